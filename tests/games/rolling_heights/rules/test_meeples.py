"""Rolling Heights: the actions of meeples."""

import pytest
from tests.games.rolling_heights.scenes import MAIN, activation, asked, at, choose, kind, own, plan, roll_all, with_crew

from ludoteca.games.rolling_heights.rules import meeples

HARD, AS_STEADY = meeples.AS_HARD, meeples.HARD_AS_STEADY


@pytest.mark.rule("RH-060")
def test_each_meeple_acts_once() -> None:
    """Then it lies flat and is no longer offered."""
    s = with_crew(steady={"carpenter": 1})
    choose(s, activation("carpenter"))
    assert (s.players[0].steady[0], s.players[0].spent[0], s.held[0]) == (0, 1, 1)
    assert activation("carpenter") not in s.answers


@pytest.mark.rule("RH-060")
def test_exhausted_and_idle_meeples_cannot_act() -> None:
    s = with_crew(box={"riveter": 1}, idle={"architect": 1}, steady={"politician": 1})
    assert [a for a in s.answers if MAIN.activate.covers(a)] == [activation("politician")]


@pytest.mark.rule("RH-061", "RH-064")
def test_a_hard_meeple_may_act_as_steady() -> None:
    """A Working Hard Carpenter used as steady gains 1 wood and is spent; otherwise all of 2. EX-20"""
    s = with_crew(hard={"carpenter": 2})
    choose(s, activation("carpenter", AS_STEADY))
    assert (s.held[0], s.players[0].spent[0]) == (1, 1)
    choose(s, activation("carpenter", HARD))
    assert (s.held[0], s.players[0].spent[0]) == (3, 2)


@pytest.mark.rule("RH-062")
@pytest.mark.parametrize(("name", "cube"), [("carpenter", 0), ("worker", 1), ("architect", 2), ("riveter", 3)])
def test_producers(name: str, cube: int) -> None:
    """One cube of their colour if steady, two if hard."""
    s = with_crew(steady={name: 1}, hard={name: 1})
    choose(s, activation(name))
    assert s.held == [1 if colour == cube else 0 for colour in range(4)]
    choose(s, activation(name, HARD))
    assert s.held[cube] == 3


@pytest.mark.rule("RH-063")
def test_politicians_score() -> None:
    s = with_crew(steady={"politician": 1}, hard={"politician": 1})
    choose(s, activation("politician"))
    assert s.players[0].score == 1
    choose(s, activation("politician", HARD))
    assert s.players[0].score == 3


@pytest.mark.rule("RH-063", "RH-075", "RH-106")
def test_executives_give_spending_power() -> None:
    """A hard and a steady one give 6; it builds nothing and is gone at the end of the turn. EX-27"""
    s = with_crew(steady={"executive": 1}, hard={"executive": 1})
    choose(s, activation("executive"), activation("executive", HARD))
    assert s.power == 6
    assert not any(MAIN.construct.covers(answer) for answer in s.answers)
    assert any(MAIN.trade.covers(answer) for answer in s.answers)
    assert any(MAIN.buy.covers(answer) for answer in s.answers)
    s.choose(MAIN.end_phase.first)
    assert s.power == 0


@pytest.mark.rule("RH-068", "RH-076")
def test_a_steady_city_planner_rolls_the_exhausted_once() -> None:
    """All of them, any kind; if all land flat nothing is lost; those that work may act and be upgraded. EX-24"""
    s = with_crew(steady={"planner": 1, "carpenter": 1}, box={"servant": 1, "planner": 1, "riveter": 1})
    flat = choose(s.copy(), activation("planner"))
    roll_all(flat, 0, 0, 0)
    me = flat.players[0]
    assert (asked(flat), sum(me.box), me.steady[0], me.tokens) == ("Main", 3, 1, 0)
    choose(s, activation("planner"))
    roll_all(s, 2, 1, 0)
    assert asked(s) == "Main"
    assert (s.players[0].hard[kind("riveter")], s.players[0].steady[kind("servant")]) == (1, 1)
    assert activation("riveter", HARD) in s.answers


@pytest.mark.rule("RH-053", "RH-068")
def test_a_city_planner_without_exhausted_meeples_is_not_offered_as_steady() -> None:
    s = with_crew(hard={"planner": 1})
    assert activation("planner", HARD) in s.answers
    assert activation("planner", AS_STEADY) not in s.answers


@pytest.mark.rule("RH-069", "RH-072")
@pytest.mark.parametrize(("name", "question"), [("planner", "TakeFreePlan"), ("figure", "UseBuilding")])
def test_what_a_hard_planner_and_a_figure_are_asked(name: str, question: str) -> None:
    s = with_crew(hard={name: 1})
    own(s, 0, at(2, 0), plan("Starlight Nickelodeon"))
    own(s, 0, at(2, 1), plan("Union Depot"))
    s.resume()
    choose(s, activation(name, HARD))
    assert (asked(s), s.players[0].spent[kind(name)]) == (question, 1)
