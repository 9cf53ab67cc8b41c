"""The analysis of records: in a worker, a few steps at a time, so that it can be watched, stopped and made to wait."""

import asyncio
import hashlib
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec

import ludoteca
from ludoteca.engine import Refused
from ludoteca.match.record import parse
from ludoteca.server.common.errors import ApiRefusal, StoreFailed, busy, not_now, refused
from ludoteca.server.common.shelf import Folders, shelf_of
from ludoteca.server.common.workers import Workers
from ludoteca.server.store.base import Store
from ludoteca.teach.coach import WORLDS, GameSteps, course, judged, put_together
from ludoteca.teach.coach.analysis import FORMAT, Judged
from ludoteca.teach.coach.work import CHUNK, checked, judge_name

PART_SECONDS = 60.0
REMEMBERED = 50
"""How many analyses stay in memory; those of tables are in the store, too."""
UNDER_WAY = 8
"""How many are worked on at the same time; each may hold a record of 8 MiB."""
MOST_STEPS = 4000
"""Several times as many as in the longest games that people play."""
AT_ONCE = 2
"""Processes that work on one record."""
SEED = 0


@lru_cache(maxsize=2)
def _course(folders: Folders, text: bytes) -> GameSteps:
    record = parse(text)
    return checked(course(shelf_of(folders).of_record(record.header), record))


def steps(folders: Folders, text: bytes) -> int:
    """In a worker: how many steps there are to judge."""
    try:
        found = len(_course(folders, text).steps)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes
    if found > MOST_STEPS:
        raise Refused(f"This game is too long for the coach: it has {found} steps, and {MOST_STEPS} are the most.")
    return found


def part(folders: Folders, text: bytes, first: int) -> list[Judged]:
    """In a worker: the results for the next few steps."""
    found = _course(folders, text)
    return [judged(found, at, SEED, WORLDS) for at in range(first, min(first + CHUNK, len(found.steps)))]


def whole(folders: Folders, text: bytes, parts: list[Judged]) -> dict[str, Any]:
    """In a worker: the whole analysis."""
    found = _course(folders, text)
    label = (judge_name(found.game), WORLDS, SEED)
    return put_together(found, parse(text).header.seats, parts, label).to_json()


class Job:
    """The analysis of one record."""

    def __init__(self, analysis: dict[str, Any] | None = None) -> None:
        self.done = 0
        self.of = 0
        self.analysis = analysis
        self.problem: ApiRefusal | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        """Whether the analysis is still being made."""
        return self.analysis is None and self.problem is None


class Analyses:
    """All analyses that the server has begun: the same record is analysed only once."""

    def __init__(self, readers: Workers, store: Store, folders: Folders) -> None:
        self._readers = readers
        self._store = store
        self._folders = folders
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    async def of_table(self, table: str, text: bytes) -> str:
        """Begin to analyse the record of a table, unless the store has the analysis already; its name."""
        name = _fingerprint(text)
        if name not in self._jobs:
            known = await self._store.read(lambda rows: rows.analysis(table, name, COACH))
            if known is not None:
                self._jobs.setdefault(name, Job(msgspec.json.decode(known)))
        return self.begin(text, table)

    def begin(self, text: bytes, table: str | None = None) -> str:
        """Begin to analyse a record, unless that is done already; the name of the analysis."""
        name = _fingerprint(text)
        job = self._jobs.get(name)
        if job is None or job.problem is not None:
            if sum(other.under_way for other in self._jobs.values()) >= UNDER_WAY:
                raise busy("The coach has too many games to look at just now; try again in a minute.")
            job = self._jobs[name] = Job()
            job.task = asyncio.ensure_future(self._work_and_keep(name, text, job, table))
        self._jobs.move_to_end(name)
        while len(self._jobs) > REMEMBERED:
            self.stop(next(iter(self._jobs)))
        return name

    def of(self, name: str) -> Job | None:
        """The job of that name."""
        return self._jobs.get(name)

    def stop(self, name: str) -> None:
        """Stop it, unless it is done."""
        job = self._jobs.get(name)
        if job is not None and (job.analysis is None or len(self._jobs) > REMEMBERED):
            del self._jobs[name]
            if job.task is not None:
                job.task.cancel()

    def close(self) -> None:
        """Stop all, and end the processes."""
        for name in list(self._jobs):
            self.stop(name)
        self._readers.close()

    async def _work_and_keep(self, name: str, text: bytes, job: Job, table: str | None) -> None:
        """If the table is deleted meanwhile, or the store is down, the analysis stays in memory only."""
        await self._work(name, text, job)
        if table is not None and job.analysis is not None:
            found = msgspec.json.encode(job.analysis).decode()
            with suppress(StoreFailed):
                await self._store.write(lambda rows: rows.keep_analysis(table, name, COACH, found))

    async def _work(self, name: str, text: bytes, job: Job) -> None:
        try:
            job.of = await self._run(name, steps, text)
            starts = list(range(0, job.of, CHUNK))
            found: dict[int, list[Judged]] = {}

            async def some(lane: int) -> None:
                while starts:
                    first = starts.pop(0)
                    found[first] = await self._run(f"{name} {lane}", part, text, first)
                    job.done += len(found[first])

            async with asyncio.TaskGroup() as group:
                for lane in range(AT_ONCE):
                    group.create_task(some(lane))
            parts = [one for first in sorted(found) for one in found[first]]
            job.analysis = await self._run(name, whole, text, parts)
        except* Refused as errors:
            job.problem = refused(_first(errors))

    async def _run(self, owner: str, work: Any, *args: Any) -> Any:
        async with self._readers.turn(owner) as worker:
            try:
                return await worker.run(PART_SECONDS, work, self._folders, *args)
            except TimeoutError:
                raise not_now("This record takes too long to analyse.") from None
            except BrokenProcessPool:
                raise busy("The game could not be analysed just now; try again.") from None


def _fingerprint(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def _first(errors: BaseExceptionGroup[Any]) -> Any:
    found: Any = errors
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    return found


COACH: Final = f"{ludoteca.__version__} {FORMAT}"
"""Another version may judge differently: its analyses are worked out again."""
