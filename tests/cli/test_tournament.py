"""`ludoteca tournament`: what it shows and writes, and how it refuses."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import Result
from tests.support.commands import refusal, run
from tests.support.contestants import classes

from ludoteca.cli.group import GOOD, INTERRUPTED
from ludoteca.cli.screen import Screen
from ludoteca.cli.standings import show
from ludoteca.lab.tournament import Tournament, TournamentRow, results
from ludoteca.lab.tournament.rows import Lost
from ludoteca.words.sentences import Words
from tools import build_web, page

PAGE = Path(__file__).parent.parent.parent / "docs" / "howto" / "bring-your-own-bot.md"
PATIENCE = 60.0
FILES = ("--workers", "1", "--out", "a.json", "--picture", "a.svg", "--resume")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def tournament(*words: str) -> Result:
    """The command, in this process; the games are played in others."""
    return run("tournament", "quay", *words)


def refused(*words: str) -> str:
    return refusal("tournament", "quay", *words)


def test_a_table_and_three_files(here: Path) -> None:
    """Ratings, pairs and conduct, then the same as JSON, as lines and as a picture."""
    file = classes(here).name
    done = tournament("random", f"{file}:Cheats", "--deals", "4", "--control", "--seed", "5", "--workers", "2",
                      "--out", "a.json", "--picture", "a.svg")  # fmt: skip
    assert (done.exit_code, done.stderr) == (GOOD, "")
    assert re.search(r"^random +0 *$", done.stdout, re.MULTILINE)
    assert re.search(r"^random +some.py:Cheats +8 +100.0 % +51.0 % .. 100.0 %$", done.stdout, re.MULTILINE)
    assert re.search(r"^some.py:Cheats +16 +0 +0 ", done.stdout, re.MULTILINE)
    assert "Equal bots would each win 50.0 %." in done.stdout
    told = json.loads((here / "a.json").read_text(encoding="utf-8"))
    command = "ludoteca tournament quay random some.py:Cheats --players 2 --deals 4 --control --seed 5"
    assert told["command"] == command
    assert told["faults"]["some.py:Cheats"] == {"illegal": 16, "error": 0, "time": 0}
    assert len((here / "a.games.jsonl").read_bytes().splitlines()) == 1 + told["games"]
    drawn = ET.fromstring((here / "a.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own file
    assert drawn.attrib["role"] == "img"
    assert (drawn.findtext(f"{SVG}title") or "").startswith("Smugglers' Quay with 2 players: Elo")
    assert "some.py:Cheats: -" in (drawn.findtext(f"{SVG}desc") or "")
    assert len(drawn.findall(f"{SVG}circle")) == 2
    written = {path.name for path in here.iterdir()} - {"__pycache__"}  # Python's own
    assert written == {"a.games.jsonl", "a.json", "a.svg", "some.py"}


def test_a_control_that_is_not_even_is_said(here: Path) -> None:
    """A bot that wins from every first place that it has in the file does not come out even."""
    words = ("random", "--control", "--deals", "20", "--out", "a.json", "--resume")
    assert tournament(*words).exit_code == GOOD
    kept = here / "a.games.jsonl"
    kept.write_text(re.sub(r'"share":[0-9.]+', '"share":1', kept.read_text(encoding="utf-8")), encoding="utf-8")
    done = tournament(*words)
    assert "Warning: random does not come out even against itself." in done.stdout


def test_a_ladder_needs_no_names() -> None:
    """All bots of the game, each against the one before it, with copies in the other seats."""
    done = tournament("--ladder", "--players", "3", "--deals", "1")
    assert done.exit_code == GOOD
    assert re.search(r"^search +2 times random +3 ", done.stdout, re.MULTILINE)
    assert re.search(r"^random +2 times itself +3 ", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("random",), "needs at least two bots"),
        (("random", "random"), "'random' is named twice"),
        (("random", "clever"), "There is no 'clever' bot for Smugglers' Quay; there are: random, search"),
        (("random", "no.py:Bot"), "There is no file 'no.py'"),
        (("random", "search", "--gauntlet", "--ladder"), "--gauntlet and --ladder cannot be used together"),
        (("random", "search", "--out", "a.csv"), "a.csv: the file name must end in .json"),
        (("random", "search", "--out", "."), ". is a folder: add the name of a file that ends in .json."),
        (("random", "search", "--out", ""), ". is a folder: add the name of a file that ends in .json."),
        (("random", "search", "--picture", "a.png"), "a.png: the file name must end in .svg"),
        (("random", "search", "--out", "no/such/a.json"), "There is no folder 'no/such': create it first."),
        (("random", "search", "--picture", "no/such/a.svg"), "There is no folder 'no/such': create it first."),
        (("random", "search", "--resume"), "--resume needs --out"),
        (("random", "search", "--seconds-per-answer", "nan"), "takes a number from 0.1 to 86400, not 'nan'."),
        (("random", "search", "--grid", "goal=8,8"), "The option 'goal' has the value 8 twice in the grid"),
        (("random", "stdio:./\udcff"), r"The name 'stdio:./\udcff' is not valid text. Rename the file"),
        (("random", "http://[::1"), "'http://[::1' is not a valid address. Write it like http://"),
        (("random", "search", "--players", "9"), "2 to 4 players, not 9"),
        (("random", "search", "--deals", "0"), "--deals takes a whole number, 1 or more, not '0'."),
        (("random", "search", "--seconds-per-answer", "0"), "takes a number from 0.1 to 86400, not '0'."),
        (("random", "search", "--option", "goal"), "name=value"),
        (("random", "search", "--option", "goal=8", "--option", "goal=12"), "--option goal is given twice. Give"),
        (("random", "search", "--grid", "goal"), "name=value,value"),
        (("random", "search", "--grid", "goal=8,12", "--option", "goal=8"), "The option 'goal' is given twice"),
        (("random", "search", "--content", "nowhere"), "no folder"),
    ],
)
def test_bad_input_gets_one_sentence(here: Path, words: tuple[str, ...], sentence: str) -> None:
    """Exit code 2, one line on stderr, and no file is left behind."""
    assert sentence in refused(*words)
    assert list(here.iterdir()) == []


def test_files_that_are_there_stay(here: Path) -> None:
    """The report, the games and the picture; advice that would not help is not given."""
    go_on = "Continue it with --resume, or choose another file."
    for name, words, advice in (
        ("a.json", ("--out", "a.json"), go_on),
        ("a.games.jsonl", ("--out", "a.json"), go_on),
        ("a.svg", ("--picture", "a.svg"), "Choose another file for the picture."),
    ):
        (here / name).write_text("mine", encoding="utf-8")
        assert refused("random", "search", *words) == f"{name} already exists. {advice}"
        assert (here / name).read_text(encoding="utf-8") == "mine"
        (here / name).unlink()


@pytest.mark.parametrize("name", ["a.json", "a.svg"])
def test_without_the_games_there_is_nothing_to_continue(here: Path, name: str) -> None:
    """Then a report or a picture of that name is of something else, and stays."""
    (here / name).write_text("mine", encoding="utf-8")
    said = refused("random", "search:simulations=2", "--deals", "1", *FILES)
    assert f"{name} already exists, but there is nothing to continue: a.games.jsonl is missing." in said
    assert {path.name: path.read_text(encoding="utf-8") for path in here.iterdir()} == {name: "mine"}


def another(here: Path, name: str, *words: str) -> bytes:
    """A file of another tournament, under the name of one of this."""
    done = tournament(*words, "--workers", "1", "--out", "b.json", "--picture", "b.svg")
    assert done.exit_code == GOOD
    (here / name).write_bytes((here / f"b{Path(name).suffix}").read_bytes())
    return (here / name).read_bytes()


@pytest.mark.parametrize("name", ["a.json", "a.svg"])
@pytest.mark.parametrize("foreign", ["mine", '{"deals": 1}', '{"deals": "1"}', "[1]", "seed", "bots"])
def test_foreign_files_next_to_the_games_stay(here: Path, name: str, foreign: str) -> None:
    """Notes, and files of tournaments with another seed or other bots; that is said before anything is played."""
    assert tournament("random", "search:simulations=1", "--deals", "1", *FILES).exit_code == GOOD
    games = (here / "a.games.jsonl").read_bytes()
    if foreign == "seed":
        written = another(here, name, "random", "search:simulations=1", "--deals", "1", "--seed", "9")
    elif foreign == "bots":
        written = another(here, name, "random", "search:simulations=2", "--deals", "1")
    else:
        written = foreign.encode()
        (here / name).write_bytes(written)
    said = refused("random", "search:simulations=1", "--deals", "2", *FILES)
    assert said == f"{name} is not from this tournament. Move it away, or choose another file."
    assert (here / name).read_bytes() == written
    assert (here / "a.games.jsonl").read_bytes() == games


def test_deals_can_be_added_to_a_finished_tournament(here: Path) -> None:
    """Its report and its picture are replaced, also if the picture is older than the report."""
    words = ("random", "search:simulations=1", "--grid", "goal=8,12", "--option", "patrol=false")
    assert tournament(*words, "--deals", "1", *FILES).exit_code == GOOD
    old = (here / "a.svg").read_bytes()
    for deals in ("2", "3"):
        done = tournament(*words, "--deals", deals, *FILES)
        assert (done.exit_code, done.stderr) == (GOOD, "")
        assert json.loads((here / "a.json").read_bytes())["deals"] == int(deals)
        assert (here / "a.svg").read_bytes() != old
        (here / "a.svg").write_bytes(old)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--picture", "file/t.svg"), "file is a file, not a folder. Choose another folder."),
        (("--out", "file/t.json"), "file is a file, not a folder. Choose another folder."),
        (("--picture", "folder.svg"), "folder.svg is a folder."),
        (("--out", "folder.json", "--resume"), "folder.games.jsonl is a folder."),
    ],
)
def test_files_that_cannot_be_written_are_refused_before_any_game(
    here: Path, words: tuple[str, ...], sentence: str
) -> None:
    (here / "file").touch()
    (here / "folder.svg").mkdir()
    (here / "folder.games.jsonl").mkdir()
    assert sentence in refused("random", "search:simulations=2", "--deals", "1", *words)


def test_faults_are_told(here: Path) -> None:
    """How many, and what the first one was; also without a file to look it up in."""
    file = classes(here).name
    done = tournament(f"{file}:Fails", "random", "--deals", "1", "--workers", "1")
    told = f"{file}:Fails: 2 errors; the first: KeyError: 'no plan <object object at 0x...>'"
    assert done.stdout.splitlines()[-1] == told


@pytest.mark.parametrize(
    ("faults", "told"),
    [
        ([Lost(0, "illegal", "99 is not offered")], "one: 1 illegal answer: 99 is not offered"),
        (
            [Lost(0, "time", "no answer within 1 s"), Lost(0, "error", "it broke"), Lost(0, "time", "again")],
            "one: 1 error, 2 late answers; the first: no answer within 1 s",
        ),
    ],
)
def test_how_faults_are_told(capsys: pytest.CaptureFixture[str], faults: list[Lost], told: str) -> None:
    """One alone, and several of several kinds."""
    plan = Tournament("quay", 2, ("one", "rest"))
    rows = [
        TournamentRow(at, 1, 1, "one", "rest", 0, 0.0, (), "", 0, fault, ([], [])) for at, fault in enumerate(faults)
    ]
    show(Screen(), Words(), results(plan, rows))
    assert capsys.readouterr().out.splitlines()[-1] == told


def start(*words: str) -> subprocess.Popen[str]:
    """`ludoteca tournament quay ...` as a program, in a session of its own."""
    command = [sys.executable, "-c", "from ludoteca.cli import main; main()", "tournament", "quay", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def until_there(path: Path, size: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.stat().st_size < size:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_stopped_by_ctrl_c(here: Path) -> None:
    """Whole lines are left, and a sentence says how to go on."""
    kept = here / "a.games.jsonl"
    with start("random", "search:simulations=50", "--deals", "5000", "--workers", "2", "--out", "a.json") as process:
        try:
            until_there(kept, 3000)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, out) == (INTERRUPTED, "")
    assert re.fullmatch(r"\nStopped after \d+ of 10,000 games. a.games.jsonl is safe: continue with --resume.\n", err)
    assert kept.read_bytes().endswith(b"}\n")
    assert not (here / "a.json").exists()


def test_the_programs_of_the_page_play(here: Path) -> None:
    """A class, programs over stdio in two languages and one over HTTP, as the page has them."""
    howto = PAGE.read_text(encoding="utf-8")
    mine, _, program, service = re.findall(r"```python\n(.*?)```", howto, re.DOTALL)
    [node] = re.findall(r"```js\n(.*?)```", howto, re.DOTALL)
    for name, text in (("mybot.py", mine), ("program.py", program), ("service.py", service), ("bot.mjs", node)):
        (here / name).write_text(text, encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen([sys.executable, "service.py", str(port)]) as serving:
        try:
            deadline = time.monotonic() + PATIENCE
            while not listens(port):
                assert time.monotonic() < deadline
            done = tournament("mybot.py:MyBot", f"stdio:{sys.executable} program.py", f"http://127.0.0.1:{port}/",
                              f"stdio:{node_program()} bot.mjs", "--deals", "1", "--out", "a.json")  # fmt: skip
        finally:
            serving.kill()
    assert (done.exit_code, done.stderr) == (GOOD, "")
    faults = json.loads((here / "a.json").read_text(encoding="utf-8"))["faults"]
    assert len(faults) == 4
    assert {bot: counts for bot, counts in faults.items() if any(counts.values())} == {}


def node_program() -> str:
    return str(shutil.which("node", path=page.npm_environment(build_web.find_npm())["PATH"]))


def listens(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0
