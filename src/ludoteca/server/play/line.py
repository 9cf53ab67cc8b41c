"""Where bots wait to think: only a few can do so at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Waiting(NamedTuple):
    """A question at a table, and since when its seat has been waiting to play its turn."""

    since: float
    table: str
    let_in: asyncio.Future[None]


class Line:
    """Lets in a few at once, never two from the same table. The turn that began first goes first.

    So a turn of many questions does not go to the back of the line at every question, and a table of many bots takes no
    more than its share: each of its turns waits behind the turns that began before it.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._inside: set[str] = set()
        self._waiting: list[Waiting] = []

    @property
    def length(self) -> float:
        """How many wait now for each place inside."""
        return len(self._waiting) / self._at_once

    @asynccontextmanager
    async def of(self, table: str, since: float) -> AsyncIterator[None]:
        """Wait for a place, and give it up afterwards."""
        waiting = Waiting(since, table, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._fill()
        try:
            await waiting.let_in
            yield
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._inside.discard(table)
            self._fill()

    def _fill(self) -> None:
        while len(self._inside) < self._at_once:
            free = [one for one in self._waiting if one.table not in self._inside and not one.let_in.done()]
            if not free:
                return
            first = min(free, key=lambda one: one.since)
            self._waiting.remove(first)
            self._inside.add(first.table)
            first.let_in.set_result(None)
