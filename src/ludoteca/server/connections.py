"""Who is connected: how many may be, how slow they may be, and who has to go when it gets full."""

import asyncio
import errno
import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, cast

from ludoteca.server.common.settings import Settings
from ludoteca.server.http import HttpConnection

if sys.platform != "win32":
    import resource

HEADER_SECONDS = 10.0
"""How long a visitor may take to say what they want."""
REQUEST_SECONDS = 30.0
"""How long a whole request may take to arrive; the guard refuses it, in words, a little earlier."""
STALL_SECONDS = 60.0
"""How long a visitor may leave what was sent unread."""
FLUSH_SECONDS = 0.5
"""How long a server that stops waits for visitors to take their last bytes."""
SWEEP_SECONDS = 1.0
QUIET_SECONDS = 60.0
"""A flood is over when nothing has happened for this long."""
RESERVE = 96
"""File descriptors kept free of connections: for the store, the page, bots, and newcomers at the door."""
CLOSED_AT_ONCE = 8
"""When it is full, one in this many is closed, so that the search is rare."""
ACCEPTED_AT_ONCE = 16
ENDED_AT_ONCE = 32
"""How many come in, and go, in one turn of the event loop: everyone else waits for all of them."""
NO_FILES = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

log = logging.getLogger("ludoteca")


