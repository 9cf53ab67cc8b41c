"""Rolling Heights: preparation and rolling."""

import pytest
from tests.games.rolling_heights.scenes import (
    RALLY,
    ROLL_AHEAD,
    asked,
    begins,
    choose,
    crew,
    kind,
    land,
    own,
    pending,
    roll_all,
    table,
)

import ludoteca
from ludoteca.engine.rule import outcomes
from ludoteca.games.rolling_heights.pieces import EXHAUSTED, HARD, STEADY
from ludoteca.games.rolling_heights.rules import prep, turn


@pytest.mark.rule("RH-030", "RH-031", "RH-033")
def test_all_of_ten_or_fewer_roll_without_a_question() -> None:
    """The first four are rolled at once; working ones leave the box; then Risk, Main and Cleanup. EX-10"""
    s = begins(table(2))
    assert s.players[0].box == [2, 2, 0, 0, 0, 0, 0, 0, 0]
    roll_all(s, 0, 1, 2, 1)
    me = s.players[0]
    assert (me.box[0], me.steady[0], me.hard[1], me.steady[1]) == (1, 1, 1, 1)
    assert asked(s) == "Rally"
    choose(s, RALLY.stop.first)
    assert asked(s) == "Main"
    assert [s.rules[frame[0]].name for frame in s.stack] == ["EndTurn", "Cleanup", "Main"]


@pytest.mark.rule("RH-031", "RH-032")
def test_of_more_than_ten_exactly_ten_are_chosen() -> None:
    """With 13 three stay out, one by one, of any kind; they are not active this turn. EX-11"""
    s = table(2)
    crew(s, 0, "idle", riveter=4, figure=5)
    begins(s)
    for left in (13, 12, 11):
        assert asked(s) == "LeaveOut"
        assert sum(s.players[0].box) == left
        choose(s, kind("figure"))
    assert asked(s) == "RollMeeple"
    assert sum(s.players[0].box) == 10
    assert s.players[0].idle[kind("figure")] == 3
    roll_all(s, *[1] * 10)
    assert asked(s) == "Main"
    assert s.players[0].idle[kind("figure")] == 3


@pytest.mark.rule("RH-034", "RH-035")
@pytest.mark.parametrize(("meeples", "landings", "again"), [(4, 3, True), (4, 2, False), (5, 3, True), (5, 2, False)])
def test_more_than_half_exhausted_roll_again(meeples: int, landings: int, again: bool) -> None:
    """All exhausted ones are rolled again until at least half work; nothing is lost by it. EX-12"""
    s = table(2)
    crew(s, 0, "idle", riveter=meeples - 4)
    begins(s)
    roll_all(s, *[0] * landings, *[1] * (meeples - landings))
    assert asked(s) == ("RollMeeple" if again else "Rally")
    if again:
        roll_all(s, *[0] * landings)
        assert asked(s) == "RollMeeple"
        assert sum(s.players[0].box) == landings
        assert s.players[0].tokens == 0


@pytest.mark.rule("RH-036")
def test_meeples_land_by_the_chances_of_the_content() -> None:
    """Only clear positions come up: 55 % exhausted, 30 % steady, 15 % hard, the same for all kinds."""
    s = begins(table(2))
    weights = outcomes(prep.ROLL_MEEPLE, s, 0, (kind("carpenter"),))
    assert {face: weight / sum(weights.values()) for face, weight in weights.items()} == {
        EXHAUSTED: 0.55,
        STEADY: 0.3,
        HARD: 0.15,
    }
    assert weights == outcomes(prep.ROLL_MEEPLE, s, 0, (kind("worker"),))


@pytest.mark.rule("RH-037")
def test_rolling_in_advance() -> None:
    """With the option on one may roll right after a turn; the roll stays and the next turn begins with Main."""
    s = table(2, {"advance_roll": True})
    own(s, 0, land(s)[0], s.pile1[0], complete=False)
    own(s, 1, land(s)[-1], s.pile1[0], complete=False)
    pending(s, (turn.END_TURN.number, 0, ()))
    assert (asked(s), s.answers) == ("RollAhead", [ROLL_AHEAD.roll_later.first, ROLL_AHEAD.roll_now.first])
    later = s.copy()
    choose(later, ROLL_AHEAD.roll_later.first)
    assert (asked(later), later.at_turn, later.players[0].ready) == ("RollMeeple", 1, False)
    choose(s, ROLL_AHEAD.roll_now.first)
    roll_all(s, 1, 2, 0, 1)
    choose(s, RALLY.stop.first)
    assert s.players[0].ready
    assert s.view(1)["players"][0]["hard"]["carpenter"] == 1
    rng = ludoteca.Rng(3)
    s.resolve_chance(rng)
    while s.at_turn == 1:
        s.choose(s.answers[0])
        s.resolve_chance(rng)
        if asked(s) == "RollAhead":
            choose(s, ROLL_AHEAD.roll_later.first)
    assert (asked(s), s.player) == ("Main", 0)
    assert (s.players[0].hard[0], s.players[0].box[1]) == (1, 1)
