"""Damaged records: each is refused with line and reason, or tells the same match; nothing else ever happens."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.damage import damaged
from tests.support.quays import random_match

from ludoteca.engine import BadRecord
from ludoteca.match import record as records
from ludoteca.match.match import Match
from ludoteca.match.record import parse


def rows(match: Match) -> list[dict[str, Any]]:
    return [json.loads(row) for row in match.record.text().splitlines()]


def text_of(objects: list[dict[str, Any]]) -> bytes:
    return "".join(json.dumps(entry) + "\n" for entry in objects).encode()


Damage = Callable[[list[dict[str, Any]]], object]

DAMAGES: list[tuple[Damage, str]] = [
    (lambda r: r.pop(), "line 26: the file is cut off: the last line has no result."),
    (lambda r: r.pop(9), "line 10: this should be number 9, not 10: a line is missing or doubled."),
    (lambda r: r.insert(9, r[9]), "line 11: this should be number 10, not 9: a line is missing or doubled."),
    (lambda r: r.__delitem__(slice(1, None)), "line 2: the file is cut off: there is no last line with the result."),
    (lambda r: r[0].update(ludoteca="position"), "line 1: this is not a Ludoteca record."),
    (lambda r: r[0].update(format=2), "line 1: written in format 2 by a newer version; this one reads up to 1."),
    (lambda r: r[0].update(format=0), "line 1: there is no format 0."),
    (lambda r: r[0].update(format=True), "line 1: 'format' should not be true or false."),
    (lambda r: r[0].update(players=5), "line 1: 'seats' should be 5 names."),
    (lambda r: r[0].update(players=5, seats=["x"] * 5), "line 1: players: Smugglers' Quay is for 2 to 4 players, not "),
    (lambda r: r[0].update(seats=["x", 1, "y"]), "line 1: 'seats' should be 3 names."),
    (lambda r: r[0].update(options={"goal": 9}), "line 1: options.goal: expected one of 8, 12, 16; found 9."),
    (lambda r: r[0].update(options=[]), "line 1: 'options' should not be a list."),
    (lambda r: r[0].update(content="x"), "line 1: 'content' should be 64 hexadecimal digits."),
    (lambda r: r[0].update(dealt_from=0), "line 1: 'dealt_from' should be a line number."),
    (lambda r: r[0].update(dealt_from=999), "line 1: 'dealt_from' names line 999, but there are 25."),
    (lambda r: r[0].update(seeded=1), "line 1: 'seeded' should not be 1."),
    (lambda r: r[0].update(extra=1), "line 1: 'extra' is not known here."),
    (lambda r: r[0].pop("rules"), "line 1: 'rules' is missing."),
    (lambda r: r[0].update(commitment="0" * 64), "line 27: the secret does not fit the commitment of line 1."),
    (lambda r: r[-1].update(secret="0" * 64), "line 27: the secret does not fit the commitment of line 1."),
    (lambda r: r[-1].update(secret="0" * 62), "line 27: 'secret' should be 64 hexadecimal digits."),
    (lambda r: r[-1].update(result={}), "line 27: the result is not the one that this game reached."),
    (lambda r: r[-1].update(result=7), "line 27: 'result' should not be 7."),
    (lambda r: r[1].update(seat=0), "line 2: the rules ask DealCard of seat -1 here, not 'DealCard' of 0."),
    (lambda r: r[1].update(rule="Tide"), "line 2: the rules ask DealCard of seat -1 here, not 'Tide' of -1."),
    (lambda r: r[1].update(answer=(r[1]["answer"] + 1) % 4), "line 2: the dealer of this record dealt "),
    (lambda r: r[1].update(answer="tea"), "line 2: 'answer' should not be 'tea'."),
    (lambda r: r[1].update(answer=1.0), "line 2: 'answer' should not be 1.0."),
    (lambda r: r[1].update(digest="0" * 12), "line 2: every 50th answer has a digest, and no other."),
    (lambda r: r[10].update(answer=17), "line 11: "),
    (lambda r: r[10].update(answer=10**30), "line 11: "),
    (lambda r: r.__setitem__(10, {"n": 10, "seat": 0, "undo": 10}), "line 11: it takes back line 10, which does not "),
    (lambda r: r.__setitem__(10, {"n": 10, "seat": 0, "undo": 0}), "line 11: it takes back line 0, which does not "),
    (lambda r: r.__setitem__(10, {"n": 10, "seat": 0, "undo": 3}), "line 11: Seat 0 has nothing to take back: "),
    (lambda r: r.__setitem__(10, {"n": 10, "seat": 9**30, "undo": 3}), "line 11: There is no seat "),
    (lambda r: r.__setitem__(10, {"n": 10, "seat": 0, "undo": 3, "agreed": True}), "line 11: Seat 0 has nothing "),
    (lambda r: r.__setitem__(10, {"n": 10, "seat": 0, "undo": 3, "agreed": 1}), "line 11: 'agreed' should not be 1."),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "reason"), DAMAGES)
def test_damages_by_name(damage: Damage, reason: str, tmp_path: Path) -> None:
    """Each damage is refused in one sentence with the line and what is wrong there."""
    objects = rows(random_match(3, answers=10, undos=False))
    damage(objects)
    path = tmp_path / "damaged.ludo.jsonl"
    path.write_bytes(text_of(objects))
    with pytest.raises(BadRecord) as refusal:
        Match.load(path)
    assert str(refusal.value).startswith(reason)
    assert str(refusal.value).endswith(".")
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "line 1: the file is empty."),
        (b"\n", "line 1: not JSON."),
        (b"{}", "line 1: the file is cut off: this line does not end."),
        (b"{}\n", "line 1: this is not a Ludoteca record."),
        (b"[]\n", "line 1: expected an object, found a list."),
        (b"\xff\n", "line 1: not UTF-8 text."),
        (b'{"seats":["\\ud800"]}\n', "line 1: not UTF-8 text."),
        (b"[" * 100_000 + b"\n", "line 1: not JSON."),
        (b"1" * 5000 + b"\n", "line 1: not JSON."),
    ],
)
def test_files_that_are_no_records(data: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        parse(data)
    assert str(refusal.value) == reason


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing file, a folder, a huge file and one that never ends are refused like a damaged one."""
    for path in (tmp_path / "missing", tmp_path):
        with pytest.raises(BadRecord, match=r"^line 1: the file cannot be read \(.*\)\.$"):
            Match.load(path)
    monkeypatch.setattr(records, "LARGEST", 100)
    (tmp_path / "huge").write_bytes(b" " * 101)
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("huge", "endless"):
        with pytest.raises(BadRecord, match=r"^line 1: the file is larger than "):
            Match.load(tmp_path / name)


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    objects = rows(random_match(3, answers=10))
    objects[0]["game"] = "mah jong"
    (tmp_path / "x").write_bytes(text_of(objects))
    with pytest.raises(BadRecord, match=r"^line 1: There is no game 'mah jong'; installed are: .*iditacards"):
        Match.load(tmp_path / "x")


