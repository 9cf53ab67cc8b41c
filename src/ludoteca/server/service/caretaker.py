"""Things at tables that happen without a request: bots answer or take a seat, standing orders act, windows close."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from ludoteca.server.common.background import REST, Schedule, Upkeep, Work
from ludoteca.server.common.errors import ApiRefusal, StoreFailed
from ludoteca.server.common.settings import Settings
from ludoteca.server.service import answers, seats
from ludoteca.server.service.bots import Bots, Due, due
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.registry import Registry
from ludoteca.server.tables.table import AWAY, BOT, PERSON, Table
from ludoteca.server.tables.transaction import Transaction

OTHERS_FIRST = 3.0
"""How long the process that last changed the table has to continue before this one does."""

LONGEST_WAIT = 30.0
"""The longest wait while a person may be away: a table that is looked at now and then stays in memory."""

log = logging.getLogger("ludoteca")


class Caretaker:
    """Looks at a table after every change, does what is due, and knows when to look again."""

    def __init__(
        self, tables: Registry, bots: Bots, settings: Settings, presence: Presence, schedule: Schedule, writing: Upkeep
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._away_after = settings.away_after
        self._presence = presence
        self._schedule = schedule
        self._writing = writing

    def look_at(self, table: Table, own: bool) -> None:
        """Look at a table that changed, in this process or another."""
        if table.window_open or due(table) or self._asks_person(table) >= 0:
            later = OTHERS_FIRST if self._tables.store.shared and not own else 0.0
            self._schedule.soon(table.id, partial(self._tried, table.id, partial(self._tend, table.id)), later)

    async def _tried(self, table_id: str, work: Work) -> float | None:
        """Do it; if it breaks, try again after a while: a table must not stand still forever."""
        try:
            return await work()
        except ApiRefusal:
            return None  # the table is gone
        except StoreFailed as error:
            self._writing.failed(error)
        except Exception:
            log.exception("table %s: what goes on by itself broke", table_id)
        await asyncio.sleep(REST)
        self._presence.hears_again()  # people could not show that they are there
        return 0.0

    async def _tend(self, table_id: str) -> float | None:
        """Do what is due now; how many seconds until there is more. After a change the table is looked at anyway."""
        async with self._tables.reading(table_id) as table:
            waiting, closes = due(table), table.closes if table.window_open else None
            away = self._until_away(table)
        if closes is not None:
            for asked in waiting:
                self._answer_meanwhile(table, asked)
            left = closes - time.monotonic()
            if left > 0:
                return left
            await self._change(table_id, answers.close_window)  # a bot that has not answered by now passes
            return None
        for asked in waiting:
            await self._answer(table, asked)
        if waiting or away is None:
            return None
        if away > 0:
            return min(away, LONGEST_WAIT)
        seat, version, _ = table.asked_since
        await self._change(table_id, partial(self._play_away, seat=seat, version=version))
        return None

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
        answer = partial(self._tried, table.id, partial(self._answer, table, asked))
        self._schedule.soon(f"{table.id}/{asked.version}/{asked.seat}", answer)

    # ---------------------------------------------------------------- away

    def _asks_person(self, table: Table) -> int:
        """The seat whose person may be away too long; -1 if there is none."""
        seat = -1 if table.match is None or table.window_open else table.match.state.player
        return seat if self._away_after and seat >= 0 and table.chairs[seat].kind == PERSON else -1

    def _until_away(self, table: Table) -> float | None:
        """How long until the person who is asked will have been away ever since; None if they may be."""
        seat, now = self._asks_person(table), time.monotonic()
        if seat < 0:
            return None
        if table.asked_since[:2] != (seat, table.version):
            table.asked_since = (seat, table.version, now)
        return self._away_after - min(self._presence.away_for(table.id, seat), now - table.asked_since[2])

    def _play_away(self, transaction: Transaction, seat: int, version: int) -> None:
        if (self._asks_person(transaction.table), transaction.table.version) == (seat, version):
            seats.hand_over(transaction, seat, BOT, None, AWAY)
            seats.keep(transaction, seat)
