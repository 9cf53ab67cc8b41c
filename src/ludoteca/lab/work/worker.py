"""Numbered jobs, a process that does one after another, and the process that watches it."""

import multiprocessing
import os
import signal
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

from ludoteca.bots import guard
from ludoteca.engine import GameError, Refused
from ludoteca.lab.work import processes

Result = TypeVar("Result")


class Work(ABC, Generic[Result]):
    """Numbered jobs, as plain data that can be sent to other processes and machines.

    Each job ends with a result, a `GameError` or a `Refused`.
    """

    @property
    def foreign(self) -> bool:
        """Whether bots that are not ours run in the jobs. They may hang, or take their process down with them."""
        return False

    @property
    def longest(self) -> float:
        """How many seconds such a bot may take."""
        return guard.LONGEST

    def files(self) -> tuple[str, ...]:
        """The names of all files and folders that the jobs read, as given."""
        return ()

    @abstractmethod
    def fingerprint(self) -> str:
        """Everything that must be the same wherever the jobs are done; `Refused` if they cannot be done here."""

    @abstractmethod
    def do(self, job: int) -> Result: ...

    def failed(self, job: int, who: int, what: str, late: bool) -> Result:
        """The result of a job that ended its process or took too long, if it still has one; `Refused` if not.

        `who` was running, from 1; 0 is our code. `what` says what happened: "was killed by signal 9".
        """
        raise Refused(f"The worker that did job {job} {what}.")


LOOK_EVERY: Final = 0.2
"""Seconds between checks for workers that hang."""
QUICK: Final = 0.1
"""Seconds: a worker whose last job took less than this gets several jobs in advance, so that it is never idle."""
TOGETHER: Final = 8
"""How many quick jobs a worker reports at once. It has as many again in advance, so that it can keep working."""
MOMENT: Final = 1e-6
LAST_BREATH: Final = 3.0
"""Seconds that a process may take to end after it has closed its link."""
CLOSED: Final = 70
"""The exit code of a process in which a bot closed the link to this one."""


class WatchedWorker(Generic[Result]):
    def __init__(self, work: Work[Result]) -> None:
        self.jobs: deque[int] = deque()
        """The job in progress, then those waiting."""
        self._work = work
        self._note: Any = multiprocessing.get_context("spawn").RawArray("d", 2) if work.foreign else None
        self._most = 2 if work.foreign else 2 * TOGETHER
        self._room = 1
        self._begun = 0.0
        self._start()

    def results(self) -> list[tuple[int, Result]]:
        """The results of its finished jobs, with their numbers; an error is raised."""
        if not self.jobs:
            return []
        try:
            said: Any = self.link.recv() if self.link.poll() else []
        except (EOFError, OSError):
            return self._failed(ending(self._exit_code()), late=False)
        if isinstance(said, GameError | Refused):
            raise said
        if not said and self._late():
            return self._failed(f"took more than {self._work.longest:g} seconds", late=True)
        jobs = list(islice(self.jobs, len(said)))
        self._done(len(said))
        return list(zip(jobs, said, strict=True))

    def do(self, job: int) -> Result:
        self.begin(job)
        results: list[tuple[int, Result]] = []
        while not results:
            wait([self])
            results = self.results()
        return results[0][1]

    @property
    def wants(self) -> bool:
        return len(self.jobs) < self._room

    def begin(self, job: int) -> None:
        """Give it another job, to do after those it has."""
        if not self.jobs:
            self._begun = time.monotonic()
        self.jobs.append(job)
        self._send(job)

    def kill(self) -> None:
        """End it, together with all programs it has started if it leads a process group."""
        if sys.platform != "win32" and self.process.pid is not None:
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.link.close()

    def _start(self) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.link, theirs = spawning.Pipe()
        self.process = spawning.Process(target=_serve, args=(theirs, self._work, self._note), daemon=True)
        with processes.ctrl_c_held_back():
            self.process.start()
        theirs.close()
        for job in self.jobs:
            self._send(job)

    def _send(self, job: int) -> None:
        with suppress(OSError):  # it died while it was idle: we notice when we look for its answer
            self.link.send(job)

    def _done(self, jobs: int) -> None:
        if not jobs:
            return
        now = time.monotonic()
        self._room = 1 + min(self._most - 1, int(QUICK * jobs / max(now - self._begun, MOMENT)))
        self._begun = now
        for _ in range(jobs):
            self.jobs.popleft()

    def _late(self) -> bool:
        return self._note is not None and bool(self._note[0]) and time.monotonic() > self._note[1]

    def _failed(self, what: str, late: bool) -> list[tuple[int, Result]]:
        """The result of the job in which the process ended or a bot hung; another process does the rest."""
        job, who = self.jobs[0], 0 if self._note is None else int(self._note[0])
        self.kill()
        result = self._work.failed(job, who, what, late)
        self._note[0] = 0
        self._done(1)
        self._start()
        return [(job, result)]

    def _exit_code(self) -> int | None:
        """Its exit code, or None if it does not end; if it has closed all its files, `join` would wait for ever."""
        end = time.monotonic() + LAST_BREATH
        while self.process.exitcode is None and time.monotonic() < end:
            time.sleep(LAST_BREATH / 300)
        return self.process.exitcode


