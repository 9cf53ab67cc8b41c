"""The connections: how many there may be, how long each may keep the server waiting, and which go when it gets full.

A visitor is an `asyncio.Protocol` that passes everything on to uvicorn's. The application finds the visitor in the
state of a request, and tells it when the request is complete and when it is answered.
"""

import asyncio
import errno
import logging
from ipaddress import ip_address
from typing import Any, NamedTuple, cast

from h11 import LocalProtocolError
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.common.settings import Settings

REQUEST_SECONDS, UNREAD_SECONDS = 30.0, 60.0
"""How long a visitor may take to send a request, and to read what was sent."""
FLUSH_SECONDS = 0.5
"""How long a server that stops waits for visitors to take their last bytes."""
QUIET_SECONDS = 60.0
"""A flood is over when nothing has happened for this long."""
NO_FILES = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

log = logging.getLogger("ludoteca")


class Visitor(asyncio.Protocol):
    """One connection; made with a crowd, it is what uvicorn wants for its option `http`."""

    def __init__(self, crowd: "Crowd", **given: Any) -> None:
        self._crowd = crowd
        self._inner = H11Protocol(**{**given, "app_state": {**given["app_state"], "visitor": self}})
        self.waited_for: dict[str, asyncio.TimerHandle] = {}
        """The timers that end the visitor, by what the server waits for."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.address: str = (transport.get_extra_info("peername") or [""])[0]
        self._inner.connection_made(self.transport)
        self.neighbours = self._crowd.enter(self)
        self._end_after(REQUEST_SECONDS, "sending")

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in self.waited_for.values():
            timer.cancel()
        self._crowd.leave(self)
        self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self in self.neighbours.idle:  # perhaps the first byte of a request
            self._end_after(REQUEST_SECONDS, "sending")
        self._inner.data_received(data)

    def pause_writing(self) -> None:
        self._end_after(UNREAD_SECONDS, "reading")
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._in_time("reading")
        self._inner.resume_writing()

    def asked(self) -> None:
        """The request is complete: from now on it is the visitor who waits."""
        self._in_time("sending")
        self.neighbours.idle.pop(self, None)

    def answered(self) -> None:
        if self in self.neighbours.all:
            self.neighbours.idle[self] = None

    def _end_after(self, seconds: float, doing: str) -> None:
        if doing not in self.waited_for:
            self.waited_for[doing] = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def _in_time(self, doing: str) -> None:
        if timer := self.waited_for.pop(doing, None):
            timer.cancel()


class Neighbours(NamedTuple):
    """The visitors of one address."""

    all: set[Visitor]
    idle: dict[Visitor, None]
    """Those without a complete request; who was answered last comes last."""


class Crowd:
    """All connections."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._most, self._most_of_address = most, min(settings.limits.connections_per_address, most * 3 // 4)
        self._behind_proxy = settings.trust_proxy
        self._by_address: dict[str, Neighbours] = {}
        self._size = 0
        self._last_trouble = -QUIET_SECONDS

    def enter(self, newcomer: Visitor) -> Neighbours:
        """Count one more; an address that has too many loses an idle one, and so does a server that is full."""
        address = newcomer.address
        neighbours = self._by_address.setdefault(address, Neighbours(set(), {}))
        neighbours.all.add(newcomer)
        neighbours.idle[newcomer] = None  # it has asked for nothing yet, so there is always one to end
        self._size += 1
        proxied = self._behind_proxy or not address or ip_address(address.partition("%")[0]).is_loopback
        if len(neighbours.all) > self._most_of_address and not proxied:
            self._end_one(neighbours)
        elif self._size > self._most:
            self._end_one(max(self._by_address.values(), key=lambda one: len(one.idle)))
        return neighbours

    def _end_one(self, neighbours: Neighbours) -> None:
        self._complain("Too many connections: idle ones are closed, or new ones refused.")
        visitor = next(iter(neighbours.idle))
        del neighbours.idle[visitor]
        visitor.transport.abort()

    def leave(self, visitor: Visitor) -> None:
        self._size -= 1
        visitor.neighbours.all.discard(visitor)
        visitor.neighbours.idle.pop(visitor, None)
        if not visitor.neighbours.all:
            del self._by_address[visitor.address]

    def trouble(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What the event loop reports. If there is no file for newcomers, it lets them wait, and tries every second."""
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in NO_FILES:
            self._complain("No file is left for another connection: new ones have to wait.")
        elif not isinstance(error, LocalProtocolError):  # uvicorn refuses nonsense after HEAD with a body
            loop.default_exception_handler(context)

    def _complain(self, sentence: str) -> None:
        """One line for each flood, however long it lasts."""
        now = asyncio.get_running_loop().time()
        if now - self._last_trouble >= QUIET_SECONDS:
            log.warning("%s", sentence)
        self._last_trouble = now

    def stop(self) -> None:
        """End those who would hold the server up; answers under way are sent, to visitors who take them."""
        for visitor in [one for neighbours in self._by_address.values() for one in neighbours.all]:
            if visitor.waited_for or visitor.transport.is_closing():
                visitor.transport.abort()
        if self._by_address:
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self.stop)
