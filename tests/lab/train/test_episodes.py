"""Games to learn from."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import adviser
from ludoteca.lab.train.episodes import play_episode


@pytest.mark.parametrize("name", ludoteca.games())
def test_an_episode(name: str) -> None:
    """Every turn has as many numbers for each seat; somebody wins; the same seed gives the same game."""
    game = ludoteca.game(name)
    knows = adviser(game)
    one = play_episode(game, knows, 2, 5, "normal", {})
    assert len(one.turns) > 5
    assert one.turns.shape[1:] == (2, len(knows.measures(game.new(2))[0]))
    assert sum(one.shares) == 1
    assert one.scores[one.shares.index(max(one.shares))] == max(one.scores)
    same = play_episode(game, knows, 2, 5, "normal", {})
    assert np.array_equal(same.turns, one.turns)
    assert same[1:] == one[1:]


def test_an_episode_is_played_on_its_board() -> None:
    """With the options that it is given; none are drawn then."""
    game = ludoteca.game("quay")
    played = [play_episode(game, adviser(game), 2, 5, "random", {"goal": goal}) for goal in (8, 16)]
    assert max(played[0].scores) < max(played[1].scores)
