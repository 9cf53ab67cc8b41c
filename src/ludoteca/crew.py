"""A crew does numbered jobs and hands on what comes of them in the order of the numbers.

`Processes` are a crew on this machine; `ludoteca.cluster` has one on many.
"""

import multiprocessing
import os
import signal
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from itertools import islice
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import Any, ClassVar, Final, Generic, TypeVar

from ludoteca import children
from ludoteca.engine import GameError, Refused

AHEAD: Final = 32
"""How many jobs per worker may be done before the one that is wanted next."""
LOOK_EVERY: Final = 0.2
"""Seconds between two looks at who hangs."""
QUICK: Final = 0.1
"""Seconds: a worker whose last job took less has the next ones waiting, so that it never waits itself."""
MOMENT: Final = 1e-6
TOGETHER: Final = 8
"""How many quick jobs a worker tells of at once. As many again wait at it meanwhile, so that it goes on."""

Result = TypeVar("Result")


class Work(ABC, Generic[Result]):
    """Numbered jobs, as plain data that goes to other processes and other machines."""

    def files(self) -> tuple[str, ...]:
        """The names of all files and folders that the jobs read, as they were given."""
        return ()

    @abstractmethod
    def stamp(self) -> str:
        """What must be the same wherever the jobs are done; `Refused` if they cannot be done here."""

    @abstractmethod
    def doing(self) -> AbstractContextManager[Callable[[int], Result]]:
        """What does one job after another here."""

    @abstractmethod
    def hire(self) -> "Worker[Result]":
        """A process of this machine that does them."""


class Plain(Work[Result]):
    """Jobs that need no watching: each ends, with a result, a `GameError` or a `Refused`."""

    @abstractmethod
    def do(self, job: int) -> Result:
        """One job."""

    def doing(self) -> AbstractContextManager[Callable[[int], Result]]:
        """In this process."""
        return nullcontext(self.do)

    def hire(self) -> "Worker[Result]":
        """A process that is told numbers and tells results."""
        return Reporter(serve_together, self)


class Crew(ABC):
    """Those who do the jobs."""

    @abstractmethod
    def check(self, work: Work[Any]) -> None:
        """Refuse, in one sentence and before anything is done, what cannot be done."""

    @abstractmethod
    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """What comes of the jobs `first` to `last`; who did them shows in the time only."""


