"""Whole tournaments: on several processes, stopped, gone on with, and with contestants that hang."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.support.contestants import FIRST, classes, program

from ludoteca import Refused
from ludoteca.lab.tournament import GAUNTLET, Tournament, TournamentRow, report, results, run
from ludoteca.lab.tournament.playing import TournamentGames
from ludoteca.lab.tournament.rows import Lost, header
from ludoteca.lab.work.worker import WatchedWorker

PLAN = Tournament("quay", 3, ("random", "search:simulations=4"), seed=3, control=True)
DEALS = 3
SMALL = Tournament("quay", 2, ("random", "search:simulations=1"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, Any]]:
    """The file of a tournament with one worker that nobody stopped, and its report, both without times."""
    path = tmp_path_factory.mktemp("whole") / "games.jsonl"
    rows = run(PLAN, DEALS, path)
    return timeless(path), report(results(PLAN, rows))


def timeless(path: Path) -> bytes:
    """A file of games without what depends on the machine."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    return json.dumps([{key: value for key, value in line.items() if key != "times"} for line in lines]).encode()


def same(rows: list[TournamentRow], told: dict[str, Any]) -> bool:
    """Whether a report has the same figures, apart from times."""
    again = report(results(PLAN, rows))
    return {**again, "times": None} == {**told, "times": None}


def test_two_workers_find_the_same(whole: tuple[bytes, dict[str, Any]], tmp_path: Path) -> None:
    """How many processes played does not show; how far it is does."""
    seen: list[int] = []
    rows = run(PLAN, DEALS, tmp_path / "two.jsonl", workers=2, progress=seen.append)
    assert timeless(tmp_path / "two.jsonl") == whole[0]
    assert same(rows, whole[1])
    assert seen == list(range(DEALS * PLAN.block + 1))


def test_stopped_and_gone_on_with_is_the_same(whole: tuple[bytes, dict[str, Any]], tmp_path: Path) -> None:
    """Ctrl-C leaves whole lines; a half line that a power cut left is played again; then more deals are added."""
    path = tmp_path / "games.jsonl"

    def stop(games: int) -> None:
        if games == 14:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, DEALS - 1, path, progress=stop)
    assert path.read_bytes().endswith(b"\n")
    assert len(path.read_bytes().splitlines()) == 15
    path.write_bytes(path.read_bytes()[:-30])
    run(PLAN, DEALS - 1, path, resume=True)
    rows = run(PLAN, DEALS, path, resume=True)
    assert timeless(path) == whole[0]
    assert same(rows, whole[1])
    assert same(run(PLAN, DEALS, path, resume=True), whole[1])


