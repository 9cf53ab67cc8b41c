"""Rolling Heights: the market, its prices and its tokens."""

import pytest
from tests.games.rolling_heights.scenes import CONTENT, MAIN, at, choose, goes_on, in_main, plan, shopping, table

import ludoteca
from ludoteca.engine import NONE, do
from ludoteca.games.rolling_heights.content import MARKET
from ludoteca.games.rolling_heights.rules import buying, market


@pytest.mark.rule("RH-116", "RH-117")
def test_strips_slide_and_are_refilled_from_their_piles() -> None:
    """Towards the far end, in order; drawn tiles fill the blanks from the lowest; Level 1 first."""
    s = table(2)
    s.pile1, s.pile2 = sorted([*s.pile1, s.market[2]]), sorted([*s.pile2, s.market[9]])
    s.market[2] = s.market[9] = NONE
    before = s.market.copy()
    draws = market.slide(s)
    assert s.market[:8] == before[:2] + before[3:9]
    assert s.market[9:17] == before[10:18]
    assert [frame[2] for frame in draws] == [(0,), (1,)]
    goes_on(s, draws[::-1])
    s.choose(s.pile1[0])
    assert CONTENT.plans[s.market[8]].level == 1
    s.choose(s.pile2[0])
    assert CONTENT.plans[s.market[17]].level == 2


@pytest.mark.rule("RH-116", "RH-117")
def test_an_empty_pile_is_replaced_by_the_other_one() -> None:
    """Also half-way through a refill; the tile is priced by its strip. EX-35"""
    s = table(2)
    s.pile1, s.pile2 = [plan("Pocket Green")], [plan("City Hall")]
    s.market[7] = s.market[8] = NONE
    goes_on(s, market.slide(s))
    s.resolve_chance(ludoteca.Rng(1))
    assert s.market[7:9] == [plan("Pocket Green"), plan("City Hall")]
    assert (s.pile1, s.pile2) == ([], [])
    own_tile = s.copy()
    own_tile.players[0].plans = [at(0, 0)]
    assert buying.cost_of(own_tile, 0, 8, at(0, 1), free=False) == 3


@pytest.mark.rule("RH-117")
def test_blanks_stay_when_both_piles_are_empty() -> None:
    s = table(2)
    s.pile1, s.pile2 = [], []
    s.market[0] = NONE
    tile = s.market[1]
    goes_on(s, market.slide(s))
    assert s.over
    assert (s.market[0], s.market[8]) == (tile, NONE)


@pytest.mark.rule("RH-086", "RH-017")
def test_market_cost_by_space_and_no_sliding_before_cleanup() -> None:
    """A blank left by a take does not make others cheaper this turn."""
    s = shopping(wood=9)
    s.buys = 2
    in_main(s)
    tile = s.market[4]
    choose(s, MAIN.buy.at(0), at(0, 1))
    assert (s.market[0], s.market[4]) == (NONE, tile)
    assert MAIN.buy.at(0) not in s.answers
    s.choose(MAIN.end_phase.first)
    assert (s.market[3], s.market[8]) == (tile, NONE)


@pytest.mark.rule("RH-091", "RH-092")
@pytest.mark.parametrize(("slot", "tokens"), [(4, [1, 1]), (0, [0, 0]), (1, [0, 0])])
def test_tokens_for_tiles_that_were_passed_over(slot: int, tokens: list[int]) -> None:
    """At the end of the turn the two farthest tiles of the strip get one each, unless one of them was bought."""
    s = shopping(wood=9)
    choose(s, MAIN.buy.at(slot), at(0, 1))
    assert s.tokens_on == [0] * MARKET
    s.choose(MAIN.end_phase.first)
    assert s.tokens_on == [*tokens, *[0] * (MARKET - 2)]


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
    choose(in_main(s), MAIN.buy.at(5), at(0, 1), MAIN.buy.at(0), at(1, 0))
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


@pytest.mark.rule("RH-095")
def test_each_purchase_is_judged_by_itself() -> None:
    """Two purchases that pass the same tiles over bring them two tokens each."""
    s = shopping(wood=9)
    s.buys = 2
    choose(in_main(s), MAIN.buy.at(5), at(0, 1), MAIN.buy.at(6), at(1, 0))
    s.choose(MAIN.end_phase.first)
    assert s.tokens_on[:2] == [2, 2]


@pytest.mark.rule("RH-006", "RH-026", "RH-182")
def test_a_refill_outside_cleanup_adds_no_tokens() -> None:
    """Each strip is filled from its own pile up to nine tiles."""
    s = table(2)
    s.pile1, s.market[3] = sorted([*s.pile1, s.market[3]]), NONE
    s.due[0] = 1
    goes_on(s, [do(market.REFILL)])
    s.resolve_chance(ludoteca.Rng(1))
    assert NONE not in s.market
    assert all(CONTENT.plans[tile].level == 1 for tile in s.market[:9])
    assert sum(s.tokens_on) == 0
