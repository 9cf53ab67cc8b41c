"""Iditacards: the end of a turn."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-034")
@pytest.mark.parametrize(("hypothermia", "squares"), [(0, 2), (7, 0)])
def test_the_automatic_move_of_every_turn(hypothermia: int, squares: int) -> None:
    assert Table().give(position=50, hypothermia=hypothermia).do("pass").at() == 50 + squares


@pytest.mark.rule("IC-085", "IC-181")
def test_end_of_turn_in_order() -> None:
    """Automatic move, Malamute's draw, recovery by the leg where the player is by then, next player."""
    table = Table(2, legs={4: "village", 3: "town"}).give(1, position=5)
    table.give(0, position=44, team="wheel_dog malamute", deck="move", discard="mush").do("pass")
    assert (table.pending, table.at(0)) == ("DrawCard", 46)
    table.do("draw move")
    assert (table.pending, table.player) == ("Recover", 0)
    assert not table.offers("lunch")
    table.do("recover hand mush")
    assert (table.pending, table.player) == ("Turn", 1)


@pytest.mark.rule("IC-070")
def test_the_caller_still_moves_with_the_new_weather() -> None:
    """1 + 1 for the dog + 3 for rain, less 1 for the starvation that rain brings."""
    assert Table().give(position=50, deck="6*move").do("new day", "rain").deal().at() == 54


@pytest.mark.rule("IC-022", "IC-016")
def test_free_actions_also_after_an_action_that_ended_early() -> None:
    """A reveal that fails ends the action; the question before the move is still asked."""
    table = Table(free_actions_at_any_time=True).give(position=50, team="wheel_dog+armour", waiting=[("husky", 2)])
    assert table.do("reveal").pending == "AtAnyTime"
    table.do("carry on")
    assert (table.pending, table.at()) == ("Turn", 52)
