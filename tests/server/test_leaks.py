"""Everything that is sent to a seat over whole games of every game, held against what that seat may see.

The game is played over the network with several people; every answer of the server is kept, and everything in the
streams of all seats. Afterwards the record is replayed by the library alone: each view must be the one that the rules
show this seat at that line, each line of the log what the rules tell it, each world for a bot look to its seat like the
truth, and no text may hold the secret, another seat's link, or options of another seat.
"""

import json
import sqlite3
import threading
import time
from typing import Any, NamedTuple

import httpx
import pytest
from tests.support.serving import PERSON, Json, answer, create, key, quick, served

import ludoteca
from ludoteca import Rng
from ludoteca.engine import Frame, State
from ludoteca.playthrough import Playthrough
from ludoteca.record import Record, parse
from ludoteca.replay import Replay
from ludoteca.sentences import event_message
from ludoteca.server.settings import Settings
from ludoteca.server.tables import transaction

SHORT = 20
WINDOW = 0.1
"""How many seconds a reaction window lasts here; a real server never makes it so short."""
PATIENCE = 60.0
"""For how many seconds nobody may be asked before the game counts as stuck."""
WHOLE = 20_000


class Sent(NamedTuple):
    """Something that was sent to a seat (None: a spectator)."""

    seat: int | None
    text: str
    over: bool


class Compared(NamedTuple):
    """How much of it was held against the truth."""

    messages: int
    views: int
    moments: int
    worlds: int
    unlike: int
    """Worlds whose pieces do not lie as they do in truth."""
    ended: bool


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
            if pending is None or not pending["options"]:
                continue
            asked = True
            _disturb(ear, rng, view, step)
            options = pending["options"]
            ear.post(view, options[rng.below(len(options))]["answer"])
        if step % 7 == 0:
            ear.get(None)
            ear.get(step % len(seats), "/poll", since=0, wait=0)
        if asked:
            step, last = step + 1, time.monotonic()
        else:  # a window is open: it takes its time
            time.sleep(WINDOW / 3)
    return False


def _disturb(ear: Ear, rng: Rng, view: Json, step: int) -> None:
    """What should be refused, kept like everything else."""
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


class Truth(Playthrough):
    """The same game, played again by the library alone: views at the lines that were shown, for everybody."""

    wanted: set[int]
    views: dict[tuple[int, int | None], Any]
    asked: dict[int, int]
    positions: dict[int, Any]

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Look before each answer, asked or forced."""
        self.look(s)
        super().answered(s, frame, answer)

    def look(self, s: State) -> None:
        """What each reader may see after the last line."""
        n = len(self.lines)
        if n in self.wanted and (n, None) not in self.views:
            for seat in (None, *range(s.seats)):
                self.views[n, seat] = s.view(seat)
            self.asked[n] = s.player
            self.positions[n] = self.game.to_data(s)["state"]


def truth(record: Record, wanted: set[int]) -> Truth:
    """Replay a record and look at the wanted lines."""
    match = Truth.begin(ludoteca.game(record.header.game), record)
    match.wanted, match.views, match.asked, match.positions = wanted, {}, {}, {}
    replay = Replay.going_on(match, record)
    while len(match.lines) < len(record.lines):
        match.look(match.state)
        replay.go_to(len(match.lines) + 1)
    match.look(match.state)
    return match


def tables_in(text: str) -> list[Json]:
    """The views of a table in something that was sent."""
    data = json.loads(text)
    items = data if isinstance(data, list) else [data]
    found = [item.get("table") if isinstance(item.get("table"), dict) else item for item in items]
    return [item for item in found if isinstance(item, dict) and "viewed_as" in item]


def moments_in(text: str) -> list[Json]:
    """The moments in something that was sent."""
    data = json.loads(text)
    return [item for item in data if {"n", "view", "pending"} <= set(item)] if isinstance(data, list) else []


def world_in(text: str) -> Json | None:
    """A bot's world in something that was sent."""
    data = json.loads(text)
    return data if isinstance(data, dict) and "position" in data else None


