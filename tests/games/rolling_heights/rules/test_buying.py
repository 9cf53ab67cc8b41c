"""Rolling Heights: buying plans."""

import pytest
from tests.games.rolling_heights.scenes import (
    CONTENT,
    MAIN,
    activation,
    asked,
    at,
    building,
    choose,
    crew,
    hold,
    in_main,
    own,
    pending,
    plan,
    purchases,
    shopping,
    table,
    to_market,
    with_crew,
)

from ludoteca.conformance.watching import Recorder
from ludoteca.engine import ask
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.geometry import SPACES
from ludoteca.games.rolling_heights.rules import buying, meeples

HARD = meeples.AS_HARD


@pytest.mark.rule("RH-080")
def test_one_plan_per_turn() -> None:
    """Any of the 18 tiles, placed at once; after that none is offered this turn."""
    s = shopping(wood=9)
    assert purchases(s) == list(range(18))
    choose(s, MAIN.buy.at(0), at(0, 1))
    assert at(0, 1) in s.players[0].plans
    assert asked(s) == "Main"
    assert purchases(s) == []


@pytest.mark.rule("RH-081")
def test_the_cost_is_market_plus_prime_plus_distance() -> None:
    """A tile of cost 2 on a prime space of cost 2, one space away: 2 + 2 + 1. EX-30"""
    s = shopping(wood=5)
    to_market(s, 3, plan("Toy Center Co."))
    to_market(s, 4, plan("Mayor's House"))
    assert (CONTENT.costs[3], CONTENT.costs[4]) == (2, 2)
    assert buying.cost_of(s, 0, 3, at(0, 1), free=False) == 2
    assert buying.cost_of(s, 0, 4, at(0, 1), free=False) == 2
    assert buying.cost_of(s, 0, 3, at(1, 1), free=False) == 5
    supply = s.supply[0]
    choose(s, MAIN.buy.at(3), at(1, 1))
    assert (s.held[0], s.supply[0]) == (0, supply + 5)


@pytest.mark.rule("RH-082")
def test_distance_cost() -> None:
    """From your only tile at (0,0): next to it 0, diagonally 1, (0,3) 2 and (5,8) 12. EX-32"""
    s = shopping(wood=1)
    me = s.players[0]
    assert buying.placement_cost(s, me, at(0, 1)) == 0
    assert buying.placement_cost(s, me, at(1, 1)) - s.price(at(1, 1)) == 1
    assert buying.placement_cost(s, me, at(1, 2)) == 2
    assert buying.placement_cost(s, me, at(5, 8)) - s.price(at(5, 8)) == 12
    own(s, 0, at(3, 3), building("park", s), complete=False)  # a plan counts like a building
    assert buying.placement_cost(s, me, at(3, 4)) == 0
    own(s, 1, at(2, 8), building("park", s))  # others' tiles do not
    assert buying.placement_cost(s, me, at(2, 7)) == 4


@pytest.mark.rule("RH-083", "RH-087", "RH-025")
def test_only_empty_land_that_can_be_paid() -> None:
    """No water, no occupied space, nothing beyond one's means; a matching type scores the bonus."""
    s = shopping(wood=2)
    own(s, 1, at(1, 0), building("park", s))
    to_market(s, 0, building("park", s))
    choose(in_main(s), MAIN.buy.at(0))
    assert at(0, 2) not in s.answers
    assert at(1, 0) not in s.answers
    assert at(0, 1) in s.answers
    assert at(2, 0) in s.answers  # one space between: 1 + 1
    assert at(2, 1) not in s.answers
    rich = shopping(wood=9)
    to_market(rich, 0, building("park", rich))
    choose(rich, MAIN.buy.at(0), at(2, 2))
    assert rich.players[0].score == 1
    assert rich.held[0] == 9 - 1 - 3


@pytest.mark.rule("RH-087")
def test_no_purchase_without_land_or_means() -> None:
    """A player hemmed in by others must pay the way; adjacency crosses borders of boards."""
    s = table(2)
    own(s, 0, at(2, 2), plan("Viceroy House"))
    hold(s, wood=1)
    assert purchases(in_main(s)) == [0, 1, 2]  # (2,3) on the next board is next door
    for space in (at(1, 2), at(2, 1), at(3, 2), at(2, 3)):
        own(s, 1, space, building("park", s), complete=False)
    assert purchases(in_main(s)) == []
    hold(s, wood=1)
    assert purchases(in_main(s)) == [0, 1, 2]


