"""Records over the network: moments while the game runs and after it, replay of a file, playing on."""

import httpx
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    answer,
    assert_record_is_true,
    create,
    error,
    key,
    look,
    play_out,
)

from ludoteca.record import parse


def test_moments_replay_and_fork(client: httpx.Client) -> None:
    """Own moments while the game runs; all of them, the checked record and new tables from it when it is over."""
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


def test_records_that_are_not(client: httpx.Client) -> None:
    """What is wrong with a file is said in one sentence with its line."""
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
