"""A pool of workers does numbered jobs and returns their results in order.

`ProcessPool` has workers on this machine; `ludoteca.lab.work.cluster` has a pool on many machines. A pool of
`concurrent.futures` could not end one worker that hangs, nor say which job killed a process.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from ludoteca.engine import Refused
from ludoteca.lab.work import processes
from ludoteca.lab.work.worker import Result, WatchedWorker, Work, hired, wait

AHEAD: Final = 32
"""How many jobs per worker may be finished ahead of the next one in order."""


class Pool(ABC):
    @abstractmethod
    def check(self, work: Work[Any]) -> None:
        """Refuse work that cannot be done, in one sentence and before any of it is done."""

    @abstractmethod
    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """The results of the jobs `first` to `last`; the number of workers changes only the time it takes."""


class ProcessPool(Pool):
    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise Refused("There must be at least one worker.")
        self._workers = workers

    def check(self, work: Work[Any]) -> None:
        work.fingerprint()

    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """A single worker is this process itself, unless the work must be watched."""
        workers = min(self._workers, last - first + 1)
        if workers > 1:
            yield from in_order(work, workers, first, last)
            return
        with doing(work) as do:
            for job in range(first, last + 1):
                yield do(job)


Workers = int | Pool
"""A number of processes on this machine, or a pool."""


def pool_of(workers: Workers) -> Pool:
    """The pool itself, or one with this many processes."""
    return ProcessPool(workers) if isinstance(workers, int) else workers


@contextmanager
def doing(work: Work[Result]) -> Iterator[Callable[[int], Result]]:
    """A function that does one job after another: in this process, or in another one that this one watches."""
    if not work.foreign:
        yield work.do
        return
    with hired(work) as worker:
        yield worker.do


def in_order(work: Work[Result], workers: int, first: int, last: int) -> Iterator[Result]:
    """The results of the jobs `first` to `last`, from this many processes."""
    pool: list[WatchedWorker[Result]] = []
    done: dict[int, Result] = {}
    handed_out = wanted = first
    try:
        pool += (WatchedWorker(work) for _ in range(workers))
        while wanted <= last:
            for worker in sorted(pool, key=lambda worker: len(worker.jobs)):
                while worker.wants and handed_out <= min(last, wanted + AHEAD * workers):
                    worker.begin(handed_out)
                    handed_out += 1
            wait(pool)
            for worker in pool:
                done.update(worker.results())
            while wanted in done:
                yield done.pop(wanted)
                wanted += 1
    finally:
        with processes.ctrl_c_held_back():
            for worker in pool:
                worker.kill()
