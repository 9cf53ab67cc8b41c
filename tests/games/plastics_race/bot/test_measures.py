"""The numbers from which a network learns how good the positions of seats in European Plastic's Race are."""

import pytest
from tests.games.plastics_race.race import Race, the_game

from ludoteca.bots import adviser
from ludoteca.conformance import draw_setup
from ludoteca.engine import Rng

LEAD, TIME_AHEAD, BINS, WILDS, PUNCTURES = 3, 7, 17, 21, 24
"""Where some of them lie."""


@pytest.mark.parametrize("seed", range(12))
def test_as_many_in_every_position(seed: int) -> None:
    """Of any city and number of players, from the first turn to the last."""
    game, rng = the_game(), Rng(seed)
    players, options = draw_setup(game, rng)
    state = game.new(max(2, players), options)
    mind, sizes = adviser(game), set()
    state.resolve_chance(rng)
    while not state.over:
        sizes |= {len(numbers) for numbers in mind.measures(state)}
        state.choose(mind.act(state, rng))
        state.resolve_chance(rng)
    assert sizes == {29}


def test_a_seat_with_more_bins_leads() -> None:
    race = Race(players=3).bins(1, 1, 2)
    numbers = adviser(the_game()).measures(race.s)
    for which, better in ((LEAD, 1), (TIME_AHEAD, -1), (BINS, 1)):
        assert max(range(3), key=lambda seat: better * numbers[seat][which]) == 1
    assert numbers[1][LEAD] > 0 > numbers[0][LEAD]


def test_cards_count() -> None:
    """A Puncture and a wild in the hand are seen."""
    poor, rich = ("yellow_ask", "orange_swap"), ("purple_puncture", "wild")
    mind = adviser(the_game())
    without, with_both = (mind.measures(Race().hand(0, *cards).s)[0] for cards in (poor, rich))
    for which in (WILDS, PUNCTURES):
        assert with_both[which] > without[which]
