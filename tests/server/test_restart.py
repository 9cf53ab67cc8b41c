"""After a restart: the same table, the same undo, from the snapshot and never by playing everything again."""

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from tests.support.finishing import finish
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    TRADE_IN,
    Json,
    Process,
    answer,
    assert_record_is_true,
    create,
    key,
    look,
    play_out,
    quick,
    served,
    sqlite_url,
    wait_for,
    without_stamp,
)

from ludoteca.client import Client
from ludoteca.match.match import Match
from ludoteca.match.record import Answer, Part, parse
from ludoteca.server.store.sql import open_store
from ludoteca.server.store.sql.schema import metadata


@contextmanager
def counted_answers() -> Iterator[list[int]]:
    """Count how many answers matches carry out."""
    count = [0]
    carried_out = Match.answered

    def answered(self: Match, *args: Any) -> None:
        count[0] += 1
        carried_out(self, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "answered", answered)
        yield count


def test_undo_reaches_as_far_after_a_restart(store_url: str) -> None:
    """The copies behind undo come back by replaying the few answers since the last barrier."""
    settings = quick(store_url)
    with served(settings) as client:
        made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
        answer(client, made, look(client, made, 0), TRADE_IN)
        view = look(client, made, 0)
        answer(client, made, view, view["pending"]["answers"][0]["answer"])
        before = look(client, made, 0)
        assert before["undo"]["answers"] == 2
    with counted_answers() as count, served(settings) as client:
        assert without_stamp(look(client, made, 0)) == without_stamp(before)
        assert 0 < count[0] <= 6
        undo = f"/api/tables/{made['table']}/undo"
        headers = key(made["seats"][0]["token"])
        for _ in range(2):
            version = look(client, made, 0)["version"]
            assert client.post(undo, json={"seat": 0, "version": version}, headers=headers).status_code == 200
        assert look(client, made, 0)["undo"]["answers"] == 0
        play_out(client, made, [0, 1])
        assert_record_is_true(client, made)


def test_a_table_goes_on_under_other_rules(tmp_path: Path) -> None:
    """After an upgrade a table continues from its position, and its record says with what each part was played."""
    settings = quick(sqlite_url(tmp_path))
    with served(settings) as client:
        made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
        for _ in range(3):
            seat = look(client, made, 0)["pending"]["player"]
            view = look(client, made, seat)
            answer(client, made, view, view["pending"]["answers"][-1]["answer"])
        before = look(client, made, 0)
    with create_engine(settings.db).begin() as conn:
        kept = conn.execute(text("SELECT snapshot FROM tables")).scalar_one()
        conn.execute(
            text("UPDATE tables SET snapshot = :kept"), {"kept": kept.replace('"versions":["0.', '"versions":["9.')}
        )
    with served(settings) as client:
        after = look(client, made, 0)
        assert after["view"] == before["view"]
        assert after["version"] == before["version"] + 1
        play_out(client, made, [0, 1])
        assert_record_is_true(client, made)
        record = parse(client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).content)
        parts = [line for line in record.lines if isinstance(line, Part)]
        assert [part.n for part in parts] == [after["version"]]


def test_schema_is_what_the_migrations_make(store_url: str) -> None:
    """The tables in the code and those that the migrations create are the same."""

    async def differences() -> list[Any]:
        store = open_store(store_url)
        found = await store.read(lambda rows: compare_metadata(MigrationContext.configure(rows.conn), metadata))
        await store.close()
        return list(found)

    assert finish(differences()) == []


class Player(threading.Thread):
    """A program that plays a seat, and the line, seat and number of every answer that was acknowledged."""

    def __init__(self, url: str, made: Json, seat: int) -> None:
        super().__init__(daemon=True)
        self._seat = Client(url, patience=60).seat(made["table"], made["seats"][seat]["token"])
        self.acknowledged: list[tuple[int, int, int]] = []

    def run(self) -> None:
        for table in self._seat.turns():
            chosen = table["pending"]["answers"][0]["answer"]
            self._seat.answer(table, chosen)
            self.acknowledged.append((table["version"] + 1, self._seat.number, chosen))


class Listener(threading.Thread):
    """Listens to the stream as a page does: from the last event on whenever it breaks."""

    def __init__(self, url: str, made: Json) -> None:
        super().__init__(daemon=True)
        self._url = f"{url}/api/tables/{made['table']}/events"
        self._headers = key(made["watch"])
        self.heard: list[int] = []
        self.opened = 0

    def run(self) -> None:
        over = False
        while not over:
            with suppress(httpx.TransportError), httpx.stream("GET", self._url, headers=self._headers) as stream:
                self.opened += 1
                for line in stream.iter_lines():
                    if line.startswith("data: "):
                        news = json.loads(line.removeprefix("data: "))
                        self.heard += [event["number"] for event in news["events"]]
                        self._headers["Last-Event-ID"] = str(news["number"])
                        over = news["table"]["over"]


def test_two_players_play_on_while_their_server_is_restarted(tmp_path: Path) -> None:
    """Stopped by SIGTERM and started again, twice: every acknowledged answer counts once, no event is missed."""
    server = Process(sqlite_url(tmp_path))
    with httpx.Client(base_url=server.url) as client:
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        players, listener = [Player(server.url, made, seat) for seat in (0, 1)], Listener(server.url, made)
        for thread in (*players, listener):
            thread.start()
        for _ in range(2):
            enough = sum(len(player.acknowledged) for player in players) + 2
            wait_for(lambda: sum(len(player.acknowledged) for player in players) >= enough, 60)  # noqa: B023
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(20) == -signal.SIGTERM
            server = Process(sqlite_url(tmp_path), port=server.port)
        for thread in (*players, listener):
            thread.join(120)
            assert not thread.is_alive()
        table = client.get(f"/api/tables/{made['table']}?log_from=0", headers=key(made["watch"])).json()
        assert table["over"]
        assert_record_is_true(client, made)
        record = parse(client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).content)
    assert server.stop() == 0
    assert listener.opened >= 2
    assert listener.heard == [line["number"] for line in table["log"]]
    given = [(line.n, line.seat, line.answer) for line in record.lines if isinstance(line, Answer)]
    acknowledged = [sent for player in players for sent in player.acknowledged]
    assert len(acknowledged) > 6
    assert set(acknowledged) <= set(given)
