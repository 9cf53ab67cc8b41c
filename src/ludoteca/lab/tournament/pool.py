"""The games of a tournament as numbered jobs for a crew; if a bot hangs, its process is killed."""

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from ludoteca.engine import GameError, Refused
from ludoteca.lab import crew, processes
from ludoteca.lab.tournament import contestants
from ludoteca.lab.tournament.contestants import files_of
from ludoteca.lab.tournament.faults import ERROR, Fault, late
from ludoteca.lab.tournament.header import header
from ludoteca.lab.tournament.plan import Plan
from ludoteca.lab.tournament.playing import Watch, play_number
from ludoteca.lab.tournament.rows import Row, lost, read

BROKEN: Final = b'{"broken"'
"""How a message begins that reports an error in a game's rules."""
PATIENCE: Final = 3.0
"""Extra seconds before we step in: a late bot, or one whose program hangs, is usually caught where it plays."""
CHECK: Final = 0
"""Instead of a game's number: check all contestants."""
CLOSED: Final = 70
"""The exit code of a process in which a bot closed the link to this one."""


@dataclass(frozen=True)
class Games(crew.Work[Row]):
    """Game number n of a plan is job number n."""

    plan: Plan

    def files(self) -> tuple[str, ...]:
        """The components, and the files that bots are read from."""
        plan = self.plan
        read = [file for bot in plan.bots for file in files_of(bot)]
        return (*(() if plan.content is None else (plan.content,)), *read)

    def stamp(self) -> str:
        """Everything that must be the same to resume a tournament; `Refused` for contestants that cannot play."""
        check_contestants(self.plan)
        return header(self.plan).decode()

    def hire(self) -> "Worker":
        """A watched process."""
        return Worker(self.plan)

    @contextmanager
    def doing(self) -> Iterator[Callable[[int], Row]]:
        """In one such process, since contestants may hang."""
        worker = self.hire()
        try:
            yield worker.do
        finally:
            worker.kill()


def check_contestants(plan: Plan) -> None:
    """Refuse contestants that cannot play. Their files are read in another process, so this one stays clean."""
    worker = Worker(plan)
    try:
        worker.begin(CHECK)
        while worker.jobs:
            crew.wait([worker])
            worker.look_at_check()
    finally:
        worker.kill()


class Worker(crew.Worker[Row]):
    """A process that plays one game after another, as seen from here."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._watch: Any = multiprocessing.get_context("spawn").RawArray("d", 2)
        super().__init__(_serve, self._watch, plan)

    def result(self) -> Row | None:
        """The game it was playing, if that is over, one way or another."""
        if self.job is None:
            return None
        try:
            said = self._said()
        except Fault as fault:
            return self._lost(self.job, fault)
        if said is None:
            return None
        self.done()
        if said.startswith(BROKEN):
            raise GameError(json.loads(said)["broken"])
        return read(said)

    def look_at_check(self) -> None:
        """Raise what it found wrong with a contestant."""
        try:
            said = self._said()
        except Fault as fault:
            who = self._plan.bots[max(0, self._thinks())]
            raise Refused(f"{who} cannot be created: {fault.what}.") from None
        if said is not None:
            self.done()
            if refusal := json.loads(said)["refused"]:
                raise Refused(refusal)

    def _lost(self, number: int, fault: Fault) -> Row:
        """The game that a bot lost by taking down or blocking its process; another process takes over."""
        seat = self._thinks()
        self.kill()
        if seat < 0:
            raise Refused(f"Game {number} cannot be played: {fault.what}, but it was no bot's turn.")
        self._watch[0] = 0
        self.done()
        self.start()
        return lost(self._plan.fixture(number), seat, fault)

    def _said(self) -> bytes | None:
        """What it sent, or None if it is still busy; a fault if it died or a bot in it hangs."""
        try:
            if self.link.poll():
                return self.link.recv_bytes()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            raise Fault(ERROR, _death(self.process.exitcode)) from None
        if self._thinks() >= 0 and time.monotonic() > self._watch[1] + PATIENCE:
            raise late(self._plan.seconds)
        return None

    def _thinks(self) -> int:
        return int(self._watch[0]) - 1


def _death(code: int | None) -> str:
    """Why a process says nothing any more. One without an exit code goes on, but cannot be heard."""
    if code is None or code == CLOSED:
        return "it closed files that are not its own"
    return f"its process {crew.ending(code, 'died')}"


class Guarded:
    """The watch in the process that plays: the bot that has just thought must not have closed the link.

    If it has, nothing can be sent any more. The process ends, and the watch still says who it was.
    """

    def __init__(self, watch: Watch, link: Connection) -> None:
        self._watch = watch
        self._number = link.fileno()
        self._link = self._file()

    def __setitem__(self, at: int, value: float, /) -> None:
        if at == 0 and value == 0 and self._file() != self._link:
            os._exit(CLOSED)
        self._watch[at] = value

    def _file(self) -> tuple[int, int] | None:
        """Which file the number of the link stands for: a bot may have opened another one with it."""
        if sys.platform == "win32":
            return None
        try:
            found = os.fstat(self._number)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _serve(link: Connection, shared: Watch, plan: Plan) -> None:
    """What a worker does."""
    processes.begin()
    watch = Guarded(shared, link)
    if sys.platform != "win32":
        os.setpgid(0, 0)  # so that it can be killed together with the programs it starts
    sys.stdout = sys.stderr  # what bots print must not mix with the results
    with suppress(EOFError, OSError):
        while True:
            number = link.recv()
            link.send_bytes(_check(plan, watch) if number == CHECK else _play(plan, number, watch))


def _play(plan: Plan, number: int, watch: Watch) -> bytes:
    try:
        return play_number(plan, number, watch).line()
    except GameError as error:
        return json.dumps({"broken": str(error)}).encode()


def _check(plan: Plan, watch: Watch) -> bytes:
    refusal = ""
    for at, bot in enumerate(plan.bots):
        watch[1] = time.monotonic() + plan.seconds
        watch[0] = at + 1
        try:
            contestants.check(bot, plan.game(), plan.seconds)
        except Refused as error:
            refusal = str(error)
            break
        finally:
            watch[0] = 0
    return json.dumps({"refused": refusal}).encode()
