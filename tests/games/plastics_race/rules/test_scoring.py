"""Points and winners."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-173")
def test_the_bonus_card_stays() -> None:
    race = Race().at("marousi").hand(0, "purple_steal").bins(0, 1, 2, 3, 4).plant("pl2", 8)
    race.s.bonus = 0
    race.drive("plant", "purple-steal").take("sell", bin=1).choose("sell done")
    assert race.s.bonus == 0
    assert race.s.scores[0] == 2 + 3 * 2 + 3


@pytest.mark.rule("EPR-174")
def test_points() -> None:
    """Counters, two for a bin card, three for the Bonus card; equals share the victory."""
    race = Race(players=3).bins(0, 1, 2).bins(1, 3)
    for player, counters in zip(race.s.players, ([1, 2, 0, 0], [2, 0, 0, 0], [0, 0, 2, 4]), strict=True):
        player.points = counters
    race.s.bonus = 1
    assert race.s.scores == [7, 7, 6]
    assert race.s.breakdown == [
        {"extra": 1, "reward": 2, "bins": 4},
        {"extra": 2, "bins": 2, "bonus": 3},
        {"routes": 2, "sold": 4},
    ]
    race.s.stack = []
    outcome = race.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0, 1), ((0, 1), (2,)))
