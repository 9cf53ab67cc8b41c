"""The record: saved, loaded, followed, forked, damaged."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.interrupt import played
from tests.support.quays import QUAY, STEADY, content_folder, random_match, step

import ludoteca
from ludoteca.engine import BadRecord, CannotUndo, Option, Refused, Rng
from ludoteca.games.quay.game import QuayGame
from ludoteca.match import record as records
from ludoteca.match.match import Match
from ludoteca.match.record import Answer, Record, Undo, parse
from ludoteca.match.replay import Replay
from ludoteca.match.snapshot import Snapshot

TOP = Path(__file__).parents[2]
FORMATS = TOP / "tests" / "records" / "formats"

HASHES = {
    "1-finished.ludo.jsonl": "811a6f747db0f282f64c39047791979381be684e2521c379cea94aff67943bbf",
    "1-open.ludo.jsonl": "a1c8d74f0b6c53402506f15eb7d228c67156a26c60aa71a7c2b919b59e2af7be",
}


def loaded(record: Record) -> Match:
    """The match that a record tells, followed to its end and checked."""
    written = parse(record.text().encode())
    match = Match.begin(QUAY, written)
    replay = Replay.going_on(match, written)
    replay.go_to(len(record.lines))
    replay.check_end()
    return match


def resumed(game: QuayGame, match: Match) -> Match:
    kept = Snapshot.from_json(json.loads(json.dumps(match.snapshot().to_json())))
    return Match.resume(game, kept, match.header, match.dealer.secret, match.lines.copy(), match.told_so_far.copy())


def facts_of(match: Match) -> tuple[Any, ...]:
    """Everything that must survive a journey through a file."""
    seats = range(match.state.seats)
    return (
        match.state.key(),
        match.record.text(),
        [match.events(seat=seat) for seat in (None, *seats)],
        [match.undo_limit(seat) for seat in seats],
        match.dealer.count,
        match.pending,
    )


@pytest.mark.parametrize("name", HASHES)
def test_samples_are_as_they_were_written(name: str) -> None:
    """The sample of a format is never written again: it stands for files that people have."""
    assert hashlib.sha256((FORMATS / name).read_bytes()).hexdigest() == HASHES[name]


@pytest.mark.parametrize("name", HASHES)
def test_samples_load(name: str) -> None:
    """A record of every format ever written loads, tells what it told, and can be taken up again."""
    match = Match.load(FORMATS / name)
    assert match.record.text() == (FORMATS / name).read_text(encoding="utf-8")
    assert match.names == ["Ana", "Björn", "Çelik"]
    assert any(isinstance(line, Undo) for line in match.lines)
    assert (match.outcome is not None) == ("finished" in name)
    played(1, None, match)
    assert match.outcome is not None


def test_every_format_has_samples() -> None:
    """Each format up to today's has a finished and an open sample, and there is no sample that nobody checks."""
    wanted = {f"{number}-{kind}.ludo.jsonl" for number in range(1, records.FORMAT + 1) for kind in ("finished", "open")}
    assert wanted == set(HASHES) == {path.name for path in FORMATS.iterdir()}


@settings(STEADY, max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 40))
def test_a_record_is_the_whole_match(seed: int, answers: int) -> None:
    """State, events, ways back and dealer come back from the text of the record; written again it is the same."""
    match = random_match(seed, answers=answers)
    again = loaded(match.record)
    assert facts_of(again) == facts_of(match)
    rng, other = Rng(seed), Rng(seed)
    for _ in range(10):
        if match.state.over:
            break
        step(match, rng)
        step(again, other)
    assert facts_of(again) == facts_of(match)


def interrupted(points: list[tuple[int, int]], folder: Path) -> None:
    """Save at these points, go on in a new process, and compare with what was never interrupted."""
    for seed, steps in points:
        played(seed, steps).save(folder / f"{seed}-{steps}.ludo.jsonl")
    command = [sys.executable, "-m", "tests.support.interrupt", str(folder)]
    paths = os.pathsep.join([str(TOP), *filter(None, sys.path)])
    done = subprocess.run(command, cwd=TOP, env=os.environ | {"PYTHONPATH": paths}, check=False)
    assert done.returncode == 0
    for seed, steps in points:
        assert (folder / f"{seed}-{steps}.done").read_text("utf-8") == played(seed, None).record.text()


def test_going_on_in_a_new_process(tmp_path: Path) -> None:
    """A match saved anywhere and taken up by a new process ends in the same bytes as one never interrupted."""
    interrupted([(1, 0), (2, 1), (3, 7), (4, 20), (5, 10_000)], tmp_path)


