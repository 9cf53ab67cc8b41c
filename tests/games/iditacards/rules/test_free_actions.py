"""Iditacards: dogs and attachments given up 'at any time'."""

import json

import pytest
from tests.games.iditacards.table import Table

from ludoteca.engine import BadPosition
from ludoteca.games.iditacards.rules import free_actions


def racing(players: int = 1, *, on: bool = True) -> Table:
    """Everybody on the board, seat 0 with a Wheel Dog in armour."""
    table = Table(players, free_actions_at_any_time=on)
    for seat in range(players):
        table.give(seat, position=50 + 20 * seat, hand="move", deck="6*rest", team="wheel_dog")
    return table.give(0, team="wheel_dog+armour")


@pytest.mark.rule("IC-022")
def test_at_no_other_moment_by_default() -> None:
    """Neither before the move nor before the answer to a call is anything asked."""
    table = racing(2, on=False).do("new day")
    assert (table.pending, table.player) == ("JoinNewDay", 1)
    table.do("sit out", "snow").deal()
    assert (table.pending, table.player, table.at()) == ("Turn", 1, 52)


@pytest.mark.rule("IC-022", "IC-110", "IC-117")
def test_before_the_automatic_move_with_the_switch_on() -> None:
    """Armour first, then the dog: the move is shorter by its speed, and the turn goes on as always."""
    table = racing(2).do("pass")
    assert (table.pending, table.player, table.at()) == ("AtAnyTime", 0, 50)
    table.do("take off armour")
    assert (table.pending, table.team(), table.names(0, "discard")) == ("AtAnyTime", "wheel_dog", ["armour"])
    table.do("sacrifice")
    assert (table.pending, table.player, table.team(), table.at()) == ("Turn", 1, "", 51)


@pytest.mark.rule("IC-022", "IC-063", "IC-064")
def test_before_the_answer_to_a_call_with_the_switch_on() -> None:
    """Each of the others, just before they are asked whether they join; the caller before the move."""
    table = racing(3).do("new day")
    assert (table.pending, table.player) == ("AtAnyTime", 1)
    table.do("sacrifice")
    assert (table.pending, table.player, table.team(1)) == ("JoinNewDay", 1, "")
    table.do("sit out")
    assert (table.pending, table.player) == ("AtAnyTime", 2)
    table.do("carry on", "join").deal()
    assert (table.pending, table.player, table.team(2)) == ("AtAnyTime", 0, "wheel_dog")
    table.do("carry on")
    assert (table.pending, table.player) == ("Turn", 1)


@pytest.mark.rule("IC-022")
def test_players_with_nothing_to_give_up_are_not_asked() -> None:
    """The only answer is given by itself."""
    table = racing(2).give(0, team="").give(1, team="").do("new day")
    assert (table.pending, table.player) == ("JoinNewDay", 1)
    table.do("sit out", "snow").deal()
    assert (table.pending, table.player, table.at()) == ("Turn", 1, 51)


@pytest.mark.rule("IC-022", "IC-111")
def test_a_dog_that_cannot_die_stays() -> None:
    table = racing().give(team="moose wheel_dog").do("pass")
    assert table.offers("sacrifice wheel-dog")
    assert not table.offers("sacrifice moose")
    moose = free_actions.AT_ANY_TIME.of(table.s).sacrifice.at(0)
    assert table.game.refusal(table.s, moose).id == "iditacards-refused-cannot-die"


@pytest.mark.rule("IC-022")
def test_a_position_before_the_move() -> None:
    """It can be written and read; with the switch off there is no such question."""
    table = racing().do("pass")
    text = table.game.to_json(table.s)
    assert table.game.from_json(text) == table.s
    data = json.loads(text)
    data["options"]["free_actions_at_any_time"] = False
    with pytest.raises(BadPosition, match=r"AtAnyTime of seat 0 .*: free actions belong to the turn"):
        table.game.from_data(data)
