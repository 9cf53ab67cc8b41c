"""Rolling Heights: Public Servants and other upgrades."""

import pytest
from tests.games.rolling_heights.scenes import RAISE, activation, asked, choose, kind, pending, roll_all, with_crew

from ludoteca.engine import NONE, ask
from ludoteca.games.rolling_heights.rules import main, meeples, servants

HARD, AS_STEADY = meeples.AS_HARD, meeples.HARD_AS_STEADY


@pytest.mark.rule("RH-065")
def test_a_steady_public_servant_upgrades_one() -> None:
    """Exhausted Riveter to steady, or steady Architect to hard. EX-21"""
    s = with_crew(steady={"servant": 1, "architect": 1}, box={"riveter": 1})
    choose(s, activation("servant"))
    riveter, architect = kind("riveter"), kind("architect")
    assert sorted(s.answers) == sorted(
        [RAISE.upgrade.at(riveter, servants.TO_STEADY), RAISE.upgrade.at(architect, servants.TO_HARD)]
    )
    choose(s, RAISE.upgrade.at(architect, servants.TO_HARD))
    assert (s.players[0].steady[2], s.players[0].hard[2]) == (0, 1)
    assert asked(s) == "Main"


@pytest.mark.rule("RH-065", "RH-067")
def test_a_hard_public_servant_upgrades_two_or_one_twice() -> None:
    """Both meeples, only one of them, or the exhausted one straight to hard; never the same one in two steps. EX-21"""
    s = with_crew(hard={"servant": 1}, steady={"architect": 1}, box={"riveter": 1})
    choose(s, activation("servant", HARD))
    riveter, architect = kind("riveter"), kind("architect")
    straight = RAISE.upgrade.at(riveter, servants.STRAIGHT_TO_HARD)
    assert sorted(s.answers) == sorted(
        [RAISE.upgrade.at(riveter, servants.TO_STEADY), straight, RAISE.upgrade.at(architect, servants.TO_HARD)]
    )
    once = choose(s.copy(), straight)
    assert (once.players[0].hard[3], asked(once)) == (1, "Main")
    choose(s, RAISE.upgrade.at(riveter, servants.TO_STEADY))
    assert sorted(s.answers) == sorted([RAISE.upgrade.at(architect, servants.TO_HARD), RAISE.nobody_else.first])
    stopped = choose(s.copy(), RAISE.nobody_else.first)
    assert (stopped.players[0].steady[3], asked(stopped)) == (1, "Main")
    choose(s, RAISE.upgrade.at(architect, servants.TO_HARD))
    assert (s.players[0].steady[3], s.players[0].hard[2]) == (1, 1)


@pytest.mark.rule("RH-067")
def test_two_upgrades_go_to_two_meeples_even_of_one_kind() -> None:
    """With another steady Riveter beside it, that one may be raised after the first was."""
    s = with_crew(hard={"servant": 1}, steady={"riveter": 1}, box={"riveter": 1})
    choose(s, activation("servant", HARD), RAISE.upgrade.at(kind("riveter"), servants.TO_STEADY))
    assert RAISE.upgrade.at(kind("riveter"), servants.TO_HARD) in s.answers
    choose(s, RAISE.upgrade.at(kind("riveter"), servants.TO_HARD))
    assert (s.players[0].steady[3], s.players[0].hard[3]) == (1, 1)


@pytest.mark.rule("RH-066", "RH-053")
def test_whom_a_public_servant_cannot_upgrade() -> None:
    """Not an activated Riveter, a non-active Architect or another Public Servant: then it is not offered. EX-22"""
    s = with_crew(steady={"servant": 2, "carpenter": 1}, spent={"riveter": 1}, idle={"architect": 1})
    choose(s, activation("servant"))
    assert asked(s) == "Main"  # the Carpenter was the only one, so nothing was asked
    assert s.players[0].hard[0] == 1
    assert activation("servant") not in s.answers


@pytest.mark.rule("RH-067", "RH-076")
def test_an_upgraded_meeple_may_act_this_turn() -> None:
    """It has left the box, so a later re-roll does not touch it. EX-23"""
    s = with_crew(steady={"servant": 1, "planner": 1}, box={"riveter": 1, "architect": 1})
    choose(s, activation("servant"), RAISE.upgrade.at(kind("riveter"), servants.TO_STEADY), activation("planner"))
    roll_all(s, 0)
    assert asked(s) == "Main"
    choose(s, activation("riveter"))
    assert s.held[3] == 1


@pytest.mark.rule("RH-175")
def test_steps_of_a_building_may_go_to_one_meeple() -> None:
    """The one just raised to steady may be raised again, or nobody."""
    s = with_crew(box={"riveter": 1})
    pending(s, ask(servants.RAISE, 0, 2, servants.FURTHER, NONE), ask(main.MAIN, 0))
    choose(s, RAISE.upgrade.at(kind("riveter"), servants.TO_STEADY))
    assert s.answers == [RAISE.upgrade.at(kind("riveter"), servants.TO_HARD), RAISE.nobody_else.first]
