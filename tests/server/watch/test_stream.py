"""News of a table as a stream."""

import json
import socket
import time

import httpx
import pytest
from tests.support.quays import BLOW, opening
from tests.support.serving import ASK_FOR_WHISTLE, NO_WINDOWS, PERSON, answer, create, key, look

from ludoteca.server.tables.access import Access
from ludoteca.server.tables.table import Table
from ludoteca.server.watch import stream
from ludoteca.server.watch.types import TableNews


def test_streams_resume_where_they_were(client: httpx.Client) -> None:
    """The table at once, then what is new; after a cut only what was missed."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    url = f"/api/tables/{made['table']}/events"
    mine = key(made["seats"][0]["token"])
    with client.stream("GET", url, headers=mine) as reply:
        assert reply.headers["content-type"].startswith("text/event-stream")
        lines = reply.iter_lines()
        first = json.loads(next(line for line in lines if line.startswith("data: "))[6:])
        assert first["number"] == len(first["events"]) == 6
        answer(client, made, first["table"], 8)
        numbers: list[int] = []
        while not numbers or numbers[-1] <= first["number"]:
            news = json.loads(next(line for line in lines if line.startswith("data: "))[6:])
            numbers.append(news["number"])
        assert news["events"][0]["number"] == 7
    with client.stream("GET", url, headers=mine | {"Last-Event-ID": "6"}) as reply:
        lines = reply.iter_lines()
        again = json.loads(next(line for line in lines if line.startswith("data: "))[6:])
        assert [line["number"] for line in again["events"]] == [line["number"] for line in news["events"]]


def test_a_stamp_stays_until_something_else_is_seen(client: httpx.Client) -> None:
    """The same however often one looks; another after an answer, a new name, and a request to take back."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    table = f"/api/tables/{made['table']}"
    mine, other = (key(seat["token"]) for seat in made["seats"])
    stamps = [look(client, made, 1)["stamp"]]
    assert look(client, made, 1)["stamp"] == stamps[0] != look(client, made, 0)["stamp"]
    assert answer(client, made, look(client, made, 0), ASK_FOR_WHISTLE).status_code == 200
    stamps.append(look(client, made, 1)["stamp"])
    assert client.post(f"{table}/seats/1", json={"name": "Cleo"}, headers=other).status_code == 200
    stamps.append(look(client, made, 1)["stamp"])
    ask = {"seat": 0, "version": look(client, made, 0)["version"], "ask": True}
    assert client.post(f"{table}/undo", json=ask, headers=mine).status_code == 200
    stamps.append(look(client, made, 1)["stamp"])
    assert len(set(stamps)) == len(stamps)


def test_people_who_wait_for_news_are_shown_as_there(client: httpx.Client) -> None:
    """Polling is as good as a stream; only to look is not."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    for wait, present in ((0, False), (1, True)):
        mine = key(made["seats"][0]["token"])
        client.get(f"/api/tables/{made['table']}/poll", params={"wait": wait}, headers=mine)
        assert look(client, made, 1)["seats"][0]["present"] is present


def test_a_sealed_answer_moves_no_ping(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pings come on a fixed clock: somebody who looks on cannot tell from them that a seat answered in secret."""
    monkeypatch.setattr(stream, "PING_SECONDS", 2.0)
    seed, cargo, seat = opening(asked=True)
    made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=10)
    answer(client, made, look(client, made, 0), cargo)
    asked = look(client, made, seat)
    with client.stream("GET", f"/api/tables/{made['table']}/events", headers=key(made["watch"])) as reply:
        lines = reply.iter_lines()
        begun = time.monotonic()
        assert any(line.startswith("data: ") for line in lines)
        time.sleep(1.5)
        assert answer(client, made, asked, BLOW).status_code == 200
        assert next(line for line in lines if line) == ": here"
        assert 1.9 < time.monotonic() - begun < 3.0


def test_a_ping_alone_looks_at_nothing(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs next to nothing; what happens later is told all the same."""
    monkeypatch.setattr(stream, "PING_SECONDS", 0.2)
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
    looks: list[Table] = []
    seen = stream.Reader._seen

    def counted(reader: stream.Reader, table: Table, access: Access) -> TableNews:
        looks.append(table)
        return seen(reader, table, access)

    monkeypatch.setattr(stream.Reader, "_seen", counted)
    with client.stream("GET", f"/api/tables/{made['table']}/events", headers=key(made["watch"])) as reply:
        lines = (line for line in reply.iter_lines() if line.startswith(("data: ", ": here")))
        assert next(lines).startswith("data: ")
        looks.clear()
        assert [next(lines) for _ in range(3)] == [": here"] * 3
        assert looks == []
        answer(client, made, look(client, made, 0), ASK_FOR_WHISTLE)
        assert any(line.startswith("data: ") for line in lines)


def test_a_stream_is_told_everything_once(client: httpx.Client) -> None:
    """Each answer brings exactly the events since the one before."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    with client.stream("GET", f"/api/tables/{made['table']}/events", headers=key(made["watch"])) as reply:
        lines = (line for line in reply.iter_lines() if line.startswith("data: "))
        news = json.loads(next(lines)[6:])
        last = news["number"]
        for _ in range(3):
            seen = look(client, made, news["table"]["pending"]["player"])
            assert answer(client, made, seen, seen["pending"]["answers"][0]["answer"]).status_code == 200
            news = json.loads(next(lines)[6:])
            assert [line["number"] for line in news["events"]] == list(range(last + 1, news["number"] + 1))
            last = news["number"]


def test_a_stream_of_old_http_is_told_too(client: httpx.Client) -> None:
    """Every part arrives as soon as it is sent."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    port = client.base_url.port or 0
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(
            f"GET /api/tables/{made['table']}/events HTTP/1.0\r\nHost: localhost\r\n"
            f"Authorization: Bearer {made['watch']}\r\n\r\n".encode()
        )
        heard = line.makefile("rb")
        assert any(part.startswith(b"data: ") for part in heard)
        assert answer(client, made, look(client, made, 0), ASK_FOR_WHISTLE).status_code == 200
        news = json.loads(next(part for part in heard if part.startswith(b"data: "))[6:])
        assert news["events"][0]["number"] == 7
