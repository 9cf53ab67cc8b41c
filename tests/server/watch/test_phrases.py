"""Quick phrases: a few that everybody sees, from people who play, not too many, and no part of the game."""

import time
from typing import get_args

import httpx
import pytest
from tests.support.quays import BLOW, opening
from tests.support.serving import (
    BOT,
    OPEN,
    PERSON,
    Json,
    answer,
    create,
    error,
    key,
    look,
    quick,
    served,
    wait_for,
    without_stamp,
)

from ludoteca.server.service.requests import Phrase
from ludoteca.server.watch import phrases
from ludoteca.server.watch.phrases import Phrases
from ludoteca.words.sentences import Words

A_MOMENT = 0.1
"""In seconds: long enough to be seen in what is left of a window, which the page is told in hundredths."""


def say(client: httpx.Client, made: Json, seat: int, phrase: str = "phrase-hello", token: str = "") -> httpx.Response:
    """Say something as a seat."""
    headers = key(token or made["seats"][seat]["token"])
    return client.post(f"/api/tables/{made['table']}/phrases", json={"seat": seat, "phrase": phrase}, headers=headers)


def said(view: Json) -> list[tuple[int, str]]:
    """The seats that said something, each with its phrase."""
    return [(one["seat"], one["phrase"]) for one in view["phrases"]]


def settings(client: httpx.Client, made: Json, token: str, **change: bool) -> httpx.Response:
    """Change a table's settings."""
    return client.post(f"/api/tables/{made['table']}/settings", json=change, headers=key(token))


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_there_are_words_for_every_phrase(phrase: str) -> None:
    """Nothing goes over the wire that the catalogue cannot say."""
    assert Words().text(phrase)


def test_everybody_sees_what_people_say(client: httpx.Client) -> None:
    """Players and spectators, before the start too; the game's own version and log stay as they are."""
    made = create(client, [PERSON, OPEN, BOT])
    assert say(client, made, 0).status_code == 200
    assert error(say(client, made, 1)) == (409, "not-now")
    client.post(f"/api/tables/{made['table']}/start", headers=key(made["host"]))
    before = look(client, made, 0)
    poll = {"since": before["last_event"], "stamp": before["stamp"], "wait": 0}
    address, headers = f"/api/tables/{made['table']}/poll", key(made["seats"][0]["token"])
    assert client.get(address, params=poll, headers=headers).json() == []
    assert say(client, made, 0, "phrase-wow").status_code == 200
    news = client.get(address, params=poll, headers=headers).json()
    assert said(news[0]["table"]) == [(0, "phrase-hello"), (0, "phrase-wow")]
    after = look(client, made, 0)
    assert {**without_stamp(after), "phrases": []} == {**without_stamp(before), "phrases": []}
    watching = client.get(f"/api/tables/{made['table']}", headers=key(made["watch"])).json()
    assert watching["phrases"] == after["phrases"]


def test_who_cannot_speak(client: httpx.Client) -> None:
    """Spectators, the host without a seat, another seat's link, free text, and a seat that a bot plays now."""
    made = create(client, [PERSON, PERSON])
    for token in (made["watch"], made["host"], made["seats"][1]["token"]):
        assert error(say(client, made, 0, token=token)) == (403, "foreign")
    assert error(say(client, made, 0, "you are all cheats")) == (400, "bad")
    client.post(f"/api/tables/{made['table']}/leave", json={}, headers=key(made["seats"][1]["token"]))
    assert error(say(client, made, 1)) == (409, "not-now")
    assert look(client, made, 0)["phrases"] == []


def test_the_host_turns_phrases_off(client: httpx.Client) -> None:
    """When the table is made, or later; what was said is gone from sight, and a rematch keeps to it."""
    quiet = create(client, [PERSON, PERSON], phrases=False)
    assert look(client, quiet, 0)["phrases"] is None
    assert error(say(client, quiet, 0)) == (409, "not-now")
    made = create(client, [PERSON, PERSON])
    say(client, made, 0)
    assert error(settings(client, made, made["seats"][0]["token"], phrases=False)) == (403, "foreign")
    assert settings(client, made, made["host"], phrases=False).status_code == 200
    assert look(client, made, 1)["phrases"] is None
    assert error(say(client, made, 0)) == (409, "not-now")
    assert settings(client, made, made["host"], phrases=True).status_code == 200
    assert say(client, made, 1).status_code == 200


def test_nobody_talks_without_end(sqlite: str) -> None:
    """A seat has its share in a minute, and so has the whole table."""
    with served(quick(sqlite, phrases_per_minute=7)) as client:
        made = create(client, [PERSON, PERSON])
        assert [say(client, made, 0).status_code for _ in range(6)] == [200] * 5 + [429]
        assert [say(client, made, 1).status_code for _ in range(3)] == [200] * 2 + [429]
        assert len(look(client, made, 0)["phrases"]) == 7


def test_talking_in_a_window_changes_nothing(sqlite: str) -> None:
    """It lasts as long as before, sealed answers count, and nobody's words tell more than the words."""
    with served(quick(sqlite)) as client:
        seed, cargo, seat = opening(asked=True)
        made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=4.0)
        answer(client, made, look(client, made, 0), cargo)
        asked, other = look(client, made, seat), look(client, made, 0)
        time.sleep(A_MOMENT)
        say(client, made, 2)
        assert look(client, made, seat)["pending"]["answers"] == asked["pending"]["answers"]
        spoken = look(client, made, 0)["stamp"]
        assert answer(client, made, asked, BLOW).json() == {"version": other["version"]}
        assert look(client, made, 0)["stamp"] == spoken
        say(client, made, seat)
        during = look(client, made, 0)
        assert {one["after"] for one in during["phrases"]} == {other["last_event"]}
        assert during["pending"]["until"] < other["pending"]["until"] - A_MOMENT / 2
        still = {"stamp", "phrases", "pending"}
        assert {k: v for k, v in during.items() if k not in still} == {k: v for k, v in other.items() if k not in still}
        wait_for(lambda: look(client, made, 0)["version"] != other["version"])
        assert look(client, made, 0)["scores"][seat] == 1


def test_memory_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the last phrases of the last tables are kept."""
    monkeypatch.setattr(phrases, "MOST_TABLES", 3)
    kept = Phrases()
    for number in range(100):
        kept.say(f"table {number // 30}", 0, "phrase-wow", number)
    kept.say("table 9", 0, "phrase-wow", 100)
    assert [len(kept.of(f"table {number}")) for number in range(4)] == [0, 0, 20, 10]
