"""What every bot is, what it is given, and how bots are found.

The file `bots.py` beside a game's `game.py` brings bots of its own: `BOTS` has their classes by name, the best last.

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
from typing import Any

from mypy_extensions import mypyc_attr

from ludoteca.engine import Game, Refused, Source, State


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
    """The kinds of bot that can play this game, the best last."""
    return tuple(_classes(game))


def bot(kind: str, game: Game[Any], seed: int) -> Bot:
    """A bot of that kind; `Refused` if there is none for this game."""
    classes = _classes(game)
    if kind not in classes:
        raise Refused(f"There is no {kind!r} bot for {game.title}; there are: {', '.join(classes)}.")
    made: Bot = classes[kind](seed)
    return made


def _classes(game: Game[Any]) -> dict[str, Any]:
    """The random bot, ours for this game, and those that its own package brings in `bots.py`."""
    classes: dict[str, Any] = {}
    for kind, name in (("random", "ludoteca.bots.random"), ("greedy", f"ludoteca.bots.greedy_{game.id}")):
        if find_spec(name) is not None:
            classes[kind] = importlib.import_module(name).BOT
    beside = f"{game.module.rpartition('.')[0]}.bots"
    return {**classes, **importlib.import_module(beside).BOTS} if find_spec(beside) is not None else classes
