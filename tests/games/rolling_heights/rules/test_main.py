"""Rolling Heights: the main phase and its actions."""

import pytest
from tests.games.rolling_heights.scenes import (
    CONTENT,
    MAIN,
    SITE,
    activation,
    asked,
    at,
    choose,
    constructing,
    construction,
    drain,
    hold,
    in_main,
    kind,
    offered,
    purchases,
    shopping,
    with_crew,
)

from ludoteca.games.rolling_heights.rules import buying, meeples

HARD = meeples.AS_HARD


@pytest.mark.rule("RH-113")
def test_one_answer_for_all_stacks_of_a_colour() -> None:
    s = constructing("Viceroy House", wood=4)
    assert offered(s) == [construction(SITE, "wood")]


@pytest.mark.rule("RH-106")
def test_spending_power_does_not_construct() -> None:
    s = constructing("Viceroy House")
    s.power = 9
    assert offered(in_main(s)) == []


@pytest.mark.rule("RH-100")
def test_trades() -> None:
    """Two of anything for wood, concrete or glass, three for steel, as often as one can pay. EX-34"""
    s = shopping()
    s.power = 2
    in_main(s)
    offered = [MAIN.trade.object(answer) for answer in s.answers if MAIN.trade.covers(answer)]
    assert offered == [0, 1, 2]
    s.power = 5
    choose(in_main(s), MAIN.trade.at(3))
    assert (s.power, s.held) == (2, [0, 0, 0, 1])
    choose(s, MAIN.trade.at(1), 2)
    assert (s.power, s.held) == (0, [0, 1, 0, 1])


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


@pytest.mark.rule("RH-080", "RH-081", "RH-086", "RH-087")
def test_plans_that_can_be_paid_for_are_offered() -> None:
    """With 2 cubes those whose market cost and cheapest space cost no more; none without a purchase left."""
    s = shopping(wood=2)
    land = min(buying.cost_of(s, 0, 0, space, free=False) for space in range(54) if s.is_empty(space))
    land -= CONTENT.costs[0]
    assert purchases(s) == [slot for slot in range(18) if CONTENT.costs[slot] + land <= 2]
    s.buys = 0
    assert purchases(in_main(s)) == []


@pytest.mark.rule("RH-090")
def test_a_token_is_offered_for_every_colour() -> None:
    s = shopping()
    assert not any(MAIN.spend_token.covers(answer) for answer in s.answers)
    s.players[0].tokens, s.tokens = 1, 29
    in_main(s)
    assert [MAIN.spend_token.object(answer) for answer in s.answers if MAIN.spend_token.covers(answer)] == [0, 1, 2, 3]


@pytest.mark.rule("RH-101")
def test_a_trade_is_offered_for_the_colour_that_pays_it_too() -> None:
    s = shopping(wood=2)
    assert MAIN.trade.at(0) in s.answers
    choose(s, MAIN.trade.at(0))
    assert s.held == [1, 0, 0, 0]


@pytest.mark.rule("RH-105", "RH-122")
def test_cubes_in_hand_that_a_plan_needs_can_be_added() -> None:
    """Only its colours, and a real cube before a miscellaneous one."""
    s = constructing("Viceroy House", wood=1, steel=1)
    assert offered(s) == [construction(SITE, "wood")]
    drain(s, "wood")
    s.misc[0] = 1
    choose(in_main(s), construction(SITE, "wood"))
    assert (s.held[0], s.misc[0]) == (0, 1)
