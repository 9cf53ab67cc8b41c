"""Rolling Heights: buying and placing plans, payments, wild tokens, trades."""

import pytest
from tests.games.rolling_heights.table import (
    CONTENT,
    MAIN,
    asked,
    at,
    building,
    choose,
    drain,
    hold,
    in_main,
    own,
    pending,
    plan,
    table,
    to_market,
)

from ludoteca.engine import NONE, ask
from ludoteca.games.rolling_heights.city import SPACES
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.rules import buying, market, paying
from ludoteca.games.rolling_heights.state import City


def shopping(**cubes: int) -> City:
    """Seat 0 in Main with these cubes, its only tile at (0,0)."""
    s = table(2)
    own(s, 0, at(0, 0), plan("Viceroy House"))
    hold(s, **cubes)
    return in_main(s)


def purchases(s: City) -> list[int]:
    """The market spaces that can be bought from."""
    return [MAIN.buy.object(answer) for answer in s.answers if MAIN.buy.covers(answer)]


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


@pytest.mark.rule("RH-081", "RH-075", "RH-054")
def test_any_mix_of_cubes_and_spending_power_pays_exactly() -> None:
    """The payer chooses how much of each; nothing is overpaid."""
    s = shopping(wood=1, steel=1)
    s.power, s.players[0].tokens, s.tokens = 1, 1, 29
    in_main(s)
    choose(s, MAIN.buy.at(3), at(0, 1))
    assert (asked(s), s.answers) == ("Pay", [0, 1])
    with_power = choose(s.copy(), 1)
    assert (asked(with_power), with_power.answers) == ("Pay", [0, 1])
    choose(with_power, 0)
    assert (with_power.power, with_power.held) == (0, [1, 0, 0, 0])
    choose(s, 0)  # without spending power both cubes must go
    assert (asked(s), s.power, s.held) == ("Main", 1, [0, 0, 0, 0])


@pytest.mark.rule("RH-082")
def test_distance_cost() -> None:
    """From the only own tile at (0,0): next to it 0, diagonally 1, (0,3) 2 and (5,8) 12. EX-32"""
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


@pytest.mark.rule("RH-083", "RH-087")
def test_only_empty_land_that_can_be_paid() -> None:
    """No water, no occupied space, nothing beyond one's means; a matching type scores the bonus."""
    s = shopping(wood=2)
    own(s, 1, at(1, 0), building("park", s))
    to_market(s, 0, building("park", s))
    in_main(s)
    choose(s, MAIN.buy.at(0))
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
    in_main(s)
    assert purchases(s) == [0, 1, 2]  # (2,3) on the next board is next door
    for space in (at(1, 2), at(2, 1), at(3, 2), at(2, 3)):
        own(s, 1, space, building("park", s), complete=False)
    in_main(s)
    assert purchases(s) == []
    hold(s, wood=1)
    in_main(s)
    assert purchases(s) == [0, 1, 2]


@pytest.mark.rule("RH-085")
def test_tokens_on_a_tile_go_to_the_buyer_after_paying() -> None:
    """They come with it, but a single cube does not buy a tile of cost 2 that bears one. EX-33"""
    s = shopping(wood=1)
    s.tokens_on[3], s.tokens = 1, 29
    in_main(s)
    assert 3 not in purchases(s)
    hold(s, wood=1)
    in_main(s)
    choose(s, MAIN.buy.at(3), at(0, 1))
    assert (s.players[0].tokens, s.tokens_on[3], s.tokens) == (1, 0, 29)


@pytest.mark.rule("RH-086", "RH-017")
def test_market_cost_by_space_and_no_sliding_before_cleanup() -> None:
    """A blank left by a take does not make others cheaper this turn."""
    s = shopping(wood=9)
    s.buys = 2
    in_main(s)
    tile = s.market[4]
    choose(s, MAIN.buy.at(0), at(0, 1))
    assert (s.market[0], s.market[4]) == (NONE, tile)
    assert 0 not in purchases(s)
    s.choose(MAIN.end_phase.first)
    assert (s.market[3], s.market[8]) == (tile, NONE)


@pytest.mark.rule("RH-088")
def test_a_tile_placed_this_turn_is_at_once_an_own_tile() -> None:
    """The next one beside it costs no distance."""
    s = shopping(wood=9)
    s.buys = 2
    in_main(s)
    choose(s, MAIN.buy.at(0), at(1, 0))
    choose(s, MAIN.buy.at(1), at(2, 0))
    assert s.held[0] == 9 - 1 - 1


