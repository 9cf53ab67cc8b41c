"""Processes that read and follow records. They yield to the server itself, and no visitor can keep them all busy."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteca.server.errors import busy
from ludoteca.server.turns import Limits, Turns
from ludoteca.server.workers import Workers

NICENESS = 5


class Readers:
    """As many single processes as may read at once: one that is ended takes nobody else's record with it."""

    def __init__(self, limits: Limits) -> None:
        self._turns = Turns(limits)
        self._all = [Workers(1, NICENESS) for _ in range(limits.at_once)]
        self._free = self._all.copy()
        self._closed = False

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[Workers]:
        """Wait for a process; a refusal if this owner, or all of them together, want too much."""
        async with self._turns.of(owner):
            if self._closed:
                raise busy("The server is being stopped.")
            workers = self._free.pop()  # the last one used: it still knows the record
            try:
                yield workers
            finally:
                self._free.append(workers)

    @property
    def well(self) -> bool:
        """Whether all processes did what they were last asked to."""
        return all(workers.well for workers in self._all)

    def close(self) -> None:
        """End all processes; those who wait are refused."""
        self._closed = True
        for workers in self._all:
            workers.close()
