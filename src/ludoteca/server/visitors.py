"""The connections: how many there may be, how long each may keep the server waiting, and which go when it gets full.

A visitor is an `asyncio.Protocol` that passes everything on to uvicorn's; the crowd goes round the application.
"""

import asyncio
import errno
import logging
from collections import deque
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, cast

from h11 import LocalProtocolError
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.api.guard import App, Message, Receive, Scope, Send
from ludoteca.server.api.origins import SAFE
from ludoteca.server.common.settings import Settings

HEADER_SECONDS, REQUEST_SECONDS, STALL_SECONDS = 10.0, 30.0, 60.0
"""How long a visitor may take for the head of a request, for all of it, and to read what was sent."""
FLUSH_SECONDS = 0.5
"""How long a server that stops waits for visitors to take their last bytes."""
SWEEP_SECONDS = 1.0
QUIET_SECONDS = 60.0
"""A flood is over when nothing has happened for this long."""
CLOSED_AT_ONCE = 8
"""When it is full, one in this many is closed, so that the search is rare."""
ENDED_AT_ONCE = 32
"""How many go in one turn of the event loop: everyone else waits for all of them."""
LARGE = 16 * 1024
"""An answer of this size is sent at once: uvicorn has to notice in time that a visitor reads too slowly."""
NO_FILES = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

log = logging.getLogger("ludoteca")


class Wire:
    """Where answers are written: everything of one turn of the event loop in one system call, which is what costs."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport, self._loop = transport, asyncio.get_running_loop()
        self._parts: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send it soon, with whatever is written until then."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)
        if len(data) > LARGE:
            self._flush()

    def close(self) -> None:
        """End when everything is sent."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        self._transport.write(b"".join(parts))


class Visitor(asyncio.Protocol):
    """One connection; `limit` is how many seconds it may take for what the server waits for, None if for nothing."""

    def __init__(self, inner: asyncio.Protocol, crowd: "Crowd") -> None:
        self._inner, self._crowd = inner, crowd
        self.limit: float | None = HEADER_SECONDS
        self.since = self._stalled = asyncio.get_running_loop().time()
        self.reads = self.answered = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Come in."""
        self.transport = cast("asyncio.Transport", transport)
        self.client: tuple[str, int] = (transport.get_extra_info("peername") or ("", 0))[:2]
        self._wire = Wire(self.transport)
        self._inner.connection_made(cast("asyncio.Transport", self._wire))
        self._crowd.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go."""
        self._crowd.leave(self)
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Say something; the clock starts with the first byte of a request."""
        if self.answered and self.limit is None:
            self.limit, self.since = HEADER_SECONDS, asyncio.get_running_loop().time()
        try:
            self._inner.data_received(data)
        except LocalProtocolError:  # uvicorn wants to refuse nonsense in words when it has already answered
            self._wire.close()

    def eof_received(self) -> None:
        """Say nothing more."""
        self._inner.eof_received()

    def pause_writing(self) -> None:
        """Leave too much unread."""
        self.reads, self._stalled = False, asyncio.get_running_loop().time()
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Read again."""
        self.reads = True
        self._inner.resume_writing()

    @property
    def idle(self) -> bool:
        """Whether there is no complete request still to be answered."""
        return self.answered or self.limit is not None

    def late(self, now: float) -> bool:
        """Whether the visitor has kept the server waiting for too long."""
        if not self.reads:
            return now - self._stalled > STALL_SECONDS
        return self.limit is not None and now - self.since > self.limit


class Crowd:
    """All connections. When it is full, idle ones go first: the oldest of the address that has the most."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._most, self._most_of_address = most, min(settings.limits.connections_per_address, most * 3 // 4)
        self._behind_proxy = settings.trust_proxy
        self._all: dict[tuple[str, int], Visitor] = {}
        self._by_address: dict[str, set[Visitor]] = {}
        self._leaving: deque[Visitor] = deque()
        self._last_trouble = -QUIET_SECONDS

    def protocol(self, **given: Any) -> Visitor:
        """For every connection, what uvicorn asks for by its option `http`."""
        return Visitor(H11Protocol(**given), self)

    def around(self, app: App) -> App:
        """The application; visitors learn how far their requests are."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            visitor = self._all.get(scope.get("client") or ("", 0))
            if visitor is None:  # the server starts or stops, or the visitor is gone
                return await app(scope, receive, send)

            while visitor.transport.is_closing():  # nonsense behind the head has ended the connection already
                if (await receive())["type"] == "http.disconnect":
                    return None

            async def received() -> Message:
                message = await receive()
                if not message.get("more_body"):
                    visitor.limit = None
                return message

            visitor.answered, visitor.limit = False, None if scope["method"] in SAFE else REQUEST_SECONDS
            try:
                await app(scope, received, send)
            finally:
                visitor.answered, visitor.limit, visitor.since = True, None, asyncio.get_running_loop().time()

        return answer

    def enter(self, newcomer: Visitor) -> None:
        """Count one more; an address that has too many loses an idle one, and so does a server that is full."""
        if not self._all:
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
        address = newcomer.client[0]
        self._all[newcomer.client] = newcomer
        neighbours = self._by_address.setdefault(address, set())
        neighbours.add(newcomer)  # it has asked for nothing yet, so there is an idle one
        proxied = self._behind_proxy or not address or ip_address(address.partition("%")[0]).is_loopback
        if len(neighbours) > self._most_of_address and not proxied:
            self._complain("One address has too many connections: idle ones are closed, or new ones refused.")
            min((one for one in neighbours if one.idle), key=lambda one: one.since).transport.abort()
        if len(self._all) > self._most and not self._leaving:
            self._complain("Too many connections: idle ones are closed, or new ones refused.")
            idle = [one for one in self._all.values() if one.idle]
            idle.sort(key=lambda one: (-len(self._by_address[one.client[0]]), one.since))
            self._let_go(idle[: max(1, self._most // CLOSED_AT_ONCE)])

    def leave(self, visitor: Visitor) -> None:
        """Count one less."""
        self._all.pop(visitor.client, None)
        neighbours = self._by_address[visitor.client[0]]
        neighbours.discard(visitor)
        if not neighbours:
            del self._by_address[visitor.client[0]]

    def _let_go(self, visitors: Iterable[Visitor]) -> None:
        """End these, a few at a time, if that is still due when their turn comes."""
        self._leaving.extend(visitors)
        now = asyncio.get_running_loop().time()
        for one in [self._leaving.popleft() for _ in range(min(ENDED_AT_ONCE, len(self._leaving)))]:
            if one.idle or one.late(now):
                one.transport.abort()
        if self._leaving:
            asyncio.get_running_loop().call_soon(self._let_go, ())

    def trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the event loop reports. If there is no file for newcomers, it lets them wait, and tries every second."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in NO_FILES:
            self._complain("No file is left for another connection: new ones have to wait.")
        else:
            loop.default_exception_handler(context)

    def _complain(self, sentence: str) -> None:
        """One line for each flood, however long it lasts."""
        now = asyncio.get_running_loop().time()
        if now - self._last_trouble >= QUIET_SECONDS:
            log.warning("%s", sentence)
        self._last_trouble = now

    def _sweep(self) -> None:
        now = asyncio.get_running_loop().time()
        self._let_go([one for one in self._all.values() if one.late(now)])
        if self._all:
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def stop(self) -> None:
        """End those who would hold the server up; answers under way are sent, to visitors who take them."""
        for one in list(self._all.values()):
            if not one.reads or one.limit is not None or one.transport.is_closing():
                one.transport.abort()
        if self._all:
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self.stop)
