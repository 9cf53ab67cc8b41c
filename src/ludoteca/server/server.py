"""One running server: its store, its tables, its bots, and its background tasks."""

import asyncio
import contextlib
import gc
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.api.limits import Rate, Streams, Tries
from ludoteca.server.api.types import MadeTable
from ludoteca.server.background import Upkeep
from ludoteca.server.errors import ApiRefusal
from ludoteca.server.play import thinking
from ludoteca.server.play.bots import Bots
from ludoteca.server.play.driver import Driver
from ludoteca.server.play.windows import TableMatch
from ludoteca.server.readers import Readers
from ludoteca.server.records.coaching import Analyses
from ludoteca.server.settings import DAY, Settings
from ludoteca.server.store import open_store, schema
from ludoteca.server.tables.access import Access, opened
from ludoteca.server.tables.creation import Plan, make
from ludoteca.server.tables.idle import Idle
from ludoteca.server.tables.registry import Registry
from ludoteca.server.turns import Limits
from ludoteca.server.watch.phrases import Phrases
from ludoteca.server.watch.presence import REPEAT_SECONDS, Presence
from ludoteca.server.watch.views import Viewer
from ludoteca.server.webhooks.notices import Notices
from ludoteca.server.workers import Workers

SWEEP_SECONDS = 15.0
CLEAR_SECONDS = 3600.0
RARELY = (5_000, 500, 20)
"""When Python looks for cycles: often among new objects, but only rarely among older ones, since all tables stand still
meanwhile. What a table drops is in no cycle, and freed at once."""

TOO_MANY_TABLES = "Too many tables were made; wait a minute."
TOO_FAST = "Too many requests; slow down."
TOO_MUCH_SAID = "That was a lot of talking. Wait a minute."
AT_TABLES = Limits(at_once=2, waiting_each=32, waiting=128)
"""For looking back at tables: a whole class may do so at the end of a game."""
OF_VISITORS = Limits(at_once=2, waiting_each=4, waiting=16)
"""For records that are sent: each may hold 8 MiB while it waits."""

OF_COACH = Limits(at_once=2, waiting_each=4, waiting=64)
"""For analyses: they take a minute, so they have processes of their own."""