@pytest.mark.rule("RH-084")
def test_the_owner_marks_the_tile() -> None:
    """It is listed as the buyer's and nobody else's."""
    s = shopping(wood=2)
    choose(s, MAIN.buy.at(0), at(0, 1))
    tile = next(tile for tile in s.view(None)["tiles"] if tile["space"] == "A2")
    assert (tile["owner"], tile["complete"]) == (0, False)


@pytest.mark.rule("RH-090")
def test_a_token_is_a_cube_of_any_colour() -> None:
    """As often as one likes; unused ones are kept between turns."""
    s = shopping(wood=1)
    s.players[0].tokens, s.tokens = 3, 27
    in_main(s)
    choose(s, MAIN.spend_token.at(3), MAIN.spend_token.at(1))
    assert (s.held, s.players[0].tokens, s.tokens) == ([1, 1, 0, 1], 1, 29)
    s.choose(MAIN.end_phase.first)
    assert s.players[0].tokens == 1


@pytest.mark.rule("RH-091", "RH-092")
@pytest.mark.parametrize(("place", "tokens"), [(4, [1, 1]), (0, [0, 0]), (1, [0, 0])])
def test_tokens_for_tiles_that_were_passed_over(place: int, tokens: list[int]) -> None:
    """Bought from space 5: the two farthest get a token at the end of the turn; from space 1 or 2: none. EX-31"""
    s = shopping(wood=9)
    first = s.market[0] if place else s.market[1]
    choose(s, MAIN.buy.at(place), at(0, 1))
    assert s.tokens_on == [0] * 18
    s.choose(MAIN.end_phase.first)
    assert s.tokens_on[:2] == tokens
    assert s.tokens_on[9:] == [0] * 9
    assert s.market[0] == first


@pytest.mark.rule("RH-091", "RH-092")
def test_no_purchase_no_tokens_and_tokens_add_up_and_move() -> None:
    """Without a purchase nothing is added; tokens stay with their tile when it slides."""
    s = shopping(wood=9)
    s.tokens_on[2], s.tokens = 2, 28
    tile = s.market[2]
    idle = s.copy()
    idle.choose(MAIN.end_phase.first)
    assert sum(idle.tokens_on) == 2
    choose(s, MAIN.buy.at(0), at(0, 1))
    s.choose(MAIN.end_phase.first)
    assert (s.market[1], s.tokens_on[1]) == (tile, 2)
    again = shopping(wood=9)
    again.tokens_on[0], again.tokens = 1, 29
    choose(again, MAIN.buy.at(5), at(0, 1))
    again.choose(MAIN.end_phase.first)
    assert again.tokens_on[:2] == [2, 1]


@pytest.mark.rule("RH-092")
def test_the_two_farthest_are_those_at_the_moment_of_purchase() -> None:
    """If one of them is taken later in the turn only the other gets its token."""
    s = shopping(wood=9)
    s.buys = 2
    in_main(s)
    choose(s, MAIN.buy.at(5), at(0, 1), MAIN.buy.at(0), at(1, 0))
    assert s.due[:2] == [0, 1]
    s.choose(MAIN.end_phase.first)
    assert s.tokens_on[:2] == [1, 0]


@pytest.mark.rule("RH-093")
def test_tokens_are_limited() -> None:
    """With one left only the farthest tile gets one; with none a strike gives none; the switch lifts the limit."""
    s = shopping(wood=9)
    s.players[1].tokens, s.tokens = 29, 1
    choose(s, MAIN.buy.at(5), at(0, 1))
    s.choose(MAIN.end_phase.first)
    assert (s.tokens_on[:2], s.tokens) == ([1, 0], 0)
    free = table(2, {"tokens_unlimited": True})
    free.players[1].tokens, free.tokens = 30, 0
    free.due[:2] = [1, 1]
    market.put_promised_tokens(free)
    assert (free.tokens_on[:2], free.tokens) == ([1, 1], -2)


