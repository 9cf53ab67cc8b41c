"""The games of a run as numbered jobs for a crew; if your own bot hangs, its process is ended."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ludoteca.bots import from_file
from ludoteca.engine import Refused
from ludoteca.lab import crew
from ludoteca.lab.simulate.apart import LONGEST, Apart
from ludoteca.lab.simulate.playing import Played, play_or_tell, where
from ludoteca.lab.simulate.rows import head
from ludoteca.lab.simulate.run import Run


@dataclass(frozen=True)
class Games(crew.Plain[Played]):
    """Game number n of a run is job number n."""

    run: Run

    def files(self) -> tuple[str, ...]:
        """The components, and the files that bots are read from."""
        content = self.run.plans[0].content
        return (*(() if content is None else (content,)), *from_file.files_of(self._kinds()))

    def stamp(self) -> str:
        """The rules and the components."""
        self.run.check()
        game = self.run.game()
        return json.dumps([game.id, game.version, game.content_hash])

    def do(self, job: int) -> Played:
        """Play it."""
        return play_or_tell(self.run, job)

    def hire(self) -> crew.Worker[Played]:
        """A process; it is watched if your own bots play in it."""
        return Watched(self) if self._own() else super().hire()

    @contextmanager
    def doing(self) -> Iterator[Callable[[int], Played]]:
        """In this process, but in another one for your own bots, which could take it down with them."""
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
        return any(from_file.file_of(kind) is not None for kind in self._kinds())


class Watched(Apart[Played]):
    """A process in which your own bots play, as seen from here."""

    def __init__(self, games: Games, longest: float = LONGEST) -> None:
        self._run = games.run
        super().__init__(games, longest)

    def at_fault(self, what: str) -> Refused:
        """Any of your bots in the game that it was playing."""
        job = self.job or 1
        own = [kind for kind in head(self._run, job).bots if from_file.file_of(kind) is not None]
        return Refused(f"{where(self._run, job)}: {' or '.join(dict.fromkeys(own))} {what}.")
