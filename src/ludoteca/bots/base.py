"""What every bot is, what it is given, and how bots are found.

>>> import ludoteca
>>> from ludoteca.bots import bot, bots
>>> game = ludoteca.game("quay")
>>> bots(game)[:1]
('random',)
>>> ludoteca.play(game, [bot("random", game, 1), bot("random", game, 2)], seed=3).outcome is None
False
"""

import importlib
from importlib.util import find_spec
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine import Game, Refused, Source, State

KINDS: Final = ("random", "greedy")


class Question:
    """What a seat is asked: its view, its answers, and worlds that agree with all it knows; never the true state."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.game: Game[Any] = state.game
        self.seat: int = state.player
        self.rule: str = state.rule.name
        self.answers: list[int] = list(state.answers)

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._state.view(self.seat)

    def world(self, rng: Source) -> State:
        """A full position, drawn at random among those that the seat holds possible; the bot may play on in it."""
        return self._state.determinize(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions."""

    def choose(self, question: Question) -> int:
        """One of `question.answers`."""
        return question.answers[0]


def bots(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of bot that can play this game."""
    return tuple(kind for kind in KINDS if kind == "random" or find_spec(_module(kind, game)) is not None)


def bot(kind: str, game: Game[Any], seed: int) -> Bot:
    """A bot of that kind; `Refused` if there is none for this game."""
    if kind not in bots(game):
        raise Refused(f"There is no {kind!r} bot for {game.title}; there are: {', '.join(bots(game))}.")
    made: Bot = importlib.import_module(_module(kind, game)).BOT(seed)
    return made


def _module(kind: str, game: Game[Any]) -> str:
    return "ludoteca.bots.random" if kind == "random" else f"ludoteca.bots.{kind}_{game.id}"