def check(ear: Ear, record: Record, ended: bool) -> Compared:
    """Hold everything that was sent against the truth."""
    everything = ear.everything()
    views = [(sent.seat, table) for sent in everything for table in tables_in(sent.text)]
    moments = [(sent.seat, moment) for sent in everything for moment in moments_in(sent.text)]
    worlds = [(sent.seat, world) for sent in everything if (world := world_in(sent.text))]
    wanted = {table["version"] for _, table in views if table["started"]} | {moment["n"] for _, moment in moments}
    match = truth(record, wanted)
    for seat, table in views:
        assert table["viewed_as"] == seat
        assert table["view"] == match.views[table["version"], seat]
        _check_question(table, seat, match)
    for seat, moment in moments:
        assert moment["view"] == match.views[moment["n"], seat]
        assert moment["pending"] is None or moment["pending"]["options"] == []
    unlike = sum(_check_world(world, seat, match) for seat, world in worlds)
    told = {seat: match.events(seat=seat) for seat in ear.readers}
    for sent in everything:
        _check_text(ear, sent, record)
        for line in _log_lines(json.loads(sent.text)):
            event = told[sent.seat][line["number"] - 1]
            assert line["words"] == event_message(match.game, event).to_json()
    return Compared(len(everything), len(views), len(moments), len(worlds), unlike, ended)


def _log_lines(data: Any) -> list[Json]:
    if isinstance(data, list):
        return [line for item in data for line in _log_lines(item)]
    if not isinstance(data, dict):
        return []
    if {"number", "n", "words", "withdrawn"} <= set(data):
        return [data]
    return [line for value in data.values() for line in _log_lines(value)]


def _check_question(table: Json, seat: int | None, match: Truth) -> None:
    pending = table["pending"]
    if pending is None:
        return
    if pending["options"]:
        assert pending["player"] == seat
        assert not pending["window"] or match.game.rulebook.by_name[pending["rule"]].window
    elif pending["window"]:
        assert pending["player"] is None
        assert pending["prompt"]["id"] == "window-open"
    else:
        assert pending["player"] == match.asked[table["version"]] != seat


def _check_world(world: Json, seat: int | None, match: Truth) -> bool:
    """To its seat it looks like the truth; whether it is another position."""
    drawn = match.game.from_data(world["position"])
    assert world["seat"] == seat
    assert drawn.view(seat) == match.views[world["version"], seat]
    return bool(world["position"]["state"] != match.positions[world["version"]])


def _check_text(ear: Ear, sent: Sent, record: Record) -> None:
    for other, token in ear.readers.items():
        assert other == sent.seat or token not in sent.text
    assert ear.made["host"] not in sent.text
    if not sent.over:
        assert record.secret.hex() not in sent.text


def one_game(settings: Settings, game: str, most: int, seed: int) -> Compared:
    """Play, then check."""
    rules = ludoteca.game(game)
    seats = max(2, min(3, rules.players[-1]))
    with served(settings) as client:
        options = {"goal": 8} if game == "quay" else {}
        made = create(client, [PERSON] * seats, game=game, options=options)
        ear = Ear(client, made)
        ended = play(ear, most, seed)
        record = _record(settings, made["table"])
    return check(ear, record, ended)


def _record(settings: Settings, table: str) -> Record:
    """The whole record, from the store: the server itself would not give it before the end."""
    with sqlite3.connect(settings.db.removeprefix("sqlite:///")) as conn:
        header, secret = conn.execute("SELECT header, secret FROM tables WHERE id = ?", [table]).fetchone()
        rows = conn.execute("SELECT lines FROM answers WHERE table_id = ? ORDER BY number", [table]).fetchall()
    lines = [line for (text,) in rows for line in json.loads(text)]
    end = {"n": len(lines) + 1, "result": None, "secret": secret.hex()}
    rest = [json.dumps(line) for line in (*lines, end)]
    return parse("".join(f"{line}\n" for line in (header, *rest)).encode())


@pytest.fixture(autouse=True)
def short_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games have hundreds of windows."""
    monkeypatch.setattr(transaction, "SHORTEST_WAIT", WINDOW)


@pytest.mark.parametrize("game", ludoteca.games(sample=True))
def test_nothing_hidden_is_sent(game: str, sqlite: str) -> None:
    """The beginning of a game of every kind, and a whole one of the smallest."""
    compared = one_game(quick(sqlite, window_wait=WINDOW), game, 150 if game == "quay" else SHORT, seed=4)
    assert compared.views > 20
    assert compared.moments > 0
    assert compared.worlds > 0
    assert game != "quay" or (compared.ended and compared.unlike > 0)


@pytest.mark.long
@pytest.mark.parametrize("game", ludoteca.games(sample=True))
def test_nothing_hidden_is_sent_in_whole_games(game: str, sqlite: str) -> None:
    """Whole games of every kind."""
    assert one_game(quick(sqlite, window_wait=WINDOW), game, WHOLE, seed=5).ended
