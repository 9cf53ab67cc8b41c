"""Rolling Heights: constructing, completing, cleanup, miscellaneous cubes."""

import pytest
from tests.games.rolling_heights.table import (
    CONTENT,
    GAME,
    MAIN,
    activation,
    asked,
    at,
    building,
    choose,
    construction,
    crew,
    drain,
    hold,
    in_main,
    kind,
    own,
    plan,
    table,
)

import ludoteca
from ludoteca.engine import NONE, BrokenInvariant
from ludoteca.games.rolling_heights.rules import buying, cleanup, cubes, market, turn
from ludoteca.games.rolling_heights.state import City

SITE = at(2, 0)


def constructing(name: str, built: list[int] | None = None, **held: int) -> City:
    """Seat 0 in Main with a plan at C1, cubes on it and cubes in hand."""
    s = table(2)
    own(s, 0, SITE, plan(name), complete=False)
    for colour, count in enumerate(built or []):
        s.built[SITE] += count << 4 * colour
        s.supply[colour] -= count
    hold(s, **held)
    return in_main(s)


def offered(s: City) -> list[int]:
    """The constructions that are offered."""
    return [answer for answer in s.answers if MAIN.construct.covers(answer)]


@pytest.mark.rule("RH-105")
def test_colours_and_heights_as_shown() -> None:
    """A plan takes just the cubes it shows; there is no way to take one off again. EX-40"""
    s = constructing("Iron Gate Foundry", steel=3, wood=1)
    assert offered(s) == [construction(SITE, "steel")]
    choose(s, construction(SITE, "steel"))
    assert s.built[SITE] >> 12 == 1
    assert offered(s) == []


@pytest.mark.rule("RH-105", "RH-107")
def test_viceroy_house_is_complete_with_seven_wood() -> None:
    """All 3 single wood and 3 of the stack of 4 are there: one more completes it. EX-41"""
    s = constructing("Viceroy House", [6, 0, 0, 0], wood=2)
    assert s.players[0].buildings == []
    choose(s, construction(SITE, "wood"))
    assert (s.players[0].plans, s.players[0].buildings) == ([], [SITE])
    assert s.players[0].score == 5
    assert s.players[0].idle[kind("politician")] == 1
    assert offered(s) == []


@pytest.mark.rule("RH-105")
def test_city_hall_needs_five_glass_and_nine_steel() -> None:
    """1 + 2 + 2 glass, 3 + 6 steel. EX-42"""
    assert CONTENT.plans[plan("City Hall")].cubes == [0, 0, 5, 9]
    s = constructing("City Hall", [0, 0, 5, 8], steel=1)
    choose(s, construction(SITE, "steel"))
    assert s.players[0].buildings == [SITE]


@pytest.mark.rule("RH-108", "RH-109")
def test_a_two_coloured_meeple_is_chosen_and_not_active() -> None:
    """The 3-wood housing tile: 1 point and an Architect or a Riveter for later turns. EX-43"""
    s = constructing("Maple Row Houses", [2, 0, 0, 0], wood=1)
    choose(s, construction(SITE, "wood"))
    assert (asked(s), s.answers) == ("ChooseMeeple", [kind("architect"), kind("riveter")])
    assert s.players[0].score == 1
    choose(s, kind("riveter"))
    assert s.players[0].idle[kind("riveter")] == 1
    assert activation("riveter") not in s.answers


@pytest.mark.rule("RH-110", "RH-108")
@pytest.mark.parametrize(("gone", "gained"), [(["architect"], [0, 1]), (["architect", "riveter"], [0, 0])])
def test_meeples_are_limited_to_the_supply(gone: list[str], gained: list[int]) -> None:
    """Without an Architect it is a Riveter, without either nobody. EX-44"""
    s = constructing("Maple Row Houses", [2, 0, 0, 0], wood=1)
    for name in gone:
        crew(s, 1, "idle", **{name: s.meeples[kind(name)]})
    choose(s, construction(SITE, "wood"))
    assert asked(s) != "ChooseMeeple"
    assert s.players[0].idle[kind("architect") : kind("riveter") + 1] == gained


