"""Seats that the server answers for: bots, and people who let every reaction window pass."""

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from ludoteca.engine import Game, State
from ludoteca.server.common.settings import Settings
from ludoteca.server.common.workers import Worker, Workers
from ludoteca.server.service.thinking import Task, Thought, answer, think
from ludoteca.server.tables.table import BOT, Table
from ludoteca.server.tables.windows import let_pass
from ludoteca.teach.tutorials import followed

TURN = 3.0
"""How long a bot may search in one turn when no other bot waits; then it takes what looks best."""
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

    async def choose(self, table: Table, asked: Due) -> int:
        """The answer of a seat that is due."""
        if asked.bot is None:
            return let_pass(asked.question)
        begun = time.monotonic()
        chosen = scripted(table, asked.question)
        if chosen is None:
            chosen = await self._in_turn(table, asked.seat, asked.bot, asked.question)
        if not table.window_open and not _somebody_waits_to_begin(table):
            pace = self._settings.pace if table.choices.pace is None else table.choices.pace
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - begun)))
        return chosen

    async def _in_turn(self, table: Table, seat: int, kind: str, question: State) -> int:
        """Let a bot think when its turn comes; its answer."""
        async with self._workers.turn(table.id, table.minds.since(seat, table.last_to_answer == seat)) as worker:
            task = Task(kind, table.game.to_data(question), table.minds.memory(seat, kind), self._seconds())
            thought = await self.think(worker, table.game, task)
        table.minds.keep(seat, kind, thought.memory)
        return thought.answer

    def _seconds(self) -> float:
        """The more bots wait, the less time each gets: they play more and more like bots that do not search."""
        crowd = self._workers.crowd
        share = PATIENCE / crowd if crowd else TURN
        return min(share, TURN, self._settings.think / 2) if share >= LEAST else 0.0

    async def think(self, worker: Worker, game: Game[Any], task: Task) -> Thought:
        """A bot's answer; a random one if it hangs, dies or breaks."""
        played = (self._settings.shelf.folders, game.id, game.content_hash)
        for _ in range(2):
            try:
                return await worker.run(self._settings.think, think, *played, task)
            except BrokenProcessPool:
                continue  # perhaps the process had died before
            except Exception:
                log.exception("a %s bot of %s broke", task.kind, game.id)
                break
        by_chance = answer(game, task._replace(kind="random", memory=[]))  # here: a busy machine must not stop a table
        return Thought(by_chance.answer, task.memory)


def _somebody_waits_to_begin(table: Table) -> bool:
    """Whether people sit there and none has decided anything yet: they came to play, not to watch."""
    return bool(table.people) and not table.decided


def scripted(table: Table, question: State) -> int | None:
    """What the tutorial has a bot answer now; None if it may play as it likes."""
    lesson = followed(table.game.id, table.choices.tutorial) if table.choices.tutorial is not None else None
    return None if lesson is None else lesson.answer(question)
