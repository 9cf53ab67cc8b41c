"""`--away`: after a while a bot plays for a person who is asked but not there, never for one who is there."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    Json,
    Process,
    create,
    key,
    look,
    quick,
    served,
    sqlite_url,
    wait_for,
)

AWAY = 1.2
MOST = 30.0
"""A busy machine may take this long to hand a seat over."""


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server that does not wait for ever."""
    with served(quick(sqlite, away_after=AWAY)) as client:
        yield client


@contextmanager
def there(client: httpx.Client, made: Json, *seats: int) -> Iterator[None]:
    """While these seats look at the table."""
    reading = []  # a stream that nobody reads any more is closed
    with ExitStack() as open_streams:
        for seat in seats:
            headers = key(made["seats"][seat]["token"])
            stream = client.stream("GET", f"/api/tables/{made['table']}/events", headers=headers)
            reading.append(open_streams.enter_context(stream).iter_lines())
            assert next(reading[-1]).startswith("retry")
        wait_for(lambda: all(watched(client, made)[seat]["present"] for seat in seats))
        yield


def watched(client: httpx.Client, made: Json) -> list[Json]:
    """The seats as a spectator sees them: a person who looks as a seat is not away."""
    seats: list[Json] = client.get(f"/api/tables/{made['table']}", headers=key(made["watch"])).json()["seats"]
    return seats


def kinds(client: httpx.Client, made: Json) -> list[str]:
    """The kind of player in each seat."""
    return [seat["kind"] for seat in watched(client, made)]


def test_a_bot_plays_for_people_who_are_away(client: httpx.Client) -> None:
    """Not before the time is over; the person takes the seat back in one call."""
    begun = time.monotonic()
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
    with there(client, made, 1):
        wait_for(lambda: kinds(client, made) == ["bot", "person"], MOST)
        assert time.monotonic() - begun >= AWAY
        wait_for(lambda: look(client, made, 1)["pending"]["player"] == 1, MOST)
        back = {"kind": "person"}
        mine = key(made["seats"][0]["token"])
        assert client.post(f"/api/tables/{made['table']}/seats/0", json=back, headers=mine).status_code == 200
        time.sleep(2 * AWAY)  # seat 1 is asked and there, seat 0 is neither
        assert kinds(client, made) == ["person", "person"]


def test_a_person_goes_away_while_asked(client: httpx.Client) -> None:
    """The time begins when the last stream of the asked seat ends."""
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
    with there(client, made, 1):
        with there(client, made, 0):
            time.sleep(2 * AWAY)
            assert kinds(client, made) == ["person", "person"]
        gone = time.monotonic()
        wait_for(lambda: kinds(client, made) == ["bot", "person"], MOST)
        assert time.monotonic() - gone >= AWAY / 2  # the server may have noticed a little before us


def test_other_changes_do_not_shorten_the_time(client: httpx.Client) -> None:
    """What others do at the table meanwhile is no reason to hand the seat over at once."""
    begun = time.monotonic()
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
    other = key(made["seats"][1]["token"])
    with there(client, made, 1):
        while kinds(client, made) == ["person", "person"]:
            client.post(f"/api/tables/{made['table']}/seats/1", json={"name": "Ben"}, headers=other)
            time.sleep(0.1)
            assert time.monotonic() - begun < MOST
    assert time.monotonic() - begun >= AWAY


def test_people_who_poll_are_there(client: httpx.Client) -> None:
    """Where streams do not get through, asking again and again shows that somebody is there."""
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
    end = time.monotonic() + 3 * AWAY
    while time.monotonic() < end:
        view = look(client, made, 0)
        params = {"since": view["last_event"], "stamp": view["stamp"], "wait": 0.5}
        client.get(f"/api/tables/{made['table']}/poll", params=params, headers=key(made["seats"][0]["token"]))
        assert view["seats"][0]["kind"] == "person"


def test_by_itself_nothing_is_handed_over(tmp_path: Path) -> None:
    """The option of the command line: without it a table waits for ever, with it as many seconds as it says."""
    for words, kind in (([], "person"), (["--away", "1"], "bot")):
        server = Process(sqlite_url(tmp_path), *words)
        try:
            with httpx.Client(base_url=server.url) as client:
                made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
                end = time.monotonic() + 3
                while time.monotonic() < end and kinds(client, made)[0] != kind:
                    time.sleep(0.05)
                time.sleep(0.0 if words else 3.0)
                assert kinds(client, made)[0] == kind
        finally:
            assert server.stop() == 0