@pytest.mark.rule("RH-111")
def test_variable_points_count_at_completion_the_new_building_included() -> None:
    """The promenade counts own completed buildings in its neighbourhood, not plans, not others'."""
    s = constructing("Founders' Promenade", [1, 1, 1, 0], glass=1)
    own(s, 0, at(1, 0), building("civic", s))
    own(s, 0, at(0, 0), building("civic", s), complete=False)
    own(s, 1, at(0, 1), building("civic", s))
    choose(in_main(s), construction(SITE, "glass"))
    assert s.players[0].score == 2


@pytest.mark.rule("RH-112")
def test_points_come_before_meeples_and_completions_one_by_one() -> None:
    """The choice of a meeple is asked after the points, and before anything else can be completed."""
    s = constructing("Maple Row Houses", [2, 0, 0, 0], wood=1)
    choose(s, construction(SITE, "wood"))
    assert (s.players[0].score, asked(s)) == (1, "ChooseMeeple")
    assert [s.rules[frame[0]].name for frame in s.stack] == ["Cleanup", "Main", "ChooseMeeple"]


@pytest.mark.rule("RH-113")
def test_one_answer_for_all_stacks_of_a_colour() -> None:
    """Four wood stacks, one question: tile and colour."""
    s = constructing("Viceroy House", wood=4)
    assert offered(s) == [construction(SITE, "wood")]


@pytest.mark.rule("RH-106")
def test_spending_power_does_not_construct() -> None:
    """Without a cube in hand nothing can be built."""
    s = constructing("Viceroy House")
    s.power = 9
    assert offered(in_main(s)) == []


@pytest.mark.rule("RH-115", "RH-118")
def test_cleanup_returns_and_gathers() -> None:
    """Cubes, miscellaneous ones too, and spending power go; all meeples are free; the next player follows."""
    s = table(2)
    drain(s, "steel")
    hold(s, wood=3)
    s.misc[3], s.power, s.discount = 2, 4, 1
    crew(s, 0, "spent", riveter=1)
    crew(s, 0, "box", figure=1)
    crew(s, 0, "hard", planner=1)
    supply = s.supply[0]
    s.stack = [(cleanup.CLEANUP.place, 0, ())]
    s.run()
    me = s.players[0]
    assert (s.supply[0], s.held, s.misc, s.power, s.discount) == (supply + 3, [0] * 4, [0] * 4, 0, 0)
    assert me.idle == [2, 2, 0, 1, 0, 0, 0, 1, 1]
    assert sum(me.box) + sum(me.steady) + sum(me.hard) + sum(me.spent) == 0
    assert (s.at_turn, s.round) == (1, 3)


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
    s.stack = draws[::-1]
    s.run()
    s.choose(s.pile1[0])
    assert CONTENT.plans[s.market[8]].level == 1
    s.choose(s.pile2[0])
    assert CONTENT.plans[s.market[17]].level == 2


@pytest.mark.rule("RH-116", "RH-117")
def test_an_empty_pile_is_replaced_by_the_other_one() -> None:
    """Also half-way through a refill; the tile is priced by the strip on which it lies. EX-35"""
    s = table(2)
    s.pile1, s.pile2 = [plan("Pocket Green")], [plan("City Hall")]
    s.market[7] = s.market[8] = NONE
    s.stack = market.slide(s)
    s.run()
    s.deal(ludoteca.Rng(1))
    assert s.market[7:9] == [plan("Pocket Green"), plan("City Hall")]
    assert (s.pile1, s.pile2) == ([], [])
    own_tile = s.copy()
    own_tile.players[0].plans = [at(0, 0)]
    assert buying.cost_of(own_tile, 0, 8, at(0, 1), free=False) == 3


