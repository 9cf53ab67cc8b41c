"""Bots from files run in separate processes: they may hang, or take their process down with them."""

import multiprocessing
import sys
import time
from abc import abstractmethod
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from ludoteca.bots import from_file
from ludoteca.engine import Refused
from ludoteca.lab import crew
from ludoteca.lab.crew import Result
from ludoteca.lab.seeds import game_of

LONGEST: Final = 300.0
"""How many seconds your own bot may take for an answer, or until it is created. Ours never hang."""


class Apart(crew.Teller[Result]):
    """A process in which your own bots run, as seen from here."""

    def __init__(self, work: crew.Plain[Result], longest: float) -> None:
        self._longest = longest
        self._clock: Any = multiprocessing.get_context("spawn").RawValue("d", 0.0)
        super().__init__(_serve, self._clock, work)

    def result(self) -> Result | None:
        """The result of the job in progress, if it is there; `Refused` if a bot hangs in it."""
        since = self._clock.value
        if since and time.monotonic() > since + self._longest:
            raise self.at_fault(f"took more than {self._longest:g} seconds")
        return super().result()

    def died(self, code: int | None) -> Refused:
        """Only a bot can have ended the process."""
        return self.at_fault(crew.ending(code, "ended its process"))

    @abstractmethod
    def at_fault(self, what: str) -> Refused:
        """A sentence about the bot that did this."""


def _serve(link: Connection, clock: Any, work: crew.Plain[Any]) -> None:
    """What such a process does. What bots print must not mix with our output."""
    from_file.clock = clock
    sys.stdout = sys.stderr
    crew.serve(link, work)


@dataclass(frozen=True)
class Creations(crew.Plain[str]):
    """To create bot number n, from 0, is job number n; its result is the bot's name."""

    kinds: tuple[str, ...]
    game_id: str
    content: str | None

    def stamp(self) -> str:
        """Nothing must be the same: they are created only here."""
        return ""

    def do(self, job: int) -> str:
        """Create it."""
        from_file.check(self.kinds[job], game_of(self.game_id, self.content))
        return self.kinds[job]


class Creator(Apart[str]):
    """A process that creates bots."""

    def __init__(self, creations: Creations, longest: float) -> None:
        self._kinds = creations.kinds
        super().__init__(creations, longest)

    def at_fault(self, what: str) -> Refused:
        """The bot that it was creating."""
        return Refused(f"{self._kinds[self.job or 0]} cannot be created: it {what}.")


@cache
def check_apart(kinds: tuple[str, ...], game_id: str, content: str | None, longest: float = LONGEST) -> None:
    """Refuse, in one sentence, bots from files that cannot be created. Their files are not read in this process."""
    own = tuple(kind for kind in dict.fromkeys(kinds) if from_file.file_of(kind) is not None)
    if not own:
        return
    worker = Creator(Creations(own, game_id, content), longest)
    try:
        for job in range(len(own)):
            worker.do(job)
    finally:
        worker.kill()
