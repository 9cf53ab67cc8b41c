"""All tables of this process: found in memory or loaded, changed one at a time, forgotten when nobody uses them."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.settings import Settings
from ludoteca.server.store.base import Rows, Store
from ludoteca.server.tables import loader
from ludoteca.server.tables.access import Access, opened
from ludoteca.server.tables.channels import Channels
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.transaction import Transaction

T = TypeVar("T")

MOST_OPENED = 64
FORGET_SECONDS = 120.0
"""How long without a request until a table is dropped from memory; it stays in the store."""
MOST_RESIDENT = 1_000
"""How many tables are kept in memory, besides those where someone waits for news."""

Watcher = Callable[[Table, bool], None]
"""Called after a table changed; the flag says whether this process did it."""


class Registry:
    """Finds, changes and forgets tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.resident: dict[str, Table] = {}
        self.watchers: list[Watcher] = []
        self.channels = Channels()
        self._changes: set[asyncio.Future[Any]] = set()
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, table_id: str) -> Table:
        """The table with that id, from memory or from the store."""
        table = self.resident.get(table_id)
        if table is None or table.gone:
            table = await self._load(table_id)
        self._used(table)
        return table

    def _used(self, table: Table) -> None:
        """Move it to the end: the last one used comes last."""
        table.used = time.monotonic()
        if known := self.resident.pop(table.id, None):
            self.resident[table.id] = known

    @contextlib.asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[Table]:
        """The table while nobody changes it, and as it was committed.

        If a change failed while this waited, memory may be wrong: the table is loaded again.
        """
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    async def _load(self, table_id: str) -> Table:
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                table = self.resident.get(table_id)
                if table is None or table.gone:
                    table = await self.store.read(lambda rows: loader.load(rows, table_id, self.settings.shelf))
                    self._make_room()
                    self.resident[table_id] = table
                    self._tell(table, own=False)
                return table
        finally:
            self._loading.pop(table_id, None)

    def opened(self, table_id: str) -> dict[tuple[str, ...], Access]:
        """What tokens have opened at a table since its game began: from then on, that changes only with a note."""
        table = self.resident.get(table_id)
        if table is None or table.gone or not table.started:
            return {}
        if len(table.opened) >= MOST_OPENED:
            table.opened.clear()
        return table.opened

    async def access(self, table_id: str, tokens: list[str]) -> Access:
        """What tokens open at a table; without any, public tables may be watched."""
        if not tokens:
            if not await self.store.read(lambda rows: rows.is_public(table_id)):
                raise ApiRefusal(401, "no-token", "This needs the link of a seat, of the host or of a spectator.")
            return Access(table_id, host=False, tokens={})
        known = self.opened(table_id)
        key = tuple(tokens)
        if key not in known:
            known[key] = await self.store.read(lambda rows: opened(table_id, tokens, rows.capabilities(table_id)))
        return known[key]

    async def change(self, table_id: str, work: Callable[[Transaction], T]) -> T:
        """Change a table; returns after the commit, and continues even if the one who asked is gone."""
        task = asyncio.ensure_future(self._change(table_id, work))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for what is being committed."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    async def _change(self, table_id: str, work: Callable[[Transaction], T]) -> T:
        table = await self.get(table_id)
        async with table.lock:
            if not table.gone:
                return await self._change_now(table, work)
        return await self._change(table_id, work)  # it was forgotten while this waited

    async def _change_now(self, table: Table, work: Callable[[Transaction], T]) -> T:
        before, notes = table.revision, table.seat_notes
        table.dirty = False
        try:
            result = await self.store.write(lambda rows: work(Transaction(rows, self.settings, table)))
        except ApiRefusal:
            if table.gone or table.dirty:
                self.forget(table)
            elif table.revision != before:
                self._tell(table, own=False)
            raise
        except BaseException:
            # Memory may be ahead of what was committed.
            self.forget(table)
            raise
        if table.seat_notes is not notes:
            table.opened = {}  # a new dict: a lookup under way may be from before the commit
        self._tell(table, own=True)
        return result

    def forget(self, table: Table) -> None:
        """Drop a table from memory; it stays in the store.

        A match and its position refer to each other; if nobody uses them, they are separated, and so freed at once.
        """
        table.gone = True
        if table.match is not None and not table.lock.locked():
            table.match.state.listener = None
        if self.resident.get(table.id) is table:
            del self.resident[table.id]

    def forget_idle(self) -> None:
        """Drop tables that nobody has asked about for a while."""
        oldest = time.monotonic() - FORGET_SECONDS
        for table in list(self.resident.values()):
            if table.used < oldest and not table.lock.locked():
                self.forget(table)

    def _make_room(self) -> None:
        """Drop the least recently used tables, if there are too many."""
        for table in list(self.resident.values())[: max(0, len(self.resident) - MOST_RESIDENT + 1)]:
            if not table.lock.locked() and not self.channels.waits(table.id):
                self.forget(table)

    # ---------------------------------------------------------------- news

    def _tell(self, table: Table, own: bool) -> None:
        self.channels.wake(table.id)
        for watcher in self.watchers:
            watcher(table, own)

    async def changed_elsewhere(self, table_id: str | None) -> None:
        """Another process changed this table, or perhaps any (None)."""
        for changed in {*self.resident, *self._loading} if table_id is None else {table_id}:
            if loading := self._loading.get(changed):
                async with loading:
                    pass  # the table that is being loaded may have been read before the change
            if table := self.resident.get(changed):
                await self._refresh(table)
            else:
                self.channels.wake(changed)

    async def _refresh(self, table: Table) -> None:
        """Catch up. A table that cannot is forgotten, and loaded when needed: the others must carry on."""
        new = None
        async with table.lock:
            with contextlib.suppress(Exception):
                new = await self.store.read(lambda rows: _caught_up(rows, table))
        if new is None:
            self.forget(table)
            self.channels.wake(table.id)
        elif new:
            self._tell(table, own=False)


def _caught_up(rows: Rows, table: Table) -> bool | None:
    """Whether there was something new; None if the table is no longer the one in memory."""
    row = rows.table(table.id)
    if row is None or row.incarnation != table.incarnation:
        return None
    return loader.catch_up(rows, table, row)
