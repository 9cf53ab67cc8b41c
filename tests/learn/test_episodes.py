"""Games to learn from."""

import pytest

import ludoteca
from ludoteca.bots import adviser
from ludoteca.learn.episodes import play_episode


@pytest.mark.parametrize("name", ludoteca.games())
def test_an_episode(name: str) -> None:
    """Every turn has as many numbers for each seat; somebody wins; the same seed gives the same game."""
    game = ludoteca.game(name)
    knows = adviser(game)
    one = play_episode(game, knows, 2, 5, "normal")
    assert len(one.turns) > 5
    sizes = {len(numbers) for turn in one.turns for numbers in turn}
    assert sizes == {len(knows.measures(game.new(2), 0))}
    assert sum(one.shares) == 1
    assert one.scores[one.shares.index(max(one.shares))] == max(one.scores)
    assert play_episode(game, knows, 2, 5, "normal") == one
