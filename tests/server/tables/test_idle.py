"""Tables delete themselves by the time that servers have run, not by what a clock says."""

import time
from collections.abc import Callable

import pytest
from tests.support.finishing import finish
from tests.support.serving import PERSON, Json, create, key, quick, served

from ludoteca.server.store.sql import open_store
from ludoteca.server.tables.idle import Idle

DAY = 24 * 3600.0


class Clocks:
    """The clock on the wall and the one that only goes on, both as a test sets them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = time.time()
        self.ran = 1_000.0
        monkeypatch.setattr("ludoteca.server.tables.idle.wall_time", lambda: self.wall)
        monkeypatch.setattr("ludoteca.server.tables.idle.monotonic", lambda: self.ran)

    def run(self, seconds: float) -> None:
        """Time passes for both."""
        self.wall += seconds
        self.ran += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    """Clocks to be set."""
    return Clocks(monkeypatch)


def deleting(db: str) -> Callable[[Idle], list[str]]:
    """What a process deletes from a store."""
    store = open_store(db)
    return lambda idle: finish(store.write(idle.delete))


def a_table(db: str) -> Json:
    """A table in the store."""
    with served(quick(db)) as client:
        return create(client, [PERSON, PERSON])


def test_after_so_much_running_time(db: str, clocks: Clocks) -> None:
    """A table that nobody touched is deleted, one that somebody touched is not."""
    old, delete = a_table(db), deleting(db)
    idle = Idle(10 * DAY)
    assert delete(idle) == []
    clocks.run(9 * DAY)
    assert delete(idle) == []
    with served(quick(db)) as client:
        new = create(client, [PERSON, PERSON])
    clocks.run(2 * DAY)
    assert delete(idle) == [old["table"]]
    with served(quick(db)) as client:
        assert client.get(f"/api/tables/{new['table']}", headers=key(new["host"])).status_code == 200
        assert client.get(f"/api/tables/{old['table']}", headers=key(old["host"])).status_code == 403


def test_a_clock_that_is_wrong_deletes_nothing(sqlite: str, clocks: Clocks) -> None:
    """A server starts with a clock 61 days ahead, then it is set back: neither counts."""
    a_table(sqlite)
    delete = deleting(sqlite)
    assert delete(Idle(60 * DAY)) == []
    clocks.wall += 61 * DAY
    idle = Idle(60 * DAY)
    assert delete(idle) == []
    clocks.wall -= 100 * DAY
    clocks.ran += DAY
    assert delete(idle) == []


def test_processes_of_one_store_count_time_once(sqlite: str, clocks: Clocks) -> None:
    """Two servers that run for six days at the same time have run for six days."""
    a_table(sqlite)
    delete = deleting(sqlite)
    one, other = Idle(10 * DAY), Idle(10 * DAY)
    for _ in range(6):
        clocks.run(DAY)
        assert delete(one) == delete(other) == []
