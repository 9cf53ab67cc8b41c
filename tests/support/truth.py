"""What every seat may see of a game, by the library alone: everything that a server sent is held against it."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any, NamedTuple

import ludoteca
from ludoteca.engine import Frame, State
from ludoteca.match.events import event_message
from ludoteca.match.playthrough import Playthrough
from ludoteca.match.record import Record, parse
from ludoteca.match.replay import Replay
from tests.support.serving import Json


class Sent(NamedTuple):
    """Something that was sent to a seat (None: a spectator)."""

    seat: int | None
    text: str
    over: bool


class Compared(NamedTuple):
    messages: int
    views: int
    moments: int
    worlds: int
    unlike: int
    """Worlds whose pieces do not lie as they do in truth."""


class Truth(Playthrough):
    """The same game, played again by the library alone: views at the lines that were shown, for everybody."""

    wanted: set[int]
    views: dict[tuple[int, int | None], Any]
    asked: dict[int, int]
    positions: dict[int, Any]

    def answered(self, s: State, frame: Frame, answer: int) -> None:
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
    match = Truth.begin(ludoteca.game(record.header.game), record)
    match.wanted, match.views, match.asked, match.positions = wanted, {}, {}, {}
    replay = Replay.going_on(match, record)
    while len(match.lines) < len(record.lines):
        match.look(match.state)
        replay.go_to(len(match.lines) + 1)
    match.look(match.state)
    return match


def tables_in(text: str) -> list[Json]:
    data = json.loads(text)
    items = data if isinstance(data, list) else [data]
    found = [item.get("table") if isinstance(item.get("table"), dict) else item for item in items]
    return [item for item in found if isinstance(item, dict) and "viewed_as" in item]


def moments_in(text: str) -> list[Json]:
    data = json.loads(text)
    return [item for item in data if {"n", "view", "pending"} <= set(item)] if isinstance(data, list) else []


def world_in(text: str) -> Json | None:
    data = json.loads(text)
    return data if isinstance(data, dict) and "position" in data else None


def compare(everything: Sequence[Sent], record: Record) -> Compared:
    """Hold everything that was sent against the truth."""
    views = [(sent.seat, table) for sent in everything for table in tables_in(sent.text)]
    moments = [(sent.seat, moment) for sent in everything for moment in moments_in(sent.text)]
    worlds = [(sent.seat, world) for sent in everything if (world := world_in(sent.text))]
    wanted = {table["version"] for _, table in views if table["started"]} | {moment["n"] for _, moment in moments}
    match = truth(record, wanted | {world["version"] for _, world in worlds})
    for seat, table in views:
        assert table["viewed_as"] == seat
        assert table["view"] == match.views[table["version"], seat], f"seat {seat} was shown another view"
        _check_question(table, seat, match)
    for seat, moment in moments:
        assert moment["view"] == match.views[moment["n"], seat]
        assert moment["pending"] is None or moment["pending"]["answers"] == []
    unlike = sum(_check_world(world, seat, match) for seat, world in worlds)
    told = {seat: match.events(seat=seat) for seat in {sent.seat for sent in everything}}
    for sent in everything:
        for line in _log_lines(json.loads(sent.text)):
            event = told[sent.seat][line["number"] - 1]
            assert line["words"] == event_message(match.game, event).to_json()
    return Compared(len(everything), len(views), len(moments), len(worlds), unlike)


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
    if pending["answers"]:
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


def stored_record(db: str, table: str) -> Record:
    """The whole record, from the store: the server itself would not give it before the end."""
    with sqlite3.connect(db.removeprefix("sqlite:///")) as conn:
        header, secret = conn.execute("SELECT header, secret FROM tables WHERE id = ?", [table]).fetchone()
        rows = conn.execute("SELECT lines FROM answers WHERE table_id = ? ORDER BY number", [table]).fetchall()
    lines = [line for (text,) in rows for line in json.loads(text)]
    end = {"n": len(lines) + 1, "result": None, "secret": secret.hex()}
    rest = [json.dumps(line) for line in (*lines, end)]
    return parse("".join(f"{line}\n" for line in (header, *rest)).encode())
