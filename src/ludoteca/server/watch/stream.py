"""News of a table for one reader: as a stream of server-sent events, or by polling."""

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.channels import Waiting
from ludoteca.server.tables.table import Table
from ludoteca.server.watch import types, views
from ludoteca.server.watch.audience import Audience

PING_SECONDS = 15.0
PING = b": here\n\n"
LONGEST_WAIT = 25.0
LOOK_AGAIN_SECONDS = 1.0
"""How soon a stream looks again after the store could not be read."""
POLL_AGAIN_SECONDS = 2.0
"""How soon someone who polls asks again; until then they have not left."""
CLOSED = b"event: closed\ndata: {}\n\n"


Push = Callable[[bytes], bool]
"""Sends one part of an answer at once; False if it cannot be sent at once."""


class Pings:
    """Calls a function again and again, on a fixed clock."""

    def __init__(self, due: Callable[[], None]) -> None:
        self._due = due
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(PING_SECONDS, self._go_on)

    def _go_on(self) -> None:
        self._timer = self._loop.call_at(self._timer.when() + PING_SECONDS, self._go_on)
        self._due()

    def stop(self) -> None:
        """Stop calling."""
        self._timer.cancel()


class Reader:
    """Someone who follows a table as one of their seats; remembers what they were shown last."""

    def __init__(self, audience: Audience, access: Access, seat: int | None, since: int) -> None:
        self._audience = audience
        self._access = access
        self._seat = seat
        self._since = since
        self._stamp = ""
        self._ping_due = False
        self._resting = False

    async def table(self, log_from: int | None = None) -> types.TableView:
        """The whole table with its log."""
        news = await self._look()
        view = news.table
        async with self._audience.tables.reading(self._access.table) as table:
            since = max(0, view.last_event - views.LOG_LENGTH) if log_from is None else log_from
            view.log = views.log(table, view.viewed_as, since, since + views.LOG_LENGTH)
        return view

    async def _look(self) -> types.TableNews:
        access = self._access
        if access.given:  # a token may have been revoked since
            access = await self._audience.tables.access(access.table, list(access.given))
        table = self._audience.tables.at_rest(access.table)
        if table is not None:
            return self._seen(table, access)
        async with self._audience.tables.reading(access.table) as table:
            return self._seen(table, access)

    def _seen(self, table: Table, access: Access) -> types.TableNews:
        view = self._audience.viewer.table(table, access, self._seat)
        events = self._audience.viewer.news(table, view.viewed_as, self._since)
        return types.TableNews(view.last_event, view.version, events, view)

    async def news(self, stamp: str = "") -> types.TableNews | None:
        """What is new since the last time; None if nothing is."""
        news = await self._look()
        if not self._is_new(news, stamp):
            return None
        self._was_told(news)
        return news

    def _is_new(self, news: types.TableNews, stamp: str = "") -> bool:
        return bool(news.events) or news.table.stamp not in {self._stamp, stamp}

    def _was_told(self, news: types.TableNews) -> None:
        self._stamp = news.table.stamp
        self._since = news.number

    # ---------------------------------------------------------------- waiting

    async def poll(self, stamp: str, seconds: float) -> list[types.TableNews]:
        """The news as soon as there is any; nothing after a while, or when the server stops."""
        seconds = min(seconds, LONGEST_WAIT)
        again = POLL_AGAIN_SECONDS if seconds > 0 else 0.0
        self._audience.waits(self._access.table, self._access.seats, seconds + again)
        channels, stopping = self._audience.tables.channels, self._audience.stopping
        event = channels.enter(self._access.table)
        try:
            async with asyncio.timeout(seconds):
                while (news := await self.news(stamp)) is None and not stopping.is_set():
                    await event.wait()
                    event.clear()
                return [] if news is None else [news]
        except TimeoutError:
            return []
        finally:
            channels.leave(self._access.table, event)

    async def stream(self, push: Push) -> AsyncIterator[bytes]:
        """The news for as long as someone listens; while it rests, parts may be pushed without waking it.

        Pings keep to a clock of their own, whatever else is sent: if something hidden wakes the stream, no ping shifts.
        """
        channels, stopping = self._audience.tables.channels, self._audience.stopping
        event = channels.enter(self._access.table, lambda: self._tell_at_once(push))
        pings = Pings(lambda: self._ping(event, push))
        self._audience.came(self._access.table, self._access.seats)
        try:
            yield b"retry: 1000\n\n"
            while not stopping.is_set():
                event.clear()
                if event.news:
                    event.news = False
                    news = await self._news_or_later(event)
                    if news is not None:
                        yield _message(news)
                    del news  # a stream that waits must not hold a whole view
                self._resting = True
                await event.wait()
                self._resting = False
                if self._ping_due:
                    self._ping_due = False
                    yield PING
        except ApiRefusal:
            yield CLOSED
        finally:
            self._resting = False
            pings.stop()
            channels.leave(self._access.table, event)
            self._audience.went(self._access.table, self._access.seats)

    def _tell_at_once(self, push: Push) -> bool:
        """Tell what is new while the stream rests; not if that means waiting for anything."""
        tables, access = self._audience.tables, self._access
        if not self._resting or self._audience.stopping.is_set():
            return False
        known = tables.opened(access.table).get(access.given) if access.given else access
        table = tables.at_rest(access.table)
        if known is None or table is None:
            return False
        news = self._seen(table, known)
        if self._is_new(news):
            if not push(_message(news)):
                return False
            self._was_told(news)
        return True

    def _ping(self, event: Waiting, push: Push) -> None:
        if not (self._resting and push(PING)):
            self._ping_due = True
            event.set()

    async def _news_or_later(self, event: Waiting) -> types.TableNews | None:
        """What is new; nothing while the store is down, and the stream looks again soon."""
        try:
            return await self.news()
        except SQLAlchemyError:
            asyncio.get_running_loop().call_later(LOOK_AGAIN_SECONDS, event.wake)
            return None


def _message(news: types.TableNews) -> bytes:
    return b"id: %d\nevent: table\ndata: %b\n\n" % (news.number, msgspec.json.encode(news))
