"""Records over the network: moments while the game runs and after it, replay of a file, playing on."""

import json
import threading
from contextlib import suppress

import httpx
import pytest
from tests.support.huge import huge_record
from tests.support.serving import (
    ASK_FOR_WHISTLE,
    NO_WINDOWS,
    OPEN,
    PERSON,
    answer,
    assert_record_is_true,
    create,
    error,
    key,
    look,
    play_out,
    quick,
    served,
    wait_for,
)

import ludoteca
from ludoteca.match.record import parse

HOSTILE = {"X-Forwarded-For": "203.0.113.66"}
OTHER = {"X-Forwarded-For": "203.0.113.1"}
RECORDS = 20


def test_moments_replay_and_fork(client: httpx.Client) -> None:
    """Players see only their own moments until the game is over: then all, the record, and new tables from it."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    table = f"/api/tables/{made['table']}"
    mine = key(made["seats"][0]["token"])
    view = look(client, made, 0)
    moments = client.get(f"{table}/moments", params={"from": 0, "to": 99}, headers=mine).json()
    assert [moment["n"] for moment in moments] == list(range(view["version"] + 1))
    assert moments[-1]["view"] == view["view"]
    assert moments[-1]["line"] is None
    assert error(client.get(f"{table}/moments?open=true", headers=mine)) == (403, "not-over")
    assert error(client.get(f"{table}/moments?seat=1", headers=mine)) == (403, "foreign")
    assert error(client.post(f"{table}/fork", json={"n": 6}, headers=mine)) == (403, "not-over")
    end = play_out(client, made, [0, 1])
    other = client.get(f"{table}/moments?open=true&seat=1&from=5", headers=mine).json()
    assert other[0]["view"]["players"][1]["hand"] is not None
    assert other[1]["line"]["n"] == other[1]["n"]
    record = client.get(f"{table}/record", headers=mine).content
    replayed = client.post("/api/replay", params={"from": end["version"]}, content=record).json()
    assert replayed["checks"]["stopped"] is None
    assert replayed["checks"]["lines"] == end["version"]
    assert replayed["moments"][0]["scores"] == end["scores"]
    forked = client.post(f"{table}/fork", json={"n": 6}, headers=mine).json()
    again = look(client, forked, 0)
    assert again["view"] == view["view"]
    assert again["seats"][1]["kind"] == "bot"
    body = {"record": record.decode(), "n": 6, "seats": [PERSON, PERSON]}
    from_file = client.post("/api/replay/fork", json=body).json()
    assert look(client, from_file, 1)["version"] == view["version"]
    assert answer(client, from_file, look(client, from_file, 0), 0).status_code == 200


def test_damaged_records_are_refused_with_their_line(client: httpx.Client) -> None:
    """One sentence says what is wrong with a file, and in which line."""
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
    play_out(client, made, [0, 1])
    record = client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).text
    lines = record.splitlines(keepends=True)
    lines[8] = lines[8].replace('"answer":', '"answer":1')
    wrong = client.post("/api/replay", content="".join(lines)).json()
    assert wrong["checks"]["stopped"].startswith("line 9")
    for text in ("", "{}\n", "x", record[:300]):
        refused = client.post("/api/replay", content=text)
        assert error(refused) == (400, "bad")
        assert refused.json()["error"]["message"].startswith("line ")
    assert error(client.post("/api/replay?seat=2", content=record)) == (400, "bad")


def test_a_fork_waits_for_its_open_seat(db: str) -> None:
    """Also over a restart; then it goes on from its line, by code, by link, or with a bot instead."""
    with served(quick(db)) as client:
        made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
        before, mine = look(client, made, 0), key(made["seats"][0]["token"])
        play_out(client, made, [0, 1])
        body = {"n": before["version"], "seats": [PERSON, OPEN]}
        forks = [client.post(f"/api/tables/{made['table']}/fork", json=body, headers=mine).json() for _ in range(3)]
        assert not any(look(client, fork, 0)["started"] for fork in forks)
    with served(quick(db)) as client:
        coded, linked, started = forks
        assert client.post("/api/join", json={"code": coded["code"]}).status_code == 200
        claim, link = f"/api/tables/{linked['table']}/claim", linked["seats"][1]["token"]
        assert client.post(claim, json={}, headers=key(link)).status_code == 200
        assert client.post(f"/api/tables/{started['table']}/start", headers=key(started["host"])).status_code == 200
        for fork, kind in zip(forks, ("person", "person", "bot"), strict=True):
            view = look(client, fork, 0)
            assert (view["started"], view["view"], view["version"]) == (True, before["view"], before["version"])
            assert view["seats"][1]["kind"] == kind
            assert answer(client, fork, view, view["pending"]["answers"][0]["answer"]).status_code == 200


def send(url: httpx.URL, record: bytes, refused: list[httpx.Response]) -> None:
    """One request of a hostile address, which notes its refusal."""
    with suppress(httpx.TransportError):  # the server stops within a second, even if it has records left to read
        reply = httpx.post(f"{url}/api/replay", content=record, headers=HOSTILE, timeout=300)
        if reply.status_code != 200:
            refused.append(reply)


def test_huge_records_keep_nobody_waiting(sqlite: str) -> None:
    """While one address sends twenty, most of which are refused, others play, look back and open a record.

    If a look had to wait for the record that is being read, none would be left to read at the end.
    """
    refused: list[httpx.Response] = []
    with served(quick(sqlite, trust_proxy=True)) as client:
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        moments = f"/api/tables/{made['table']}/moments"
        sending = (client.base_url, huge_record(), refused)
        threads = [threading.Thread(target=send, args=sending) for _ in range(RECORDS)]
        for thread in threads:
            thread.start()
        wait_for(lambda: len(refused) >= RECORDS // 2, seconds=120)
        assert {error(reply) for reply in refused} == {(503, "busy")}
        for _ in range(RECORDS):
            look(client, made, 0)
        assert answer(client, made, look(client, made, 0), ASK_FOR_WHISTLE).status_code == 200
        assert client.get(moments, headers={**key(made["host"]), **OTHER}).status_code == 200
        small = client.post("/api/replay", content=huge_record(lines=20), headers=OTHER)
        assert small.json()["checks"]["lines"] == 20
        assert any(thread.is_alive() for thread in threads)
    for thread in threads:
        thread.join()


def test_a_request_to_play_on_is_read_in_a_worker(client: httpx.Client) -> None:
    """One sentence says what is wrong with the request all the same."""
    record = huge_record(lines=30_000).decode()
    for body, sentence in (
        (b"", "The request is not the JSON that this address expects."),
        (b'{"record": "', "The request is not the JSON that this address expects."),
        (b'{"record": "\xff", "n": 1}', "The request is not the JSON that this address expects."),
        (json.dumps({"record": record}).encode(), "body: Object missing required field `n`."),
        (json.dumps({"record": 3, "n": 6}).encode(), "body: Expected `str`, got `int` - at `$.record`."),
        (json.dumps({"record": "", "n": 6, "x" * 999: 6}).encode(), "body: Object contains unknown field"),
        (json.dumps({"record": record, "n": 29_000}).encode(), "You can play on from one of the first 20,000 lines."),
    ):
        reply = client.post("/api/replay/fork", content=body)
        assert error(reply) == (400, "bad"), reply.text
        assert reply.json()["error"]["message"].startswith(sentence)
        assert len(reply.json()["error"]["message"]) < 320


def test_a_table_says_how_it_was_dealt(client: httpx.Client) -> None:
    """By a sealed shuffle, from a chosen seed, or on from a record; the record says it too."""
    for seed, dealt in ((None, "sealed"), (3, "seed")):
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS, seed=seed)
        assert play_out(client, made, [0, 1])["dealt"] == dealt
        record = client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).content
        assert parse(record).header.seeded is (dealt == "seed")
        assert_record_is_true(client, made)
    body = {"record": record.decode(), "n": 6, "seats": [PERSON, PERSON]}
    assert look(client, client.post("/api/replay/fork", json=body).json(), 0)["dealt"] == "fork"


@pytest.mark.parametrize("seats", [1, 2, 4, 9])
def test_a_game_goes_on_with_as_many_seats_as_it_had(client: httpx.Client, seats: int) -> None:
    """Other numbers are refused, also those that the game allows."""
    record = ludoteca.Match(ludoteca.game("quay"), 3, seed=3).record.text()
    reply = client.post("/api/replay/fork", json={"record": record, "n": 6, "seats": [PERSON] * seats})
    assert error(reply) == (400, "bad")
    assert reply.json()["error"]["message"] == f"A game of 3 goes on with 3 seats, not with {seats}."
