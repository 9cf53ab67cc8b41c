"""Games on several processes, handed back in their order; a process in which a bot hangs is killed.

`play_all` is all that the rest of a tournament knows of it: something else that plays games can take its place.
"""

import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.connection import Connection
from typing import Any, Final

from ludoteca import children
from ludoteca.engine import GameError, Refused
from ludoteca.tournament import contestants
from ludoteca.tournament.faults import ERROR, Fault, late
from ludoteca.tournament.plan import Plan
from ludoteca.tournament.playing import Watch, play_number
from ludoteca.tournament.rows import Row, lost, read

AHEAD: Final = 16
"""How many games per worker may be done before the one that is wanted next."""
LOOK_EVERY: Final = 0.2
"""Seconds between two looks at who hangs."""
BROKEN: Final = b'{"broken"'
"""How a message begins that says what is wrong with a game's rules."""
PATIENCE: Final = 3.0
"""Seconds beyond its own that a bot has: one that comes back late, or whose program hangs, is caught where it plays."""
CHECK: Final = 0
"""Instead of the number of a game: look at all contestants."""


def play_all(plan: Plan, first: int, last: int, workers: int) -> Iterator[Row]:
    """Games `first` to `last`, in order; how many workers there are shows in the time only."""
    crew: list[Worker] = []
    done: dict[int, Row] = {}
    handed_out, wanted = first, first
    try:
        crew += (Worker(plan) for _ in range(workers))
        while wanted <= last:
            for worker in crew:
                if worker.game is None and handed_out <= min(last, wanted + AHEAD * workers):
                    worker.begin(handed_out)
                    handed_out += 1
            for row in _finished(crew):
                done[row.game] = row
            while wanted in done:
                yield done.pop(wanted)
                wanted += 1
    finally:
        for worker in crew:
            worker.kill()


def check_contestants(plan: Plan) -> None:
    """Refuse contestants that cannot play. Their files are read in another process: this one stays as it is."""
    worker = Worker(plan)
    try:
        worker.begin(CHECK)
        while worker.game is not None:
            _wait([worker])
            worker.look_at_check()
    finally:
        worker.kill()


def _finished(crew: list["Worker"]) -> list[Row]:
    _wait(crew)
    return [row for worker in crew if (row := worker.row()) is not None]


def _wait(crew: list["Worker"]) -> None:
    connection.wait([worker.link for worker in crew if worker.game is not None], LOOK_EVERY)


class Worker:
    """A process that plays one game after another, as seen from here."""

    def __init__(self, plan: Plan) -> None:
        self.game: int | None = None
        """What it is at."""
        self._plan = plan
        self._start()

    def begin(self, game: int) -> None:
        """Let it play a game."""
        self.game = game
        with suppress(OSError):  # it died while it was idle: that shows when its answer is looked for
            self.link.send(game)

    def row(self) -> Row | None:
        """The game that it was at, if that is over in one way or another."""
        if self.game is None:
            return None
        try:
            said = self._said()
        except Fault as fault:
            return self._lost(self.game, fault)
        if said is None:
            return None
        self.game = None
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
            self.game = None
            if refusal := json.loads(said)["refused"]:
                raise Refused(refusal)

    def kill(self) -> None:
        """End it, with all programs that it has started."""
        if sys.platform != "win32" and self._process.pid is not None:
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self.link.close()

    def _start(self) -> None:
        processes = multiprocessing.get_context("spawn")
        self.link, theirs = processes.Pipe()
        self._watch: Any = processes.RawArray("d", 2)
        self._process = processes.Process(target=_serve, args=(theirs, self._watch, self._plan), daemon=True)
        with children.ctrl_c_held_back():
            self._process.start()
        theirs.close()

    def _lost(self, number: int, fault: Fault) -> Row:
        """The game that a bot lost together with this process; another one takes its place."""
        seat = self._thinks()
        self.kill()
        if seat < 0:
            raise GameError(f"The process that played game {number} died: {fault.what}.")
        self._start()
        self.game = None
        return lost(self._plan.fixture(number), seat, fault)

    def _said(self) -> bytes | None:
        """What it sent, None if it is still at it; a fault if it died or somebody in it hangs."""
        try:
            if self.link.poll():
                return self.link.recv_bytes()
        except (EOFError, OSError):
            self._process.join(PATIENCE)
            raise Fault(ERROR, f"its process died with exit code {self._process.exitcode}") from None
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
