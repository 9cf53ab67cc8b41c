"""Ludoteca plays board games exactly by their rule books.

>>> import ludoteca
>>> game = ludoteca.game("quay")
>>> state = game.new(players=3)
>>> rng = ludoteca.Rng(7)
>>> state.resolve_chance(rng)
>>> while not state.over:
...     state.choose(state.answers[rng.below(len(state.answers))])
...     state.resolve_chance(rng)
>>> state.outcome.scores
(3, 0, 7)
"""

from typing import TYPE_CHECKING

from ludoteca import conformance
from ludoteca.bots import playout
from ludoteca.engine import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    BrokenGame,
    BrokenInvariant,
    CannotUndo,
    Game,
    GameError,
    IllegalAnswer,
    Message,
    Name,
    Option,
    Outcome,
    Pending,
    Randomness,
    Refused,
    Rng,
    Runaway,
    Seat,
    State,
    UnknownGame,
)
from ludoteca.engine.events import Event
from ludoteca.games.installed import game
from ludoteca.match.match import Match
from ludoteca.match.play import play
from ludoteca.match.playthrough import UndoLimit
from ludoteca.positions import position
from ludoteca.version import __version__, compiled
from ludoteca.words.saying import say

if TYPE_CHECKING:
    from ludoteca.games.installed import games  # a type checker does not know that a package can be called
else:
    from ludoteca import games

__all__ = [
    "BadContent", "BadOptions", "BadPosition", "BadRecord", "BrokenGame", "BrokenInvariant", "CannotUndo", "Event",
    "Game", "GameError", "IllegalAnswer", "Match", "Message", "Name", "Option", "Outcome", "Pending", "Randomness",
    "Refused", "Rng", "Runaway", "Seat", "State", "UndoLimit", "UnknownGame", "__version__", "compiled", "conformance",
    "game", "games", "play", "playout", "position", "say",
]  # fmt: skip