@pytest.mark.rule("RH-117")
def test_blanks_stay_when_both_piles_are_empty() -> None:
    """Nothing is drawn, and the game goes on."""
    s = table(2)
    s.pile1, s.pile2 = [], []
    s.market[0] = NONE
    tile = s.market[1]
    s.stack = market.slide(s)
    s.run()
    assert s.over
    assert (s.market[0], s.market[8]) == (tile, NONE)


@pytest.mark.rule("RH-120", "RH-127", "RH-121")
def test_the_last_cube_lets_the_miscellaneous_ones_in() -> None:
    """1 steel left, a hard Riveter gains 2: 1 steel and 1 misc(steel). EX-50"""
    s = table(2)
    drain(s, "steel", left=1)
    crew(s, 0, "hard", riveter=1)
    in_main(s)
    assert not s.misc_joined
    choose(s, activation("riveter", 1))
    assert (s.held[3], s.misc[3], s.supply[3], s.misc_joined) == (1, 1, 0, True)
    cubes.give_back(s, 3, 1)
    assert s.misc_joined  # for the rest of the game


@pytest.mark.rule("RH-121")
def test_miscellaneous_cubes_stand_only_for_colours_that_ran_out() -> None:
    """While wood is left wood is gained, although the miscellaneous cubes are in the supply."""
    s = table(2)
    drain(s, "steel")
    cubes.gain(s, 0, 0, 2)
    cubes.gain(s, 0, 3, 2)
    assert (s.held, s.misc) == ([2, 0, 0, 0], [0, 0, 0, 2])


@pytest.mark.rule("RH-122", "RH-128")
def test_miscellaneous_cubes_are_built_after_all_real_ones() -> None:
    """1 steel and 1 misc(steel): the steel goes first and triggers the end; never as another colour. EX-51"""
    s = constructing("Union Steelworks")
    drain(s, "steel", left=1)
    hold(s, steel=1)
    s.misc[3] = 1
    in_main(s)
    assert offered(s) == [construction(SITE, "steel")]
    choose(s, construction(SITE, "steel"))
    assert (s.held[3], s.misc[3], s.last_round) == (0, 1, 4)
    choose(s, construction(SITE, "steel"))
    assert (s.misc[3], s.built[SITE] >> 12) == (0, 2)


@pytest.mark.rule("RH-124")
def test_miscellaneous_cubes_are_unlimited() -> None:
    """More than the 25 of the box can be held."""
    s = table(2)
    drain(s, "glass")
    cubes.gain(s, 0, 2, 40)
    assert s.misc[2] == 40
    GAME.check(s)


@pytest.mark.rule("RH-125", "RH-128")
def test_impossible_cubes_are_noticed() -> None:
    """misc(c) is never held while c is in the supply, and never built before the end is triggered."""
    s = table(2)
    s.misc_joined = True
    s.misc[0] = 1
    with pytest.raises(BrokenInvariant):
        GAME.check(s)
    early = table(2)
    drain(early, "steel")
    space = next(space for space in early.players[1].plans if (early.built[space] >> 12) < 9)
    early.built[space] += 1 << 12
    with pytest.raises(BrokenInvariant):
        GAME.check(early)


@pytest.mark.rule("RH-126")
def test_cubes_paid_are_back_at_once() -> None:
    """Pay a cube and gain it again in the same turn."""
    s = constructing("Viceroy House", wood=1)
    drain(s, "wood")
    crew(s, 0, "steady", carpenter=1)
    in_main(s)
    choose(s, MAIN.buy.at(0), at(1, 0))
    assert s.supply[0] == 1
    choose(s, activation("carpenter"))
    assert (s.held[0], s.misc[0]) == (1, 0)


@pytest.mark.rule("RH-118")
def test_play_goes_clockwise() -> None:
    """From each seat to the next, and after the last seat back to the first."""
    s = table(3)
    s.stack = [(turn.PASS_ON.place, 2, ())]
    s.run()
    assert s.at_turn == 0
