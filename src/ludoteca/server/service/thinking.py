"""What workers do: they think for bots, and about hints.

It needs neither the store nor the tables, so a new worker loads it quickly.
"""

import secrets
import time
from typing import Any, NamedTuple

from ludoteca.bots import Question, bot, judge
from ludoteca.engine import Game, GameError
from ludoteca.games import installed
from ludoteca.server.common import asked
from ludoteca.server.common.messages import words
from ludoteca.server.common.shelf import Folders, shelf_of
from ludoteca.teach.coach import hint

SECONDS = 1.0
"""How long to try the answers."""
AT_MOST = 1.6
"""How long anyone waits: if the worker begins late, it tries fewer worlds."""


def load() -> None:
    """In a worker, before anything is asked: load this module with everything it needs, and the games."""
    installed.games()


class Task(NamedTuple):
    """What a worker should think about, what the bot remembers, and the most seconds for the whole turn."""

    kind: str
    position: dict[str, Any]
    memory: list[int]
    seconds: float


class Thought(NamedTuple):
    """What a bot answers, and what it wants to remember."""

    answer: int
    memory: list[int]


class HintWanted(NamedTuple):
    """The position that a hint is wanted for."""

    game: str
    content: str
    position: dict[str, Any]


def think(folders: Folders, name: str, content: str, task: Task) -> Thought:
    """In a worker: what a bot answers in a position of a game with these components."""
    game = shelf_of(folders).played(name, content)
    if game.content_hash != content:
        raise GameError(f"the components of {name} were changed while the server runs")
    return answer(game, task)


def answer(game: Game[Any], task: Task) -> Thought:
    """What a bot answers in a position, and what it remembers."""
    question = Question(game.from_data(task.position))
    thinker = bot(task.kind, game, secrets.randbits(32), time.monotonic, task.seconds)
    if task.memory:
        thinker.recall(task.memory)
    chosen = thinker.choose(question)
    if chosen not in question.answers:
        raise GameError(f"a {task.kind} bot of {game.id} answered {chosen!r} to {question.rule}, which is not offered")
    return Thought(chosen, thinker.memory())


def thought_out(folders: Folders, wanted: HintWanted, begun: float) -> asked.HintView:
    """In a worker: the answer and the reasons. What the seat cannot see is not in the question.

    `begun` is when it was asked, by the wall clock, which is the same in all processes.
    """
    end = time.monotonic() + min(SECONDS, AT_MOST - (time.time() - begun))
    game = shelf_of(folders).played(wanted.game, wanted.content)
    question = Question(game.from_data(wanted.position))
    best = hint(judge(game), question, secrets.randbits(32), lambda: time.monotonic() > end)
    world = game.from_data(wanted.position)
    action = game.decode(world, best.answer)
    return asked.HintView(best.answer, action.verb, action.to, words(best.words), [words(why) for why in best.why])