@pytest.mark.parametrize("cut", [0, 20])
def test_a_file_without_games_is_begun_again(tmp_path: Path, cut: int) -> None:
    whole, path = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    run(SMALL, 1, whole)
    path.write_bytes(whole.read_bytes()[:cut])
    run(SMALL, 1, path, resume=True)
    assert timeless(path) == timeless(whole)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda data: data.replace(b'"share":', b'"shore":', 1), r"line 2: the line is damaged"),
        (lambda data: data.replace(b'"share":', b'"share":7', 1), r"line 2: the line is damaged"),
        (lambda data: data.replace(b'"scores":[', b'"scores":[1e999,', 1), r"line 2: the line is damaged"),
        (lambda data: data.replace(b'"times":[[', b'"times":[[1e999,', 1), r"line 2: the line is damaged"),
        (lambda data: data.replace(b'"game":2,', b'"game":3,', 1), r"line 3: this is not game 2 of this tournament"),
        (lambda data: data.replace(b'"seed":0', b'"seed":1', 1), r"line 1: the file was made with another seed"),
        (lambda data: b"\x00" * 50 + b"\n" + data, r"line 1: the file was made with another seed"),
        (lambda data: data + data.splitlines(keepends=True)[-1], r"not game 3 of this tournament"),
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(games: bytes, tmp_path: Path, damage: Any, sentence: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(damage(games))
    before = path.read_bytes()
    with pytest.raises(Refused, match=sentence):
        run(SMALL, 2, path, resume=True)
    assert path.read_bytes() == before


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("small") / "games.jsonl"
    run(SMALL, 1, path)
    return path.read_bytes()


def test_nothing_is_overwritten(games: bytes, tmp_path: Path) -> None:
    """An existing file is only touched to go on with it, and never made shorter."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(games + games.splitlines(keepends=True)[-1].replace(b'"game":2,"deal":1', b'"game":3,"deal":2'))
    with pytest.raises(Refused, match="exists"):
        run(SMALL, 1, path)
    path.write_bytes(games)
    with pytest.raises(Refused, match="at least one deal"):
        run(SMALL, 0, path, resume=True)
    assert path.read_bytes() == games


def test_a_bot_that_hangs_or_kills_its_process_loses_and_the_rest_goes_on(tmp_path: Path) -> None:
    file = classes(tmp_path)
    plan = Tournament("quay", 2, ("random", f"{file}:Dies", f"{file}:Hangs"), GAUNTLET, control=True, seconds=1)
    rows = run(plan, 1, workers=2)
    faults = [(row.fault.why, row.fault.what) for row in rows if row.fault is not None]
    assert len(rows) == 10
    assert len(faults) == 8
    assert set(faults) == {("error", "it ended its process with exit code 7"), ("time", "no answer within 1 s")}
    assert sum(results(plan, rows).faults["random"].values()) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")
def test_nothing_runs_on_after_a_game(tmp_path: Path) -> None:
    """A program that does not end by itself is ended, also if the process that it plays with had to be."""
    bot = program(tmp_path, FIRST)
    path, ids = tmp_path / "program.py", tmp_path / "ids"
    text = path.read_text(encoding="utf-8")
    text = text.replace("def say", f"import os; open({str(ids)!r}, 'a').write(f'{{os.getpid()}} ')\ndef say")
    path.write_text(f"{text}\nwhile True: time.sleep(1)\n", encoding="utf-8")
    rows = run(Tournament("quay", 2, (bot, f"{classes(tmp_path)}:Hangs", "random"), GAUNTLET, seconds=3), 1, workers=2)
    assert [row.fault is None for row in rows] == [False, False, True, True]
    started = ids.read_text().split()
    assert len(started) == 4
    assert [number for number in started if runs(int(number))] == []


def runs(number: int) -> bool:
    """Whether there is such a process that is not a dead one."""
    stat = Path(f"/proc/{number}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_file_that_hangs_when_it_is_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "endless.py").write_text("while True: pass\n", encoding="utf-8")
    with pytest.raises(Refused, match=r"endless.py:Bot cannot be created: it took more than 0.2 seconds"):
        run(Tournament("quay", 2, ("random", f"{tmp_path}/endless.py:Bot"), seconds=0.2), 1)


def test_another_bot_in_the_same_file_is_another_tournament(tmp_path: Path) -> None:
    """Changed code must not finish what other code began."""
    file, kept = classes(tmp_path), tmp_path / "games.jsonl"
    plan = Tournament("quay", 2, ("random", f"{file}:First"))
    run(plan, 1, kept)
    file.write_text(file.read_text(encoding="utf-8") + "\n# better now\n", encoding="utf-8")
    with pytest.raises(Refused, match="line 1: the file was made with"):
        run(plan, 2, kept, resume=True)


def weights(path: Path, number: float) -> None:
    net = {"direct": [number, number], "weights": [], "offsets": [], "outward": []}
    path.write_text(json.dumps({"format": 1, "game": "quay", "players": {"2": net}}), encoding="utf-8")


def test_other_weights_in_the_same_file_are_another_tournament(tmp_path: Path) -> None:
    """A bot that has learned more must not finish what it began before; with the same weights it may."""
    file, kept = tmp_path / "learned.json", tmp_path / "games.jsonl"
    plan = Tournament("quay", 2, ("random", f"search:simulations=1,weights={file}"))
    weights(file, 0.5)
    run(plan, 1, kept)
    assert len(run(plan, 2, kept, resume=True)) == 2 * plan.block
    before = kept.read_bytes()
    weights(file, 0.25)
    with pytest.raises(Refused, match=r"games.jsonl, line 1: .* a bot's file has changed"):
        run(plan, 3, kept, resume=True)
    assert kept.read_bytes() == before


def test_a_header_without_weights_is_the_one_it_always_was(tmp_path: Path) -> None:
    """So that tournaments begun before weights had a fingerprint can still be resumed."""
    file = classes(tmp_path)
    bots = ("random", f"{file}:First", f"stdio:{sys.executable} {file}:First,weights=x.json")
    told = json.loads(header(Tournament("quay", 2, bots)))["tournament"]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    assert told["files"] == {f"{file}:First": digest}
    assert json.loads(header(Tournament("quay", 2, ("random", "search"))))["tournament"]["files"] == {}


CLOSING = """
import os

class Closes:
    def choose(self, question):
        os.closerange(0, 100)
        return question.answers[0]

class Replaces:
    def choose(self, question):
        os.closerange(0, 100)
        self.opened = [open(os.devnull, "w") for _ in range(100)]
        return question.answers[0]

class Early(Closes):
    def __init__(self):
        os.closerange(0, 100)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there, a process cannot close the link by a number")
@pytest.mark.parametrize("name", ["Closes", "Replaces"])
def test_a_bot_that_closes_the_link_of_its_process_loses(tmp_path: Path, name: str) -> None:
    (tmp_path / "closing.py").write_text(CLOSING, encoding="utf-8")
    bot = f"{tmp_path}/closing.py:{name}"
    rows = run(Tournament("quay", 2, (bot, "random")), 1)
    assert [row.fault for row in rows] == [Lost(row.seat, "error", "it closed its connection") for row in rows]


@pytest.mark.skipif(sys.platform == "win32", reason="as above")
def test_a_bot_that_closes_the_link_when_it_is_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "closing.py").write_text(CLOSING, encoding="utf-8")
    with pytest.raises(Refused, match=r"closing.py:Early cannot be created: it closed its connection"):
        run(Tournament("quay", 2, (f"{tmp_path}/closing.py:Early", "random")), 1)


@pytest.mark.skipif(sys.platform == "win32", reason="as above")
def test_a_process_that_dies_when_no_bot_thinks() -> None:
    """One sentence, since nobody can be blamed."""
    worker = WatchedWorker(TournamentGames(SMALL))
    worker.begin(1)
    worker.process.kill()
    worker.process.join()
    with pytest.raises(Refused, match=r"^Game 1 cannot be played: its process was killed by signal 9, but it was no"):
        worker.results()
