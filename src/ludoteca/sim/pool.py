"""The games of a run as numbered jobs for a crew; a process in which a bot of yours hangs is ended."""

import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from ludoteca import crew, own_bots
from ludoteca.engine import Refused
from ludoteca.sim.playing import Played, play_or_tell, where
from ludoteca.sim.rows import head
from ludoteca.sim.run import Run

LONGEST: Final = 300.0
"""Seconds that a bot of yours may take for an answer. Ours never hang."""


@dataclass(frozen=True)
class Games(crew.Plain[Played]):
    """Game number n of a run is job number n."""

    run: Run

    def files(self) -> tuple[str, ...]:
        """The components, and what bots are read from."""
        content = self.run.plans[0].content
        return (*(() if content is None else (content,)), *own_bots.files_of(self._kinds()))

    def stamp(self) -> str:
        """The rules and the components."""
        self.run.check()
        game = self.run.game()
        return json.dumps([game.id, game.version, game.content_hash])

    def do(self, job: int) -> Played:
        """Play it."""
        return play_or_tell(self.run, job)

    def hire(self) -> crew.Worker[Played]:
        """A process; it is watched if it plays with bots of yours."""
        return Watched(self) if self._own() else super().hire()

    @contextmanager
    def doing(self) -> Iterator[Callable[[int], Played]]:
        """In this process, but with bots of yours in another: they may take it down with them."""
        if not self._own():
            yield self.do
            return
        worker = self.hire()
        try:
            yield worker.do
        finally:
            worker.kill()

    def _kinds(self) -> list[str]:
        return [kind for plan in self.run.plans for kind in plan.bots]

    def _own(self) -> bool:
        return any(own_bots.file_of(kind) is not None for kind in self._kinds())


class Watched(crew.Teller[Played]):
    """A process in which bots of yours play, as seen from here."""

    def __init__(self, games: Games, longest: float = LONGEST) -> None:
        self._run, self._longest = games.run, longest
        self._clock: Any = multiprocessing.get_context("spawn").RawValue("d", 0.0)
        super().__init__(_serve, self._clock, games)

    def result(self) -> Played | None:
        """The game that it was at, if that is over; `Refused` if a bot hangs in it."""
        since = self._clock.value
        if since and time.monotonic() > since + self._longest:
            raise self._refused(f"took more than {self._longest:g} seconds for an answer")
        return super().result()

    def died(self, code: int | None) -> Refused:
        """Nobody but a bot ends a process."""
        return self._refused(f"ended its process with exit code {code}")

    def _refused(self, what: str) -> Refused:
        job = self.job or 1
        own = [kind for kind in head(self._run, job).bots if own_bots.file_of(kind) is not None]
        return Refused(f"{where(self._run, job)}: {' or '.join(dict.fromkeys(own))} {what}.")


def _serve(link: Connection, clock: Any, games: Games) -> None:
    """The life of such a process. What bots print does not belong among what we say."""
    own_bots.clock = clock
    sys.stdout = sys.stderr
    crew.serve(link, games)