@pytest.mark.long
def test_going_on_at_a_thousand_points(tmp_path: Path) -> None:
    """A thousand matches interrupted at random points, ten processes: the same bytes."""
    rng = Rng(1)
    for number in range(10):
        folder = tmp_path / str(number)
        folder.mkdir()
        interrupted([(number * 100 + at, rng.below(60)) for at in range(100)], folder)


@settings(STEADY, max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 40))
def test_going_on_from_a_snapshot(seed: int, answers: int) -> None:
    """A match resumed from its snapshot, through JSON, is the match, ways back included, and goes on like it."""
    match = random_match(seed, answers=answers)
    again = resumed(QUAY, match)
    assert facts_of(again) == facts_of(match)
    played(seed, None, match)
    assert played(seed, None, again).record.text() == match.record.text()


def test_save_is_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "mine.ludo.jsonl"
    match = random_match(3, answers=5)
    match.save(path)
    text = path.read_text("utf-8")
    match.names = ["\ud800", "x", "y", "z"]
    with pytest.raises(UnicodeEncodeError):
        match.save(path)
    assert path.read_text("utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_does_not_change_afterwards() -> None:
    match = random_match(3, answers=5)
    record = match.record
    text = record.text()
    step(match, Rng(1))
    assert record.text() == text


def test_the_first_and_the_last_line() -> None:
    """The header says all that is needed to follow, the last line result and secret."""
    match = random_match(8)
    first, *_, last = (json.loads(row) for row in match.record.text().splitlines())
    assert first == {
        "ludoteca": "record",
        "format": 1,
        "game": "quay",
        "version": ludoteca.__version__,
        "rules": "1",
        "content": QUAY.content_hash,
        "players": match.state.seats,
        "options": {"goal": 12, "patrol": True},
        "seats": match.names,
        "commitment": match.dealer.commitment,
        "dealt_from": 1,
    }
    assert match.outcome is not None
    assert last["result"]["winners"] == list(match.outcome.winners)
    assert last["secret"] == match.dealer.secret.hex()
    assert last["n"] == len(match.lines) + 1


def test_every_fiftieth_answer_has_a_digest() -> None:
    match = next(match for match in map(random_match, range(50)) if len(match.lines) > 110)
    for line in match.lines:
        if isinstance(line, Answer):
            assert (line.digest is not None) == (line.n % 50 == 0)
    line = next(line for line in match.lines if isinstance(line, Answer) and line.digest)
    before = match.at(line.n - 1)
    assert records.digest(QUAY, before, match.options) == line.digest
    assert len(str(line.digest)) == 12


@settings(STEADY, max_examples=12)
@given(st.integers(0, 10**6))
def test_replay_to_any_answer(seed: int) -> None:
    """Every position of the match is found again at its line, silent, and leaves the match alone."""
    rng = Rng(seed)
    match = Match(QUAY, 2 + seed % 3, seed=seed)
    positions = {match.version: match.state.copy()}
    while not match.state.over:
        step(match, rng)
        positions[match.version] = match.state.copy()
    text = match.record.text()
    for n in list(positions)[:: 1 + seed % 7]:
        assert match.at(n) == positions[n]
        assert match.at(n).listener is None
    assert match.at(0) == QUAY.new(match.state.seats)
    assert match.record.text() == text


@pytest.mark.parametrize("n", [-1, 10_000])
def test_lines_that_are_not_there(n: int) -> None:
    """A line that the record does not have is refused by name, to replay and to fork."""
    match = random_match(1, answers=4)
    for call in (match.at, match.fork):
        with pytest.raises(Refused, match=rf"^This record has lines 0 to {match.version}, not {n}\.$"):
            call(n)


@settings(STEADY, max_examples=25)
@given(st.integers(0, 10**6), st.data())
def test_fork_from_any_answer(seed: int, data: st.DataObject) -> None:
    """A fork has the lines until then, goes on with a dealer of its own, and its record can be checked."""
    match = random_match(seed)
    text = match.record.text()
    n = data.draw(st.integers(0, match.version))
    fork = match.fork(n, seed="another")
    assert fork.lines[:n] == match.lines[:n]
    assert fork.dealt_from > n
    assert fork.header.commitment != match.header.commitment
    played(seed + 1, None, fork)
    assert fork.outcome is not None
    assert facts_of(loaded(fork.record)) == facts_of(fork)
    of_fork = fork.fork(fork.version // 2, seed="a third")
    assert facts_of(loaded(of_fork.record)) == facts_of(of_fork)
    assert match.record.text() == text
    assert match.fork(n).header.commitment != match.fork(n).header.commitment


def test_going_back_by_agreement() -> None:
    """The table may go back behind anything, again and again; the record tells it, and following it leads here too."""
    match = Match(QUAY, players=2, seed=7)
    rng = Rng(3)
    positions = []
    for _ in range(30):
        line, seat, before = match.version + 1, match.state.player, match.state.copy()
        step(match, rng, undos=False)
        positions.append((line, seat, before))
        match.go_back(seat, line)
        assert match.state == before
        step(match, rng, undos=False)
        if match.state.over:
            break
    line, seat, before = positions[0]
    match.go_back(seat, line)
    assert match.state == before
    assert match.lines[-1] == Undo(match.version, seat, line, agreed=True)
    assert facts_of(loaded(match.record)) == facts_of(match)
    assert match.undo_limit(seat).answers == 0
    with pytest.raises(CannotUndo):
        match.go_back(1 - seat, line)
    with pytest.raises(CannotUndo):
        match.go_back(seat, 1)


class OtherRules(QuayGame):
    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.version = "2"


class MoreOptions(OtherRules):
    def __init__(self) -> None:
        super().__init__()
        self.options = {**self.options, "fog": Option((False, True), False)}


def follow(game: QuayGame, record: Record) -> Replay:
    replay = Replay(game, record)
    replay.go_to(len(record.lines))
    replay.check_end()
    return replay


def test_other_rules_that_agree() -> None:
    """A record of another version is followed as long as it agrees, and the difference is named."""
    record = random_match(5).record
    assert follow(QUAY, record).differences == []
    assert follow(OtherRules(), record).differences == ["rules"]


def test_other_rules_with_one_more_option() -> None:
    """It has its default in an older record, whose digests still hold and which is written again as it was."""
    record = random_match(5).record
    assert any(isinstance(line, Answer) and line.digest for line in record.lines)
    match = Match.begin(MoreOptions(), record)
    Replay.going_on(match, record).go_to(len(record.lines))
    assert match.state.options == {**record.header.options, "fog": False}
    assert match.record.text() == record.text()
    with pytest.raises(BadRecord, match=r"^line 1: the position has other players or options than the record"):
        Match.begin(MoreOptions(), record._replace(header=record.header._replace(rules="2")))


def test_going_on_with_one_more_option() -> None:
    """A match kept by older rules goes on with the option as usual; its record can be followed to its end."""
    match = random_match(6, answers=9)
    again = resumed(MoreOptions(), match)
    assert again.state.options["fog"] is False
    played(6, None, again)
    assert any(isinstance(line, Answer) and line.digest for line in again.lines[10:])
    assert again.header.options == match.header.options
    assert follow(MoreOptions(), again.record).differences == []


def test_other_content(tmp_path: Path) -> None:
    """With other components a record is refused at the first line that differs, and the reason is said."""
    record = random_match(5).record
    more_tea = content_folder(tmp_path / "tea", lambda text: text.replace("copies = 8", "copies = 9", 1))
    with pytest.raises(BadRecord, match=r"^line \d+: .* \(it was played with other content\)\.$"):
        follow(QuayGame(more_tea), record)
    with pytest.raises(BadRecord, match=r"\(it was played with other rules and content\)\.$"):
        follow(OtherRules(more_tea), record)
    dearer = content_folder(tmp_path / "dear", lambda text: text.replace("value = 1", "value = 2"))
    with pytest.raises(BadRecord, match=r"\(it was played with other content\)\.$"):
        follow(QuayGame(dearer), record)


def test_content_of_one_s_own(tmp_path: Path) -> None:
    """A match with components of one's own is saved and loaded with them."""
    folder = content_folder(tmp_path, lambda text: text.replace("tide_faces = 6", "tide_faces = 8"))
    match = random_match(2, game=ludoteca.game("quay", folder))
    match.save(tmp_path / "own.ludo.jsonl")
    assert Match.load(tmp_path / "own.ludo.jsonl", folder).record.text() == match.record.text()


def test_a_part_with_other_rules() -> None:
    """A running match goes on under new rules from where it stands; its record names both and can be followed."""
    match = random_match(6, answers=9)
    again = resumed(OtherRules(), match)
    assert again.state.view(0) == match.state.view(0)
    assert again.undo_limit(again.state.player) == (0, "part")
    played(6, None, again)
    replay = follow(OtherRules(), parse(again.record.text().encode()))
    assert replay.match.state == again.state
    assert replay.match.record.text() == again.record.text()
