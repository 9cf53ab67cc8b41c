"""What every store promises, in memory, in an SQLite file and in PostgreSQL alike."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.finishing import finish
from tests.support.serving import sqlite_url

from ludoteca.server.common.errors import StoreFailed
from ludoteca.server.store.base import (
    Acknowledged,
    Act,
    Capability,
    CodeHolder,
    Locked,
    Rows,
    Sealed,
    SeatRow,
    Store,
    TableRow,
    Uptime,
)
from ludoteca.server.store.memory import MemoryStore
from ludoteca.server.store.sql import open_store

Write = Callable[[Callable[[Rows], Any]], Any]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store: Store
    if request.param == "memory":
        store = MemoryStore()
    elif request.param == "sqlite":
        store = open_store(sqlite_url(tmp_path))
    else:
        store = open_store(request.getfixturevalue("database_server").database())
    yield store
    finish(store.close())


@pytest.fixture
def write(store: Store) -> Write:
    return lambda work: finish(store.write(work))


def row(table: str, **more: Any) -> TableRow:
    usual: dict[str, Any] = {
        "incarnation": 7, "revision": 1, "game": "quay", "options": "{}", "settings": "{}", "secret": b"\0secret",
        "code": None, "code_until": 0.0, "created": 1.0, "updated": 1.0, "public": False,
    }  # fmt: skip
    return TableRow(table, **(usual | more))


def add(table: str, **more: Any) -> Callable[[Rows], None]:
    """A table with two seats, of which the first can be opened, and for its host."""
    seats = [SeatRow(table, seat, "person", f"Player {seat + 1}", None, "{}") for seat in range(2)]
    opened_by = [Capability(table, f"host of {table}", "host", -1), Capability(table, f"seat of {table}", "seat", 0)]
    return lambda rows: rows.add_table(row(table, **more), seats, opened_by)


def act(table: str, number: int, **more: Any) -> Act:
    usual: dict[str, Any] = {
        "kind": "answer", "seat": 0, "first": number, "key": None, "request": "", "shown": number, "lines": "[]",
        "events": "[]",
    }  # fmt: skip
    return Act(table, number, **(usual | more))


def test_a_table_is_kept_and_changed(write: Write) -> None:
    """All of it comes back as it was given; what changes is what was named, and of no other table."""
    write(add("one", code="KTWABC", code_until=5.0))
    write(add("other"))
    assert write(lambda rows: rows.table("one")) == row("one", code="KTWABC", code_until=5.0)
    assert write(lambda rows: rows.table("none")) is None
    assert write(lambda rows: (rows.count_tables(), rows.count_codes())) == (2, 1)
    assert write(lambda rows: rows.code_holder("KTWABC")) == CodeHolder("one", 5.0)
    assert write(lambda rows: rows.code_holder("KTWABD")) is None
    write(lambda rows: rows.change_table("one", revision=2, code=None, header="{}", over=True))
    assert write(lambda rows: rows.table("one")) == row("one", revision=2, code_until=5.0, header="{}", over=True)
    assert write(lambda rows: rows.lock_table("one")) == Locked(7, 2)
    assert write(lambda rows: rows.lock_table("none")) is None
    assert write(lambda rows: rows.table("other")) == row("other")


def test_public_tables(write: Write) -> None:
    """Those that have begun, the last one changed first."""
    for number, public in enumerate([True, True, False, True]):
        write(add(f"table {number}", public=public, header="{}", updated=float(number)))
    write(add("not begun", public=True, updated=9.0))
    assert write(lambda rows: rows.public_tables(2)) == ["table 3", "table 1"]
    assert write(lambda rows: [rows.is_public(f"table {number}") for number in (0, 2, 5)]) == [True, False, False]


def test_seats_and_what_opens_them(write: Write) -> None:
    write(add("one"))
    write(add("other"))
    sat = SeatRow("one", 1, "bot", "Ada", "random", '{"window":"pass"}')
    write(lambda rows: rows.change_seat(sat))
    assert write(lambda rows: rows.seats("one")) == [SeatRow("one", 0, "person", "Player 1", None, "{}"), sat]
    assert write(lambda rows: rows.revoke_seat("one", 0)) is True
    assert write(lambda rows: rows.revoke_seat("one", 0)) is False
    write(lambda rows: rows.give_seat("one", 0, "new"))
    opened_by = {Capability("one", "host of one", "host", -1), Capability("one", "new", "seat", 0)}
    assert set(write(lambda rows: rows.capabilities("one"))) == opened_by
    assert write(lambda rows: rows.capabilities("none")) == []
    several = write(lambda rows: rows.capabilities_with({"new", "seat of other", "seat of one", "nonsense"}))
    assert {(found.table_id, found.hash) for found in several} == {("one", "new"), ("other", "seat of other")}


def test_acts_and_sealed_answers(write: Write) -> None:
    """Those after a number, in order; a key leads to what was acknowledged under it, done or sealed."""
    write(add("one"))
    done = [act("one", number, key=f"key {number}", request=f"request {number}") for number in (1, 2, 3)]
    write(lambda rows: [rows.add_act(one) for one in done])
    assert write(lambda rows: rows.acts("one")) == done
    assert write(lambda rows: rows.acts("one", after=1)) == done[1:]
    write(lambda rows: rows.seal(Sealed("one", 8, 1, 4, "key", "sealed")))
    assert write(lambda rows: (rows.sealed_answers("one", 8), rows.sealed_answers("one", 7))) == ({1: 4}, {})
    assert write(lambda rows: rows.acknowledged("one", "key 2")) == Acknowledged("request 2", 2)
    assert write(lambda rows: rows.acknowledged("one", "key")) == Acknowledged("sealed", 8)
    assert write(lambda rows: rows.acknowledged("one", "another")) is None


def test_a_deleted_table_takes_everything_with_it(write: Write) -> None:
    """Also what somebody would still write about it."""
    write(add("one"))
    write(lambda rows: rows.add_act(act("one", 1)))
    write(lambda rows: rows.keep_analysis("one", "record", "coach", "{}"))
    assert write(lambda rows: rows.delete_table("one")) is True
    assert write(lambda rows: rows.delete_table("one")) is False
    with pytest.raises(StoreFailed):
        write(lambda rows: rows.keep_analysis("one", "record", "coach", "{}"))
    write(add("one"))
    assert write(lambda rows: (rows.acts("one"), rows.analysis("one", "record", "coach"))) == ([], None)


def test_an_analysis_is_that_of_one_record_by_one_coach(write: Write) -> None:
    """A table has one: another takes its place."""
    write(add("one"))
    write(lambda rows: rows.keep_analysis("one", "record", "coach", "1"))
    write(lambda rows: rows.keep_analysis("one", "record", "coach", "2"))
    assert write(lambda rows: rows.analysis("one", "record", "coach")) == "2"
    assert write(lambda rows: rows.analysis("one", "record", "other")) is None
    write(lambda rows: rows.keep_analysis("one", "longer record", "coach", "3"))
    assert write(lambda rows: rows.analysis("one", "record", "coach")) is None


def test_idle_tables(write: Write) -> None:
    """By how long servers have run since a table was changed for the last time."""
    write(lambda rows: rows.keep_uptime(Uptime(100.0, 1_000.0)))
    assert write(lambda rows: rows.uptime()) == Uptime(100.0, 1_000.0)
    write(add("one"))
    write(add("other"))
    assert write(lambda rows: rows.idle_tables(100.0, 50.0)) == []
    write(lambda rows: rows.change_table("other", updated=2.0))
    assert write(lambda rows: rows.idle_tables(140.0, 50.0)) == []
    assert write(lambda rows: rows.idle_tables(151.0, 50.0)) == ["one"]


def test_what_fails_is_undone(store: Store, write: Write) -> None:
    """All of it, whatever the reason; and the next one works."""
    write(add("one"))

    def half(rows: Rows) -> None:
        rows.change_table("one", revision=9)
        rows.add_act(act("one", 1))
        rows.revoke_seat("one", 0)
        rows.keep_uptime(Uptime(5.0, 5.0))
        add("other")(rows)
        raise KeyError("late")

    with pytest.raises(KeyError, match="late"):
        write(half)
    assert finish(store.read(lambda rows: rows.table("one"))) == row("one")
    assert finish(store.read(lambda rows: (rows.acts("one"), rows.table("other"), rows.uptime().ran))) == (
        [],
        None,
        0.0,
    )
    assert len(finish(store.read(lambda rows: rows.capabilities("one")))) == 2
    write(lambda rows: rows.change_table("one", revision=2))
    assert finish(store.read(lambda rows: rows.table("one"))) == row("one", revision=2)


def test_a_read_sees_one_moment(store: Store, write: Write) -> None:
    """Whatever is committed while a function looks around stays unseen by it."""
    write(add("one"))

    def look_twice(rows: Rows) -> list[int]:
        before = rows.count_tables()
        write(add("other"))
        return [before, rows.count_tables()]

    assert finish(store.read(look_twice)) == [1, 1]
    assert finish(store.read(lambda rows: rows.count_tables())) == 2
