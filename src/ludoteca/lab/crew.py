"""A crew does numbered jobs and returns their results in order.

`Processes` is a crew on this machine; `ludoteca.lab.cluster` has one for many machines.
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

from ludoteca.engine import GameError, Refused
from ludoteca.lab import processes

AHEAD: Final = 32
"""How many jobs per worker may be finished ahead of the next one in order."""
LOOK_EVERY: Final = 0.2
"""Seconds between checks for workers that hang."""
QUICK: Final = 0.1
"""Seconds: a worker whose last job took less than this gets several jobs in advance, so that it is never idle."""
MOMENT: Final = 1e-6
LAST_BREATH: Final = 3.0
"""Seconds that a process may take to end after it has closed its link."""
TOGETHER: Final = 8
"""How many quick jobs a worker reports at once. It has as many again in advance, so that it can keep working."""

Result = TypeVar("Result")


class Work(ABC, Generic[Result]):
    """Numbered jobs, as plain data that can be sent to other processes and machines."""

    def files(self) -> tuple[str, ...]:
        """The names of all files and folders that the jobs read, as given."""
        return ()

    @abstractmethod
    def stamp(self) -> str:
        """Whatever must be the same wherever the jobs are done; `Refused` if they cannot be done here."""

    @abstractmethod
    def doing(self) -> AbstractContextManager[Callable[[int], Result]]:
        """A function that does one job after another here."""

    @abstractmethod
    def hire(self) -> "Worker[Result]":
        """A process on this machine that does the jobs."""


class Plain(Work[Result]):
    """Jobs that need no watching: each one ends with a result, a `GameError` or a `Refused`."""

    @abstractmethod
    def do(self, job: int) -> Result:
        """One job."""

    def doing(self) -> AbstractContextManager[Callable[[int], Result]]:
        """In this process."""
        return nullcontext(self.do)

    def hire(self) -> "Worker[Result]":
        """A process that takes numbers and sends back results."""
        return Reporter(serve_together, self)


class Crew(ABC):
    """The workers that do the jobs."""

    @abstractmethod
    def check(self, work: Work[Any]) -> None:
        """Refuse work that cannot be done, in one sentence and before any of it is done."""

    @abstractmethod
    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """The results of the jobs `first` to `last`; who does them changes only the time it takes."""


class Processes(Crew):
    """A crew on this machine."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise Refused("There must be at least one worker.")
        self._workers = workers

    def check(self, work: Work[Any]) -> None:
        """Check it on this machine."""
        work.stamp()

    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """A single worker is this process itself, unless the work needs another one."""
        workers = min(self._workers, last - first + 1)
        if workers > 1:
            yield from in_order(work.hire, workers, first, last)
            return
        with work.doing() as do:
            for job in range(first, last + 1):
                yield do(job)


Workers = int | Crew
"""A number of processes on this machine, or a crew."""


def crew_of(workers: Workers) -> Crew:
    """The crew itself, or one with this many processes."""
    return Processes(workers) if isinstance(workers, int) else workers