@pytest.mark.rule("RH-094")
def test_a_token_for_a_colour_that_ran_out() -> None:
    """It gives a miscellaneous cube of that colour."""
    s = shopping(wood=1)
    drain(s, "steel")
    s.players[0].tokens, s.tokens = 1, 29
    in_main(s)
    choose(s, MAIN.spend_token.at(3))
    assert (s.held[3], s.misc[3]) == (0, 1)


@pytest.mark.rule("RH-095")
def test_each_purchase_is_judged_by_itself() -> None:
    """Two purchases that pass the same tiles over bring them two tokens each."""
    s = shopping(wood=9)
    s.buys = 2
    in_main(s)
    choose(s, MAIN.buy.at(5), at(0, 1), MAIN.buy.at(6), at(1, 0))
    s.choose(MAIN.end_phase.first)
    assert s.tokens_on[:2] == [2, 2]


@pytest.mark.rule("RH-100")
def test_trades() -> None:
    """Two of anything for wood, concrete or glass, three for steel, as often as one can pay. EX-34"""
    s = shopping()
    s.power = 2
    in_main(s)
    offered = [MAIN.trade.object(answer) for answer in s.answers if MAIN.trade.covers(answer)]
    assert offered == [0, 1, 2]
    s.power = 5
    in_main(s)
    choose(s, MAIN.trade.at(3))
    assert (s.power, s.held) == (2, [0, 0, 0, 1])
    choose(s, MAIN.trade.at(1))
    choose(s, 2)
    assert (s.power, s.held) == (0, [0, 1, 0, 1])


@pytest.mark.rule("RH-101", "RH-126")
def test_a_trade_pays_first_and_may_return_what_was_paid() -> None:
    """Any colour may be paid, also the one gained; returned cubes can be gained again at once."""
    s = shopping(steel=3)
    drain(s, "steel")
    s.misc_joined = True
    in_main(s)
    choose(s, MAIN.trade.at(3))
    assert (s.held[3], s.misc[3], s.supply[3]) == (1, 0, 2)


@pytest.mark.rule("RH-054", "RH-123")
def test_miscellaneous_cubes_are_paid_before_real_ones() -> None:
    """2 wood and 1 misc(steel), 2 to pay without spending power: the miscellaneous cube and 1 wood. EX-52"""
    s = shopping(wood=2)
    drain(s, "steel")
    s.misc[3] = 1
    in_main(s)
    choose(s, MAIN.buy.at(3), at(0, 1))
    assert asked(s) == "Main"
    assert (s.held[0], s.misc[3]) == (1, 0)


@pytest.mark.rule("RH-123")
def test_the_payer_chooses_among_miscellaneous_cubes_and_may_use_spending_power_first() -> None:
    """Of misc(wood) and misc(steel) either may be kept; spending power spares both."""
    s = shopping(concrete=1)
    drain(s, "steel")
    drain(s, "wood")
    s.misc[0] = s.misc[3] = 1
    s.power = 1
    in_main(s)
    choose(s, MAIN.buy.at(0), at(0, 1))
    assert (asked(s), s.answers) == ("Pay", [0, 1])
    spared = choose(s.copy(), 1)
    assert (spared.misc, spared.held[1]) == ([1, 0, 0, 1], 1)
    choose(s, 0)
    assert (asked(s), s.answers) == ("Pay", [0, 1])  # misc(wood): pay it, or misc(steel) instead
    choose(s, 0)
    assert (s.misc, s.held[1]) == ([1, 0, 0, 0], 1)


@pytest.mark.rule("RH-123", "RH-069")
def test_a_city_planners_prime_cost_takes_miscellaneous_cubes_first_too() -> None:
    """It is a payment like any other."""
    s = shopping(wood=2)
    drain(s, "steel")
    s.misc[3] = 1
    frames = paying.payment(s, 0, 2)
    s.stack.extend(frames)
    s.run()
    assert (s.misc[3], s.held[0]) == (0, 1)


@pytest.mark.rule("RH-069", "RH-083")
def test_a_free_plan_never_goes_on_water() -> None:
    """Not even with means that could pay any price."""
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
    """Neither a free one nor one that is bought, whatever can be paid."""
    s = shopping()
    s.power = 150
    assert buying.can_take_free(s)
    assert MAIN.purchases(s, s.players[0], 150)
    s.cells = [CONTENT.prices.index(WATER)] * SPACES
    assert not buying.can_take_free(s)
    assert MAIN.purchases(s, s.players[0], 150) == []
