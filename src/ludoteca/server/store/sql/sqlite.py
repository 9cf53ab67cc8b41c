"""The store in one SQLite file: a single writer thread that commits everything waiting at once.

WAL with `synchronous=FULL`: when an answer is acknowledged it is on the disk, and a power cut loses nothing that was
acknowledged. Answers at many tables that arrive together share one disk sync.
"""

import asyncio
import queue
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError

from ludoteca.engine import Refused
from ludoteca.server.common.background import Upkeep
from ludoteca.server.common.errors import StoreFailed
from ludoteca.server.store.base import Changed, Heard
from ludoteca.server.store.sql.migrate import migrate
from ludoteca.server.store.sql.rows import SqlRows, failed
from ludoteca.server.store.sql.store import SqlStore, in_transaction

T = TypeVar("T")

PROBE_SECONDS = 0.5
READERS = 2
MOST_AT_ONCE = 64
SWITCH_SECONDS = 0.0005
"""The writer releases the interpreter at every statement; this is how soon a busy event loop gives it back."""
LOCKED_SECONDS = 15.0
"""How long to wait for another program that has locked the file."""
LOCKED_AGAIN = 0.05
BATCH_UNDONE = "another write of the same batch failed"


class SqliteStore(SqlStore):
    """Tables in a file."""

    def __init__(self, url: str) -> None:
        path = url.removeprefix("sqlite:///")
        if path in {"", url, ":memory:"}:
            raise Refused(f"{url!r} names no SQLite file: it looks like sqlite:///FILE.")
        self._folder = Path(path).parent
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._writing = _engine(path)  # the writer's transactions begin in `_commit`
        self._reading = _engine(path, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        try:
            _upgrade(path)
            _write_ahead(path)
        except (DBAPIError, sqlite3.Error) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise Refused(f"{path} cannot be used as a store: {reason}.") from None
        Path(path).chmod(0o600)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def read(self, work: Callable[[SqlRows], T]) -> T:
        """Read in one of the reader threads; readers never wait for the writer."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, in_transaction, self._reading, SqlRows, work)

    async def write(self, work: Callable[[SqlRows], T]) -> T:
        """Write in the writer's thread, together with everything else that waits."""
        job = _Job(work)
        self._jobs.put(job)
        result: T = await job.done
        return result

    def _write_all(self) -> None:
        with self._writing.connect() as conn:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                    job = self._jobs.get()
                    if job is None:
                        self._jobs.put(None)
                        break
                    batch.append(job)
                _commit(conn, batch)

    async def say(self, texts: list[str]) -> None:
        """Nobody listens to a file."""

    async def follow(self, changed: Changed, heard: Heard, upkeep: Upkeep) -> None:
        """Another process that writes to the file shows in SQLite's data version."""
        last = -1

        async def look() -> None:
            nonlocal last
            now = await self._data_version()
            if now != last:
                last = now
                await changed(None)

        await upkeep.forever(PROBE_SECONDS, look)

    async def _data_version(self) -> int:
        return int(await self.write(lambda rows: rows.conn.execute(text("PRAGMA data_version")).scalar_one()))

    def room(self) -> int:
        """The space left where the file is."""
        return shutil.disk_usage(self._folder).free

    async def close(self) -> None:
        """The writer finishes its queue first."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()


class _Undone(Exception):
    """A job failed after it had written something: the whole batch is taken back."""


class _Job:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[SqlRows], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None


def _commit(conn: Connection, batch: list[_Job]) -> None:
    """Run the jobs in turn, each all or nothing, then commit once; only then answer."""
    try:
        _execute(conn, "BEGIN IMMEDIATE")
        for job in batch:
            _run(conn, job)
        _execute(conn, "COMMIT")
    except Exception as error:  # noqa: BLE001 - those who wait must hear of it, whatever it is
        with suppress(sqlite3.Error):
            _driver(conn).rollback()
        for job in batch:
            job.error = job.error or (StoreFailed(BATCH_UNDONE) if isinstance(error, _Undone) else error)
    for loop in {job.loop for job in batch}:
        with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(_answer, [job for job in batch if job.loop is loop])


def _run(conn: Connection, job: _Job) -> None:
    """Run a job. If it fails before it has written anything, there is nothing to take back.

    If it fails later, it takes the whole batch with it: nobody has been answered yet, and everyone may ask again. That
    is rare, and a savepoint for each job would cost every answer two more statements.
    """
    if job.done.cancelled():
        return  # nobody waits for it any more
    before = _changes(conn)
    try:
        job.result = job.work(SqlRows(conn))
    except Exception as error:
        job.error = failed(error) if isinstance(error, DBAPIError) else error
        if _changes(conn) != before or not _driver(conn).in_transaction:  # SQLite takes everything back if a disk fails
            raise _Undone from error


def _answer(jobs: list[_Job]) -> None:
    """Answer in the event loop, all at once: waking it costs more than a statement."""
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(job.error)


def _changes(conn: Connection) -> int:
    """How many rows the connection has changed since it was opened."""
    return _driver(conn).total_changes


def _execute(conn: Connection, sql: str) -> None:
    try:
        _driver(conn).execute(sql)
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error


def _driver(conn: Connection) -> sqlite3.Connection:
    driver: Any = conn.connection.driver_connection
    return cast("sqlite3.Connection", driver)


def _upgrade(path: str) -> None:
    """Change the schema. If SQLite rebuilds a table, dropping the old one must not delete what refers to it.

    The journal stays as it is: the file may turn out to be someone else's.
    """
    engine = _engine(path, "BEGIN IMMEDIATE", foreign_keys="OFF")
    try:
        with engine.begin() as conn:
            migrate(conn)
    finally:
        engine.dispose()


def _write_ahead(path: str) -> None:
    """Change the journal, for good. SQLite does not wait for another process doing so at the same moment."""
    give_up = time.monotonic() + LOCKED_SECONDS
    while True:
        try:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
                return
        except sqlite3.OperationalError:
            if time.monotonic() > give_up:
                raise
            time.sleep(LOCKED_AGAIN)


def _engine(path: str, begin: str | None = None, foreign_keys: str = "ON") -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        connection.execute(f"PRAGMA busy_timeout={round(LOCKED_SECONDS * 1000)}")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA foreign_keys={foreign_keys}")

    if begin is not None:
        event.listen(engine, "begin", lambda conn: conn.exec_driver_sql(begin))
    return engine
