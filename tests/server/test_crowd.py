"""With too many connections, some are ended: idle ones, of the address that has the most."""

import asyncio
import socket
from contextlib import ExitStack
from itertools import count

import pytest
from tests.support.finishing import finish
from tests.support.serving import quick
from uvicorn import Config
from uvicorn.server import ServerState

from ludoteca.server.launch import listen
from ludoteca.server.visitors import Crowd, Visitor

PORTS = count(1024)


class Line(asyncio.Transport):
    """A connection from an address, without a network."""

    aborted = False

    def is_closing(self) -> bool:
        """Whether the connection was ended."""
        return self.aborted

    def abort(self) -> None:
        """End it."""
        self.aborted = True


async def _app(scope: object, receive: object, send: object) -> None:
    raise AssertionError


def come(crowd: Crowd, address: str, asks: bool = False) -> Visitor:
    """One more visitor, perhaps one that asks for something slow."""
    visitor = Visitor(crowd, config=Config(_app), server_state=ServerState(), app_state={})
    visitor.connection_made(Line({"peername": (address, next(PORTS))}))
    if asks:
        visitor.asked()
    return visitor


def ended(*visitors: Visitor) -> list[bool]:
    """Which of them were ended."""
    return [visitor.transport.is_closing() for visitor in visitors]


@pytest.mark.parametrize(("address", "proxy", "capped"), [
    ("10.0.0.7", False, True), ("10.0.0.7", True, False), ("127.0.0.1", False, False), ("fe80::1%eth0", False, True),
])  # fmt: skip
def test_one_address(address: str, proxy: bool, capped: bool) -> None:
    """Above its limit the one goes that has been idle for longest, never one that waits. Proxies may have more."""

    async def run() -> None:
        crowd = Crowd(quick("", connections_per_address=3, trust_proxy=proxy), 100)
        waits, answered, idle = come(crowd, address, asks=True), come(crowd, address, asks=True), come(crowd, address)
        answered.answered()
        others = [come(crowd, "10.0.0.8"), come(crowd, address)]
        assert ended(waits, answered, idle, *others) == [False, False, capped, False, False]

    finish(run())


def test_the_largest_crowd_goes_first() -> None:
    """When it is full, the address with most idle connections makes room, even if those of others are older."""

    async def run() -> None:
        crowd = Crowd(quick(""), 8)
        early = come(crowd, "10.0.0.8")
        flood = [come(crowd, "10.0.0.7") for _ in range(5)]
        teachers = [come(crowd, "127.0.0.1") for _ in range(2)]
        assert not any(ended(early, *flood))
        assert ended(come(crowd, "127.0.0.1"), *teachers, early) == [False] * 4
        assert ended(*flood) == [True, False, False, False, False]

    finish(run())


def test_the_last_one_goes_if_all_others_are_answered() -> None:
    """An answer in progress is never cut."""

    async def run() -> None:
        crowd = Crowd(quick(""), 2)
        busy = [come(crowd, "127.0.0.1", asks=True) for _ in range(2)]
        assert ended(come(crowd, "127.0.0.1"), *busy) == [True, False, False]

    finish(run())


def test_hundreds_can_wait_to_come_in() -> None:
    """A connection that finds no room is tried again only a second later: players who come with a flood would wait."""
    listener, port = listen("127.0.0.1", 0)
    with ExitStack() as stack:
        stack.enter_context(listener)
        listener.listen(16)  # as the event loop does
        for _ in range(700):
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=0.9))
