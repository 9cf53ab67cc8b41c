"""All tables of this process: found in memory or loaded, changed one at a time, forgotten when nobody uses them."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, select

from ludoteca.server.errors import ApiRefusal
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, schema
from ludoteca.server.tables import loader
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.transaction import Acting

T = TypeVar("T")

MOST_OPENED = 64

Watcher = Callable[[Table, bool], None]
"""Called after a table changed; the flag says whether this process did it."""


class Channel:
    """Those who wait for news of one table."""

    def __init__(self) -> None:
        self.waiting: set[asyncio.Event] = set()
        self.stamp = 0

    def wake(self) -> None:
        """Something may be new."""
        self.stamp += 1
        for event in self.waiting:
            event.set()


class Tables:
    """Finds, changes and forgets tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.resident: dict[str, Table] = {}
        self.watchers: list[Watcher] = []
        self._channels: dict[str, Channel] = {}
        self._acts: set[asyncio.Future[Any]] = set()
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        table = self.resident.get(table_id)
        if table is None or table.gone:
            table = await self._load(table_id)
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> Table:
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                table = self.resident.get(table_id)
                if table is None or table.gone:
                    table = await self.store.read(lambda conn: loader.load(conn, table_id))
                    self.resident[table_id] = table
                    self._tell(table, own=False)
                return table
        finally:
            self._loading.pop(table_id, None)

    def opened(self, table_id: str) -> dict[tuple[str, ...], Access]:
        """What capabilities have opened at a table since its game began: from then on they never change."""
        table = self.resident.get(table_id)
        if table is None or table.gone or not table.started:
            return {}
        if len(table.opened) >= MOST_OPENED:
            table.opened.clear()
        return table.opened

    async def act(self, table_id: str, work: Callable[[Acting], T]) -> T:
        """Change a table; returns after the commit, and goes on even if whoever asked is gone."""
        task = asyncio.ensure_future(self._act(table_id, work))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for what is being committed."""
        await asyncio.gather(*self._acts, return_exceptions=True)

    async def _act(self, table_id: str, work: Callable[[Acting], T]) -> T:
        table = await self.get(table_id)
        async with table.lock:
            before = table.revision
            table.dirty = False
            try:
                result = await self.store.write(lambda conn: work(Acting(self.store, self.settings, conn, table)))
            except ApiRefusal:
                if table.gone or table.dirty:
                    self.forget(table)
                elif table.revision != before:
                    self._tell(table, own=False)
                raise
            except BaseException:
                # What is in memory may be more than what was committed.
                self.forget(table)
                raise
        self._tell(table, own=True)
        return result

    def forget(self, table: Table) -> None:
        """Drop a table from memory; it stays in the store."""
        table.gone = True
        if self.resident.get(table.id) is table:
            del self.resident[table.id]

    def forget_idle(self) -> None:
        """Drop tables that nobody has asked about for a while."""
        oldest = time.monotonic() - self.settings.forget_after
        for table in list(self.resident.values()):
            if table.used < oldest and not table.lock.locked():
                self.forget(table)

    # ---------------------------------------------------------------- news

    def channel(self, table_id: str) -> Channel:
        """Where to wait for news of a table."""
        return self._channels.setdefault(table_id, Channel())

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        """Wait no longer."""
        channel = self._channels.get(table_id)
        if channel is not None:
            channel.waiting.discard(event)
            if not channel.waiting:
                del self._channels[table_id]

    def wake(self, table_id: str) -> None:
        """Something about a table is new that its row does not say."""
        if table_id in self._channels:
            self._channels[table_id].wake()

    def wake_all(self) -> None:
        """Everybody who waits looks again."""
        for table_id in list(self._channels):
            self.wake(table_id)

    def _tell(self, table: Table, own: bool) -> None:
        self.wake(table.id)
        for watcher in self.watchers:
            watcher(table, own)

    async def changed_elsewhere(self, table_id: str | None) -> None:
        """Another process changed this table, or perhaps any."""
        for table in list(self.resident.values()):
            if table_id in {None, table.id}:
                await self._refresh(table)
        if table_id is not None and table_id not in self.resident:
            self.wake(table_id)

    async def _refresh(self, table: Table) -> None:
        async with table.lock:
            try:
                new = await self.store.read(lambda conn: _caught_up(conn, table))
            except BaseException:
                self.forget(table)
                self.wake(table.id)
                raise
        if new is None:
            self.forget(table)
            self.wake(table.id)
        elif new:
            self._tell(table, own=False)


def _caught_up(conn: Connection, table: Table) -> bool | None:
    """Whether there was something new; None if the table is no longer the one in memory."""
    row = conn.execute(select(schema.tables).where(schema.tables.c.id == table.id)).first()
    if row is None or row.incarnation != table.incarnation:
        return None
    return loader.catch_up(conn, table, row)
