"""The analysis of a record as numbered jobs, for any number of processes."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ludoteca.bots.finding import bots, judge
from ludoteca.engine import Game, Refused
from ludoteca.engine.rng import seed_from
from ludoteca.lab.options import game_of
from ludoteca.lab.work import Work, Workers, pool_of
from ludoteca.match.record import Record, parse
from ludoteca.teach.coach.analysis import Analysis, Judged, put_together
from ludoteca.teach.coach.decisions import decided
from ludoteca.teach.coach.learned import judgement
from ludoteca.teach.coach.luck import luck_of
from ludoteca.teach.coach.steps import Fall, GameSteps, course

WORLDS: Final = 16
CHUNK: Final = 4
"""How many steps make one job."""
KEPT: Final = 2
"""How many courses a process remembers; each has a position for every step."""


def judge_name(game: Game[Any]) -> str:
    """The bot whose judgement is used: our strongest."""
    return [kind for kind in bots(game) if kind in ("search", "hard", "expert")][-1]


def judged(game_course: GameSteps, at: int, seed: int, worlds: int) -> Judged:
    adviser, step = judge(game_course.game), game_course.steps[at]
    own = seed_from(f"coach {seed} {step.line}")
    if isinstance(step, Fall):
        return luck_of(judgement(game_course.game, step.before.seats), step, own, worlds)
    return decided(adviser, step, own, worlds)


def checked(found: GameSteps) -> GameSteps:
    """Refuse a game that nobody can win or lose."""
    if found.last.seats == 1:
        raise Refused("The coach compares players: it has nothing to say about a game for one.")
    return found


@lru_cache(maxsize=KEPT)
def _course(text: bytes, content: str | None) -> GameSteps:
    record = parse(text)
    return checked(course(game_of(record.header.game, content), record))


@dataclass(frozen=True)
class Judging(Work[list[Judged]]):
    text: bytes
    content: str | None
    seed: int
    worlds: int

    def files(self) -> tuple[str, ...]:
        return () if self.content is None else (self.content,)

    def fingerprint(self) -> str:
        found = _course(self.text, self.content)
        return f"{hashlib.sha256(self.text).hexdigest()} {found.game.content_hash}"

    @property
    def jobs(self) -> int:
        return -(-len(_course(self.text, self.content).steps) // CHUNK)

    def do(self, job: int) -> list[Judged]:
        """Jobs are counted from 1."""
        found = _course(self.text, self.content)
        last = min(len(found.steps), job * CHUNK)
        return [judged(found, at, self.seed, self.worlds) for at in range((job - 1) * CHUNK, last)]

    def whole(self, parts: list[Judged]) -> Analysis:
        found = _course(self.text, self.content)
        names = parse(self.text).header.seats
        return put_together(found, names, parts, (judge_name(found.game), self.worlds, self.seed))


def analyse(
    record: Record,
    content: str | None = None,
    seed: int = 0,
    worlds: int = WORLDS,
    workers: Workers = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """The whole analysis; `progress` is told how many of how many jobs are done. Workers change only the time it takes.

    >>> import ludoteca
    >>> match = ludoteca.play(ludoteca.game("quay"), ["random", "random"], seed=5)
    >>> found = analyse(match.record, worlds=2)
    >>> len(found.names), found.results
    (2, [0.0, 1.0])
    """
    work = Judging(record.text().encode(), content, seed, worlds)
    pool, parts = pool_of(workers), []
    pool.check(work)
    for done, found in enumerate(pool.do(work, 1, work.jobs), start=1):
        parts += found
        if progress is not None:
            progress(done, work.jobs)
    return work.whole(parts)
