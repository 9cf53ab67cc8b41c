"""Things at tables that happen without a request: bots answer or take a seat, standing orders act, windows close."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from sqlalchemy.exc import DBAPIError

from ludoteca.server.common.background import Upkeep
from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.settings import Settings
from ludoteca.server.service import answers, seats
from ludoteca.server.service.bots import Bots, Due, due
from ludoteca.server.tables.registry import Registry
from ludoteca.server.tables.table import AWAY, BOT, PERSON, Table
from ludoteca.server.tables.transaction import Transaction
from ludoteca.server.watch.presence import Presence

OTHERS_FIRST = 3.0
"""How long the process that last changed the table has to continue before this one does."""

REST = 5.0
"""How long a table rests after something unexpected before it is tried again."""

LONGEST_SLEEP = 30.0
"""The longest sleep while a person may be away: a table that is looked at now and then stays in memory."""

log = logging.getLogger("ludoteca")


class Driver:
    """Looks at a table after every change and does what is due; one task for each table."""

    def __init__(self, tables: Registry, bots: Bots, settings: Settings, presence: Presence) -> None:
        self._tables = tables
        self._bots = bots
        self._settings = settings
        self._presence = presence
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._look: dict[str, asyncio.Event] = {}
        self._thinking: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._writing = Upkeep("writing what happens at tables by itself")
        self._closing = False

    def look_at(self, table: Table, own: bool) -> None:
        """Look at a table that changed, in this process or another."""
        if self._closing or table.match is None:
            return
        if table.id in self._tasks:
            self._look[table.id].set()
        elif self._due(table):
            self._look[table.id] = asyncio.Event()
            task = asyncio.ensure_future(self._drive(table.id, 0.0 if own else OTHERS_FIRST))
            self._tasks[table.id] = task

    def _due(self, table: Table) -> bool:
        return table.window_open or bool(due(table)) or self._asks_person(table) >= 0

    async def close(self) -> None:
        """Begin nothing new."""
        self._closing = True
        tasks = [*self._tasks.values(), *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table_id: str, later: float) -> None:
        try:
            if later and self._tables.store.shared:
                await self._sleep(table_id, later)
            while await self._step_or_rest(table_id):
                pass
        except ApiRefusal:
            pass  # the table is gone
        finally:
            del self._tasks[table_id], self._look[table_id]

    async def _step_or_rest(self, table_id: str) -> bool:
        """Take a step; if it breaks, try again after a while: a table must not stand still forever."""
        try:
            return await self._step(table_id)
        except ApiRefusal:
            raise
        except Exception as error:
            if isinstance(error, DBAPIError):
                self._writing.failed(error)
            else:
                log.exception("table %s: what goes on by itself broke", table_id)
            await self._sleep(table_id, REST)
            self._presence.hears_again()  # people could not show that they are there
            return True

    async def _step(self, table_id: str) -> bool:
        """Do one thing that is due; whether there may be more."""
        self._look[table_id].clear()
        async with self._tables.reading(table_id) as table:
            waiting, closes = due(table), table.closes if table.window_open else None
            away = self._asks_person(table) >= 0
        if closes is not None:
            for asked in waiting:
                self._answer_meanwhile(table, asked)
            await self._wait_for_window(table_id, closes)
            return True
        for asked in waiting:
            await self._answer(table, asked)
        if waiting:
            return True
        if away:
            await self._wait_for_away(table_id)
            return True
        return False

    async def _answer(self, table: Table, asked: Due) -> None:
        chosen = await self._bots.choose(table, asked)
        await self._change(
            table.id, lambda transaction: answers.answer_for(transaction, asked.seat, asked.version, chosen)
        )

    async def _change(self, table_id: str, work: Callable[[Transaction], object]) -> None:
        await self._tables.change(table_id, work)
        self._writing.worked()

    def _answer_meanwhile(self, table: Table, asked: Due) -> None:
        """Let a bot think while its window is open: how long it takes must not reveal that it was asked."""
        thought = (table.id, asked.version, asked.seat)
        if thought not in self._thinking:
            self._thinking[thought] = asyncio.ensure_future(self._answer(table, asked))
            self._thinking[thought].add_done_callback(partial(self._has_thought, thought))

    def _has_thought(self, thought: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        del self._thinking[thought]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, DBAPIError):
            self._writing.failed(error)
        elif error is not None and not isinstance(error, ApiRefusal):
            log.error("table %s: a bot's answer in a window was lost", thought[0], exc_info=error)

    async def _wait_for_window(self, table_id: str, closes: float) -> None:
        """Wait until the table changes or the window closes, on time: a bot that has not answered by then passes."""
        await self._sleep(table_id, closes - time.monotonic())
        if time.monotonic() >= closes:
            await self._change(table_id, answers.close_window)

    async def _sleep(self, table_id: str, seconds: float) -> None:
        """Wait this long, or until the table changes."""
        try:
            async with asyncio.timeout(max(0.0, seconds) + 0.001):
                await self._look[table_id].wait()
        except TimeoutError:
            return

    # ---------------------------------------------------------------- away

    def _asks_person(self, table: Table) -> int:
        """The seat whose person may be away too long; -1 if there is none."""
        seat = -1 if table.match is None or table.window_open else table.match.state.player
        return seat if self._settings.away_after and seat >= 0 and table.chairs[seat].kind == PERSON else -1

    async def _wait_for_away(self, table_id: str) -> None:
        """Wait until the table moves on, or its person has been away ever since the seat was asked."""
        begun, asked = time.monotonic(), None
        while True:
            self._look[table_id].clear()
            async with self._tables.reading(table_id) as table:
                seat, version = self._asks_person(table), table.version
            if seat < 0 or asked not in {None, (seat, version)}:
                return
            asked = (seat, version)
            away = min(self._presence.away_for(table_id, seat), time.monotonic() - begun)
            if away >= self._settings.away_after:
                await self._change(table_id, partial(self._play_away, seat=seat, version=version))
                return
            await self._sleep(table_id, min(self._settings.away_after - away, LONGEST_SLEEP))

    def _play_away(self, transaction: Transaction, seat: int, version: int) -> None:
        if (self._asks_person(transaction.table), transaction.table.version) == (seat, version):
            seats.hand_over(transaction, seat, BOT, None, AWAY)
            seats.keep(transaction, seat)
