"""The server is killed again and again while tables are played: what was acknowledged is there, and only once."""

import json
import secrets
import threading
import time
from collections import Counter
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.support.serving import BOT, PERSON, Process

from ludoteca import Rng
from ludoteca.client import Client, Json, ServerRefused
from ludoteca.games.quay.game import QuayGame
from ludoteca.record import parse
from ludoteca.replay import Replay

REFUSED = {"stale", "foreign", "not-now"}
"""The table moved on before the answer came: it was not carried out."""


class Sent(NamedTuple):
    """An answer that was sent, with what tells it from all others."""

    table: str
    key: str
    seat: int
    chosen: int


class Figures(NamedTuple):
    """What a campaign found."""

    kills: int
    games: int
    acknowledged: int
    sealed: int
    refused: int
    lost: int
    twice: int


class Table(threading.Thread):
    """A table whose two people answer as fast as they may, however often the server goes away; then the next one."""

    def __init__(self, url: str, number: int, enough: threading.Event) -> None:
        super().__init__(daemon=True)
        self._client = Client(url, patience=600)
        self._rng = Rng(number)
        self._enough = enough
        self.acknowledged: list[Sent] = []
        self.refused: list[Sent] = []
        self.finished: list[Json] = []
        self.error: Exception | None = None

    def run(self) -> None:
        """Whole games, until it was enough."""
        try:
            while not self._enough.is_set() or not self.finished:
                self._game()
        except Exception as error:  # noqa: BLE001 - whatever it is, the campaign tells it
            self.error = error

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
                    self._answer(Sent(made["table"], secrets.token_hex(8), seat, chosen), token, table["version"])

    def _answer(self, sent: Sent, token: str, version: int) -> None:
        body = {"seat": sent.seat, "version": version, "answer": sent.chosen, "key": sent.key}
        while True:
            try:
                self._client.call("POST", f"/api/tables/{sent.table}/answers", body, token)
            except ServerRefused as error:
                if error.code == "store":
                    continue  # nobody knows: the same again
                if error.code not in REFUSED:
                    raise
                self.refused.append(sent)
                return
            self.acknowledged.append(sent)
            return


def campaign(db: str, tables: int, kills: int, seed: int) -> Figures:
    """Kill the server so often while so many tables are played, then play them to their ends and look."""
    rng = Rng(seed)
    enough = threading.Event()
    server = Process(db)
    threads = [Table(server.url, seed * 1000 + number, enough) for number in range(tables)]
    try:
        for thread in threads:
            thread.start()
        for _ in range(kills):
            _wait_for_answers(threads, 1 + rng.below(2 * tables))
            time.sleep(rng.below(1000) / 1000)
            server.kill()
            server = Process(db, port=server.port)
        enough.set()
        for thread in threads:
            thread.join(600)
            assert thread.error is None, thread.error
            assert not thread.is_alive(), "a table does not come to its end"
        client = Client(server.url)
        for made in (made for thread in threads for made in thread.finished):
            _check_record(client, made)
        assert server.stop() == 0
    finally:
        server.kill()
    return _figures(Kept(db), threads, kills)


def _wait_for_answers(threads: list[Table], more: int) -> None:
    """Until so many more answers were acknowledged: a slow machine gets the time that it needs."""
    end = time.monotonic() + 120
    before = sum(len(thread.acknowledged) for thread in threads)
    while sum(len(thread.acknowledged) for thread in threads) < before + more:
        assert not [thread.error for thread in threads if thread.error]
        assert time.monotonic() < end, "after a restart nothing goes on"
        time.sleep(0.005)


class Kept:
    """What the store holds, read past the server."""

    def __init__(self, db: str) -> None:
        engine = create_engine(db.replace("postgresql://", "postgresql+psycopg://"))
        with engine.begin() as conn:
            answers = conn.execute(text("SELECT table_id, key, request, lines FROM answers")).all()
            sealed = conn.execute(text("SELECT table_id, key, answer FROM sealed")).all()
        engine.dispose()
        self.lines = [(row.table_id, line) for row in answers for line in json.loads(row.lines)]
        self.answers = {(row.table_id, row.key): json.loads(row.lines)[0]["answer"] for row in answers if row.key}
        self.sealed = {(row.table_id, row.key): row.answer for row in sealed if row.key}
        self.often = Counter((row.table_id, row.key) for row in (*answers, *sealed) if row.key)

    def has(self, sent: Sent) -> bool:
        """Whether an answer is there as it was given, or waits in an open window."""
        where = (sent.table, sent.key)
        return sent.chosen in {self.answers.get(where), self.sealed.get(where)}


def _figures(kept: Kept, threads: list[Table], kills: int) -> Figures:
    """Every acknowledged answer must be there once, none that was refused, and no line twice."""
    acknowledged = [sent for thread in threads for sent in thread.acknowledged]
    refused = [sent for thread in threads for sent in thread.refused]
    lines = Counter((table, line["n"]) for table, line in kept.lines)
    carried_out = sum(kept.often[sent.table, sent.key] for sent in refused)
    assert carried_out == 0, "refused, but carried out: sent again it would be done twice"
    return Figures(
        kills=kills,
        games=sum(len(thread.finished) for thread in threads),
        acknowledged=len(acknowledged),
        sealed=sum((sent.table, sent.key) in kept.sealed for sent in acknowledged),
        refused=len(refused),
        lost=sum(not kept.has(sent) for sent in acknowledged),
        twice=sum(count - 1 for count in (*kept.often.values(), *lines.values())),
    )


def _check_record(client: Client, made: Json) -> None:
    record = parse(raw(client, f"/api/tables/{made['table']}/record", made["host"]))
    replay = Replay(QuayGame(), record)
    replay.go_to(len(record.lines))
    replay.check_end()


def raw(client: Client, path: str, token: str) -> bytes:
    """The bytes of an answer."""
    return httpx.get(client.url + path, headers={"Authorization": f"Bearer {token}"}, timeout=30).content


def check(figures: Figures, least: int) -> None:
    """Enough was tried, nothing was lost, nothing was done twice."""
    assert (figures.lost, figures.twice) == (0, 0), figures
    assert figures.acknowledged >= least, figures


def test_a_few_crashes(db: str) -> None:
    """The short campaign of every test run."""
    check(campaign(db, tables=6, kills=3, seed=1), 50)


@pytest.mark.long
def test_fifty_crashes(db: str) -> None:
    """The whole campaign: 20 tables, 50 kills."""
    figures = campaign(db, tables=20, kills=50, seed=2)
    check(figures, 500)
    assert figures.sealed, "nobody answered in a window"
