"""Sharing what is scarce: owners take turns, and one that wants too much is refused."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from ludoteca.server.common.errors import ApiRefusal, busy


class Room(NamedTuple):
    """How many may go in at once; how many may wait, for one owner and for all together, and for how long."""

    at_once: int
    waiting_each: int = sys.maxsize
    waiting: int = sys.maxsize
    seconds: float | None = 60.0


class _Waiting:
    """Something that an owner wants, and since when it has waited."""

    def __init__(self, owner: str, since: float) -> None:
        self.owner = owner
        self.since = since
        self.let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """Lets in a few at once, never two of the same owner. Whatever has waited longest goes first.

    While something of an owner is let in, everything else that this owner waits for goes behind the other owners.
    """

    def __init__(self, room: Room) -> None:
        self._limits = room
        self._inside: set[str] = set()
        self._waiting: list[_Waiting] = []

    @property
    def crowd(self) -> float:
        """How many wait now for each that may be inside."""
        return len(self._waiting) / self._limits.at_once

    @property
    def inside(self) -> int:
        """How many are inside now."""
        return len(self._inside)

    @asynccontextmanager
    async def of(self, owner: str, since: float | None = None) -> AsyncIterator[None]:
        """Wait until it is this owner's turn; a refusal if too many wait already. `since`: as if it came then."""
        if owner in self._inside or len(self._inside) >= self._limits.at_once:
            self._check(owner)
        waiting = _Waiting(owner, time.monotonic() if since is None else since)
        self._waiting.append(waiting)
        self._fill()
        try:
            await self._wait(waiting)
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._inside.discard(owner)
            self._fill()

    def _check(self, owner: str) -> None:
        if sum(one.owner == owner for one in self._waiting) >= self._limits.waiting_each:
            raise busy("You have several records being read already; wait until one of them is done.")
        if len(self._waiting) >= self._limits.waiting:
            raise _all_busy()

    async def _wait(self, waiting: _Waiting) -> None:
        try:
            async with asyncio.timeout(self._limits.seconds):
                await waiting.let_in
        except TimeoutError:
            raise _all_busy() from None

    def _fill(self) -> None:
        while len(self._inside) < self._limits.at_once:
            free = [one for one in self._waiting if one.owner not in self._inside and not one.let_in.done()]
            if not free:
                return
            first = min(free, key=lambda one: one.since)
            self._waiting.remove(first)
            self._inside.add(first.owner)
            first.let_in.set_result(None)
            for other in self._waiting:
                if other.owner == first.owner:
                    other.since = time.monotonic()


def _all_busy() -> ApiRefusal:
    return busy("Many records are being read just now; try again in a minute.")