class Worker(ABC, Generic[Result]):
    """A process that does one job after another, as seen from here.

    `life` is the function it runs; it gets the other end of `link` and whatever else is given.
    """

    most: ClassVar[int] = 2
    """The most jobs it has at a time: the one in progress and those waiting."""

    def __init__(self, life: Callable[..., None], *given: Any) -> None:
        self.jobs: deque[int] = deque()
        """The job in progress, then those waiting."""
        self._room = 1
        self._begun = 0.0
        self._life = life
        self._given = given
        self.start()

    @abstractmethod
    def result(self) -> Result | None:
        """The result of its first job, if that is over; this calls `done`."""

    def results(self) -> list[tuple[int, Result]]:
        """The results of its finished jobs, with their numbers."""
        job = self.job
        result = None if job is None else self.result()
        return [] if job is None or result is None else [(job, result)]

    def do(self, job: int) -> Result:
        """Do one job from start to finish."""
        self.begin(job)
        result = None
        while result is None:
            wait([self])
            result = self.result()
        return result

    def start(self) -> None:
        """Start the process, and give it the jobs it has."""
        spawning = multiprocessing.get_context("spawn")
        self.link, theirs = spawning.Pipe()
        self.process = spawning.Process(target=self._life, args=(theirs, *self._given), daemon=True)
        with processes.ctrl_c_held_back():
            self.process.start()
        theirs.close()
        for job in self.jobs:
            self._send(job)

    @property
    def job(self) -> int | None:
        """The job in progress."""
        return self.jobs[0] if self.jobs else None

    @property
    def wants(self) -> bool:
        """Whether it is idle, or soon will be, without another job."""
        return len(self.jobs) < self._room

    def begin(self, job: int) -> None:
        """Give it another job, to do after those it has."""
        if not self.jobs:
            self._begun = time.monotonic()
        self.jobs.append(job)
        self._send(job)

    def done(self, together: int = 1) -> None:
        """Its first job is over, or its first few jobs together."""
        now = time.monotonic()
        self._room = 1 + min(self.most - 1, int(QUICK * together / max(now - self._begun, MOMENT)))
        self._begun = now
        for _ in range(together):
            self.jobs.popleft()

    def kill(self) -> None:
        """End it, together with all programs it has started if it leads a process group."""
        if sys.platform != "win32" and self.process.pid is not None:
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.link.close()

    def _send(self, job: int) -> None:
        with suppress(OSError):  # it died while it was idle: we notice when we look for its answer
            self.link.send(job)


class Teller(Worker[Result]):
    """A worker for plain work."""

    def heard(self) -> Any:
        """What it sent, or None if it has sent nothing; an error is raised."""
        try:
            said: Any = self.link.recv() if self.link.poll() else None
        except (EOFError, OSError):
            raise self.died(self._exit_code()) from None
        if isinstance(said, GameError | Refused):
            raise said
        return said

    def result(self) -> Result | None:
        """The result of the job in progress, if it is there."""
        said = self.heard()
        if said is None:
            return None
        self.done()
        result: Result = said
        return result

    def _exit_code(self) -> int | None:
        """Its exit code, or None if it does not end; if it has closed all its files, `join` would wait for ever."""
        end = time.monotonic() + LAST_BREATH
        while self.process.exitcode is None and time.monotonic() < end:
            time.sleep(LAST_BREATH / 300)
        return self.process.exitcode

    def died(self, code: int | None) -> Refused:
        """The error if its process ended in the middle of a job."""
        jobs = f"job {self.job}" if len(self.jobs) == 1 else f"jobs {self.jobs[0]} to {self.jobs[-1]}"
        return Refused(f"The process working on {jobs} {ending(code, 'died')}.")


def ending(code: int | None, ended: str) -> str:
    """How a process ended, by its exit code; without one, it still runs, but cannot be heard any more.

    >>> ending(3, "died"), ending(-9, "died")
    ('died with exit code 3', 'was killed by signal 9')
    """
    if code is None:
        return "closed its connection"
    return f"was killed by signal {-code}" if code < 0 else f"{ended} with exit code {code}"


class Reporter(Teller[Result]):
    """A teller that sends the results of quick jobs together, so that collecting them takes little time."""

    most = 2 * TOGETHER

    def results(self) -> list[tuple[int, Result]]:
        """The results it has sent, if any."""
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
    """What a reporter does: it sends many results together, or fewer if no job is waiting or some time has passed."""
    processes.begin()
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
    """What a teller does."""
    processes.begin()
    with suppress(EOFError, OSError):
        while True:
            job = link.recv()
            try:
                link.send(work.do(job))
            except (GameError, Refused) as error:
                link.send(error)


def in_order(hire: Callable[[], Worker[Result]], workers: int, first: int, last: int) -> Iterator[Result]:
    """The results of the jobs `first` to `last`; the number of workers changes only the time it takes."""
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
        with processes.ctrl_c_held_back():
            for worker in crew:
                worker.kill()


def wait(crew: Sequence[Worker[Result]]) -> None:
    """Wait until a worker with a job sends something, or until it is time to check for workers that hang."""
    connection.wait([worker.link for worker in crew if worker.jobs], LOOK_EVERY)


def _finished(crew: Sequence[Worker[Result]]) -> Iterator[tuple[int, Result]]:
    wait(crew)
    for worker in crew:
        yield from worker.results()