def allow_files(wanted: int) -> None:
    """Raise the number of files this process may open, as far as the system allows."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < allowed:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def _room(wanted: int) -> int:
    """How many connections there are files for."""
    if sys.platform != "win32":
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files != resource.RLIM_INFINITY:
            return min(wanted, max(files - RESERVE, files // 2))
    return wanted


class Connection(HttpConnection):
    """One connection, with a time limit on everything it waits for from its visitor."""

    def __init__(self, crowd: "Crowd", **given: Any) -> None:
        super().__init__(**given)
        self.address = ""
        self.since = self.loop.time()
        """When the visitor began what they are doing now."""
        self._crowd = crowd
        self._between_requests = False

    def late(self, now: float) -> bool:
        """Whether the visitor has kept this connection waiting for too long."""
        if self.flow.write_paused:
            most = STALL_SECONDS
        elif self.in_body:
            most = REQUEST_SECONDS
        elif self.transport.is_closing() or (self.idle and not self._between_requests):
            most = HEADER_SECONDS
        else:
            return False
        return now - self.since > most

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let someone in, if there is room."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._crowd.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget someone who is gone."""
        self._crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what the visitor sends; the clock starts with the first byte."""
        if self._between_requests:
            self._between_requests = False
            self.since = self.loop.time()
        super().data_received(data)

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of one that was answered early."""
        self.since = self.loop.time()
        self._between_requests = not self.in_body
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The visitor does not read."""
        self.since = self.loop.time()
        super().pause_writing()

    def shutdown(self) -> None:
        """End when the answer is sent; do not wait for half-sent requests or for visitors who do not read."""
        if self.in_body or self.flow.write_paused:
            self.transport.abort()
        else:
            super().shutdown()
            self.loop.call_later(FLUSH_SECONDS, self._leave_unsent)

    def _leave_unsent(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()


class Crowd:
    """All connections. When it is full, idle ones go first: the oldest of the address that has the most."""

    def __init__(self, settings: Settings) -> None:
        self._most = _room(settings.connections)
        self._most_per_address = min(settings.connections_per_address, self._most * 3 // 4)
        self._behind_proxy = settings.trust_proxy
        self._all: set[Connection] = set()
        self._by_address: dict[str, set[Connection]] = {}
        self._arriving: set[object] = set()
        self._sweeping = False
        self._last_trouble = -QUIET_SECONDS

    # ---------------------------------------------------------------- at the door

    @property
    def full(self) -> bool:
        """Whether there is no room for anyone else."""
        return len(self._all) + len(self._arriving) >= self._most

    def arrives(self, peer: object) -> None:
        """Count someone who was accepted and has not entered yet."""
        self._arriving.add(peer)

    def enter(self, newcomer: Connection) -> None:
        """Count one more; an address that has too many loses an idle one, or else the new one."""
        self._arriving.discard(newcomer.transport.get_extra_info("peername"))
        self._all.add(newcomer)
        neighbours = self._by_address.setdefault(newcomer.address, set())
        neighbours.add(newcomer)
        if len(neighbours) > self._most_per_address and not self._many_visitors(newcomer.address):
            self.complain("One address has too many connections: idle ones are closed, or new ones refused.")
            # The newcomer has asked for nothing yet, so there is an idle one.
            oldest = min((one for one in neighbours if one.idle), key=lambda one: one.since)
            oldest.transport.abort()
        if not self._sweeping:
            self._sweeping = True
            newcomer.loop.call_later(SWEEP_SECONDS, self._sweep, newcomer.loop)

    def leave(self, connection: Connection) -> None:
        """Count one less."""
        self._all.discard(connection)
        neighbours = self._by_address.get(connection.address, set())
        neighbours.discard(connection)
        if not neighbours:
            self._by_address.pop(connection.address, None)

    def _many_visitors(self, address: str) -> bool:
        """Whether a proxy, perhaps on this machine, may be between this address and its visitors."""
        return self._behind_proxy or not address or ip_address(address.partition("%")[0]).is_loopback

    # ---------------------------------------------------------------- when it gets full

    def make_room(self) -> bool:
        """Close some that are idle; whether there were any."""
        self.complain("Too many connections: idle ones are closed, or new ones refused.")
        idle = [one for one in self._all if one.idle]
        idle.sort(key=lambda one: (-len(self._by_address[one.address]), one.since))
        loop = asyncio.get_running_loop()
        self._end(loop, deque(idle[: max(1, self._most // CLOSED_AT_ONCE)]), lambda one: one.idle)
        return bool(idle)

    def _end(
        self, loop: asyncio.AbstractEventLoop, ended: deque[Connection], still: Callable[[Connection], bool]
    ) -> None:
        """End these, a few at a time, if that is still due when their turn comes."""
        for _ in range(min(ENDED_AT_ONCE, len(ended))):
            one = ended.popleft()
            if still(one):
                one.transport.abort()
        if ended:
            loop.call_soon(self._end, loop, ended, still)

    def complain(self, sentence: str) -> None:
        """One line for each flood, however long it lasts."""
        now = asyncio.get_running_loop().time()
        if now - self._last_trouble >= QUIET_SECONDS:
            log.warning("%s", sentence)
        self._last_trouble = now

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        self._end(loop, deque(one for one in self._all if one.late(now)), lambda one: one.late(loop.time()))
        self._sweeping = bool(self._all)
        if self._sweeping:
            loop.call_later(SWEEP_SECONDS, self._sweep, loop)


class Door(socket.socket):
    """A listening socket that lets in only as many as there are files for, and only a few at once.

    The event loop accepts everyone who waits before it serves any of them; out of files, it logs a traceback for each.
    """

    def __init__(self, crowd: Crowd, family: int) -> None:
        # The protocol is spelled out: only then does the event loop turn Nagle's algorithm off (TCP_NODELAY).
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._crowd = crowd
        self._spare: int | None = os.open(os.devnull, os.O_RDONLY)
        self._at_once = 0

    def accept(self) -> tuple[socket.socket, Any]:
        """Let the next one in; `BlockingIOError` if the loop should first serve those who are here."""
        if self._at_once >= ACCEPTED_AT_ONCE:
            self._at_once = 0
            raise BlockingIOError
        if self._crowd.full:
            if not self._crowd.make_room():
                self._turn_away()
            raise BlockingIOError
        try:
            visitor, peer = super().accept()
        except OSError as error:
            self._at_once = 0
            if error.errno not in NO_FILES:
                raise
            if not self._crowd.make_room():
                self._turn_away()
            raise BlockingIOError from None
        self._at_once += 1
        self._crowd.arrives(peer)
        return visitor, peer

    def _turn_away(self) -> None:
        """Close the next one at once, with the file kept for this: they would wait in vain."""
        self._give_spare()
        with suppress(OSError):  # gone already, or a thread took the file
            super().accept()[0].close()
        with suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)

    def _give_spare(self) -> None:
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None

    def close(self) -> None:
        """Let nobody else in."""
        self._give_spare()
        super().close()


def protocol(crowd: Crowd) -> type[asyncio.Protocol]:
    """What uvicorn calls for every connection."""

    def connected(**given: Any) -> Connection:
        return Connection(crowd, **given)

    return cast("type[asyncio.Protocol]", connected)
