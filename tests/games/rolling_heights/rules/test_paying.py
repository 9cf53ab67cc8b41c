"""Rolling Heights: paying."""

import pytest
from tests.games.rolling_heights.scenes import MAIN, asked, at, choose, drain, in_main, shopping


@pytest.mark.rule("RH-081", "RH-075", "RH-054", "RH-052")
def test_any_mix_of_cubes_and_spending_power_pays_exactly() -> None:
    s = shopping(wood=1, steel=1)
    s.power, s.players[0].tokens, s.tokens = 1, 1, 29
    choose(in_main(s), MAIN.buy.at(3), at(0, 1))
    assert (asked(s), s.answers) == ("Pay", [0, 1])
    with_power = choose(s.copy(), 1)
    assert (asked(with_power), with_power.answers) == ("Pay", [0, 1])
    choose(with_power, 0)
    assert (with_power.power, with_power.held) == (0, [1, 0, 0, 0])
    choose(s, 0)  # without spending power both cubes must go
    assert (asked(s), s.power, s.held) == ("Main", 1, [0, 0, 0, 0])


@pytest.mark.rule("RH-054", "RH-123")
def test_miscellaneous_cubes_are_paid_before_real_ones() -> None:
    """2 wood and 1 misc(steel), 2 to pay without spending power: the miscellaneous cube and 1 wood. EX-52"""
    s = shopping(wood=2)
    drain(s, "steel")
    s.misc[3] = 1
    choose(in_main(s), MAIN.buy.at(3), at(0, 1))
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
    choose(in_main(s), MAIN.buy.at(0), at(0, 1))
    assert (asked(s), s.answers) == ("Pay", [0, 1])
    spared = choose(s.copy(), 1)
    assert (spared.misc, spared.held[1]) == ([1, 0, 0, 1], 1)
    choose(s, 0)
    assert (asked(s), s.answers) == ("Pay", [0, 1])  # misc(wood): pay it, or misc(steel) instead
    choose(s, 0)
    assert (s.misc, s.held[1]) == ([1, 0, 0, 0], 1)


@pytest.mark.rule("RH-126")
def test_cubes_paid_are_in_the_supply_at_once() -> None:
    """Before the rest of the payment is asked for."""
    s = shopping(wood=2, glass=2)
    supply = s.supply[0]
    choose(s, MAIN.buy.at(5), at(0, 1))
    assert asked(s) == "Pay"
    paid = s.answers[-1]
    choose(s, paid)
    assert s.supply[0] == supply + paid > supply
