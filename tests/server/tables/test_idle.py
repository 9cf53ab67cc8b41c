"""Tables delete themselves by the time that servers have run, not by what a clock says."""

import time

import pytest
from tests.support.finishing import finish

from ludoteca.server.store.base import TableRow
from ludoteca.server.store.memory import MemoryStore
from ludoteca.server.tables.idle import Idle

DAY = 24 * 3600.0
TABLE = TableRow("table", 1, 1, "quay", "{}", "{}", b"", None, 0.0, created=1.0, updated=1.0, public=False)


class House:
    """A store with a table; clocks, on the wall and of the machine, that a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = time.time()
        self.ran = 1_000.0
        monkeypatch.setattr("ludoteca.server.tables.idle.wall_time", lambda: self.wall)
        monkeypatch.setattr("ludoteca.server.tables.idle.monotonic", lambda: self.ran)
        self.store = MemoryStore()
        finish(self.store.write(lambda rows: rows.add_table(TABLE, [], [])))

    def run(self, seconds: float) -> None:
        """Time passes for both."""
        self.wall += seconds
        self.ran += seconds

    def deletes(self, idle: Idle) -> list[str]:
        return finish(self.store.write(idle.delete))


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    return House(monkeypatch)


def test_after_so_much_running_time(house: House) -> None:
    """A table that somebody touches stays; when nobody has for long enough, it is gone."""
    idle = Idle(10 * DAY)
    assert house.deletes(idle) == []
    house.run(9 * DAY)
    finish(house.store.write(lambda rows: rows.change_table("table", updated=2.0)))
    assert house.deletes(idle) == []
    house.run(9 * DAY)
    assert house.deletes(idle) == []
    house.run(2 * DAY)
    assert house.deletes(idle) == ["table"]
    assert finish(house.store.read(lambda rows: rows.table("table"))) is None


def test_a_clock_that_is_wrong_deletes_nothing(house: House) -> None:
    """A server starts with a clock 61 days ahead, then it is set back: neither counts."""
    assert house.deletes(Idle(60 * DAY)) == []
    house.wall += 61 * DAY
    idle = Idle(60 * DAY)
    assert house.deletes(idle) == []
    house.wall -= 100 * DAY
    house.ran += DAY
    assert house.deletes(idle) == []


def test_processes_of_one_store_count_time_once(house: House) -> None:
    """Two servers that run for six days at the same time have run for six days."""
    one, other = Idle(10 * DAY), Idle(10 * DAY)
    for _ in range(6):
        house.run(DAY)
        assert house.deletes(one) == house.deletes(other) == []
