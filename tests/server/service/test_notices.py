"""Turns are told to the address that a table's host named: to it alone, without secrets, and nobody waits for it."""

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.finishing import finish
from tests.support.quays import LET_PASS, opening
from tests.support.receiver import receiving
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    Json,
    answer,
    create,
    error,
    key,
    look,
    play_out,
    quick,
    served,
    sqlite_url,
    wait_for,
)

from ludoteca.server.common.settings import Settings
from ludoteca.server.service import notices
from ludoteca.server.store.sql.backup import back_up, put_back

ANA_BEN: list[Json] = [{**PERSON, "name": "Ana"}, {**PERSON, "name": "Ben <!channel>"}]
FIELDS = {"table", "link", "game", "title", "asked", "text", "content"}
WEBHOOKS = {"webhooks": True, "webhooks_private": True, "origins": ("https://games.example",)}


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns are told at once."""
    monkeypatch.setattr(notices, "PAUSE_SECONDS", 0.0)


def settings(db: str, **more: Any) -> Settings:
    """A server that tells turns, also to this machine."""
    return quick(db, **{**WEBHOOKS, **more})


def tell(client: httpx.Client, made: Json, url: str | None, token: str = "") -> httpx.Response:
    """Name an address, as the host or as somebody else."""
    headers = key(token or made["host"])
    return client.post(f"/api/tables/{made['table']}/settings", json={"webhook": url}, headers=headers)


def asked(client: httpx.Client, made: Json) -> int:
    """The seat that is asked."""
    return int(look(client, made, 0)["pending"]["player"])


def play_turn(client: httpx.Client, made: Json) -> None:
    """Answer until the other seat is asked."""
    seat = asked(client, made)
    while asked(client, made) == seat:
        view = look(client, made, seat)
        assert answer(client, made, view, view["pending"]["answers"][0]["answer"]).status_code == 200


def webhook(client: httpx.Client, made: Json, token: str) -> Any:
    """The part of the webhook that this token may see."""
    return client.get(f"/api/tables/{made['table']}", headers=key(token)).json()["webhook"]


def tokens(made: Json) -> list[str]:
    """The tokens of all seats."""
    return [seat["token"] for seat in made["seats"]]


def test_turns_are_told_without_secrets(db: str, tmp_path: Path) -> None:
    """One notice for each turn, to a table as it is after a restart and after a backup too, until the host ends it."""
    file, other = tmp_path / "tables.backup", sqlite_url(tmp_path / "other")
    with receiving() as receiver:
        with served(settings(db)) as client:
            made = create(client, ANA_BEN, seed=3, options=NO_WINDOWS)
            assert tell(client, made, receiver.url).status_code == 200
            wait_for(lambda: receiver.asked == [["Ana"]])
            play_turn(client, made)
            wait_for(lambda: receiver.asked == [["Ana"], ["Ben <!channel>"]])
        finish(back_up(db, file))
        with served(settings(db)) as client:
            for token in (made["host"], made["watch"], made["seats"][0]["token"]):
                assert webhook(client, made, token) == {"host": "127.0.0.1", "failed": None}
            play_turn(client, made)
            wait_for(lambda: receiver.asked[2:] == [["Ana"]])
        finish(put_back(other, file))
        with served(settings(other)) as client:
            play_turn(client, made)
            wait_for(lambda: receiver.asked[3:] == [["Ana"]])
            assert tell(client, made, None).status_code == 200
            assert webhook(client, made, made["host"]) is None
            play_turn(client, made)
            play_turn(client, made)
    assert len(receiver.bodies) == 4
    sent = json.dumps([receiver.bodies, receiver.heads])
    assert not [token for token in (made["host"], made["watch"], *tokens(made)) if token in sent]
    assert all(set(body) == FIELDS for body in receiver.bodies)
    link = f"https://games.example/#/table/{made['table']}"
    assert receiver.bodies[1]["link"] == link
    assert receiver.bodies[1]["text"] == f"Ben !channel, it's your turn in Smugglers' Quay: {link}"


def test_who_may_name_an_address(sqlite: str) -> None:
    """The host alone, on a server with --webhooks, and no machine of its own network without a further word."""
    with receiving() as receiver:
        with served(settings(sqlite, webhooks_private=False)) as client:
            made = create(client, ANA_BEN)
            for token in (made["watch"], made["seats"][0]["token"]):
                assert error(tell(client, made, receiver.url, token)) == (403, "foreign")
            for url in (receiver.url, "http://[::1]:8080/", "http://169.254.169.254/x", "ftp://hooks.example/", "a b"):
                assert error(tell(client, made, url)) == (400, "bad")
            assert tell(client, made, f"http://localhost:{receiver.port}/").status_code == 200
            wait_for(lambda: webhook(client, made, made["host"])["failed"] is not None)
            assert webhook(client, made, made["host"])["failed"]["id"] == "webhook-failed-private"
            assert webhook(client, made, made["seats"][0]["token"])["failed"] is None
        with served(quick(sqlite)) as client:
            assert error(tell(client, made, "https://hooks.example/")) == (409, "not-now")
            assert not client.get("/api/health").json()["webhooks"]
            assert webhook(client, made, made["host"]) is None
            assert tell(client, made, None).status_code == 200
    assert receiver.bodies == []


def test_what_does_not_arrive_is_tried_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host sees that it failed, the game goes on, and what is told at last is how things are then."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    monkeypatch.setattr(notices, "AGAIN_SECONDS", (0.2,) * 100)
    with served(settings(sqlite)) as client:
        made = create(client, ANA_BEN, options=NO_WINDOWS)
        assert tell(client, made, f"http://127.0.0.1:{port}/").status_code == 200
        wait_for(lambda: webhook(client, made, made["host"])["failed"] is not None)
        assert webhook(client, made, made["host"])["failed"]["id"] == "webhook-failed-silent"
        play_turn(client, made)
        with receiving(port=port) as receiver:
            wait_for(lambda: receiver.asked == [["Ben <!channel>"]])
            wait_for(lambda: webhook(client, made, made["host"])["failed"] is None)
        assert client.get("/api/health").json()["background"] == []


def test_many_turns_are_one_notice(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However quickly people play; and a rematch of the same people is told to the same address."""
    monkeypatch.setattr(notices, "PAUSE_SECONDS", 3600.0)
    with receiving() as receiver, served(settings(sqlite)) as client:
        made = create(client, ANA_BEN, options=NO_WINDOWS)
        tell(client, made, receiver.url)
        wait_for(lambda: len(receiver.bodies) == 1)
        play_out(client, made, [0, 1])
        assert len(receiver.bodies) == 1
        table = client.post(f"/api/tables/{made['table']}/rematch", headers=key(made["host"])).json()["table"]
        assert webhook(client, {"table": table}, made["host"]) == {"host": "127.0.0.1", "failed": None}