@pytest.mark.rule("RH-085")
def test_tokens_on_a_tile_go_to_the_buyer_after_paying() -> None:
    """They come with it, but a single cube does not buy a tile of cost 2 that bears one. EX-33"""
    s = shopping(wood=1)
    s.tokens_on[3], s.tokens = 1, 29
    in_main(s)
    assert 3 not in purchases(s)
    hold(s, wood=1)
    choose(in_main(s), MAIN.buy.at(3), at(0, 1))
    assert (s.players[0].tokens, s.tokens_on[3], s.tokens) == (1, 0, 29)


@pytest.mark.rule("RH-088")
def test_a_tile_placed_this_turn_is_yours_at_once() -> None:
    s = shopping(wood=9)
    s.buys = 2
    choose(in_main(s), MAIN.buy.at(0), at(1, 0), MAIN.buy.at(1), at(2, 0))
    assert s.held[0] == 9 - 1 - 1


@pytest.mark.rule("RH-084")
def test_the_owner_marks_the_tile() -> None:
    s = shopping(wood=2)
    choose(s, MAIN.buy.at(0), at(0, 1))
    tile = next(tile for tile in s.view(None)["tiles"] if tile["space"] == "A2")
    assert (tile["owner"], tile["built"]) == (0, {})


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


@pytest.mark.rule("RH-070", "RH-071", "RH-053")
def test_the_prime_cost_of_a_free_plan_must_be_payable_now() -> None:
    """Without cubes prime real estate is not offered, whatever tokens the tile bears; a bonus scores as always."""
    s = with_crew(hard={"planner": 1})
    to_market(s, 0, plan("Ashby Brownstones"))
    s.tokens_on[0], s.tokens = 2, 28
    s.resume()
    choose(s, activation("planner", HARD), 0)
    assert at(1, 1) not in s.answers
    choose(s, at(0, 0))
    assert s.players[0].score == 2
    full = with_crew(hard={"planner": 1})
    full.pile1, full.pile2 = sorted(full.pile1 + full.market[:9]), sorted(full.pile2 + full.market[9:])
    full.market = [-1] * 18
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
    s.listener = heard = Recorder()
    choose(in_main(s), activation("planner", HARD), 5, at(2, 0))
    assert [event[2] for event in heard.events if event[0] == "gains-tokens"] == ([2] if taken else [])
    assert s.players[0].tokens == (2 if taken else 0)
    assert s.tokens == (28 if taken else 30)
    assert s.due == [0] * 18


@pytest.mark.rule("RH-172", "RH-174")
def test_a_discount_is_used_up_by_one_purchase() -> None:
    """It lowers the total, never below 0; every purchase uses up one of those allowed."""
    s = shopping(wood=9)
    s.buys, s.discount = 2, 3
    in_main(s)
    assert buying.cost_of(s, 0, 0, at(0, 1), free=False) == 0
    choose(s, MAIN.buy.at(0), at(0, 1))
    assert (s.buys, s.discount, s.held[0]) == (1, 0, 9)


@pytest.mark.rule("RH-069", "RH-083")
def test_a_free_plan_never_goes_on_water() -> None:
    s = shopping()
    s.power = 150
    pending(s, ask(buying.PLACE_PLAN, 0, 0, 1))
    place = buying.PLACE_PLAN.of(s)
    water = [place.place_plan.at(space) for space in range(SPACES) if s.price(space) == WATER]
    assert water
    assert not set(water) & set(s.answers)
    assert set(s.answers) == {place.place_plan.at(space) for space in range(SPACES)} - {*water, at(0, 0)}
    assert s.game.refusal(s, water[0]).id == "rolling-heights-refused-water"


@pytest.mark.rule("RH-070", "RH-083")
def test_a_map_with_nothing_but_water_left_takes_no_plan() -> None:
    s = shopping()
    s.power = 150
    assert buying.can_take_free(s)
    assert MAIN.purchases(s, s.players[0], 150)
    s.cells = [CONTENT.prices.index(WATER)] * SPACES
    assert not buying.can_take_free(s)
    assert MAIN.purchases(s, s.players[0], 150) == []


@pytest.mark.rule("RH-091")
def test_only_a_bought_plan_promises_tokens() -> None:
    """The two farthest tiles of its strip, and none for a City Planner's free plan."""
    s = shopping(wood=9)
    choose(s, MAIN.buy.at(4), at(0, 1))
    assert (s.due[:2], sum(s.due)) == ([1, 1], 2)
    free = with_crew(hard={"planner": 1})
    hold(free, wood=5)
    choose(in_main(free), activation("planner", HARD), 4, at(0, 1))
    assert sum(free.due) == 0
