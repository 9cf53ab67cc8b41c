"""The end of the game."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-171", "EPR-170")
def test_the_round_is_finished_and_one_more_played() -> None:
    """Triggered by the second of three: the third plays, then all three once more."""
    race = Race(players=3).hand(1, "orange_swap", "yellow_roll_dice").hand(2, "wild")
    race.end_turn().at("fyli", seat=1).bins(1, 1, 2, 4)
    race.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    order = []
    while not race.s.over:
        order.append((race.s.player, race.s.round))
        race.end_turn()
    assert order == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


@pytest.mark.rule("EPR-172")
def test_a_second_trigger_changes_nothing() -> None:
    """The plant fills up in the last round: the end stays where it was."""
    race = Race().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 1)
    race.s.round, race.s.last_round, race.s.ending, race.s.bonus = 7, 7, 1, 1
    race.drive("plant", "purple-steal").take("sell", bin=3)
    assert (race.s.last_round, race.s.ending) == (7, 1)