class Server:
    """Everything that the routes share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.store = open_store(settings.db)
        self.tables = Registry(self.store, settings)
        self.idle = Idle(settings.idle_days * DAY)
        self.presence = Presence()
        self.phrases = Phrases()
        self.viewer = Viewer(self.presence, self.phrases, settings.webhooks)
        self.workers = Workers(settings.workers, load=thinking.load)
        self.readers = Readers(AT_TABLES)
        self.visitors = Readers(OF_VISITORS)
        self.analyses = Analyses(Readers(OF_COACH), self.store, settings.shelf.folders)
        self.driver = Driver(self.tables, Bots(self.workers, settings), settings, self.presence)
        self.tables.watchers.append(self.driver.look_at)
        self.stopping = asyncio.Event()
        self.upkeep: list[Upkeep] = []
        self._announcing = self._upkeep("telling other servers who is here")
        self.notices = Notices(self.tables, settings, self._upkeep("telling webhooks whose turn it is"))
        self.tables.watchers.append(self.notices.look_at)
        self.joining = Tries(settings.codes_per_minute_of_browser, settings.codes_per_minute, self.stopping)
        self.creating = Rate(settings.tables_per_minute, 60.0, TOO_MANY_TABLES)
        self.creating_here = Rate(settings.tables_per_minute_of_browser, 60.0, TOO_MANY_TABLES)
        self.posting = Rate(settings.posts_per_second * 2, 2.0, TOO_FAST)
        self.posting_here = Rate(settings.posts_per_second_of_seat * 2, 2.0, TOO_FAST)
        self.renaming = Rate(settings.renames_per_minute, 60.0, "This seat was renamed too often; wait a minute.")
        self.speaking = Rate(settings.phrases_per_minute, 60.0, TOO_MUCH_SAID)
        self.speaking_here = Rate(settings.phrases_per_minute_of_seat, 60.0, TOO_MUCH_SAID)
        self.hinting = Rate(settings.hints_per_minute_of_seat, 60.0, "That was a lot of hints. Wait a minute.")
        self.streams = Streams(settings.streams, settings.streams_per_address)
        self._background: list[asyncio.Task[None]] = []
        self._soon: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the background tasks."""
        gc.freeze()
        gc.set_threshold(*RARELY)
        hearing = self._upkeep("hearing what other servers change")
        self._go(self.store.follow(self._changed, self._heard, hearing))
        self._every(SWEEP_SECONDS, self._sweep, "letting go of tables that nobody uses")
        self._go(self._announcing.forever(REPEAT_SECONDS, self.announce))
        deleting = self._every(CLEAR_SECONDS, self.delete_old, "deleting tables that nobody has touched for long")
        await deleting.once(self.delete_old)
        if self.settings.ready_after is not None:
            self.soon(self._get_ready(self.settings.ready_after))

    def _upkeep(self, what: str) -> Upkeep:
        self.upkeep.append(Upkeep(what))
        return self.upkeep[-1]

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]], what: str) -> Upkeep:
        upkeep = self._upkeep(what)
        self._go(upkeep.forever(seconds, work))
        return upkeep

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        self._background.append(asyncio.ensure_future(work))

    def begin_to_stop(self) -> None:
        """Let streams end."""
        self.stopping.set()
        self.tables.channels.wake_all()
        self._close_readers()

    async def stop(self) -> None:
        """Finish what is being committed, end everything else."""
        self.stopping.set()
        await self.driver.close()
        await self.notices.close()
        await self.tables.finish()
        for task in (*self._background, *self._soon):
            task.cancel()
        await asyncio.gather(*self._background, *self._soon, return_exceptions=True)
        self.workers.close()
        self._close_readers()
        await self.store.close()

    def _close_readers(self) -> None:
        self.readers.close()
        self.analyses.close()
        self.visitors.close()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.ensure_future(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    # ---------------------------------------------------------------- for the routes

    async def access(self, table: str, tokens: list[str]) -> Access:
        """What tokens open at a table; without any, public tables may be watched."""
        if not tokens:
            public = (schema.tables.c.id == table) & schema.tables.c.public
            found = await self.store.read(lambda conn: conn.execute(select(schema.tables.c.id).where(public)).first())
            if found is None:
                raise ApiRefusal(401, "no-token", "This needs the link of a seat, of the host or of a spectator.")
            return Access(table, host=False, tokens={})
        known = self.tables.opened(table)
        key = tuple(tokens)
        if key not in known:
            known[key] = await self.store.read(lambda conn: opened(conn, table, tokens))
        return known[key]

    def check_pace(self, seat: str, address: str) -> None:
        """Refuse a seat, or an address, that sends more than anyone can play."""
        self.posting_here.check(seat)
        self.posting.check(address)

    def say(self, table: str, seat: int, phrase: str, after: int) -> None:
        """Say a phrase for a seat: everyone at the table sees it at once, in this process and others."""
        told = self.phrases.say(table, seat, phrase, after)
        self.tables.channels.wake(table)
        self.soon(self._tell_others(told))

    async def make(self, planned: Plan, match: TableMatch | None = None) -> MadeTable:
        """Make a table and begin to look after it."""
        _, made = await self.store.write(lambda conn: make(conn, self.store, self.settings, planned, match))
        await self.tables.get(planned.id)
        return made

    async def delete(self, table_id: str) -> None:
        """Delete a table and everything about it."""

        def work(conn: Connection) -> None:
            conn.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            self.store.changed(conn, table_id)

        await self.store.write(work)
        if table_id in self.tables.resident:
            self.tables.forget(self.tables.resident[table_id])
        self.tables.channels.wake(table_id)

    # ---------------------------------------------------------------- in the background

    async def _get_ready(self, seconds: float) -> None:
        """Get the workers ready before anyone needs them, so that the first hint does not wait."""
        await asyncio.sleep(seconds)
        await self.workers.get_ready()

    async def _sweep(self) -> None:
        self.tables.forget_idle()

    async def delete_old(self) -> None:
        """Delete tables that nobody has touched for a long time."""
        for table in await self.store.write(self.idle.delete):
            if table in self.tables.resident:
                self.tables.forget(self.tables.resident[table])

    async def announce(self) -> None:
        """Tell other processes who is present here."""
        if self.store.shared:
            await self.store.say(self.presence.everybody(self.process))

    async def tell_change(self, table: str, seats: list[int]) -> None:
        """Tell other processes that some of these seats came or went; if that fails, `announce` makes up for it."""
        await self._tell_others(self.presence.change(self.process, table, seats))

    async def _tell_others(self, announcement: str) -> None:
        if self.store.shared:
            with contextlib.suppress(SQLAlchemyError):
                await self.store.say([announcement])

    async def _changed(self, table_id: str | None) -> None:
        """Another process changed a table, or nothing was heard for a while."""
        if table_id is None and self.store.shared:
            self.presence.hears_again()
            self.soon(self._announcing.once(self.announce))
        await self.tables.changed_elsewhere(table_id)

    async def _heard(self, announcement: str) -> None:
        spoken_at = self.phrases.heard(announcement)
        for table in self.presence.heard(announcement) if spoken_at is None else [spoken_at]:
            self.tables.channels.wake(table)
