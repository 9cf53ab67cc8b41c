"""Why an answer is not offered: for the asked seat alone, with the game's own reasons."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from tests.support.serving import PERSON, Json, answer, create, key, look, quick, served

import ludoteca
from ludoteca.engine import Message
from ludoteca.server.service import why_not
from ludoteca.server.tables.table import Table


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server of its own."""
    with served(quick(sqlite)) as client:
        yield client


def asked_why_not(client: httpx.Client, made: Json, seat: int) -> httpx.Response:
    """What a seat is told."""
    return client.get(f"/api/tables/{made['table']}/why-not", headers=key(made["seats"][seat]["token"]))


def test_the_asked_seat_learns_the_reasons(client: httpx.Client) -> None:
    """Sections that the truck is not at, each with its rules; nobody else is told anything."""
    options = {"city": "paris", "routes": False, "starting_seat": "1"}
    made = create(client, [PERSON, PERSON], "plastics_race", options=options)
    while (view := look(client, made, 0))["pending"]["rule"] != "Main":
        asked = look(client, made, view["pending"]["player"])
        answer(client, made, asked, asked["pending"]["options"][0]["answer"])
    reasons = asked_why_not(client, made, 0).json()
    assert {"plastics-race-refused-not-ahead", "plastics-race-refused-not-in-hand"} <= {
        entry["reason"]["id"] for entry in reasons
    }
    assert all(entry["reason"]["rules"] and entry["about"]["id"] for entry in reasons)
    offered = [option["words"] for option in view["pending"]["options"]]
    assert not [entry for entry in reasons if entry["about"] in offered]
    refused = asked_why_not(client, made, 1)
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "foreign")


def test_answers_without_a_reason_are_left_out(client: httpx.Client) -> None:
    """That something is not offered is not a reason: asking yourself for a card is not listed, cargo you lack is."""
    made = create(client, [PERSON, PERSON])
    view = look(client, made, look(client, made, 0)["pending"]["player"])
    hand = view["view"]["players"][view["viewed_as"]]["hand"]
    missing = [cargo for cargo in ("salt", "tea", "silk") if cargo not in hand]
    reasons = asked_why_not(client, made, view["viewed_as"]).json()
    assert [(entry["do"], entry["to"]) for entry in reasons] == [("land", {"card": cargo}) for cargo in missing]
    assert {entry["reason"]["id"] for entry in reasons} <= {"quay-refused-not-in-hand"}


def test_a_reason_never_tells_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a game whose reasons blurt out another hand tells only a hand that the asked seat holds possible."""
    game = ludoteca.game("quay")
    table = Mock(Table)
    table.question.return_value = state = ludoteca.Match(game, players=2, seed=7).state
    other = 1 - state.player

    def blurt(_: Any, s: Any, __: int) -> Message:
        return Message("blurted", {"hand": str(s.players[other].hand)}, [])

    monkeypatch.setattr(type(game), "refusal", blurt)
    hands = {
        str(why.reason.args["hand"]) for _ in range(20) for why in why_not.reasons_against(table, state.player) or []
    }
    assert len(hands) > 1
