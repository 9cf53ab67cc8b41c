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
from ludoteca.bots.search import Limits
from ludoteca.cli import main
from ludoteca.cli.group import INTERRUPTED
from ludoteca.lab.tournament import PairShare
from ludoteca.lab.tournament.setup import Pair
from ludoteca.lab.train.course import MOST_SIMULATIONS, Course
from ludoteca.lab.train.training import Round, Training, lags

SHORT = "--minutes 0.00001 --games 20 --challenge 4 --workers 1 --simulations 8 --practice 4"


def train(out: Path, *more: str) -> Result:
    return CliRunner().invoke(main, ["train", "quay", "--out", str(out), *SHORT.split(), *more])


def crown(out: Path, course: Course) -> None:
    """Save a network as the champion of a course."""
    net = Net([1.23456789] * course.players, [[0.5] * course.players], [0.0], [0.25])
    won = Round(1, 60, 0.5, 0.6, 0.55, 0.65, 400, champion=True)
    Training(course, out, 1, lambda _: None).crown(net, won)


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
        crown(out, Course("quay", players))
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
    assert lags(PairShare(Pair("new", "old"), 40, share, low, high, 40.0), 2) == given_up


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("--players", "1"), "players: Smugglers' Quay is for 2 to 4 players, not 1."),
        (("--hidden", "100"), "A network has 0 to 64 hidden units, not 100."),
        (("--grid", "goal"), "--grid takes name=value,value and so on, not 'goal'."),
        (("--resume",), "out.course.json is missing. Start it without --resume."),
        (("--grid", "goal=8,8"), "The option 'goal' has the value 8 twice in the grid."),
        (("--margin", "nan"), "--margin takes a number from 0 to 1, not 'nan'."),
        (("--minutes", "nan"), "--minutes takes a number above 0, not 'nan'."),
        (("--minutes", "inf"), "--minutes takes a number above 0, not 'inf'."),
        (("--simulations", "9" * 20), "A search does 1 to 9,999,999 simulations per turn, not 99,999,"),
        (("--practice", "10000000"), "A search does 1 to 9,999,999 simulations per turn, not 10,000,000."),
        (("--out", "\udcff.json"), "is not valid text. Rename the file that it stands for."),
        (("--out", "weights.txt"), "weights.txt: the file name must end in .json."),
        (("--out", "."), ". is a folder: add the name of a file that ends in .json."),
        (("--out", "no/such/out.json"), "There is no folder 'no/such': create it first."),
    ],
)
def test_bad_input(tmp_path: Path, more: tuple[str, ...], sentence: str) -> None:
    done = train(tmp_path / "out.json", *more)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["out.challenger.json", "out.match.jsonl"])
@pytest.mark.parametrize("foreign", ["mine", "{}", "weights"])
def test_foreign_files_stay_when_a_course_is_resumed(tmp_path: Path, name: str, foreign: str) -> None:
    """Under the names of the files that are there during a match; that is said before anything is played."""
    out = tmp_path / "out.json"
    assert train(out).exit_code == 0
    crown(out, Course("quay", 2))
    written = out.read_text(encoding="utf-8") if foreign == "weights" else foreign
    (tmp_path / name).write_text(written, encoding="utf-8")
    done = train(out, "--resume")
    assert (done.exit_code, done.stdout) == (2, "")
    sentence = "is not from this course. Move it away, or choose another file."
    assert done.stderr == f"ludoteca: {tmp_path / name} {sentence}\n"
    assert (tmp_path / name).read_text(encoding="utf-8") == written


def test_a_course_that_was_killed_in_a_match_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out.json"
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)
    assert train(out).exit_code == 0
    monkeypatch.undo()
    assert {"out.challenger.json", "out.match.jsonl"} <= {path.name for path in tmp_path.iterdir()}
    notes = json.loads((tmp_path / "out.course.json").read_text(encoding="utf-8"))
    (tmp_path / "out.course.json").write_text(json.dumps(notes | {"rounds": [], "games": 0}), encoding="utf-8")
    assert train(out, "--resume").exit_code == 0
    assert not {"out.challenger.json", "out.match.jsonl"} & {path.name for path in tmp_path.iterdir()}


def test_a_damaged_file_of_weights_is_found_before_anything_is_played(tmp_path: Path) -> None:
    """A network could not be added to it in the end."""
    out = tmp_path / "out.json"
    out.write_text("{}", encoding="utf-8")
    done = train(out)
    assert done.exit_code == 2
    assert "out.json" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]


