"""Hints for people who play: asked for in front of everybody, thought out in a worker."""

import secrets
import time
from typing import Any, NamedTuple

from ludoteca import found
from ludoteca.bots import Question, judge
from ludoteca.coach import hint
from ludoteca.server.api import asked
from ludoteca.server.api.messages import words
from ludoteca.server.errors import foreign, not_now
from ludoteca.server.shelf import Folders, shelf_of
from ludoteca.server.tables.seats import note
from ludoteca.server.tables.table import HINTED
from ludoteca.server.tables.transaction import Transaction

SECONDS = 1.0
"""How long the answers are tried."""
AT_MOST = 1.6
"""How long anybody waits: where the worker begins late, fewer worlds are tried."""
PATIENCE = 10.0
"""After so many seconds a worker is taken to hang."""


class Wanted(NamedTuple):
    """What a worker is to think about."""

    game: str
    content: str
    position: dict[str, Any]


def ask_for_hint(transaction: Transaction, seat: int, version: int) -> Wanted:
    """Write down for everybody that this seat asks, and say what it is asked; a refusal if it may not ask."""
    table = transaction.table
    transaction.check_version(version)
    if not table.choices.hints:
        raise not_now("The host has turned hints off at this table.")
    if seat not in table.people:
        raise not_now("No person plays this seat now.")
    if table.window_open:
        raise not_now("You can't ask for a hint here: the others would see that you can react.")
    question = table.question(seat)
    if question is None:
        raise foreign("This seat is not asked now.")
    after = 0 if table.match is None else table.match.shown.events
    if not any(kept.after == after and kept.seat == seat and kept.what == HINTED for kept in table.seat_notes):
        note(transaction, seat, HINTED)
        transaction.changed()
    return Wanted(table.game.id, table.game.content_hash, table.game.to_data(question))


def load() -> None:
    """In a worker, before anything is asked: this module with all that it needs, and the games."""
    found.games()


def thought_out(folders: Folders, wanted: Wanted, begun: float) -> asked.HintView:
    """In a worker: the answer and the reasons. What the seat cannot see is not in the question.

    `begun` is when it was asked, by the clock on the wall: it is the same in all processes.
    """
    end = time.monotonic() + min(SECONDS, AT_MOST - (time.time() - begun))
    game = shelf_of(folders).played(wanted.game, wanted.content)
    question = Question(game.from_data(wanted.position))
    best = hint(judge(game), question, secrets.randbits(32), lambda: time.monotonic() > end)
    world = game.from_data(wanted.position)
    action, about = game.named(world, best.answer)
    return asked.HintView(best.answer, action.verb, action.to, words(about), [words(why) for why in best.why])
