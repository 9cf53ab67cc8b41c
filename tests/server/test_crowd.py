"""Who comes in and who goes when there are too many connections: a few at once, and the largest crowd first."""

import asyncio
import socket
from contextlib import ExitStack, suppress
from itertools import pairwise

import pytest
import uvicorn
from tests.server.test_connections import hostile
from tests.support.finishing import finish
from tests.support.serving import quick
from uvicorn.server import ServerState

from ludoteca.server import connections
from ludoteca.server.connections import ACCEPTED_AT_ONCE, ENDED_AT_ONCE, Connection, Crowd
from ludoteca.server.launch import listen


class Line(asyncio.Transport):
    """A connection from an address, without a network."""

    def __init__(self, address: str, port: int) -> None:
        super().__init__({"peername": (address, port)})
        self.aborted = False

    def is_closing(self) -> bool:
        """Whether it was ended."""
        return self.aborted

    def abort(self) -> None:
        """End it."""
        self.aborted = True


class Visitors:
    """Connections of a crowd, from any address."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._config = uvicorn.Config(app=_nothing, log_config=None)
        self._ports = 0
        self._connections: dict[Line, Connection] = {}

    def come(self, address: str, asks: bool = False) -> Line:
        """One more, perhaps one that asks for something which takes long."""
        self._ports += 1
        line = Line(address, self._ports)
        connection = Connection(self._crowd, config=self._config, server_state=ServerState(), app_state={})
        connection.connection_made(line)
        self._connections[line] = connection
        if asks:
            self.ask(line)
        return line

    def ask(self, line: Line) -> None:
        """Ask for something which takes long."""
        self._connections[line].data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")


async def _nothing(scope: object, receive: object, send: object) -> None:
    await asyncio.sleep(0.2)


@pytest.mark.parametrize(("address", "proxy", "capped"), [
    ("10.0.0.7", False, True), ("10.0.0.7", True, False), ("127.0.0.1", False, False), ("fe80::1%eth0", False, True),
])  # fmt: skip
def test_one_address(address: str, proxy: bool, capped: bool) -> None:
    """It may have so many; then the oldest idle one goes, never one that is answered. Proxies may have more."""

    async def run() -> None:
        visitors = Visitors(Crowd(quick("", connections_per_address=3, trust_proxy=proxy)))
        stream = visitors.come(address, asks=True)
        idle = visitors.come(address)
        another = visitors.come("10.0.0.8")
        assert not any(line.aborted for line in (stream, idle, another, visitors.come(address, asks=True)))
        assert not visitors.come(address, asks=True).aborted
        assert idle.aborted is capped
        assert not stream.aborted
        assert not another.aborted

    finish(run())


def test_the_largest_crowd_goes_first() -> None:
    """When it is full, the address with most connections makes room, even if those of others are older."""

    async def run() -> None:
        crowd = Crowd(quick("", connections=8))
        visitors = Visitors(crowd)
        early = visitors.come("10.0.0.8")
        flood = [visitors.come("10.0.0.7") for _ in range(5)]
        assert not crowd.full
        visitors.come("127.0.0.1", asks=True)
        crowd.arrives("somebody")
        assert crowd.full
        assert crowd.make_room()
        assert [line.aborted for line in (early, *flood)] == [False, True, False, False, False, False]

    finish(run())


def test_a_flood_comes_in_a_few_at_once() -> None:
    """However many knock: the event loop looks after everybody else before it lets in more, and nobody is left out."""
    listener, port = listen(Crowd(quick("")), "127.0.0.1", 0)
    inside: list[socket.socket] = []
    with listener, hostile(port, [b""] * 100), ExitStack() as closing:
        while len(inside) < 100:
            before = len(inside)
            with suppress(BlockingIOError):
                while True:
                    inside.append(closing.enter_context(listener.accept()[0]))
            assert 0 < len(inside) - before <= ACCEPTED_AT_ONCE


@pytest.mark.parametrize("full", [True, False])
def test_a_flood_goes_a_few_at_once(full: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are thrown out, late or for want of room; not one that asks for something meanwhile."""
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(connections, "HEADER_SECONDS", 1000.0 if full else 0.02)

    async def run() -> None:
        crowd = Crowd(quick("", connections=160))
        visitors = Visitors(crowd)
        flood = [visitors.come("127.0.0.1") for _ in range(200)]
        if full:
            monkeypatch.setattr(connections, "CLOSED_AT_ONCE", 1)
            assert crowd.make_room()
        wanted = 160 if full else 200
        counts = [0]
        async with asyncio.timeout(30):
            while counts[-1] < wanted:
                counts.append(sum(line.aborted for line in flood))
                await asyncio.sleep(0)
        assert counts[-1] == wanted
        assert max(after - before for before, after in pairwise(counts)) <= ENDED_AT_ONCE

    finish(run())


def test_one_that_asks_in_time_stays() -> None:
    """Between the moment when a connection is to be closed for want of room and its turn it may ask for something."""

    async def run() -> None:
        crowd = Crowd(quick("", connections=40 * connections.CLOSED_AT_ONCE))
        visitors = Visitors(crowd)
        flood = [visitors.come("127.0.0.1") for _ in range(40)]
        assert crowd.make_room()
        visitors.ask(flood[-1])
        await asyncio.sleep(0.05)
        assert [line.aborted for line in flood] == [True] * 39 + [False]

    finish(run())


def test_hundreds_can_wait_to_come_in() -> None:
    """A connection that finds no room is tried again only a second later: players who come with a flood would wait."""
    listener, port = listen(Crowd(quick("")), "127.0.0.1", 0)
    with ExitStack() as stack:
        stack.enter_context(listener)
        for _ in range(700):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=0.9))
