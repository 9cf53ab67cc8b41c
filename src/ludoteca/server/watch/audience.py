"""Everybody who looks at tables, in this process and others: who is there, what they say, what they are shown."""

import asyncio
import contextlib
import secrets

from ludoteca.server.common.background import Schedule, Upkeep
from ludoteca.server.common.errors import StoreFailed
from ludoteca.server.tables.presence import REPEAT_SECONDS, Presence
from ludoteca.server.tables.registry import Registry
from ludoteca.server.watch.phrases import Phrases
from ludoteca.server.watch.views import Viewer


class Audience:
    """What the readers of all tables share."""

    def __init__(self, tables: Registry, schedule: Schedule, stopping: asyncio.Event, announcing: Upkeep) -> None:
        self.tables = tables
        self.stopping = stopping
        self.presence = Presence()
        self.phrases = Phrases()
        self.viewer = Viewer(self.presence, self.phrases, tables.settings.webhooks)
        self._store = tables.store
        self._schedule = schedule
        self._announcing = announcing
        self._process = secrets.token_hex(4)

    def came(self, table: str, seats: list[int]) -> None:
        """A stream was opened."""
        if self.presence.came(table, seats):
            self._presence_changed(table, seats)

    def went(self, table: str, seats: list[int]) -> None:
        """A stream was closed."""
        if self.presence.went(table, seats):
            self._presence_changed(table, seats)

    def waits(self, table: str, seats: list[int], seconds: float) -> None:
        """Someone polls, and counts as present for this long."""
        new = seconds > 0 and any(not self.presence.present(table, seat) for seat in seats)
        self.presence.seen(table, seats, seconds)
        if new:
            self._presence_changed(table, seats)

    def _presence_changed(self, table: str, seats: list[int]) -> None:
        """Tell everyone at the table, and other processes; if that fails, `announce` makes up for it."""
        self.tables.channels.wake(table)
        self._tell_others(self.presence.change(self._process, table, seats))

    def say(self, table: str, seat: int, phrase: str, after: int) -> None:
        """Say a phrase for a seat: everyone at the table sees it at once, in this process and others."""
        announcement = self.phrases.say(table, seat, phrase, after)
        self.tables.channels.wake(table)
        self._tell_others(announcement)

    # ---------------------------------------------------------------- other processes

    def _tell_others(self, announcement: str) -> None:
        async def say() -> None:
            with contextlib.suppress(StoreFailed):
                await self._store.say([announcement])

        if self._store.shared:
            self._schedule.soon(announcement, say)

    async def announce(self) -> float:
        """Tell other processes who is present here, from time to time."""
        if self._store.shared:
            await self._announcing.once(lambda: self._store.say(self.presence.everybody(self._process)))
        return REPEAT_SECONDS

    async def changed(self, table_id: str | None) -> None:
        """Another process changed a table, or nothing was heard for a while."""
        if table_id is None and self._store.shared:
            self.presence.hears_again()
            self._schedule.soon(self._announcing.what, self.announce)
        await self.tables.changed_elsewhere(table_id)

    async def heard(self, announcement: str) -> None:
        """Another process says who is there, or what was said."""
        spoken_at = self.phrases.heard(announcement)
        for table in self.presence.heard(announcement) if spoken_at is None else [spoken_at]:
            self.tables.channels.wake(table)