class Processes(Crew):
    """A crew on this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise Refused("There must be at least one worker.")
        self._workers = workers

    def check(self, work: Work[Any]) -> None:
        """As the work itself says."""
        work.stamp()

    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """One worker alone is this process, if the work needs no other."""
        workers = min(self._workers, last - first + 1)
        if workers > 1:
            yield from in_order(work.hire, workers, first, last)
            return
        with work.doing() as do:
            for job in range(first, last + 1):
                yield do(job)


Workers = int | Crew
"""How many processes of this machine, or a crew."""


def crew_of(workers: Workers) -> Crew:
    """A crew, also if only a number of processes is given."""
    return Processes(workers) if isinstance(workers, int) else workers


class Worker(ABC, Generic[Result]):
    """A process that does one job after another, as seen from here.

    `life` is what it runs: a function of the other end of `link` and of whatever else is given.
    """

    most: ClassVar[int] = 2
    """How many jobs it has at most: the one that it is at, and those that wait."""

    def __init__(self, life: Callable[..., None], *given: Any) -> None:
        self.jobs: deque[int] = deque()
        """What it is at, and what waits until that is over."""
        self._room = 1
        self._begun = 0.0
        self._life = life
        self._given = given
        self.start()

    @abstractmethod
    def result(self) -> Result | None:
        """What came of the first of its jobs, if that is over; `done` is called then."""

    def results(self) -> list[tuple[int, Result]]:
        """What came of its jobs that are over, with their numbers."""
        job = self.job
        result = None if job is None else self.result()
        return [] if job is None or result is None else [(job, result)]

    def do(self, job: int) -> Result:
        """One job, from its beginning to its end."""
        self.begin(job)
        result = None
        while result is None:
            wait([self])
            result = self.result()
        return result

    def start(self) -> None:
        """Begin its life, with the jobs that it has."""
        processes = multiprocessing.get_context("spawn")
        self.link, theirs = processes.Pipe()
        self.process = processes.Process(target=self._life, args=(theirs, *self._given), daemon=True)
        with children.ctrl_c_held_back():
            self.process.start()
        theirs.close()
        for job in self.jobs:
            self._send(job)

    @property
    def job(self) -> int | None:
        """What it is at."""
        return self.jobs[0] if self.jobs else None

    @property
    def wants(self) -> bool:
        """Whether it would be idle without another job, or soon."""
        return len(self.jobs) < self._room

    def begin(self, job: int) -> None:
        """Let it do a job, after those that it has."""
        if not self.jobs:
            self._begun = time.monotonic()
        self.jobs.append(job)
        self._send(job)

    def done(self, together: int = 1) -> None:
        """The first of its jobs is over, or so many at once."""
        now = time.monotonic()
        self._room = 1 + min(self.most - 1, int(QUICK * together / max(now - self._begun, MOMENT)))
        self._begun = now
        for _ in range(together):
            self.jobs.popleft()

    def kill(self) -> None:
        """End it, with all programs that it has started if it leads a group of processes."""
        if sys.platform != "win32" and self.process.pid is not None:
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.link.close()

    def _send(self, job: int) -> None:
        with suppress(OSError):  # it died while it was idle: that shows when its answer is looked for
            self.link.send(job)


class Teller(Worker[Result]):
    """A worker for plain work."""

    def heard(self) -> Any:
        """What it told, None if it has not; an error is raised."""
        try:
            said: Any = self.link.recv() if self.link.poll() else None
        except (EOFError, OSError):
            self.process.join()
            raise self.died(self.process.exitcode) from None
        if isinstance(said, GameError | Refused):
            raise said
        return said

    def result(self) -> Result | None:
        """What came of the job that it was at."""
        said = self.heard()
        if said is None:
            return None
        self.done()
        result: Result = said
        return result

    def died(self, code: int | None) -> Refused:
        """What is said if its process ended in the middle of a job."""
        jobs = f"job {self.job}" if len(self.jobs) == 1 else f"jobs {self.jobs[0]} to {self.jobs[-1]}"
        return Refused(f"The process that did {jobs} died with exit code {code}.")


class Reporter(Teller[Result]):
    """A teller that tells of quick jobs together: who gathers the results would be busy with little else."""

    most = 2 * TOGETHER

    def results(self) -> list[tuple[int, Result]]:
        """What it told, if it has."""
        told: Any = self.heard()
        if not told:
            return []
        jobs = list(islice(self.jobs, len(told)))
        self.done(len(told))
        return list(zip(jobs, told, strict=True))

    def result(self) -> Result | None:
        """The same for one job alone."""
        found = self.results()
        return found[0][1] if found else None


def serve_together(link: Connection, work: Plain[Any]) -> None:
    """The life of a reporter: it tells of many jobs, or of fewer when no other waits or a while has passed."""
    children.begin()
    with suppress(EOFError, OSError):
        while True:
            told: list[Any] = []
            begun = time.monotonic()
            try:
                while not told or (len(told) < TOGETHER and link.poll() and time.monotonic() - begun < QUICK):
                    told.append(work.do(link.recv()))
            except (GameError, Refused) as error:
                link.send(told)
                link.send(error)
            else:
                link.send(told)


def serve(link: Connection, work: Plain[Any]) -> None:
    """The life of a teller."""
    children.begin()
    with suppress(EOFError, OSError):
        while True:
            job = link.recv()
            try:
                link.send(work.do(job))
            except (GameError, Refused) as error:
                link.send(error)


def in_order(hire: Callable[[], Worker[Result]], workers: int, first: int, last: int) -> Iterator[Result]:
    """What comes of the jobs `first` to `last`; how many workers there are shows in the time only."""
    crew: list[Worker[Result]] = []
    done: dict[int, Result] = {}
    handed_out = wanted = first
    try:
        crew += (hire() for _ in range(workers))
        while wanted <= last:
            for worker in sorted(crew, key=lambda worker: len(worker.jobs)):
                while worker.wants and handed_out <= min(last, wanted + AHEAD * workers):
                    worker.begin(handed_out)
                    handed_out += 1
            done.update(_finished(crew))
            while wanted in done:
                yield done.pop(wanted)
                wanted += 1
    finally:
        with children.ctrl_c_held_back():
            for worker in crew:
                worker.kill()


def wait(crew: Sequence[Worker[Result]]) -> None:
    """Until a worker that has a job says something, or it is time for a look at who hangs."""
    connection.wait([worker.link for worker in crew if worker.jobs], LOOK_EVERY)


def _finished(crew: Sequence[Worker[Result]]) -> Iterator[tuple[int, Result]]:
    wait(crew)
    for worker in crew:
        yield from worker.results()
