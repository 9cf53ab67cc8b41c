"""Everything that is sent to a seat over whole games of every game, held against what that seat may see.

The game is played over the network with several people; every answer of the server is kept, and everything in the
streams of all seats. Afterwards the record is replayed by the library alone: each view must be the one that the rules
show this seat at that line, each line of the log what the rules tell it, each world for a bot look to its seat like the
truth, and no text may hold the secret, another seat's link, or answers of another seat.
"""

import json
import threading
import time
from typing import Any

import httpx
import pytest
from tests.support.serving import PERSON, Json, answer, create, key, quick, served
from tests.support.truth import Compared, Sent, compare, stored_record

import ludoteca
from ludoteca import Rng
from ludoteca.match.record import Record
from ludoteca.server.common.settings import Settings
from ludoteca.server.tables import transaction

SHORT = 20
WINDOW = 0.1
"""How many seconds a reaction window lasts here; a real server never makes it so short."""
PATIENCE = 60.0
"""For how many seconds nobody may be asked before the game counts as stuck."""
WHOLE = 20_000


class Stream(threading.Thread):
    """Keeps what the stream of a seat brings, until the server ends it."""

    def __init__(self, client: httpx.Client, table: str, seat: int | None, token: str) -> None:
        super().__init__(daemon=True)
        self._request = client.build_request("GET", f"/api/tables/{table}/events", headers=key(token))
        self._seat = seat
        self.sent: list[Sent] = []

    def run(self) -> None:
        """A client of its own: one client's streams wait for each other's connections."""
        with httpx.Client(timeout=None) as client:  # noqa: S113 - it ends when the server does
            reply = client.send(self._request, stream=True)
            for line in reply.iter_lines():
                name, _, text = line.partition(": ")
                if name == "data":
                    self.sent.append(Sent(self._seat, text, over=json.loads(text)["table"]["over"]))


class Ear:
    """Keeps everything that a table sends."""

    def __init__(self, client: httpx.Client, made: Json) -> None:
        self.client = client
        self.made = made
        self.sent: list[Sent] = []
        self.readers: dict[int | None, str] = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.readers[None] = made["watch"]
        self.streams = [Stream(client, made["table"], seat, token) for seat, token in self.readers.items()]
        for stream in self.streams:
            stream.start()

    def everything(self) -> list[Sent]:
        """After the server's end: all that was sent."""
        for stream in self.streams:
            stream.join(30)
            assert stream.sent, "a stream brought nothing"
        return [*self.sent, *(sent for stream in self.streams for sent in stream.sent)]

    def get(self, seat: int | None, path: str = "", **params: Any) -> Any:
        """Ask for something as a seat."""
        reply = self.client.get(
            f"/api/tables/{self.made['table']}{path}", params=params, headers=key(self.readers[seat])
        )
        assert reply.status_code < 500, reply.text
        data = reply.json()
        over = isinstance(data, dict) and bool(data.get("over"))
        over = over or (isinstance(data, list) and any(news.get("table", {}).get("over") for news in data))
        self.sent.append(Sent(seat, reply.text, over))
        return data

    def post(self, view: Json, chosen: int) -> None:
        """Answer, and keep what is said to it."""
        reply = answer(self.client, self.made, view, chosen)
        assert reply.status_code < 500, reply.text
        self.sent.append(Sent(view["viewed_as"], reply.text, over=False))


def play(ear: Ear, most: int, seed: int) -> bool:
    """People who take any answer, a wrong one now and then, and take back now and then; whether it came to the end."""
    rng = Rng(seed)
    step, last = 0, time.monotonic()
    seats = list(range(len(ear.made["seats"])))
    turn = seats
    while step < most and time.monotonic() < last + PATIENCE:
        asked = False
        for seat in turn:
            view = ear.get(seat)
            if view["over"]:
                return True
            pending = view["pending"]
            turn = seats if pending is None or pending["player"] is None else [pending["player"]]
            if pending is None or not pending["answers"]:
                continue
            asked = True
            _disturb(ear, rng, view, step)
            answers = pending["answers"]
            ear.post(view, answers[rng.below(len(answers))]["answer"])
        if step % 7 == 0:
            ear.get(None)
            ear.get(step % len(seats), "/poll", since=0, wait=0)
        if asked:
            step, last = step + 1, time.monotonic()
        else:  # a window is open: it takes its time
            time.sleep(WINDOW / 3)
    return False


def _disturb(ear: Ear, rng: Rng, view: Json, step: int) -> None:
    """Send requests that should be refused, and keep the replies like all others."""
    seat = view["viewed_as"]
    if step % 5 == 0:
        ear.post(view, 10**6)
        ear.post({**view, "version": 0}, 0)
    if step % 6 == 0:
        ear.get(seat, "/world")
    if step % 11 == 0:
        ear.get(seat, "/record")
        ear.get(seat, "/moments", **{"from": max(0, view["version"] - 3)})
    if step % 9 == 0 and view["undo"] and view["undo"]["answers"]:
        body = {"seat": seat, "version": view["version"]}
        url = f"/api/tables/{ear.made['table']}/undo"
        reply = ear.client.post(url, json=body, headers=key(ear.readers[seat]))
        assert reply.status_code < 500, reply.text
        ear.sent.append(Sent(seat, reply.text, over=False))


def check(ear: Ear, record: Record) -> Compared:
    """Hold everything that was sent against the truth; nobody got what opens more than their own."""
    everything = ear.everything()
    for sent in everything:
        _check_text(ear, sent, record)
    return compare(everything, record)


def _check_text(ear: Ear, sent: Sent, record: Record) -> None:
    for other, token in ear.readers.items():
        assert other == sent.seat or token not in sent.text
    assert ear.made["host"] not in sent.text
    if not sent.over:
        assert record.secret.hex() not in sent.text


def one_game(settings: Settings, game: str, most: int, seed: int) -> tuple[Compared, bool]:
    """Play, then check; whether the game came to its end."""
    rules = ludoteca.game(game)
    seats = max(2, min(3, rules.players[-1]))
    with served(settings) as client:
        options = {"goal": 8} if game == "quay" else {}
        made = create(client, [PERSON] * seats, game=game, options=options)
        ear = Ear(client, made)
        ended = play(ear, most, seed)
        record = stored_record(settings.db, made["table"])
    return check(ear, record), ended


@pytest.fixture(autouse=True)
def short_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games have hundreds of windows."""
    monkeypatch.setattr(transaction, "SHORTEST_WAIT", WINDOW)


@pytest.mark.parametrize("game", ludoteca.games(sample=True))
def test_nothing_hidden_is_sent(game: str, sqlite: str) -> None:
    """The beginning of a game of every kind, and a whole one of the smallest."""
    compared, ended = one_game(quick(sqlite, window_wait=WINDOW), game, 150 if game == "quay" else SHORT, seed=4)
    assert compared.views > 20
    assert compared.moments > 0
    assert compared.worlds > 0
    assert game != "quay" or (ended and compared.unlike > 0)


@pytest.mark.long
@pytest.mark.parametrize("game", ludoteca.games(sample=True))
def test_nothing_hidden_is_sent_in_whole_games(game: str, sqlite: str) -> None:
    """Whole games of every kind."""
    assert one_game(quick(sqlite, window_wait=WINDOW), game, WHOLE, seed=5)[1]
