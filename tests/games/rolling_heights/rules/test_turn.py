"""Rolling Heights: one turn after the other."""

import pytest
from tests.games.rolling_heights.scenes import MAIN, alone, asked, begins, goes_on, passes_on, pending, table

import ludoteca
from ludoteca.engine import do
from ludoteca.games.rolling_heights.rules import cleanup, turn


@pytest.mark.rule("RH-131", "RH-027", "RH-118")
def test_all_have_equal_turns_with_any_start_player() -> None:
    s = table(3)
    s.start, s.round, s.last_round, s.ended_by = 1, 7, 7, 0
    passes_on(s, 2)
    assert s.at_turn == 0
    passes_on(s, 0)
    assert asked(s) == "ScoreTarget"


@pytest.mark.rule("RH-037")
def test_usually_nobody_is_asked_to_roll_in_advance() -> None:
    """Without the option the next turn begins; in the last round nobody rolls ahead either."""
    s = pending(table(2), (turn.END_TURN.number, 0, ()))
    assert asked(s) == "RollMeeple"
    last = table(2, {"advance_roll": True})
    last.last_round, last.ended_by = last.round, 0
    pending(last, (turn.END_TURN.number, 0, ()))
    assert asked(last) == "RollMeeple"


@pytest.mark.rule("RH-030", "RH-080")
def test_a_turn_goes_through_its_phases() -> None:
    """Prep and Risk, Main with one purchase, Cleanup."""
    s = begins(table(2))
    assert (asked(s), s.buys) == ("RollMeeple", 1)
    s.resolve_chance(ludoteca.Rng(1))
    while asked(s) != "Main":
        s.choose(s.answers[0])
        s.resolve_chance(ludoteca.Rng(1))
    assert s.players[0].idle == [0] * 9
    s.choose(MAIN.end_phase.first)
    assert sum(s.players[0].idle) == 4
    assert (s.at_turn, s.buys) == (1, 1)


@pytest.mark.rule("RH-132")
@pytest.mark.parametrize(("seat", "last"), [(0, 0), (1, 11)])
def test_the_agreed_rounds_are_counted_when_a_round_closes(seat: int, last: int) -> None:
    s = table(2, {"max_rounds": 10})
    s.round = 10
    assert passes_on(s, seat).last_round == last


@pytest.mark.rule("RH-181")
def test_a_round_is_your_turn_and_the_rivals_step() -> None:
    s = alone()
    s.last_round, s.ended_by = 3, 0
    goes_on(s, [do(turn.END_TURN, 0), do(cleanup.CLEANUP, 0)])
    assert asked(s) == "RivalBuilds"
    s.resolve_chance(ludoteca.Rng(1))
    assert asked(s) == "ScoreTarget"
    earlier = goes_on(alone(), [do(turn.PASS_ON, 0)])
    assert (earlier.round, earlier.at_turn) == (4, 0)