def test_a_record_that_stops_before_chance(tmp_path: Path) -> None:
    """A draw or a roll that is still open cannot be left to the person who loads the record."""
    objects = rows(random_match(3, answers=10, undos=False))
    cut = [*objects[:23], objects[-1] | {"n": 23}]
    assert objects[23]["seat"] == -1
    (tmp_path / "x").write_bytes(text_of(cut))
    with pytest.raises(BadRecord, match=r"^line 24: the record stops where chance must fall: answers are missing\.$"):
        Match.load(tmp_path / "x")


def test_missing_forced_answers(tmp_path: Path) -> None:
    """A record that ends before a forced answer is refused: the answer cannot have been left open."""
    match = random_match(3, answers=10, undos=False)
    forced = next(line for line in match.lines if len(match.at(line.n - 1).stack) and forced_at(match, line.n))
    objects = rows(match)
    (tmp_path / "x").write_bytes(text_of([*objects[: forced.n], objects[-1] | {"n": forced.n}]))
    with pytest.raises(BadRecord, match=rf"^line {forced.n + 1}: a forced answer is missing: "):
        Match.load(tmp_path / "x")


def forced_at(match: Match, n: int) -> bool:
    """Whether line `n` was an answer that the engine gave: the position before it cannot be stopped at."""
    return bool(match.at(n - 1) == match.at(n))


@pytest.mark.parametrize("seed", range(25))
def test_random_damages(seed: int, tmp_path: Path) -> None:
    """Ten random damages per seed are each refused as a record, or leave one that tells the same match."""
    match = random_match(seed)
    data = match.record.text().encode()
    path = tmp_path / "damaged.ludo.jsonl"
    refused = same = 0
    for number in range(10):
        path.write_bytes(damaged(data, seed * 1000 + number))
        try:
            again = Match.load(path)
        except BadRecord as refusal:
            refused += len(str(refusal)) < 400
            continue
        assert again.state == match.state
        assert again.lines == match.lines
        assert again.events(seat=0) == match.events(seat=0)
        same += 1
    assert refused + same == 10, "a refusal is no short sentence"
    assert refused >= 5
