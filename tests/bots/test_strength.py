"""The sentences about how strong the levels of the bots are."""

import pytest

import ludoteca
from ludoteca.bots import bots, strength
from ludoteca.bots.strength import strengths


@pytest.mark.parametrize("game_id", ludoteca.games())
def test_the_shipped_figures_are_of_levels_that_exist(game_id: str) -> None:
    """For numbers of players that the game has, with intervals that hold the rating, each against the one below."""
    game = ludoteca.game(game_id)
    for players in strength._measured(game.package):
        assert int(players) in game.players
        below = None
        for level, told in strengths(game, int(players)).items():
            assert level in bots(game)
            assert told.low <= told.elo <= told.high
            assert told.against == below
            assert (told.share is None) == (below is None)
            below = level


def test_nothing_is_said_about_what_was_not_measured() -> None:
    assert strengths(ludoteca.game("quay"), 2) == {}
    assert strengths(ludoteca.game("iditacards"), 99) == {}
