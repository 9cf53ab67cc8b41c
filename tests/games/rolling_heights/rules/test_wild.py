"""Rolling Heights: wild tokens."""

import pytest
from tests.games.rolling_heights.scenes import MAIN, choose, drain, in_main, shopping, table

from ludoteca.games.rolling_heights.rules import wild


@pytest.mark.rule("RH-090")
def test_a_token_is_a_cube_of_any_colour() -> None:
    """As often as one likes; unused ones are kept between turns."""
    s = shopping(wood=1)
    s.players[0].tokens, s.tokens = 3, 27
    choose(in_main(s), MAIN.spend_token.at(3), MAIN.spend_token.at(1))
    assert (s.held, s.players[0].tokens, s.tokens) == ([1, 1, 0, 1], 1, 29)
    s.choose(MAIN.end_phase.first)
    assert s.players[0].tokens == 1


@pytest.mark.rule("RH-094")
def test_a_token_for_a_colour_that_ran_out() -> None:
    s = shopping(wood=1)
    drain(s, "steel")
    s.players[0].tokens, s.tokens = 1, 29
    choose(in_main(s), MAIN.spend_token.at(3))
    assert (s.held[3], s.misc[3]) == (0, 1)


@pytest.mark.rule("RH-046", "RH-093", "RH-165")
@pytest.mark.parametrize(("unlimited", "gained"), [(False, 1), (True, 2)])
def test_tokens_are_gained_while_the_supply_lasts(unlimited: bool, gained: int) -> None:
    """Of two with one left only one, unless the table plays otherwise."""
    s = table(2, {"tokens_unlimited": unlimited})
    s.players[1].tokens, s.tokens = 29, 1
    wild.gain(s, 0, 2)
    assert (s.players[0].tokens, s.tokens) == (gained, 1 - gained)
