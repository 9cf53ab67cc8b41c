"""The folder of a new game: complete, sound, and made whole or not at all."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import bots
from ludoteca.cli.new_game import files
from tests.support.distributions import install_new_game

TOP = Path(__file__).parent.parent
NAME = "harbour_cats"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new game, installed; once, since Python does not forget what it has imported."""
    folder = install_new_game(tmp_path_factory.mktemp("games"), NAME)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield folder


def test_it_can_be_played_as_it_is(made: Path) -> None:
    """It is found with its words, components, ledger and bot, and it keeps all promises of the engine."""
    game = ludoteca.game(NAME)
    assert game.title == "Harbour Cats"
    assert ludoteca.conformance.check(game, games=20).endings == {"harbour-cats-end-deck": 20}
    assert bots(game) == ("random", "search", "greedy")
    scores = [ludoteca.play(game, ["greedy", "random"], seed=seed).state.scores for seed in range(30)]
    assert sum(greedy for greedy, _ in scores) > sum(random for _, random in scores)


@pytest.mark.parametrize("game", ludoteca.games())
def test_it_has_the_tree_of_our_games(game: str, made: Path) -> None:
    """Every file and folder of a new game has the name that it has in ours; a large one may be a folder instead."""
    ours = {path.stem for path in (TOP / "src" / "ludoteca" / "games" / game).iterdir()}
    assert {path.stem for path in (made / NAME).iterdir()} - {"__pycache__"} <= ours


def test_every_line_of_its_ledger_has_code(made: Path) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (made / NAME).rglob("*.py"))
    lines = ludoteca.words.ledger.of_game(ludoteca.game(NAME))
    assert len(lines) == 8
    assert [line.id for line in lines if line.id not in code] == []


def test_its_own_tests_pass(made: Path) -> None:
    """What the author runs first."""
    done = _run(made, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--disable-plugin-autoload", ".")
    assert "2 passed" in done.stdout, done.stdout


def test_its_code_is_clean(made: Path) -> None:
    """Linted, formatted and typed as strictly as ours."""
    rules = "A,ARG005,B,C4,D100,D101,D103,E,F,I,N,PIE,PT,RET,RUF,SIM,UP,W"
    ruff = [*["-m", "ruff", "check", "--isolated", "--no-cache", "--line-length", "120", "--select"], rules]
    assert _run(made, *ruff, ".").stdout == "All checks passed!\n"
    formatted = _run(
        made, *["-m", "ruff", "format", "--isolated", "--no-cache", "--line-length", "120", "--check", "."]
    )
    assert formatted.returncode == 0, formatted.stdout
    cache = str(TOP / ".mypy_cache")
    typed = _run(made, *f"-m mypy --strict --cache-dir {cache} {NAME}".split())
    assert typed.returncode == 0, typed.stdout


def _run(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    paths = f"{TOP / 'src'}:{folder}"
    env = {"PYTHONPATH": paths, "MYPYPATH": paths, "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, *args]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("name", ["pig2", "abc_def_ghi_jkl_mno_pqr_stu_vw"])
def test_no_placeholder_is_left(name: str) -> None:
    """Neither in names of files nor in what they hold."""
    for path, text in files.written(name):
        assert "{{" not in text
        assert "GAME" not in path.parts
        assert not path.name.endswith("-tpl")


SHAPE = (
    "cannot be the name of a game: use small letters, digits and underscores, such as harbour_cats; two letters at "
    "least, 30 characters at most."
)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Cats", f"'Cats' {SHAPE}"),
        ("9cats", f"'9cats' {SHAPE}"),
        ("cats_", f"'cats_' {SHAPE}"),
        ("ça_va", f"'ça_va' {SHAPE}"),
        ("../cats", f"'../cats' {SHAPE}"),
        ("x9", f"'x9' {SHAPE}"),
        ("", f"'' {SHAPE}"),
        ("a" * 31, f"'{'a' * 31}' {SHAPE}"),
        ("cats\n", rf"'cats\n' {SHAPE}"),
        ("quay", "There is a game 'quay' already: choose another name."),
        ("iditacards", "There is a game 'iditacards' already: choose another name."),
        ("lambda", "'lambda' means something else to Python already: choose another name."),
        ("string", "'string' means something else to Python already: choose another name."),
        ("ludoteca", "'ludoteca' means something else to Python already: choose another name."),
        ("seat", "Sentences of Ludoteca begin with 'seat-' already: choose another name."),
    ],
)
def test_bad_names(name: str, sentence: str, tmp_path: Path) -> None:
    """One sentence says what is wrong, and nothing is written."""
    with pytest.raises(ludoteca.Refused) as refusal:
        files.make(name, tmp_path)
    assert str(refusal.value) == sentence
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(tmp_path: Path) -> None:
    """A folder or file of that name is never touched."""
    (tmp_path / "cats").mkdir()
    (tmp_path / "dogs").write_text("woof", encoding="utf-8")
    for name in ("cats", "dogs"):
        with pytest.raises(ludoteca.Refused, match=rf"{name} is there already: choose another name, or work "):
            files.make(name, tmp_path)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["cats", "dogs"]


def test_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk is full in the middle, no file is left behind."""
    write, written = Path.write_text, []

    def full(path: Path, *args: str, **more: str) -> int:
        written.append(path)
        if len(written) == 9:
            raise OSError(28, "No space left on device")
        return write(path, *args, **more)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(ludoteca.Refused, match=r"cats cannot be made \(No space left on device\)\.$"):
        files.make("cats", tmp_path)
    assert len(written) == 9
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert files.make("cats", tmp_path / "new")
    (tmp_path / "file").touch()
    with pytest.raises(ludoteca.Refused, match=r"cats cannot be made \(Not a directory\)\.$"):
        files.make("cats", tmp_path / "file")
