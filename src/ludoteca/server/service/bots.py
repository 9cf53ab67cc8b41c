"""Seats that the server answers for: bots, and people who let every reaction window pass."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from ludoteca.engine import Game, State
from ludoteca.match.record import Answer
from ludoteca.server.common.settings import Settings
from ludoteca.server.common.workers import Workers
from ludoteca.server.service.thinking import Task, Thought, answer, think
from ludoteca.server.tables.table import BOT, Table
from ludoteca.server.tables.windows import let_pass
from ludoteca.teach.tutorials import followed


class Waiting(NamedTuple):
    """A question at a table, and since when its seat has been waiting to play its turn."""

    since: float
    table: str
    let_in: asyncio.Future[None]


class BotQueue:
    """Lets in a few at once, never two from the same table. The turn that began first goes first.

    So a turn of many questions does not go to the back of the queue at every question, and a table of many bots takes
    no more than its share: each of its turns waits behind the turns that began before it.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._inside: set[str] = set()
        self._waiting: list[Waiting] = []

    @property
    def length(self) -> float:
        """How many wait now for each that may be inside."""
        return len(self._waiting) / self._at_once

    @asynccontextmanager
    async def of(self, table: str, since: float) -> AsyncIterator[None]:
        """Wait to be let in, and leave afterwards."""
        waiting = Waiting(since, table, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._fill()
        try:
            await waiting.let_in
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._inside.discard(table)
            self._fill()

    def _fill(self) -> None:
        while len(self._inside) < self._at_once:
            free = [one for one in self._waiting if one.table not in self._inside and not one.let_in.done()]
            if not free:
                return
            first = min(free, key=lambda one: one.since)
            self._waiting.remove(first)
            self._inside.add(first.table)
            first.let_in.set_result(None)


PATIENCE = 1.0
"""How many seconds all waiting bots may search together: the last in the queue does not wait much longer."""

LEAST = 0.1
"""Less time than this is not worth a search."""

log = logging.getLogger("ludoteca")


class Due(NamedTuple):
    """A seat that is asked and that the server answers for: with its bot; without one it passes."""

    seat: int
    version: int
    bot: str | None
    question: State


def due(table: Table) -> list[Due]:
    """The seats asked now that the server answers for."""
    match = table.match
    if match is None:
        return []
    if match.windows:
        asked = {seat: state for seat, state in table.asked_in_window().items() if seat not in table.sealed}
    else:
        asked = {} if match.state.over else {match.state.player: match.state}
    seats = []
    for seat, state in asked.items():
        chair = table.chairs[seat]
        if chair.kind == BOT:
            seats.append(Due(seat, table.version, chair.bot, state.copy()))
        elif chair.lets_pass and match.asks_in_window and not match.windows:
            seats.append(Due(seat, table.version, None, state.copy()))
    return seats


class Bots:
    """Lets bots think in the workers, at a pace that people can follow."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self._workers = workers
        self._settings = settings
        self._queue = BotQueue(settings.workers)

    async def choose(self, table: Table, asked: Due) -> int:
        """The answer of a seat that is due."""
        if asked.bot is None:
            return let_pass(asked.question)
        begun = time.monotonic()
        chosen = scripted(table, asked.seat)
        if chosen is None:
            chosen = await self._in_turn(table, asked.seat, asked.bot, asked.question)
        if not table.window_open and not _somebody_waits_to_begin(table):
            pace = self._settings.pace if table.choices.pace is None else table.choices.pace
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
        return chosen

    async def _in_turn(self, table: Table, seat: int, kind: str, question: State) -> int:
        """Let a bot think when its turn comes; its answer."""
        async with self._queue.of(table.id, table.minds.since(seat, table.last_to_answer == seat)):
            task = Task(kind, table.game.to_data(question), table.minds.memory(seat, kind), self._seconds())
            thought = await self.think(table.game, task)
        table.minds.keep(seat, kind, thought.memory)
        return thought.answer

    def _seconds(self) -> float:
        """The more bots wait, the less time each gets: they play more and more like bots that do not search."""
        share = PATIENCE / self._queue.length if self._queue.length else self._settings.turn
        return min(share, self._settings.turn, self._settings.think / 2) if share >= LEAST else 0.0

    async def think(self, game: Game[Any], task: Task) -> Thought:
        """A bot's answer; a random one if it hangs, dies or breaks."""
        played = (self._settings.shelf.folders, game.id, game.content_hash)
        for _ in range(2):
            try:
                return await self._workers.run(self._settings.think, think, *played, task)
            except BrokenProcessPool:
                continue  # perhaps another bot broke the pool
            except Exception:
                log.exception("a %s bot of %s broke", task.kind, game.id)
                break
        by_chance = answer(game, task._replace(kind="random", memory=[]))  # here: a busy machine must not stop a table
        return Thought(by_chance.answer, task.memory)


def _somebody_waits_to_begin(table: Table) -> bool:
    """Whether people sit there and none has decided anything yet: they came to play, not to watch."""
    return bool(table.people) and not table.decided


def scripted(table: Table, seat: int) -> int | None:
    """What the tutorial has this bot answer now; None if it may play as it likes."""
    if table.choices.tutorial is None or table.match is None:
        return None
    lesson, lines = followed(table.game.id, table.choices.tutorial), table.match.lines
    if lesson is None or len(lines) >= len(lesson.lines) or tuple(lines) != lesson.lines[: len(lines)]:
        return None
    following = lesson.lines[len(lines)]
    return following.answer if isinstance(following, Answer) and following.seat == seat else None
