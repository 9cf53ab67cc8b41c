"""The games of a tournament as numbered jobs for a crew; a process in which a bot hangs is killed."""

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

from ludoteca import children, crew, luggage
from ludoteca.engine import GameError, Refused
from ludoteca.tournament import contestants
from ludoteca.tournament.contestants import file_of
from ludoteca.tournament.faults import ERROR, Fault, late
from ludoteca.tournament.header import header
from ludoteca.tournament.plan import Plan
from ludoteca.tournament.playing import Watch, play_number
from ludoteca.tournament.rows import Row, lost, read

BROKEN: Final = b'{"broken"'
"""How a message begins that says what is wrong with a game's rules."""
PATIENCE: Final = 3.0
"""Seconds beyond its own that a bot has: one that comes back late, or whose program hangs, is caught where it plays."""
CHECK: Final = 0
"""Instead of the number of a game: look at all contestants."""


@dataclass(frozen=True)
class Games(crew.Work[Row]):
    """Game number n of a plan is job number n."""

    plan: Plan

    def files(self) -> tuple[str, ...]:
        """The components, weights, and the files that classes come from."""
        plan = self.plan
        classes = [file for bot in plan.bots if (file := file_of(bot)) is not None]
        return (*(() if plan.content is None else (plan.content,)), *classes, *luggage.weights_in(plan.bots))

    def stamp(self) -> str:
        """All that must be the same to go on with a tournament; `Refused` for contestants that cannot play."""
        check_contestants(self.plan)
        return header(self.plan).decode()

    def hire(self) -> "Worker":
        """A process that is watched."""
        return Worker(self.plan)

    @contextmanager
    def doing(self) -> Iterator[Callable[[int], Row]]:
        """With one such process: contestants may hang."""
        worker = self.hire()
        try:
            yield worker.do
        finally:
            worker.kill()


def check_contestants(plan: Plan) -> None:
    """Refuse contestants that cannot play. Their files are read in another process: this one stays as it is."""
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
        """The game that it was at, if that is over in one way or another."""
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
        """Refuse what it found wrong with a contestant."""
        try:
            said = self._said()
        except Fault as fault:
            who = self._plan.bots[max(0, self._thinks())]
            raise Refused(f"{who} cannot be made: {fault.what}.") from None
        if said is not None:
            self.done()
            if refusal := json.loads(said)["refused"]:
                raise Refused(refusal)

    def _lost(self, number: int, fault: Fault) -> Row:
        """The game that a bot lost together with this process; another one takes its place."""
        seat = self._thinks()
        self.kill()
        if seat < 0:
            raise GameError(f"The process that played game {number} died: {fault.what}.")
        self._watch[0] = 0
        self.done()
        self.start()
        return lost(self._plan.fixture(number), seat, fault)

    def _said(self) -> bytes | None:
        """What it sent, None if it is still at it; a fault if it died or somebody in it hangs."""
        try:
            if self.link.poll():
                return self.link.recv_bytes()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            raise Fault(ERROR, f"its process died with exit code {self.process.exitcode}") from None
        if self._thinks() >= 0 and time.monotonic() > self._watch[1] + PATIENCE:
            raise late(self._plan.seconds)
        return None

    def _thinks(self) -> int:
        return int(self._watch[0]) - 1


def _serve(link: Connection, watch: Watch, plan: Plan) -> None:
    """The life of a worker."""
    children.begin()
    if sys.platform != "win32":
        os.setpgid(0, 0)  # so that it can be killed together with the programs that it starts
    sys.stdout = sys.stderr  # what bots print does not belong among the results
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