def test_the_notes_of_a_course_can_be_moved_away_to_train_for_more_players(tmp_path: Path) -> None:
    """The file keeps the networks it has, and the first course is resumed once its notes are back."""
    out, notes, kept = tmp_path / "out.json", tmp_path / "out.course.json", tmp_path / "two.course.json"
    assert train(out).exit_code == 0
    crown(out, Course("quay", 2))
    notes.rename(kept)
    assert train(out, "--players", "3").exit_code == 0
    crown(out, Course("quay", 3))
    assert json.loads(out.read_text(encoding="utf-8"))["players"].keys() == {"2", "3"}
    kept.replace(notes)
    assert "round 2: " in train(out, "--resume").stderr


def test_files_of_another_course(tmp_path: Path) -> None:
    """Neither overwritten nor mixed; damaged ones are named."""
    out, notes = tmp_path / "out.json", tmp_path / "out.course.json"
    assert train(out).exit_code == 0
    assert "already exists. Continue it with --resume" in train(out, "--players", "3").stderr
    assert "belongs to another course" in train(out, "--players", "3", "--resume").stderr
    assert "already exists. Continue it with --resume" in train(out).stderr
    assert "belongs to another course" in train(out, "--resume", "--seed", "3").stderr
    for damaged in ("{}", "[" * 100_000, "{", '{"course": [], "rounds": [], "champion": 0, "games": 1e999}'):
        notes.write_text(damaged, encoding="utf-8")
        assert train(out, "--resume").stderr == f"ludoteca: {notes} is damaged. Move it away to start a new course.\n"
    notes.write_bytes(b"\xff")
    assert train(out, "--resume").stderr == f"ludoteca: {notes} cannot be read: it is not a text file.\n"


@pytest.mark.parametrize("name", ["out.challenger.json", "out.match.jsonl"])
def test_files_of_a_match_are_not_overwritten_and_not_left_behind(tmp_path: Path, name: str) -> None:
    mine = tmp_path / name
    mine.write_text("mine", encoding="utf-8")
    done = train(tmp_path / "out.json")
    sentence = "already exists. Move it away, or choose another file."
    assert (done.exit_code, done.stderr) == (2, f"ludoteca: {mine} {sentence}\n")
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [(name, "mine")]
    mine.unlink()
    assert train(tmp_path / "out.json").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["out.course.json"]


def test_the_most_simulations_are_what_a_search_takes() -> None:
    limits = Limits(1)
    assert limits.set("simulations", str(MOST_SIMULATIONS))
    assert not limits.set("simulations", str(MOST_SIMULATIONS + 1))


def test_stopped_by_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what is kept and how to continue, and no file of a match is left."""

    def stop(training: Training, *_: object) -> PairShare:
        raise KeyboardInterrupt

    assert train(tmp_path / "out.json").exit_code == 0
    monkeypatch.setattr(Training, "_play_match", stop)
    done, begun = train(tmp_path / "out.json", "--resume"), train(tmp_path / "new.json")
    assert (done.exit_code, begun.exit_code) == (INTERRUPTED, INTERRUPTED)
    kept = f"the rounds before it are in {tmp_path / 'out.course.json'}"
    assert done.stderr == f"\nStopped: round 2 is lost; {kept}. Continue with --resume.\n"
    assert begun.stderr == "\nStopped: round 1 is lost. Continue with --resume.\n"
    assert {path.name for path in tmp_path.iterdir()} == {"out.course.json", "new.course.json"}


def test_games_take_turns_with_boards(tmp_path: Path) -> None:
    """As they are named; the course, the match and the file of weights know them."""
    axes = (("goal", (8, 12)), ("patrol", (True, False)))
    course = Course("quay", 2, axes=axes)
    assert [course.board(number)["goal"] for number in range(5)] == [8, 8, 12, 12, 8]
    assert Course("quay", 2).board(3) == {}
    out = tmp_path / "out.json"
    assert Training(course, out, 1, lambda _: None).tournament(1).axes == axes
    crown(out, course)
    assert json.loads(out.read_text(encoding="utf-8"))["made"]["2"]["axes"][0] == ["goal", [8, 12]]
    boards = ("--grid", "goal=8,12", "--grid", "patrol=true,false")
    assert train(out, *boards).exit_code == 0
    assert json.loads((tmp_path / "out.course.json").read_text(encoding="utf-8"))["course"][-1][0] == ["goal", [8, 12]]
    assert "belongs to another course" in train(out, "--resume").stderr
    assert train(out, "--resume", *boards).exit_code == 0


def test_without_numpy(tmp_path: Path) -> None:
    """It says what to install; bots do not need it."""
    block = "import sys; sys.modules['numpy'] = None; from ludoteca.cli import main; main()"
    command = [sys.executable, "-c", block, "train", "quay", "--out", str(tmp_path / "x.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "ludoteca: Training needs numpy: install it with pip install 'ludoteca[learn]'.\n"
