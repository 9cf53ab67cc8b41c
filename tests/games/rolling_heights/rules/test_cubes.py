"""Rolling Heights: the supply of cubes and the miscellaneous ones."""

import pytest
from tests.games.rolling_heights.scenes import MAIN, activation, at, choose, constructing, crew, drain, in_main, table

from ludoteca.engine import BrokenInvariant
from ludoteca.games.rolling_heights.rules import cubes


@pytest.mark.rule("RH-120", "RH-127", "RH-121", "RH-064")
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


@pytest.mark.rule("RH-121", "RH-094")
def test_miscellaneous_cubes_stand_only_for_colours_that_ran_out() -> None:
    """While wood is left wood is gained, although the miscellaneous cubes are in the supply."""
    s = table(2)
    drain(s, "steel")
    cubes.gain(s, 0, 0, 2)
    cubes.gain(s, 0, 3, 2)
    assert (s.held, s.misc) == ([2, 0, 0, 0], [0, 0, 0, 2])


@pytest.mark.rule("RH-124")
def test_miscellaneous_cubes_are_unlimited() -> None:
    """More than the 25 of the box can be held."""
    s = table(2)
    drain(s, "glass")
    cubes.gain(s, 0, 2, 40)
    assert s.misc[2] == 40
    s.game.check(s)


@pytest.mark.rule("RH-125", "RH-128")
def test_impossible_cubes_are_noticed() -> None:
    """misc(c) is never held while c is in the supply, and never built before the end is triggered."""
    s = table(2)
    s.misc_joined = True
    s.misc[0] = 1
    with pytest.raises(BrokenInvariant):
        s.game.check(s)
    early = table(2)
    drain(early, "steel")
    space = next(space for space in early.players[1].plans if (early.built[space] >> 12) < 9)
    early.built[space] += 1 << 12
    with pytest.raises(BrokenInvariant):
        early.game.check(early)


@pytest.mark.rule("RH-126")
def test_cubes_paid_are_back_at_once() -> None:
    s = constructing("Viceroy House", wood=1)
    drain(s, "wood")
    crew(s, 0, "steady", carpenter=1)
    choose(in_main(s), MAIN.buy.at(0), at(1, 0))
    assert s.supply[0] == 1
    choose(s, activation("carpenter"))
    assert (s.held[0], s.misc[0]) == (1, 0)


@pytest.mark.rule("RH-115")
def test_unused_cubes_go_back() -> None:
    """Real ones to the supply; miscellaneous ones are just gone."""
    s = table(2)
    drain(s, "steel")
    before = s.supply.copy()
    cubes.gain(s, 0, 0, 3)
    cubes.gain(s, 0, 2, 1)
    s.misc[3] = 2
    cubes.return_all(s)
    assert (s.held, s.misc, s.supply) == ([0] * 4, [0] * 4, before)
