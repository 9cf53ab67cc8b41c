"""Rolling Heights: rallies and strikes."""

import pytest
from tests.games.rolling_heights.scenes import (
    GAME,
    MAIN,
    RALLY,
    activation,
    asked,
    begins,
    choose,
    crew,
    dismiss,
    hold,
    in_main,
    kind,
    land,
    own,
    roll_all,
    table,
)

from ludoteca.games.rolling_heights.rules import rally_and_strike
from ludoteca.games.rolling_heights.state import City


def rallying(steady: int, hard: int, exhausted: int) -> City:
    """Seat 0 may rally: it has Architects in these states and nobody else."""
    s = table(2)
    dismiss(s)
    crew(s, 0, "steady", architect=steady)
    crew(s, 0, "hard", architect=hard)
    crew(s, 0, "box", architect=exhausted)
    own(s, 0, land(s)[0], s.pile1[0], complete=False)
    in_main(s)
    s.stack.append((rally_and_strike.RALLY.number, 0, ()))
    s.run()
    return s


@pytest.mark.rule("RH-040")
def test_no_rally_without_exhausted_meeples() -> None:
    """When all work, Main begins. EX-16"""
    s = begins(table(2))
    roll_all(s, 1, 1, 2, 1)
    assert asked(s) == "Main"


@pytest.mark.rule("RH-037", "RH-040")
def test_after_a_roll_in_advance_main_begins_at_once() -> None:
    """Exhausted meeples stay in the box: the choice to rally was made before."""
    s = table(2, {"advance_roll": True})
    dismiss(s)
    crew(s, 0, "steady", architect=2)
    crew(s, 0, "box", architect=1)
    own(s, 0, land(s)[0], s.pile1[0], complete=False)
    s.players[0].ready = True
    assert asked(begins(s)) == "Main"
    assert sum(s.players[0].box) == 1


@pytest.mark.rule("RH-040", "RH-041")
def test_a_rally_rolls_all_exhausted_and_may_be_repeated() -> None:
    s = rallying(2, 0, 2)
    assert s.answers == [RALLY.stop.first, RALLY.rally.first]
    choose(s, RALLY.rally.first)
    roll_all(s, 0, 1)
    assert asked(s) == "Rally"
    assert s.players[0].steady[kind("architect")] == 3
    choose(s, RALLY.rally.first)
    roll_all(s, 2)
    assert asked(s) == "Main"


@pytest.mark.rule("RH-042", "RH-045", "RH-046")
def test_a_strike() -> None:
    """1 hard and 2 steady in front: one of the three goes back, a token is gained, Main begins. EX-13, EX-15"""
    s = rallying(2, 1, 1)
    choose(s, RALLY.rally.first)
    roll_all(s, 0)
    architect = kind("architect")
    assert (asked(s), s.answers) == ("Strike", [architect * 2, architect * 2 + 1])
    choose(s, architect * 2 + 1)
    me = s.players[0]
    assert (me.box[architect], me.steady[architect], me.hard[architect]) == (2, 2, 0)
    assert (me.tokens, s.tokens) == (1, 29)
    assert asked(s) == "Main"


@pytest.mark.rule("RH-045", "RH-047")
@pytest.mark.parametrize("working", [1, 2, 3, 4, 5])
def test_half_rounded_down_lie_down(working: int) -> None:
    """A single worker, which only a hand-made position can have, stays; the token comes all the same. EX-14"""
    s = rallying(working, 0, 2)
    choose(s, RALLY.rally.first)
    roll_all(s, 0, 0)
    while asked(s) == "Strike":
        choose(s, s.answers[0])
    assert sum(s.players[0].box) == 2 + working // 2
    assert s.players[0].tokens == 1


@pytest.mark.rule("RH-047")
def test_strikers_are_ordinary_exhausted_meeples() -> None:
    s = rallying(1, 1, 1)
    crew(s, 0, "steady", servant=1, planner=1)
    choose(s, RALLY.rally.first)
    roll_all(s, 0)
    while asked(s) == "Strike":
        hard = s.players[0].hard[kind("architect")]
        choose(s, GAME.answer(s, "lie_down", meeple="architect", state="hard" if hard else "steady"))
    assert s.players[0].box[kind("architect")] == 3
    hold(s, wood=1)
    answers = MAIN.answers(s, 0, ())
    assert activation("servant") in answers
    assert activation("planner") in answers
