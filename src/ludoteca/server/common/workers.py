"""Processes for slow work, so that the server itself never waits for it."""

import asyncio
import contextlib
import multiprocessing
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from ludoteca.games import installed
from ludoteca.lab.work import processes
from ludoteca.server.common.errors import busy
from ludoteca.server.common.turns import Limits, Turns

T = TypeVar("T")


class Workers:
    """A pool that is made when first needed, and replaced when one of its processes dies or hangs."""

    def __init__(self, processes: int, niceness: int = 0, load: Callable[[], object] = installed.games) -> None:
        self._processes = processes
        self._niceness = niceness
        self._load = load
        self._pool: ProcessPoolExecutor | None = None
        self._slots = asyncio.Semaphore(processes)
        self._making = asyncio.Lock()
        self.well = True
        """Whether the last job was done: false if its process hung or died."""
        self.busy = 0
        """How many jobs are being done now."""

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Run a function in another process; `TimeoutError` and `BrokenProcessPool` if it hangs or dies."""
        async with self._slots:
            pool = await self._ready_pool()
            self.busy += 1
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                done = await asyncio.wait_for(future, seconds)
            except (TimeoutError, BrokenProcessPool):
                self.well = False
                self._throw_away(pool)
                raise
            finally:
                self.busy -= 1
            self.well = True
            return done

    async def get_ready(self) -> None:
        """Make the pool before anyone waits for it; if that fails, the next to need it will see why."""
        with contextlib.suppress(BrokenProcessPool, OSError):
            await self._ready_pool()

    @property
    def ready(self) -> bool:
        """Whether work can begin at once."""
        return self._pool is not None

    async def _ready_pool(self) -> ProcessPoolExecutor:
        async with self._making:  # or two callers at once would make two
            self._pool = self._pool or await self._new_pool()
            return self._pool

    async def _new_pool(self) -> ProcessPoolExecutor:
        """A pool whose processes have loaded everything, so that no bot's thinking time is spent on it."""
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self._processes, spawn, processes.begin, (self._niceness,))
        loop = asyncio.get_running_loop()
        with processes.ctrl_c_held_back():
            loading = [loop.run_in_executor(pool, self._load) for _ in range(self._processes)]
        try:
            await asyncio.gather(*loading)
        except BaseException:
            self._throw_away(pool)
            raise
        return pool

    def _throw_away(self, pool: ProcessPoolExecutor) -> None:
        """End a pool that hangs; other jobs in it get an error and may try again."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no public way to end a worker
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End all processes."""
        if self._pool is not None:
            self._throw_away(self._pool)


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
