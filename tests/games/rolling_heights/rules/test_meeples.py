"""Rolling Heights: activating meeples in the Main phase."""

import pytest
from tests.games.rolling_heights.table import (
    MAIN,
    RAISE,
    activation,
    asked,
    at,
    choose,
    construction,
    crew,
    dismiss,
    hold,
    in_main,
    kind,
    own,
    plan,
    roll_all,
    table,
    to_market,
)

from ludoteca.games.rolling_heights.rules import meeples
from ludoteca.games.rolling_heights.state import City

HARD, AS_STEADY = meeples.AS_HARD, meeples.HARD_AS_STEADY


def with_crew(**states: dict[str, int]) -> City:
    """Seat 0 in Main with exactly these meeples and one plan at B1."""
    s = table(2)
    dismiss(s)
    for where, counts in states.items():
        crew(s, 0, where, **counts)
    own(s, 0, at(1, 0), plan("Viceroy House"), complete=False)
    return in_main(s)


@pytest.mark.rule("RH-060")
def test_each_meeple_acts_once() -> None:
    """Then it lies flat and is no longer offered."""
    s = with_crew(steady={"carpenter": 1})
    choose(s, activation("carpenter"))
    assert (s.players[0].steady[0], s.players[0].spent[0], s.held[0]) == (0, 1, 1)
    assert activation("carpenter") not in s.answers


@pytest.mark.rule("RH-060")
def test_exhausted_and_idle_meeples_cannot_act() -> None:
    """Only working ones are offered."""
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
    """One point if steady, two if hard."""
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


@pytest.mark.rule("RH-065")
def test_a_steady_public_servant_upgrades_one() -> None:
    """Exhausted Riveter to steady, or steady Architect to hard. EX-21"""
    s = with_crew(steady={"servant": 1, "architect": 1}, box={"riveter": 1})
    choose(s, activation("servant"))
    riveter, architect = kind("riveter"), kind("architect")
    assert sorted(s.answers) == sorted(
        [RAISE.upgrade.at(riveter, meeples.TO_STEADY), RAISE.upgrade.at(architect, meeples.TO_HARD)]
    )
    choose(s, RAISE.upgrade.at(architect, meeples.TO_HARD))
    assert (s.players[0].steady[2], s.players[0].hard[2]) == (0, 1)
    assert asked(s) == "Main"


@pytest.mark.rule("RH-065", "RH-067")
def test_a_hard_public_servant_upgrades_two_or_one_twice() -> None:
    """Both meeples, only one of them, or the exhausted one straight to hard; never the same one in two steps. EX-21"""
    s = with_crew(hard={"servant": 1}, steady={"architect": 1}, box={"riveter": 1})
    choose(s, activation("servant", HARD))
    riveter, architect = kind("riveter"), kind("architect")
    straight = RAISE.upgrade.at(riveter, meeples.STRAIGHT_TO_HARD)
    assert sorted(s.answers) == sorted(
        [RAISE.upgrade.at(riveter, meeples.TO_STEADY), straight, RAISE.upgrade.at(architect, meeples.TO_HARD)]
    )
    once = choose(s.copy(), straight)
    assert (once.players[0].hard[3], asked(once)) == (1, "Main")
    choose(s, RAISE.upgrade.at(riveter, meeples.TO_STEADY))
    assert sorted(s.answers) == sorted([RAISE.upgrade.at(architect, meeples.TO_HARD), RAISE.nobody_else.first])
    stopped = choose(s.copy(), RAISE.nobody_else.first)
    assert (stopped.players[0].steady[3], asked(stopped)) == (1, "Main")
    choose(s, RAISE.upgrade.at(architect, meeples.TO_HARD))
    assert (s.players[0].steady[3], s.players[0].hard[2]) == (1, 1)


@pytest.mark.rule("RH-067")
def test_two_upgrades_go_to_two_meeples_even_of_one_kind() -> None:
    """With another steady Riveter beside it, that one may be raised after the first was."""
    s = with_crew(hard={"servant": 1}, steady={"riveter": 1}, box={"riveter": 1})
    choose(s, activation("servant", HARD), RAISE.upgrade.at(kind("riveter"), meeples.TO_STEADY))
    assert RAISE.upgrade.at(kind("riveter"), meeples.TO_HARD) in s.answers
    choose(s, RAISE.upgrade.at(kind("riveter"), meeples.TO_HARD))
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
    choose(s, activation("servant"), RAISE.upgrade.at(kind("riveter"), meeples.TO_STEADY))
    choose(s, activation("planner"))
    roll_all(s, 0)
    assert asked(s) == "Main"
    choose(s, activation("riveter"))
    assert s.held[3] == 1


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
    """Nothing to roll: only the free plan is left to a hard one."""
    s = with_crew(hard={"planner": 1})
    assert activation("planner", HARD) in s.answers
    assert activation("planner", AS_STEADY) not in s.answers


