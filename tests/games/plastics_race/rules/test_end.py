"""The end of the game."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-171", "EPR-170")
def test_the_round_is_finished_and_one_more_played() -> None:
    """Triggered by the second of three: the third plays, then all three once more."""
    table = Table(players=3).hand(1, "orange_swap", "yellow_roll_dice").hand(2, "wild")
    table.end_turn().at("fyli", seat=1).bins(1, 1, 2, 4)
    table.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    order = []
    while not table.s.over:
        order.append((table.s.player, table.s.round))
        table.end_turn()
    assert order == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


@pytest.mark.rule("EPR-172")
def test_a_second_trigger_changes_nothing() -> None:
    """The plant fills up in the last round: the end stays where it was."""
    table = Table().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 1)
    table.s.round, table.s.last_round, table.s.ending, table.s.bonus = 7, 7, 1, 1
    table.drive("plant", "purple-steal").take("sell", bin=3)
    assert (table.s.last_round, table.s.ending) == (7, 1)
