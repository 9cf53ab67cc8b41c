"""Whole games between bots, by name or ready made."""

import pytest

import ludoteca
from ludoteca.bots import Bot, Question, bot
from ludoteca.match.play import bot_seed

GAME = ludoteca.game("plastics_race")


class Last(Bot):
    def choose(self, question: Question) -> int:
        return question.answers[-1]


def test_names_and_bots_side_by_side() -> None:
    quay = ludoteca.game("quay")
    by_name = ludoteca.play(quay, ["random", Last()], seed=4)
    made = ludoteca.play(quay, [bot("random", quay, bot_seed(4, 0)), Last()], seed=4)
    assert by_name.lines == made.lines
    assert by_name.outcome is not None


@pytest.mark.parametrize("seed", [3, "evening", bytes(32)])
def test_the_same_seed_plays_the_same_game(seed: int | str | bytes) -> None:
    """Cards and bots alike; another seed plays another game, and the two bots differ."""
    one, same = (ludoteca.play(GAME, ["normal", "random"], seed=seed) for _ in range(2))
    assert one.lines == same.lines
    assert ludoteca.play(GAME, ["normal", "random"], seed="another").lines != one.lines
    assert bot_seed(seed, 0) != bot_seed(seed, 1)


def test_without_a_seed_bots_differ() -> None:
    assert bot_seed(None, 0) != bot_seed(None, 0)


def test_unknown_bots_are_refused() -> None:
    """With those that there are."""
    there_are = r"there are: random, easy, normal, hard, expert\.$"
    with pytest.raises(ludoteca.Refused, match=rf"^There is no 'clever' bot for .*; {there_are}"):
        ludoteca.play(GAME, ["clever", "random"])
