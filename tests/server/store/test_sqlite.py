"""The writer of SQLite: what waits is committed together, and nothing is kept of what failed."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.support.finishing import finish

from ludoteca.server.common.errors import ApiRefusal, StoreFailed, not_now
from ludoteca.server.store.sql.rows import SqlRows
from ludoteca.server.store.sql.sqlite import SqliteStore

Work = Callable[[SqlRows], Any]


def keep(name: str) -> Work:
    """Write a row."""
    return lambda rows: rows.conn.execute(text("INSERT INTO kept VALUES (:name)"), {"name": name}).rowcount


def refuse(_: SqlRows) -> None:
    """Say no before anything is written."""
    raise not_now("Not now.")


def break_late(rows: SqlRows) -> None:
    """Write something, then break."""
    keep("half")(rows)
    raise KeyError("late")


async def together(store: SqliteStore, *works: Work) -> list[Any]:
    """Let these wait for the writer at the same time; what each is answered."""
    begun, free = threading.Event(), threading.Event()

    def block(_: SqlRows) -> None:
        begun.set()
        free.wait()

    first = asyncio.ensure_future(store.write(block))
    await asyncio.to_thread(begun.wait)
    rest = [asyncio.ensure_future(store.write(work)) for work in works]
    await asyncio.sleep(0.05)
    free.set()
    await first
    return await asyncio.gather(*rest, return_exceptions=True)


async def kept(store: SqliteStore) -> list[str]:
    """What the store has."""
    query = text("SELECT name FROM kept ORDER BY name")
    return await store.read(lambda rows: list(rows.conn.execute(query).scalars()))


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A file of its own."""
    return f"sqlite:///{tmp_path / 'batches.sqlite'}"


def run(path: str, *works: Work) -> tuple[list[Any], list[str]]:
    """A store, these jobs in one batch, and what is kept of them."""

    async def all_of_it() -> tuple[list[Any], list[str]]:
        store = SqliteStore(path)
        try:
            await store.write(lambda rows: rows.conn.execute(text("CREATE TABLE kept (name TEXT NOT NULL)")).close())
            return await together(store, *works), await kept(store)
        finally:
            await store.close()

    return finish(all_of_it())


def test_a_refusal_hurts_nobody_else(path: str) -> None:
    """A write that refuses before it changes anything does not affect the others."""
    answers, rows = run(path, keep("a"), refuse, keep("b"))
    assert rows == ["a", "b"]
    assert answers[0] == answers[2] == 1
    assert isinstance(answers[1], ApiRefusal)
    assert str(answers[1]) == "Not now."


def test_what_breaks_late_takes_its_batch_with_it(path: str) -> None:
    """Nothing is half written, nobody is told that something was kept which was not, and the next batch works."""
    answers, rows = run(path, keep("a"), break_late, keep("b"))
    assert rows == []
    assert isinstance(answers[1], KeyError)
    assert isinstance(answers[0], StoreFailed)
    assert isinstance(answers[2], StoreFailed)


def test_what_sqlite_takes_back_itself_is_not_acknowledged(path: str) -> None:
    """As it does when the disk is full: those before in the batch are told so, those after it are not half written."""

    def lose_all(rows: SqlRows) -> None:
        rows.conn.execute(text("INSERT OR ROLLBACK INTO kept VALUES (NULL)"))

    answers, rows = run(path, keep("a"), lose_all, keep("b"))
    assert rows == []
    assert [type(answer) for answer in answers] == [StoreFailed] * 3


def test_the_writer_goes_on_when_those_who_asked_are_gone(path: str) -> None:
    """One gave up waiting before its turn came, and is skipped; of another the whole event loop is closed."""
    store = SqliteStore(path)
    free = threading.Event()
    finish(store.write(lambda rows: rows.conn.execute(text("CREATE TABLE kept (name TEXT NOT NULL)")).close()))

    async def ask_and_leave() -> None:
        waits = asyncio.ensure_future(store.write(lambda _: free.wait()))
        gives_up = asyncio.ensure_future(store.write(keep("a")))
        await asyncio.sleep(0.05)
        for asked in (waits, gives_up):
            asked.cancel()

    finish(ask_and_leave())
    free.set()
    assert finish(store.write(keep("b"))) == 1
    assert finish(kept(store)) == ["b"]
    finish(store.close())


def test_processes_that_start_together_share_a_file(tmp_path: Path) -> None:
    """Only one connection can change the journal of a new file; the others wait for it."""
    for number in range(10):
        url = f"sqlite:///{tmp_path / str(number)}.db"
        with ThreadPoolExecutor(4) as threads:
            stores = list(threads.map(SqliteStore, [url] * 4))
        for store in stores:
            assert (
                finish(store.write(lambda rows: rows.conn.execute(text("PRAGMA journal_mode")).scalar_one())) == "wal"
            )
            finish(store.close())


def test_the_store_and_its_folder_are_for_one_user(tmp_path: Path) -> None:
    """They hold the secrets of running games. A folder that was there before stays as it is."""
    tmp_path.chmod(0o755)
    finish(SqliteStore(f"sqlite:///{tmp_path / 'new' / 'tables.db'}").close())
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "new" / "tables.db").stat().st_mode & 0o777 == 0o600
    assert tmp_path.stat().st_mode & 0o777 == 0o755
