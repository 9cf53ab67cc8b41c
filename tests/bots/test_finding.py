"""Bots are found: ours, and those that a game's own package brings."""

from pathlib import Path

import pytest
from tests.support.commands import output, refusal
from tests.support.distributions import install

import ludoteca
from ludoteca.bots import Bot, bot, bots, usual_bot

THEIRS = '''"""Two bots for Nim."""

from ludoteca.bots import Bot


class First(Bot):
    def __init__(self, seed):
        self.seed = seed


class Perfect(First):
    """Leaves a multiple of three, if it can."""

    def choose(self, question):
        sticks = question.view()["sticks"]
        return next((answer for answer in question.answers if (sticks - answer - 1) % 3 == 0), question.answers[0])


BOTS = {"first": First, "perfect": Perfect}
'''


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose package brings bots, really installed."""
    install(tmp_path, "thinking", bot=THEIRS)
    monkeypatch.syspath_prepend(tmp_path)
    return "thinking"


def test_ours() -> None:
    """Every game can be searched; one with an adviser has levels."""
    assert bots(ludoteca.game("quay")) == ("random", "search")
    assert bots(ludoteca.game("iditacards")) == ("random", "easy", "normal", "hard", "expert")
    assert isinstance(bot("easy", ludoteca.game("iditacards"), 1), Bot)
    assert [usual_bot(ludoteca.game(game)) for game in ("iditacards", "quay")] == ["normal", "search"]


@pytest.mark.parametrize(
    "settings",
    ["simulations", "simulations=0", "simulations=x", "worlds=3", "doubt=-1", "candidates=1", "weights=",
     "horizon=123456789"],
)  # fmt: skip
def test_settings_that_are_wrong(settings: str) -> None:
    with pytest.raises(ludoteca.Refused, match=r"^A search is set like 'search:simulations=400,.*', not by "):
        bot(f"search:{settings}", ludoteca.game("quay"), 1)


def test_bots_of_another_package(theirs: str) -> None:
    """Another package's bots are listed after ours, get their seed, and can play anywhere by name."""
    game = ludoteca.game(theirs)
    assert bots(game) == ("random", "search", "first", "perfect")
    assert vars(bot("perfect", game, 5)) == {"seed": 5}
    for seed in range(20):
        assert ludoteca.play(game, ["perfect", "random"], seed=seed).outcome.winners == (0,)  # type: ignore[union-attr]


def test_bots_of_another_package_in_the_terminal(theirs: str) -> None:
    """`games` lists them, `play` and `simulate` play with them; the best one plays if none is named."""
    assert "\n  Bot first\n  Bot perfect (default)\n" in output("games")
    assert "perfect 2" in output("play", theirs, "--seat", "first", "--seat", "perfect", "--seed", "1")
    assert "perfect 1" in output("play", theirs, "--bots", "--seed", "1")
    there_are = "There is no 'clever' bot for Nim; there are: random, search, first, perfect."
    assert refusal("play", theirs, "--seat", "clever") == there_are
