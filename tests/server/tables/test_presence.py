"""The processes of one store tell each other who is at a table."""

import json

import pytest
from tests.support.finishing import finish
from tests.support.postgres import Postgres

from ludoteca.server.store.sql.postgres import PostgresStore
from ludoteca.server.tables import presence
from ludoteca.server.tables.presence import Presence

MANY = 1_000


def crowd() -> Presence:
    """A process with many people."""
    here = Presence()
    for number in range(MANY):
        here.came(f"{number:016x}", [number % 4])
    return here


def test_many_people_are_told_in_parts() -> None:
    """A process hears of everybody when the last part has come, and forgets those who are not in the next round."""
    here, there = crowd(), Presence()
    parts = here.everybody("a")
    assert len(parts) == 7
    assert [there.heard(part) for part in parts[:-1]] == [set()] * 6
    assert not there.present(f"{0:016x}", 0)
    assert len(there.heard(parts[-1])) == MANY
    assert all(there.present(f"{number:016x}", number % 4) for number in range(MANY))
    here.went(f"{5:016x}", [1])
    assert set().union(*(there.heard(part) for part in here.everybody("a"))) == {f"{5:016x}"}
    assert not there.present(f"{5:016x}", 1)


def test_who_comes_and_goes_is_told_at_once() -> None:
    """Only what changed is told."""
    here, there = crowd(), Presence()
    for part in here.everybody("a"):
        there.heard(part)
    here.came("new table", [2])
    assert there.heard(here.change("a", "new table", [2])) == {"new table"}
    assert there.present("new table", 2)
    here.went("new table", [2])
    assert there.heard(here.change("a", "new table", [2])) == {"new table"}
    assert not there.present("new table", 2)
    assert there.present(f"{7:016x}", 3)


def test_the_parts_fit_into_notices_of_postgresql(database_server: Postgres) -> None:
    """More people than one notice can name."""
    store = PostgresStore(database_server.database())
    finish(store.say(crowd().everybody("a")))
    finish(store.close())


def test_nobody_is_away_while_nothing_can_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an outage the time before it counts no more."""
    now = 1_000.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    there = Presence()
    there.heard(json.dumps({"process": "a", "here": [["table", 0]], "first": True, "last": True}))
    now += 100
    assert not there.present("table", 0)
    assert there.away_for("table", 0) == 100
    there.hears_again()
    now += 3
    assert there.away_for("table", 0) == 3


def test_a_process_that_is_gone_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of processes do not pile up over the years."""
    now = 1_000.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)
    there = Presence()
    for number in range(5):
        there.heard(json.dumps({"process": str(number), "here": [["table", 0]], "first": True, "last": True}))
        now += 2 * presence.GONE_SECONDS
    assert len(there._elsewhere) == 1
