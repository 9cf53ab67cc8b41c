"""Nothing ends what goes on in the background: not an error of its own, not an outage of the store."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from pathlib import Path

import pytest
from tests.support import postgres
from tests.support.finishing import finish
from tests.support.serving import BOT, PERSON, Process, create, key, look, quick, served, sqlite_url, wait_for

from ludoteca.server.common import background
from ludoteca.server.common.background import Schedule, Upkeep
from ludoteca.server.service import caretaker
from ludoteca.server.store.sql import sqlite as sqlite_store
from ludoteca.server.watch import audience


def test_what_fails_is_tried_again_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    """Three failures, then it works: two lines, and health knows of it in between."""
    caplog.set_level(logging.ERROR, "ludoteca")
    upkeep = Upkeep("sweeping the floor")
    tries: list[str] = []

    async def sweep() -> None:
        tries.append(upkeep.trouble)
        if len(tries) <= 3:
            raise OSError("no broom")

    async def until_it_works() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await upkeep.forever(0.01, sweep)

    finish(until_it_works())
    assert tries[:5] == ["", "no broom", "no broom", "no broom", ""]
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "sweeping the floor: this does not work at the moment, but is tried again: no broom",
        "sweeping the floor: this works again",
    ]


def test_one_failure_stops_nothing_else(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """What breaks is told and tried again; what becomes due while it is done is done once more, never twice at once."""
    monkeypatch.setattr(background, "REST", 0.01)
    done: list[str] = []

    async def run() -> None:
        schedule, going_on, go = Schedule(), asyncio.Event(), asyncio.Event()

        async def broken() -> None:
            done.append("broken")
            if done.count("broken") < 3:
                raise ValueError("no broom")

        async def slow() -> None:
            done.append("slow begins")
            going_on.set()
            await go.wait()
            done.append("slow ends")

        async def again() -> float:
            done.append("again")
            return 0.01

        for work in (broken, slow, again):
            schedule.soon(work.__name__, work)
        await going_on.wait()
        for _ in range(3):
            schedule.soon("slow", slow)
            await asyncio.sleep(0.05)
        go.set()
        await asyncio.sleep(0.2)
        schedule.soon("slow", slow, 0.01)
        await schedule.end()
        schedule.soon("slow", slow)
        ended = len(done)
        await asyncio.sleep(0.1)
        assert len(done) == ended

    finish(run())
    assert [what for what in done if what.startswith("slow")] == ["slow begins", "slow ends"] * 2
    assert done.count("broken") == 3
    assert done.count("again") >= 3
    assert [record.getMessage() for record in caplog.records] == ["broken: this broke, and is tried again"] * 2


def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After another program had locked the store for longer than a server waits, changes are heard again."""
    monkeypatch.setattr(sqlite_store, "LOCKED_SECONDS", 0.1)
    with served(quick(sqlite_url(tmp_path))) as one, served(quick(sqlite_url(tmp_path))) as other:
        made = create(one, [PERSON, PERSON])
        assert look(other, made, 0)["seats"][0]["name"] == "Player 1"
        with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.sqlite", isolation_level=None)) as rude:
            rude.execute("BEGIN EXCLUSIVE")
            time.sleep(1.5)
        seat = f"/api/tables/{made['table']}/seats/0"
        headers = key(made["seats"][0]["token"])
        wait_for(lambda: one.post(seat, json={"name": "Ada"}, headers=headers).status_code == 200)
        wait_for(lambda: look(other, made, 0)["seats"][0]["name"] == "Ada")


def test_bots_of_a_locked_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """They go on when it is open again; however often they tried, it was told once."""
    monkeypatch.setattr(sqlite_store, "LOCKED_SECONDS", 0.1)
    monkeypatch.setattr(caretaker, "REST", 0.1)

    def told() -> list[str]:
        return [record.getMessage() for record in caplog.records if "tables by itself" in record.getMessage()]

    with served(quick(sqlite_url(tmp_path), pace=0.2)) as client:
        tables = [create(client, [BOT, BOT], options={"patrol": False}) for _ in range(2)]

        def versions() -> list[int]:
            paths = ((f"/api/tables/{made['table']}", key(made["watch"])) for made in tables)
            return [client.get(path, headers=headers).json()["version"] for path, headers in paths]

        wait_for(lambda: min(versions()) > 1)
        with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.sqlite", isolation_level=None)) as rude:
            rude.execute("BEGIN EXCLUSIVE")
            wait_for(told)
            time.sleep(0.5)  # they try again some times
        before = versions()
        wait_for(lambda: all(now > then for now, then in zip(versions(), before, strict=True)))
    assert ["locked" in line for line in told()] == [True, False]
    assert not any(record.exc_info for record in caplog.records)


def test_a_database_that_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """People with open pages are present for other servers again, and nobody took their seats."""
    monkeypatch.setattr(audience, "REPEAT_SECONDS", 0.5)
    with postgres.running() as database:
        url = database.database()
        settings = quick(url, away_after=4.0)
        with served(settings) as one, served(settings) as other:
            made = create(one, [PERSON, PERSON], options={"patrol": False})
            stream = f"/api/tables/{made['table']}/events"
            with one.stream("GET", stream, headers=key(made["seats"][0]["token"])) as reply:
                lines = reply.iter_lines()
                assert next(lines).startswith("retry")
                wait_for(lambda: look(other, made, 1)["seats"][0]["present"])
                with database.away():
                    time.sleep(5)
                wait_for(lambda: other.get("/api/health").status_code == 200)
                wait_for(lambda: look(other, made, 1)["seats"][0]["present"])
                time.sleep(1)
                assert [seat["kind"] for seat in look(other, made, 1)["seats"]] == ["person", "person"]


def test_a_server_says_once_that_its_database_is_away() -> None:
    """Not a line for every try."""
    with postgres.running() as database:
        process = Process(database.database())
        with database.away():
            time.sleep(4)
        time.sleep(2)
        assert process.stop() == 0
        said = [line for line in process.said if "hearing what other servers change" in line]
        assert len(said) == 2
        assert "this works again" in said[1]
        assert not any("Traceback" in line for line in process.said)
