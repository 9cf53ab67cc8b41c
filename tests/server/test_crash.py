"""The server is killed again and again while tables are played: what was acknowledged is there, and only once."""

import json
import secrets
import threading
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.support.serving import BOT, PERSON, Process, sqlite_url

from ludoteca import Rng
from ludoteca.client import Client, Json, ServerRefused
from ludoteca.record import parse
from ludoteca.replay import Replay
from quay.game import QuayGame

NO_ANSWER = {"stale", "foreign", "store", "not-now"}


class Table(threading.Thread):
    """A table whose two people answer as fast as they may, however often the server goes away; then the next one."""

    def __init__(self, url: str, number: int, enough: threading.Event) -> None:
        super().__init__(daemon=True)
        self._client = Client(url, patience=120)
        self._rng = Rng(number)
        self._enough = enough
        self.acknowledged: list[tuple[str, str, int]] = []
        self.finished: list[Json] = []

    def run(self) -> None:
        """Whole games, until it was enough."""
        while not self._enough.is_set() or not self.finished:
            self._game()

    def _game(self) -> None:
        options = {"goal": 8, "patrol": self._rng.below(4) == 0}
        made = self._client.create("quay", [PERSON, PERSON, BOT], options=options, window_wait=1)
        while True:
            for seat in (0, 1):
                token = made["seats"][seat]["token"]
                table = self._client.call("GET", f"/api/tables/{made['table']}", token=token)
                if table["over"]:
                    self.finished.append(made)
                    return
                pending = table["pending"]
                if pending["options"]:
                    chosen = pending["options"][self._rng.below(len(pending["options"]))]["answer"]
                    self._answer(made["table"], token, seat, table["version"], chosen)

    def _answer(self, table: str, token: str, seat: int, version: int, chosen: int) -> None:
        key = secrets.token_hex(8)
        body = {"seat": seat, "version": version, "answer": chosen, "key": key}
        try:
            self._client.call("POST", f"/api/tables/{table}/answers", body, token)
        except ServerRefused as error:
            if error.code not in NO_ANSWER:
                raise
        else:
            self.acknowledged.append((table, key, chosen))


def campaign(db: str, tables: int, kills: int, seed: int) -> int:
    """Kill the server so often while so many tables are played; how many answers were acknowledged."""
    rng = Rng(seed)
    enough = threading.Event()
    server = Process(db)
    threads = [Table(server.url, seed * 1000 + number, enough) for number in range(tables)]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        time.sleep(0.3 + rng.below(1500) / 1000)
        server.kill()
        server = Process(db, port=server.port)
    enough.set()
    for thread in threads:
        thread.join(300)
        assert not thread.is_alive(), "a table does not come to its end"
    _check(db, threads)
    client = Client(server.url)
    for thread in threads:
        _check_record(client, thread.finished[-1])
    assert server.stop() == 0
    return sum(len(thread.acknowledged) for thread in threads)


def _check(db: str, threads: list[Table]) -> None:
    """Every acknowledged answer is in the store, once, with what was answered; nothing is there twice."""
    engine = create_engine(db.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as conn:
        kept = {
            (row.table_id, row.key): (row.request, row.lines)
            for row in conn.execute(text("SELECT table_id, key, request, lines FROM answers WHERE key IS NOT NULL"))
        }
        sealed = {
            (row.table_id, row.key)
            for row in conn.execute(text("SELECT table_id, key FROM sealed WHERE key IS NOT NULL"))
        }
        numbers = conn.execute(text("SELECT table_id, lines FROM answers")).all()
    engine.dispose()
    for table, key, chosen in (entry for thread in threads for entry in thread.acknowledged):
        if (table, key) not in sealed:
            request, lines = kept[table, key]
            assert request.endswith(f" {chosen}")
            assert json.loads(lines)[0]["answer"] == chosen
    counts = Counter((table, line["n"]) for table, lines in numbers for line in json.loads(lines))
    assert max(counts.values()) == 1


def _check_record(client: Client, made: Json) -> None:
    connection_text = raw(client, f"/api/tables/{made['table']}/record", made["host"])
    record = parse(connection_text)
    replay = Replay(QuayGame(), record)
    replay.go_to(len(record.lines))
    replay.check_end()


def raw(client: Client, path: str, token: str) -> bytes:
    """The bytes of an answer."""
    return httpx.get(client.url + path, headers={"Authorization": f"Bearer {token}"}, timeout=30).content


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("database_server").database()
    return url


def test_a_few_crashes(db: str) -> None:
    """The short campaign of every test run."""
    assert campaign(db, tables=6, kills=3, seed=1) > 50


@pytest.mark.long
def test_fifty_crashes(db: str) -> None:
    """The whole campaign: 20 tables, 50 kills."""
    assert campaign(db, tables=20, kills=50, seed=2) > 1000
