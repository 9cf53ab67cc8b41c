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
from ludoteca.server.common.turns import Room, Turns

T = TypeVar("T")

NICENESS = 5


class Worker:
    """A process that is started when first needed, and replaced when it dies or hangs."""

    def __init__(self, niceness: int, load: Callable[[], object]) -> None:
        self._niceness = niceness
        self._load = load
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        self.well = True
        """False after its work hung or killed it, until other work is done."""

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Run a function there; `TimeoutError` and `BrokenProcessPool` if it hangs or dies."""
        pool = await self._started()
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            done = await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool):
            self.well = False
            self._throw_away(pool)
            raise
        self.well = True
        return done

    async def get_ready(self) -> None:
        """Start it before anyone waits for it; if that fails, the next to need it will see why."""
        with contextlib.suppress(BrokenProcessPool, OSError):
            await self._started()

    @property
    def ready(self) -> bool:
        """Whether work can begin at once."""
        return self._pool is not None

    async def _started(self) -> ProcessPoolExecutor:
        async with self._starting:  # or two callers at once would start two
            self._pool = self._pool or await self._start()
            return self._pool

    async def _start(self) -> ProcessPoolExecutor:
        """Start it and let it load everything, so that no bot's thinking time is spent on it."""
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, spawn, processes.begin, (self._niceness,))
        with processes.ctrl_c_held_back():
            loading = asyncio.get_running_loop().run_in_executor(pool, self._load)
        try:
            await loading
        except BaseException:
            self._throw_away(pool)
            raise
        return pool

    def _throw_away(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no public way to end a worker
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End it."""
        if self._pool is not None:
            self._throw_away(self._pool)


class Workers:
    """As many processes as may work at once: one that is ended takes nobody else's work with it."""

    def __init__(self, room: Room, niceness: int = NICENESS, load: Callable[[], object] = installed.games) -> None:
        self._turns = Turns(room)
        self._all = [Worker(niceness, load) for _ in range(room.at_once)]
        self._free = self._all.copy()
        self._closed = False

    @asynccontextmanager
    async def turn(self, owner: str, since: float | None = None) -> AsyncIterator[Worker]:
        """Wait for a process; a refusal if this owner, or all of them together, want too much."""
        async with self._turns.of(owner, since):
            if self._closed:
                raise busy("The server is being stopped.")
            worker = self._free.pop()  # the last one used: it still knows the record
            try:
                yield worker
            finally:
                self._free.append(worker)

    async def get_ready(self) -> None:
        """Start all before anyone waits for them."""
        await asyncio.gather(*(worker.get_ready() for worker in self._all))

    @property
    def ready(self) -> bool:
        """Whether work can begin at once."""
        return all(worker.ready for worker in self._all)

    @property
    def crowd(self) -> float:
        """How many wait now for each process."""
        return self._turns.crowd

    @property
    def busy(self) -> int:
        """How many work now."""
        return self._turns.inside

    @property
    def well(self) -> bool:
        """False after a process hung or died, until it works again."""
        return all(worker.well for worker in self._all)

    def close(self) -> None:
        """End all processes; those who wait are refused."""
        self._closed = True
        for worker in self._all:
            worker.close()
