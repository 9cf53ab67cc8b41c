"""Answers: refused ones change nothing, and a whole game ends in a true record."""

import httpx
from tests.support.serving import (
    BOT,
    PERSON,
    TRADE_IN,
    answer,
    assert_record_is_true,
    create,
    error,
    key,
    look,
    play_out,
)

from ludoteca.match.record import parse


def test_refused_answers_change_nothing(client: httpx.Client) -> None:
    """Stale, illegal, foreign, repeated: refused with the reason, nothing changed."""
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    illegal = answer(client, made, view, 99)
    assert error(illegal) == (422, "illegal")
    assert illegal.json()["error"]["rules"][0] == "QUAY-010"
    assert error(answer(client, made, {**view, "version": 3}, TRADE_IN)) == (409, "stale")
    assert error(answer(client, made, {**view, "viewed_as": 1}, TRADE_IN)) == (403, "foreign")
    body = {"seat": 0, "version": view["version"], "answer": TRADE_IN}
    stranger = key(made["seats"][1]["token"])
    assert error(client.post(f"/api/tables/{made['table']}/answers", json=body, headers=stranger)) == (403, "foreign")
    assert error(client.post(f"/api/tables/{made['table']}/answers", json=body)) == (401, "no-token")
    assert look(client, made, 0) == view
    first = answer(client, made, view, TRADE_IN, key="once")
    assert first.status_code == 200
    after = look(client, made, 0)
    assert answer(client, made, view, TRADE_IN, key="once").json() == first.json()
    assert error(answer(client, made, after, after["pending"]["options"][0]["answer"], key="once")) == (409, "key-used")
    assert look(client, made, 0) == after
    assert error(answer(client, made, view, TRADE_IN)) == (409, "stale")


def test_a_game_against_bots_to_its_record(client: httpx.Client) -> None:
    """Alone against bots to the end; the record that is downloaded then is true."""
    made = create(client, [PERSON, BOT, BOT])
    before = client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"]))
    assert error(before) == (403, "not-over")
    commitment = look(client, made, 0)["commitment"]
    view = play_out(client, made, [0])
    assert view["outcome"]["scores"] == view["scores"]
    assert_record_is_true(client, made)
    record = parse(client.get(f"/api/tables/{made['table']}/record", headers=key(made["watch"])).content)
    assert record.header.commitment == commitment
    assert view["secret"] == record.secret.hex()