@pytest.mark.rule("RH-069", "RH-070")
def test_a_hard_city_planner_takes_a_plan_for_the_prime_cost_alone() -> None:
    """A tile of Level 2 space 9, far away, with prime cost 2, costs exactly 2; buying stays possible. EX-25"""
    s = with_crew(hard={"planner": 2})
    hold(s, wood=5)
    choose(s, activation("planner", HARD), 17)
    assert asked(s) == "PlacePlan"
    choose(s, at(4, 4))
    assert asked(s) == "Main"
    assert s.held[0] == 3
    assert s.buys == 1
    assert at(4, 4) in s.players[0].plans
    assert any(MAIN.buy.covers(answer) for answer in s.answers)
    choose(s, activation("planner", HARD), 0, at(5, 3))
    assert s.held[0] == 3  # a second free plan, on ordinary land
    assert len(s.players[0].plans) == 3


@pytest.mark.rule("RH-070", "RH-053")
def test_the_prime_cost_of_a_free_plan_must_be_payable_now() -> None:
    """Without cubes prime real estate is not offered; a bonus scores as always."""
    s = with_crew(hard={"planner": 1})
    to_market(s, 0, plan("Ashby Brownstones"))
    s.resume()
    choose(s, activation("planner", HARD), 0)
    assert at(1, 1) not in s.answers
    choose(s, at(0, 0))
    assert s.players[0].score == 2
    full = with_crew(hard={"planner": 1})
    full.market, full.pile1, full.pile2 = (
        [-1] * 18,
        sorted(full.pile1 + full.market[:9]),
        sorted(full.pile2 + full.market[9:]),
    )
    full.resume()
    assert activation("planner", HARD) not in full.answers


@pytest.mark.rule("RH-071")
@pytest.mark.parametrize("taken", [True, False])
def test_tokens_on_a_free_plan(taken: bool) -> None:
    """They go to the taker, or back to the supply if the table plays so; no tokens come on the market. RH-091"""
    s = table(2, {"planner_takes_tokens": taken})
    crew(s, 0, "hard", planner=1)
    s.tokens_on[5], s.tokens = 2, 28
    own(s, 0, at(1, 0), plan("Viceroy House"), complete=False)
    in_main(s)
    choose(s, activation("planner", HARD), 5, at(2, 0))
    assert s.players[0].tokens == (2 if taken else 0)
    assert s.tokens == (28 if taken else 30)
    assert s.due == [0] * 18


@pytest.mark.rule("RH-071")
def test_tokens_on_a_free_plan_do_not_pay_for_it() -> None:
    """Prime cost must be there before the tokens come."""
    s = with_crew(hard={"planner": 1})
    s.tokens_on[5], s.tokens = 2, 28
    choose(s, activation("planner", HARD), 5)
    assert at(1, 1) not in s.answers


@pytest.mark.rule("RH-050", "RH-051")
def test_actions_in_any_order_and_the_end_at_will() -> None:
    """Ending is always offered; what was done stays done, the menu comes back after each action."""
    s = with_crew(steady={"carpenter": 2, "worker": 1})
    assert MAIN.end_phase.first in s.answers
    choose(s, activation("carpenter"), construction(at(1, 0), "wood"), activation("worker"))
    assert asked(s) == "Main"
    choose(s, activation("carpenter"), construction(at(1, 0), "wood"))
    assert s.built[at(1, 0)] == 2
    s.choose(MAIN.end_phase.first)
    assert s.players[0].score == 0
    assert asked(s) != "Main"


@pytest.mark.rule("RH-052")
def test_nothing_happens_in_the_middle_of_a_payment() -> None:
    """While paying only amounts can be answered, and all of it follows before the menu comes back."""
    s = with_crew(steady={"carpenter": 1})
    hold(s, wood=2, glass=2)
    s.resume()
    choose(s, MAIN.buy.at(5), at(0, 0))
    assert asked(s) == "Pay"
    assert s.answers == [0, 1, 2]  # how much wood, of 2 to pay
    choose(s, 1)
    assert (asked(s), s.held) == ("Main", [1, 0, 1, 0])


@pytest.mark.rule("RH-053")
def test_what_changes_nothing_is_not_offered() -> None:
    """A figure without a building, a servant without a target."""
    s = with_crew(steady={"figure": 1}, hard={"servant": 1})
    hold(s, wood=2)
    s.resume()
    offered = [answer for answer in s.answers if MAIN.activate.covers(answer)]
    assert activation("figure") not in offered
    assert activation("servant", HARD) in offered  # it can raise the figure
    choose(s, activation("servant", HARD))
    assert s.players[0].hard[kind("figure")] == 1
