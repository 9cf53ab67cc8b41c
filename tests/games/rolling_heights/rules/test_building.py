"""Rolling Heights: constructing buildings."""

import pytest
from tests.games.rolling_heights.scenes import (
    MAIN,
    SITE,
    activation,
    asked,
    at,
    building,
    choose,
    constructing,
    construction,
    crew,
    drain,
    hold,
    in_main,
    kind,
    offered,
    own,
    shopping,
)


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


@pytest.mark.rule("RH-108", "RH-109", "RH-112")
def test_a_two_coloured_meeple_is_chosen_and_not_active() -> None:
    """The 3-wood housing tile: 1 point and an Architect or a Riveter for later turns. EX-43"""
    s = constructing("Maple Row Houses", [2, 0, 0, 0], wood=1)
    choose(s, construction(SITE, "wood"))
    assert [s.rules[frame[0]].name for frame in s.stack] == ["EndTurn", "Cleanup", "Main", "ChooseMeeple"]
    assert (s.answers, s.players[0].score) == ([kind("architect"), kind("riveter")], 1)
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
    """The promenade counts its owner's completed buildings in its neighbourhood: no plans, nobody else's."""
    s = constructing("Founders' Promenade", [1, 1, 1, 0], glass=1)
    own(s, 0, at(1, 0), building("civic", s))
    own(s, 0, at(0, 0), building("civic", s), complete=False)
    own(s, 1, at(0, 1), building("civic", s))
    choose(in_main(s), construction(SITE, "glass"))
    assert s.players[0].score == 2


@pytest.mark.rule("RH-122", "RH-128", "RH-130")
def test_miscellaneous_cubes_are_built_after_all_real_ones() -> None:
    """1 steel and 1 misc(steel): the steel goes first and triggers the end; never as another colour. EX-51"""
    s = constructing("Union Steelworks")
    drain(s, "steel", left=1)
    hold(s, steel=1)
    s.misc[3] = 1
    assert offered(in_main(s)) == [construction(SITE, "steel")]
    choose(s, construction(SITE, "steel"))
    assert (s.held[3], s.misc[3], s.last_round) == (0, 1, 4)
    choose(s, construction(SITE, "steel"))
    assert (s.misc[3], s.built[SITE] >> 12) == (0, 2)


@pytest.mark.rule("RH-101", "RH-126", "RH-100")
def test_a_trade_pays_first_and_may_return_what_was_paid() -> None:
    """Any colour may be paid, also the one gained; returned cubes can be gained again at once."""
    s = shopping(steel=3)
    drain(s, "steel")
    s.misc_joined = True
    choose(in_main(s), MAIN.trade.at(3))
    assert (s.held[3], s.misc[3], s.supply[3]) == (1, 0, 2)