def test_nothing_is_told_of_a_window(sqlite: str) -> None:
    """Whether or not somebody can react, the notices are the same, and none comes before the window closes."""
    with served(settings(sqlite)) as client:
        assert told_around_a_window(client, can_react=True) == told_around_a_window(client, can_react=False)


def told_around_a_window(client: httpx.Client, can_react: bool) -> list[list[str]]:
    """The names that are told while the first seat opens a window, and after it has closed."""
    seed, cargo, seat = opening(can_react)
    made = create(client, [{**PERSON, "name": name} for name in ("Ana", "Ben", "Cem")], seed=seed)
    with receiving() as receiver:
        tell(client, made, receiver.url)
        wait_for(lambda: receiver.asked == [["Ana"]])
        before = answer(client, made, look(client, made, 0), cargo).json()["version"]
        view = look(client, made, seat)
        assert view["pending"]["window"]
        if can_react:
            answer(client, made, view, LET_PASS)
        assert receiver.asked == [["Ana"]]
        wait_for(lambda: look(client, made, 0)["version"] != before)
        wait_for(lambda: len(receiver.asked) == 2)
        return receiver.asked


def test_too_many_tables_have_something_to_tell(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Notices beyond the limit are left out, the host of the server is told, and the table plays on."""
    monkeypatch.setattr(notices, "MOST_WAITING", 1)
    monkeypatch.setattr(notices, "PAUSE_SECONDS", 3600.0)
    with receiving() as receiver, served(settings(sqlite)) as client:
        first, second = (create(client, ANA_BEN, options=NO_WINDOWS) for _ in range(2))
        tell(client, first, receiver.url)
        wait_for(lambda: len(receiver.bodies) == 1)
        assert tell(client, second, receiver.url).status_code == 200
        assert client.get("/api/health").json()["background"] == ["telling webhooks whose turn it is"]
        play_turn(client, second)
        assert [body["table"] for body in receiver.bodies] == [first["table"]]
