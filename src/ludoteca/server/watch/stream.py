"""News of a table for one reader: as a stream of server-sent events, or by polling."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from ludoteca.server.common.errors import ApiRefusal, StoreFailed
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.channels import Waiting
from ludoteca.server.tables.table import Table
from ludoteca.server.watch import types
from ludoteca.server.watch.audience import Audience

PING_SECONDS = 15.0
PING = b": here\n\n"
LONGEST_WAIT = 25.0
LOOK_AGAIN_SECONDS = 1.0
"""How soon a stream looks again after the store could not be read."""
POLL_AGAIN_SECONDS = 2.0
"""How soon someone who polls asks again; until then they have not left."""
CLOSED = b"event: closed\ndata: {}\n\n"


class Reader:
    """Someone who follows a table as one of their seats; remembers what they were shown last."""

    def __init__(self, audience: Audience, access: Access, seat: int | None, since: int) -> None:
        self._audience = audience
        self._access = access
        self._seat = seat
        self._since = since
        self._stamp = ""
        self._looked = False

    async def table(self, log_from: int | None = None) -> types.TableView:
        """The whole table with its log."""
        async with self._audience.tables.reading(self._access.table) as table:
            view = self._audience.viewer.table(table, self._access, self._seat)
            view.log = self._audience.viewer.log(table, view.viewed_as, log_from)
        return view

    async def _access_now(self) -> Access:
        """What the reader may do there now: a token may have been revoked."""
        access = self._access
        if access.given and self._looked:
            access = await self._audience.tables.access(access.table, list(access.given))
        self._looked = True
        return access

    def _seen(self, table: Table, access: Access) -> types.TableNews:
        view = self._audience.viewer.table(table, access, self._seat)
        events = self._audience.viewer.news(table, view.viewed_as, self._since)
        return types.TableNews(view.last_event, view.version, events, view)

    async def news(self, stamp: str = "") -> types.TableNews | None:
        """The news since the last time; None if there is none."""
        access = await self._access_now()
        async with self._audience.tables.reading(access.table) as table:
            news = self._seen(table, access)
        if not news.events and news.table.stamp in {self._stamp, stamp}:
            return None
        self._stamp, self._since = news.table.stamp, news.number
        return news

    # ---------------------------------------------------------------- waiting

    async def poll(self, stamp: str, seconds: float) -> list[types.TableNews]:
        """The news as soon as there is any; nothing after a while, or when the server stops."""
        seconds = min(seconds, LONGEST_WAIT)
        again = POLL_AGAIN_SECONDS if seconds > 0 else 0.0
        self._audience.waits(self._access.table, self._access.seats, seconds + again)
        channels, stopping = self._audience.tables.channels, self._audience.stopping
        waiting = channels.enter(self._access.table)
        try:
            async with asyncio.timeout(seconds):
                while (news := await self.news(stamp)) is None and not stopping.is_set():
                    await waiting.wait()
                    waiting.clear()
                return [] if news is None else [news]
        except TimeoutError:
            return []
        finally:
            channels.leave(self._access.table, waiting)

    async def stream(self) -> AsyncIterator[bytes]:
        """The news for as long as someone listens.

        Pings keep to a clock of their own, whatever else is sent: if something hidden wakes the stream, no ping shifts.
        """
        channels, stopping = self._audience.tables.channels, self._audience.stopping
        loop = asyncio.get_running_loop()
        waiting = channels.enter(self._access.table)
        self._audience.came(self._access.table, self._access.seats)
        ping = loop.call_later(PING_SECONDS, waiting.set)
        try:
            yield b"retry: 1000\n\n"
            while not stopping.is_set():
                if waiting.news:
                    waiting.news = False
                    if (news := await self._news_or_later(waiting)) is not None:
                        yield _message(news)
                    del news  # a stream that waits must not hold a whole view
                await waiting.wait()
                waiting.clear()
                if loop.time() >= ping.when():
                    ping = loop.call_at(ping.when() + PING_SECONDS, waiting.set)
                    yield PING
        except ApiRefusal:
            yield CLOSED
        finally:
            ping.cancel()
            channels.leave(self._access.table, waiting)
            self._audience.went(self._access.table, self._access.seats)

    async def _news_or_later(self, waiting: Waiting) -> types.TableNews | None:
        """The news; none while the store is down, and the stream looks again soon."""
        try:
            return await self.news()
        except StoreFailed:
            asyncio.get_running_loop().call_later(LOOK_AGAIN_SECONDS, waiting.wake)
            return None


def _message(news: types.TableNews) -> bytes:
    return b"id: %d\nevent: table\ndata: %b\n\n" % (news.number, msgspec.json.encode(news))