def ending(code: int | None) -> str:
    """How a process ended, by its exit code; without one, it still runs, but cannot be heard any more.

    >>> ending(3), ending(-9), ending(None)
    ('ended its process with exit code 3', 'was killed by signal 9', 'closed its connection')
    """
    if code is None or code == CLOSED:
        return "closed its connection"
    return f"was killed by signal {-code}" if code < 0 else f"ended its process with exit code {code}"


def wait(workers: Sequence[WatchedWorker[Any]]) -> None:
    """Wait until a worker with a job sends something, or until it is time to check for workers that hang."""
    connection.wait([worker.link for worker in workers if worker.jobs], LOOK_EVERY)


@contextmanager
def hired(work: Work[Result]) -> Iterator[WatchedWorker[Result]]:
    worker = WatchedWorker(work)
    try:
        yield worker
    finally:
        worker.kill()


def _serve(link: Connection, work: Work[Any], note: guard.Note | None) -> None:
    """Do jobs: send many results together, or fewer if no job is waiting or some time has passed."""
    processes.begin()
    if note is not None:
        guard.note, guard.longest = Guarded(note, link), work.longest
        sys.stdout = sys.stderr  # what bots print must not mix with our output
        if sys.platform != "win32":
            os.setpgid(0, 0)  # so that it can be killed together with the programs it starts
    together = 1 if work.foreign else TOGETHER
    with suppress(EOFError, OSError):
        while True:
            results: list[Any] = []
            begun = time.monotonic()
            try:
                while not results or (len(results) < together and link.poll() and time.monotonic() - begun < QUICK):
                    results.append(work.do(link.recv()))
            except (GameError, Refused) as error:
                link.send(results)
                link.send(error)
            else:
                link.send(results)


class Guarded:
    """The note in the process that does the jobs: the bot that has just run must not have closed the link.

    If it has, nothing can be sent any more. The process ends, and the note still says who it was.
    """

    def __init__(self, note: guard.Note, link: Connection) -> None:
        self._note = note
        self._number = link.fileno()
        self._link = self._file()

    def __setitem__(self, at: int, value: float, /) -> None:
        if at == 0 and value == 0 and self._file() != self._link:
            os._exit(CLOSED)
        self._note[at] = value

    def _file(self) -> tuple[int, int] | None:
        """Which file the number of the link stands for: a bot may have opened another one with it."""
        if sys.platform == "win32":
            return None
        try:
            found = os.fstat(self._number)
        except OSError:
            return None
        return found.st_dev, found.st_ino
