"""Health tells the truth about the database, the disk, the workers and the background."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.support.finishing import finish
from tests.support.serving import quick, served, sqlite_url, wait_for

from ludoteca.server.api.routes import health
from ludoteca.server.common.turns import Room
from ludoteca.server.common.workers import Workers
from ludoteca.server.store.sql import sqlite as sqlite_store


def test_a_server_that_is_well(db: str) -> None:
    """Everything works."""
    with served(quick(db)) as client:
        told = client.get("/api/health")
        assert told.status_code == 200
        assert told.json()["ok"] is told.json()["database"] is told.json()["disk"] is told.json()["workers"] is True
        assert told.json()["background"] == []
        assert "quay" in told.json()["games"]
        assert client.get("/api/alive").json() == {"ok": True}


def test_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not well while nothing can be written, and well again afterwards; it is alive all the time."""
    monkeypatch.setattr(sqlite_store, "LOCKED_SECONDS", 0.1)
    with served(quick(sqlite_url(tmp_path))) as client:
        with closing(sqlite3.connect(tmp_path / "ludoteca.sqlite", isolation_level=None)) as rude:
            rude.execute("BEGIN EXCLUSIVE")
            told = client.get("/api/health")
            assert (told.status_code, told.json()["ok"], told.json()["database"]) == (503, False, False)
            wait_for(lambda: client.get("/api/health").json()["background"] == ["hearing what other servers change"])
            assert client.get("/api/alive").status_code == 200
        wait_for(lambda: client.get("/api/health").json()["ok"])


def test_a_full_disk(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told before nothing can be written any more."""
    monkeypatch.setattr(health, "LITTLE_ROOM", 2**80)
    with served(quick(sqlite)) as client:
        told = client.get("/api/health").json()
        assert (told["ok"], told["database"], told["disk"]) == (False, True, False)


async def lose_and_find_a_worker() -> tuple[bool, bool]:
    """Whether workers are well after one hung, and after one works again."""
    workers = Workers(Room(1))
    try:
        async with workers.turn("a") as worker:
            with pytest.raises(TimeoutError):
                await worker.run(0.01, time.sleep, 60)
            hung = workers.well
            await worker.run(60, time.sleep, 0)
        return hung, workers.well
    finally:
        workers.close()


def test_workers_that_hang() -> None:
    """They are not well until one works again."""
    assert finish(lose_and_find_a_worker()) == (False, True)
