"""Points and winners."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-173")
def test_the_bonus_card_stays() -> None:
    """Its owner sells a bin and keeps it."""
    table = Table().at("marousi").hand(0, "purple_steal").bins(0, 1, 2, 3, 4).plant("pl2", 8)
    table.s.bonus = 0
    table.drive("plant", "purple-steal").take("sell", bin=1).choose("sell done")
    assert table.s.bonus == 0
    assert table.s.scores[0] == 2 + 3 * 2 + 3


@pytest.mark.rule("EPR-174")
def test_points() -> None:
    """Counters, two for a bin card, three for the Bonus card; equals share the victory."""
    table = Table(players=3).bins(0, 1, 2).bins(1, 3)
    for player, counters in zip(table.s.players, ([0, 1, 2, 0, 0], [2, 0, 0, 0, 0], [0, 0, 0, 2, 4]), strict=True):
        player.points = counters
    table.s.bonus = 1
    assert table.s.scores == [7, 7, 6]
    assert table.s.breakdown == [
        {"extra": 1, "reward": 2, "bins": 4},
        {"earlier": 2, "bins": 2, "bonus": 3},
        {"routes": 2, "sold": 4},
    ]
    table.s.stack = []
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0, 1), ((0, 1), (2,)))
