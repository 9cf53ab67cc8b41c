"""Bots that are not ours, created once in another process to see whether they can play."""

from dataclasses import dataclass
from functools import cache
from typing import NoReturn

from ludoteca.bots import from_file
from ludoteca.bots.guard import LONGEST
from ludoteca.engine import Refused
from ludoteca.lab.options import game_of
from ludoteca.lab.work.worker import Work, hired


@dataclass(frozen=True)
class Creation(Work[None]):
    """To create bot number n, from 0, is job number n."""

    kinds: tuple[str, ...]
    game_id: str
    content: str | None
    seconds: float
    foreign = True

    @property
    def longest(self) -> float:
        return self.seconds

    def fingerprint(self) -> str:
        return ""

    def do(self, job: int) -> None:
        from_file.check(self.kinds[job], game_of(self.game_id, self.content))

    def failed(self, job: int, who: int, what: str, late: bool) -> NoReturn:
        raise Refused(f"{self.kinds[job]} cannot be created: it {what}.")


def check_created(kinds: tuple[str, ...], game_id: str, content: str | None, longest: float = LONGEST) -> None:
    with hired(Creation(kinds, game_id, content, longest)) as worker:
        for job in range(len(kinds)):
            worker.do(job)


@cache
def check_files(kinds: tuple[str, ...], game_id: str, content: str | None) -> None:
    """The same for those bots of a line-up that are classes in files."""
    own = tuple(kind for kind in dict.fromkeys(kinds) if from_file.file_of(kind) is not None)
    if own:
        check_created(own, game_id, content)
