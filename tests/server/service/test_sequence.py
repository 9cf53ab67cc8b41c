"""Several answers in one request: one step for undo, each answer in the record as ever."""

from typing import Any

import httpx
import pytest
from tests.support.serving import (
    ASK_FOR_WHISTLE,
    PERSON,
    TRADE_IN,
    Json,
    answer,
    create,
    error,
    key,
    look,
    quick,
    served,
)

from ludoteca.engine import NONE, Args
from ludoteca.games.quay.state import Quay
from ludoteca.server.tables import windows
from ludoteca.table.clicks import Clicks


def put_away(card: str) -> Json:
    """Put a card out of the game."""
    return {"do": "put_away", "to": {"card": card}}


def hand(view: Json) -> list[str]:
    """The cards of the seat that looks."""
    cards: list[str] = view["view"]["players"][view["viewed_as"]]["hand"]
    return cards


def undo(client: httpx.Client, made: Json, view: Json, **more: object) -> httpx.Response:
    """Seat 0 takes back its last step."""
    body = {"seat": 0, "version": view["version"], **more}
    return client.post(f"/api/tables/{made['table']}/undo", json=body, headers=key(made["seats"][0]["token"]))


def test_answers_sent_together_are_one_step(client: httpx.Client) -> None:
    """All are given, the same key gives them once, one undo takes them back, and the record tells every one."""
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    steps = [put_away(card) for card in hand(view)[:2]]
    first = answer(client, made, view, TRADE_IN, then=steps, key="together")
    after = look(client, made, 0)
    assert first.json() == {"version": after["version"]} == {"version": view["version"] + 3}
    assert hand(after) == hand(view)[2:]
    assert after["undo"]["answers"] == 1
    assert answer(client, made, view, TRADE_IN, then=steps, key="together").json() == first.json()
    assert error(answer(client, made, view, TRADE_IN, then=steps[:1], key="together")) == (409, "key-used")
    assert look(client, made, 0)["version"] == after["version"]
    assert undo(client, made, after).status_code == 200
    back = look(client, made, 0)
    assert back["view"] == view["view"]
    assert back["undo"]["answers"] == 0
    told = [line for line in back["log"] if line["number"] > view["last_event"] and line["what"] != "undone"]
    assert all(line["withdrawn"] for line in told)


def test_a_sequence_ends_where_something_else_happens(client: httpx.Client) -> None:
    """Steps that are not offered, or come after chance or another seat, are left out; the steps already done stay."""
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    card = hand(view)[0]
    steps = [put_away(card), put_away("no such card"), put_away(hand(view)[1])]
    assert answer(client, made, view, TRADE_IN, then=steps).status_code == 200
    asked = look(client, made, 0)
    assert (asked["pending"]["rule"], hand(asked)) == ("PutAway", hand(view)[1:])
    done = next(one["answer"] for one in asked["pending"]["answers"] if one["do"] == "done")
    assert answer(client, made, asked, done, then=[{"do": "trade_in"}]).status_code == 200
    assert look(client, made, 0)["pending"]["player"] == 1  # cards were drawn, then it is the next seat's turn
    theirs = look(client, made, 1)
    assert theirs["pending"]["rule"] == "Turn"
    assert error(answer(client, made, {**theirs, "viewed_as": 0}, TRADE_IN, then=steps)) == (403, "foreign")
    assert error(answer(client, made, theirs, 99, then=[put_away(hand(theirs)[0])])) == (422, "illegal")
    assert look(client, made, 1) == theirs
    assert error(answer(client, made, theirs, TRADE_IN, then=[{"do": 7}])) == (400, "bad")


def test_what_was_revealed_ends_a_sequence(client: httpx.Client) -> None:
    """An answer that shows something hidden is not followed by another that could not know it."""
    made = create(client, [PERSON, PERSON], seed=3, options={"patrol": False})
    view = look(client, made, 0)
    assert answer(client, made, view, ASK_FOR_WHISTLE, then=[{"do": "trade_in"}]).status_code == 200
    after = look(client, made, 0)
    assert after["version"] > view["version"]
    assert after["pending"]["rule"] == "Turn"


def test_a_step_is_one_step_after_a_restart(sqlite: str) -> None:
    """The store knows what was sent together, and the record is as if each had been sent alone."""
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON], seed=3)
        view = look(client, made, 0)
        assert answer(client, made, view, TRADE_IN, then=[put_away(card) for card in hand(view)[:2]]).status_code == 200
    with served(quick(sqlite)) as client:
        after = look(client, made, 0)
        assert after["undo"]["answers"] == 1
        assert undo(client, made, after).status_code == 200
        assert look(client, made, 0)["view"] == view["view"]


def test_what_is_usual_follows_if_it_is_wanted(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a card is dragged onto a road: what almost everyone answers next is one step with the answer."""

    class First(Clicks[Any, Any]):
        """The first card, after the first question."""

        def usual(self, rule: Any, s: Quay, player: int, args: Args, forced: bool) -> int:
            return s.answers[0] if rule.name == "PutAway" and args[0] else NONE

    monkeypatch.setattr(windows, "clicks_at", lambda _: First())
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    assert answer(client, made, view, TRADE_IN, usual=True).status_code == 200
    after = look(client, made, 0)
    assert (after["pending"]["rule"], after["undo"]["answers"], len(hand(after))) == ("PutAway", 1, len(hand(view)) - 1)
    assert undo(client, made, after).status_code == 200
    back = look(client, made, 0)
    assert answer(client, made, back, TRADE_IN, then=[put_away(hand(view)[1])], usual=True).status_code == 200
    assert len(hand(look(client, made, 0))) == len(hand(view)) - 1


def test_what_is_usual_is_left_to_the_seat_if_it_cannot_be_undone(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Being done draws cards: that is still asked."""

    class Done(Clicks[Any, Any]):
        """Being done, at once."""

        def usual(self, rule: Any, s: Quay, player: int, args: Args, forced: bool) -> int:
            return NONE if rule.name != "PutAway" or args[0] else s.answers[-1]

    monkeypatch.setattr(windows, "clicks_at", lambda _: Done())
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    assert answer(client, made, view, TRADE_IN, then=[put_away(hand(view)[0])], usual=True).status_code == 200
    after = look(client, made, 0)
    assert (after["pending"]["rule"], after["pending"]["player"], after["undo"]["answers"]) == ("PutAway", 0, 1)
