"""Hints: for the asked seat alone, in front of everybody, unless the host has turned them off."""

from collections.abc import Iterator

import httpx
import pytest
from tests.support.serving import PERSON, Json, create, key, look, quick, served

from ludoteca.engine import Message
from ludoteca.words.sentences import Words


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server of its own."""
    with served(quick(sqlite)) as client:
        yield client


def _ask(client: httpx.Client, made: Json, seat: int, version: int) -> httpx.Response:
    wish = {"seat": seat, "version": version}
    return client.post(f"/api/tables/{made['table']}/hint", json=wish, headers=key(made["seats"][seat]["token"]))


def _asked(client: httpx.Client, made: Json) -> Json:
    return look(client, made, look(client, made, 0)["pending"]["player"])


def test_the_asked_seat_gets_an_answer_and_a_reason_and_everyone_sees_it(client: httpx.Client) -> None:
    """The answer is one that is offered; the log says once who asked, however often they do."""
    made = create(client, [PERSON, PERSON], "iditacards")
    view = _asked(client, made)
    seat = view["pending"]["player"]
    for _ in range(2):
        hint = _ask(client, made, seat, view["version"]).json()
    offered = next(one for one in view["pending"]["answers"] if one["answer"] == hint["answer"])
    assert (offered["do"], offered["to"], offered["words"]) == (hint["do"], hint["to"], hint["words"])
    why = hint["why"][0]
    assert Words().say(Message(why["id"], why["args"], []), ["Ana", "Ben"])
    notes = look(client, made, 1 - seat)["seat_notes"]
    assert [note["seat"] for note in notes if note["words"]["id"] == "seat-hinted"] == [seat]


def test_nobody_else_and_nobody_twice_as_fast_gets_one(client: httpx.Client) -> None:
    """Not the other seat, not for an earlier position, not where the host has turned hints off."""
    made = create(client, [PERSON, PERSON])
    view = _asked(client, made)
    seat = view["pending"]["player"]
    assert _ask(client, made, 1 - seat, view["version"]).json()["error"]["code"] == "foreign"
    assert _ask(client, made, seat, view["version"] - 1).json()["error"]["code"] == "stale"
    off = client.post(f"/api/tables/{made['table']}/settings", json={"hints": False}, headers=key(made["host"]))
    assert off.status_code == 200
    assert look(client, made, seat)["hints"] is False
    assert "turned hints off" in _ask(client, made, seat, view["version"]).json()["error"]["message"]
