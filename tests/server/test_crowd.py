"""With too many connections, some are ended: a few at a time, from the address that has the most."""

import asyncio
import socket
from contextlib import ExitStack
from itertools import pairwise

import pytest
from tests.support.finishing import finish
from tests.support.serving import quick

from ludoteca.server import visitors
from ludoteca.server.launch import listen
from ludoteca.server.visitors import CLOSED_AT_ONCE, ENDED_AT_ONCE, Crowd, Visitor


class Line(asyncio.Transport):
    """A connection from an address, without a network."""

    def __init__(self, address: str, port: int) -> None:
        super().__init__({"peername": (address, port)})
        self.aborted = False

    def is_closing(self) -> bool:
        """Whether the connection was ended."""
        return self.aborted

    def abort(self) -> None:
        """End it."""
        self.aborted = True


class Visitors:
    """Connections of a crowd, from any address."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._ports = 0
        self._asking: list[asyncio.Task[None]] = []

    def come(self, address: str, asks: bool = False) -> Line:
        """One more, perhaps one that asks for something slow."""
        self._ports += 1
        line = Line(address, self._ports)
        Visitor(asyncio.Protocol(), self._crowd).connection_made(line)
        if asks:
            self.ask(line)
        return line

    def ask(self, line: Line) -> None:
        """Ask for something slow."""
        scope = {"type": "http", "method": "GET", "client": line.get_extra_info("peername")}
        asking = self._crowd.around(_takes_long)(scope, _nothing, _send)
        self._asking.append(asyncio.ensure_future(asking))


async def _takes_long(scope: object, receive: object, send: object) -> None:
    await asyncio.sleep(0.5)


async def _nothing() -> dict[str, object]:
    return {}


async def _send(message: object) -> None:
    raise AssertionError


@pytest.mark.parametrize(("address", "proxy", "capped"), [
    ("10.0.0.7", False, True), ("10.0.0.7", True, False), ("127.0.0.1", False, False), ("fe80::1%eth0", False, True),
])  # fmt: skip
def test_one_address(address: str, proxy: bool, capped: bool) -> None:
    """Above its limit the oldest idle connection goes, never one that is answered. Proxies may have more."""

    async def run() -> None:
        crowd = Visitors(Crowd(quick("", connections_per_address=3, trust_proxy=proxy), 100))
        stream = crowd.come(address, asks=True)
        idle = crowd.come(address)
        another = crowd.come("10.0.0.8")
        await asyncio.sleep(0)
        assert not any(line.aborted for line in (stream, idle, another, crowd.come(address, asks=True)))
        await asyncio.sleep(0)
        assert not crowd.come(address, asks=True).aborted
        assert idle.aborted is capped
        assert not stream.aborted
        assert not another.aborted

    finish(run())


def test_the_largest_crowd_goes_first() -> None:
    """When it is full, the address with most connections makes room, even if those of others are older."""

    async def run() -> None:
        crowd = Visitors(Crowd(quick(""), 8))
        early = crowd.come("10.0.0.8")
        flood = [crowd.come("10.0.0.7") for _ in range(5)]
        teachers = [crowd.come("127.0.0.1") for _ in range(2)]
        assert not any(line.aborted for line in (early, *flood))
        assert not crowd.come("127.0.0.1").aborted
        assert not any(line.aborted for line in teachers)
        assert [line.aborted for line in (early, *flood)] == [False, True, False, False, False, False]

    finish(run())


def test_the_last_one_goes_if_all_others_are_answered() -> None:
    """An answer in progress is never cut."""

    async def run() -> None:
        crowd = Visitors(Crowd(quick(""), 2))
        busy = [crowd.come("127.0.0.1", asks=True) for _ in range(2)]
        await asyncio.sleep(0)
        assert crowd.come("127.0.0.1").aborted
        assert not any(line.aborted for line in busy)

    finish(run())


@pytest.mark.parametrize("full", [True, False])
def test_a_flood_goes_a_few_at_once(full: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are thrown out, late or for want of room; not one that asks for something meanwhile."""
    monkeypatch.setattr(visitors, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(visitors, "HEADER_SECONDS", 1000.0 if full else 0.02)
    monkeypatch.setattr(visitors, "CLOSED_AT_ONCE", 1)

    async def run() -> None:
        crowd = Visitors(Crowd(quick(""), 199 if full else 1000))
        flood = [crowd.come("127.0.0.1") for _ in range(200)]
        asks = flood[150]
        crowd.ask(asks)
        counts = [0]
        async with asyncio.timeout(30):
            while counts[-1] < 198:
                counts.append(sum(line.aborted for line in flood))
                await asyncio.sleep(0)
        assert max(after - before for before, after in pairwise(counts)) <= ENDED_AT_ONCE
        assert not asks.aborted

    finish(run())


def test_a_server_that_is_full_closes_several() -> None:
    """So that the search is rare."""

    async def run() -> None:
        crowd = Visitors(Crowd(quick(""), 10 * CLOSED_AT_ONCE))
        flood = [crowd.come("127.0.0.1") for _ in range(10 * CLOSED_AT_ONCE + 1)]
        assert sum(line.aborted for line in flood) == 10

    finish(run())


def test_hundreds_can_wait_to_come_in() -> None:
    """A connection that finds no room is tried again only a second later: players who come with a flood would wait."""
    listener, port = listen("127.0.0.1", 0)
    with ExitStack() as stack:
        stack.enter_context(listener)
        listener.listen(16)  # as the event loop does
        for _ in range(700):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=0.9))
