"""`ludoteca simulate` as a program of its own, killed and stopped in the middle."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.cli.group import BAD_INPUT, GOOD, INTERRUPTED

GAMES = 1200
PATIENCE = 60.0
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Starts `ludoteca simulate quay ...` in an empty folder, in a session of its own."""

    def started(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "simulate", "quay", *words]
        return subprocess.Popen(
            command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )

    return started


def finish(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must happen soon."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def settings(name: str, *more: str) -> tuple[str, ...]:
    return ("--games", str(GAMES), "--seed", "3", "--players", "3", "--out", name, *more)


@pytest.fixture
def undisturbed(start: Start, tmp_path: Path) -> bytes:
    """The bytes of a run with one worker that nobody stopped."""
    code, out, err = finish(start(*settings("undisturbed.csv", "--workers", "1")))
    assert (code, err) == (GOOD, "")
    assert "1,200 games" in out
    return (tmp_path / "undisturbed.csv").read_bytes()


def has_some_rows(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 2000


def test_killed_and_resumed_gives_the_same_bytes(start: Start, tmp_path: Path, undisturbed: bytes) -> None:
    """After kill -9 no worker is left, and going on with two workers ends with the bytes of one."""
    path = tmp_path / "killed.csv"
    process = start(*settings("killed.csv", "--workers", "2"))
    until(lambda: has_some_rows(path))
    process.kill()
    process.communicate()
    assert len(path.read_bytes()) < len(undisturbed)
    if Path("/proc/self/stat").exists():
        until(lambda: not alive_in_group(process.pid))
    assert finish(start(*settings("killed.csv", "--workers", "2", "--resume")))[0] == GOOD
    assert path.read_bytes() == undisturbed


def alive_in_group(group: int) -> list[str]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, of_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(of_group) == group and state != "Z":
            found.append(stat.parent.name)
    return found


def test_stopped_and_resumed_gives_the_same_bytes(start: Start, tmp_path: Path, undisturbed: bytes) -> None:
    """Ctrl-C leaves whole rows, says how to go on, and exits with 130."""
    path = tmp_path / "stopped.csv"
    process = start(*settings("stopped.csv", "--workers", "2"))
    until(lambda: has_some_rows(path))
    os.killpg(process.pid, signal.SIGINT)
    code, _, err = finish(process)
    assert code == INTERRUPTED
    assert "continue with --resume" in err
    assert "Traceback" not in err
    assert undisturbed.startswith(path.read_bytes())
    assert path.read_bytes().endswith(b"\n")
    assert finish(start(*settings("stopped.csv", "--workers", "1", "--resume")))[0] == GOOD
    assert path.read_bytes() == undisturbed


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes to interrupt")
@pytest.mark.parametrize("pause", [0.0, 0.02, 0.3])
def test_interrupted_many_times_it_ends_at_once(start: Start, tmp_path: Path, pause: float) -> None:
    """As `timeout -s INT` does: a signal for the process, others for its whole group. Games under way take minutes."""
    endless = ("--bots", "search:simulations=1000000", "--games", "300", "--workers", "2", "--out", "long.csv")
    process = start(*endless)
    until((tmp_path / "long.csv").exists)
    time.sleep(pause)
    process.send_signal(signal.SIGINT)
    for _ in range(3):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(pause)
    code, _, err = finish(process)
    assert (code, err.count("Stopped after 0 of 300 games")) == (INTERRUPTED, 1)
    assert "Traceback" not in err
    if Path("/proc/self/stat").exists():
        until(lambda: not alive_in_group(process.pid))


def test_a_grid_tells_about_each_combination(start: Start, tmp_path: Path) -> None:
    words = ("--grid", "goal=8,12", "--players", "2-3", "--games", "4", "--out", "grid.csv")
    code, out, err = finish(start(*words, "--workers", "1"))
    assert (code, err) == (GOOD, "")
    assert out.startswith("16 games in grid.csv\n2 players, goal=8, random\nrandom: 4 wins in 8 seats (50.0 %)")
    assert out.count("Wins by seat, first seat first: ") == 4
    assert out.count("Wins by turn order, first player first: ") == 4
    assert len((tmp_path / "grid.csv").read_text().splitlines()) == 17


def test_a_sweep_writes_a_file_for_each_value_from_the_same_seeds(start: Start, tmp_path: Path) -> None:
    """The value that the game has gives the same games as without a sweep, and others end in other ways."""
    words = ("--games", "20", "--workers", "1")
    assert finish(start(*words, "--out", "usual.csv"))[0] == GOOD
    code, out, err = finish(start(*words, "--sweep", "card.silk.value=3,5", "--out", "silk.csv"))
    assert (code, err) == (GOOD, "")
    assert out.count("20 games in silk-silk.value=") == 2
    usual, three, five = (
        (tmp_path / name).read_text().splitlines()
        for name in ("usual.csv", "silk-silk.value=3.csv", "silk-silk.value=5.csv")
    )
    assert usual == three != five
    assert [line.split(",")[:4] for line in three] == [line.split(",")[:4] for line in five]


def test_one_win_is_told_as_one(start: Start) -> None:
    code, out, _ = finish(start("--bots", "random,search:simulations=2", "--games", "1", "--out", "one.csv"))
    assert code == GOOD
    assert ": 1 win in 1 seat (100.0 %; 20.7 to 100.0 %)" in out
    assert ": 0 wins in 1 seat (0.0 %; 0.0 to 79.3 %)" in out


def test_every_figure_that_chance_moves_has_its_interval(start: Start) -> None:
    """A bot in all seats wins its fair share of them whatever happens, so that has none."""
    code, out, _ = finish(start("--games", "40", "--out", "forty.csv"))
    bot, seats, turns = out.splitlines()[1:]
    assert code == GOOD
    assert re.fullmatch(r"random: 40 wins in 80 seats \(50.0 %\), [\d.]+ points on average \([\d.]+ to [\d.]+\)", bot)
    for line in (seats, turns):
        assert re.search(r": [\d.]+ % \([\d.]+ to [\d.]+ %\), [\d.]+ % \([\d.]+ to [\d.]+ %\)$", line)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--out", "a.csv", "--grid", "goal=8,9"), "expected one of"),
        (("--out", "a.csv", "--players", "few"), "a range like 2-4"),
        (("--out", "a.txt"), "must end in .csv, .jsonl or .parquet"),
        (("--out", "no/such/folder/a.csv"), "There is no folder 'no/such/folder': create it first."),
        (("--out", ""), ". is a folder: add the name of a file."),
        (("--out", ".csv"), ".csv: the file needs a name before its ending, for example games.csv."),
        (("--out", "a.csv", "--games", "0"), "--games"),
        (("--out", "a.csv", "--games", "many"), "--games"),
        (("--out", "a.csv", "--bots", "mybot.py"), "name its class, for example mybot.py:MyBot"),
        (("--out", "a.csv", "--option", "goal"), "name=value"),
        (("--out", "a.csv", "--content", "nowhere"), "no folder"),
        (("--out", "a.csv", "--sweep", "hand=5,5000"), "quay.toml, hand: expected a whole number from"),
        (("--out", "a.csv", "--sweep", "hand=5,6", "--records", "2"), "--records does not go with --sweep"),
        ((), "--out"),
    ],
)
def test_bad_input_gets_one_sentence(start: Start, tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """Exit code 2, one line on stderr, and no file is left behind."""
    code, out, err = finish(start(*words))
    assert (code, out) == (BAD_INPUT, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
