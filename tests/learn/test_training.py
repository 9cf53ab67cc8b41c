"""A whole course of learning on the toy game, by the command, and what can be wrong with it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.bots import bot
from ludoteca.bots.net import Net
from ludoteca.cli import main
from ludoteca.learn.course import Course
from ludoteca.learn.training import Round, Training, lags
from ludoteca.tournament import Share
from ludoteca.tournament.designs import Pair

SHORT = (
    "--minutes",
    "0.00001",
    "--games",
    "20",
    "--challenge",
    "4",
    "--workers",
    "1",
    "--simulations",
    "8",
    "--practice",
    "4",
)


def train(out: Path, *more: str) -> Result:
    """One short round."""
    return CliRunner().invoke(main, ["train", "quay", "--out", str(out), *SHORT, *more])


def test_a_course_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round after round is said and noted; the same seed gives the same rounds."""
    noted = []
    for name in ("one", "same"):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        begun = train(Path("quay.json"))
        assert begun.exit_code == 0, begun.output
        assert "round 1: 20 games, loss " in begun.stderr
        noted.append(json.loads(Path("quay.course.json").read_text(encoding="utf-8")))
    assert noted[0] == noted[1]
    assert "round 2: 40 games, loss " in train(Path("quay.json"), "--resume").stderr


def test_a_champion_is_a_file_of_weights(tmp_path: Path) -> None:
    """With what made it; weights for other numbers of players stay. It is the one to beat from then on."""
    out = tmp_path / "quay.json"
    for players in (2, 3):
        training = Training(Course("quay", players), out, 1, lambda _: None)
        net = Net([1.23456789] * players, [[0.5] * players], [0.0], [0.25])
        training.crown(net, Round(1, 60, 0.5, 0.6, 0.55, 0.65, 400, champion=True))
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["players"]["2"]["direct"] == [1.2346, 1.2346]
    assert kept["made"]["3"]["players"] == 3
    assert kept["made"]["2"]["share"] == 0.6
    assert kept["players"].keys() == kept["made"].keys() == {"2", "3"}
    bot(f"search:weights={out}", ludoteca.game("quay"), 1)


@pytest.mark.parametrize(
    ("share", "low", "high", "given_up"),
    [(0.40, 0.26, 0.55, True), (0.49, 0.34, 0.64, False), (0.60, 0.45, 0.74, False)],
)
def test_few_games_do_not_end_a_match_unless_they_are_clearly_lost(
    share: float, low: float, high: float, given_up: bool
) -> None:
    """Forty games between equals differ by more than a few."""
    assert lags(Share(Pair("new", "old"), 40, share, low, high, 40.0), 2) == given_up


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--players", "1"), "players: Smugglers' Quay is for 2 to 4 players, not 1."),
        (("--hidden", "100"), "A network has 0 to 64 hidden units, not 100."),
        (("--grid", "goal"), "--grid is given as name=value,value and so on, not as 'goal'."),
        (("--resume",), "out.course.json cannot be read: No such file or directory."),
        (("--out", "weights.txt"), "weights.txt: the name of the file must end in .json."),
    ],
)
def test_bad_input(tmp_path: Path, more: tuple[str, ...], sentence: str) -> None:
    """One sentence, and nothing is written."""
    done = train(tmp_path / "out.json", *more)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_file_of_weights_is_found_before_anything_is_played(tmp_path: Path) -> None:
    """A network could not be added to it in the end."""
    out = tmp_path / "out.json"
    out.write_text("{}", encoding="utf-8")
    done = train(out)
    assert done.exit_code == 2
    assert "out.json" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]


def test_files_of_another_course(tmp_path: Path) -> None:
    """Neither overwritten nor mixed; damaged ones are named."""
    out, notes = tmp_path / "out.json", tmp_path / "out.course.json"
    assert train(out).exit_code == 0
    assert "exists: go on with it by --resume" in train(out).stderr
    assert "is about another course" in train(out, "--resume", "--seed", "3").stderr
    notes.write_text("{}", encoding="utf-8")
    assert "is damaged (KeyError): begin a new course." in train(out, "--resume").stderr


def test_games_take_turns_with_boards(tmp_path: Path) -> None:
    """As they are named; the course, the match and the file of weights know them."""
    axes = (("goal", (8, 12)), ("patrol", (True, False)))
    course = Course("quay", 2, axes=axes)
    assert [course.board(number)["goal"] for number in range(5)] == [8, 8, 12, 12, 8]
    assert Course("quay", 2).board(3) == {}
    out = tmp_path / "out.json"
    training = Training(course, out, 1, lambda _: None)
    assert training.plan(1).axes == axes
    training.crown(Net([1.0, -1.0], [], [], []), Round(1, 60, 0.5, 0.6, 0.55, 0.65, 400, champion=True))
    assert json.loads(out.read_text(encoding="utf-8"))["made"]["2"]["axes"][0] == ["goal", [8, 12]]
    boards = ("--grid", "goal=8,12", "--grid", "patrol=true,false")
    assert train(out, *boards).exit_code == 0
    assert json.loads((tmp_path / "out.course.json").read_text(encoding="utf-8"))["course"][-1][0] == ["goal", [8, 12]]
    assert "is about another course" in train(out, "--resume").stderr
    assert train(out, "--resume", *boards).exit_code == 0


def test_without_numpy(tmp_path: Path) -> None:
    """It says what to install; bots do not need it."""
    block = "import sys; sys.modules['numpy'] = None; from ludoteca.cli import main; main()"
    command = [sys.executable, "-c", block, "train", "quay", "--out", str(tmp_path / "x.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (
        2,
        "ludoteca: Learning needs numpy: install it with pip install 'ludoteca[learn]'.\n",
    )
