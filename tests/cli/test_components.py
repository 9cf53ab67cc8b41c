"""`ludoteca components GAME`: the files, and a copy of them that can be played with."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import main
from ludoteca.engine.content import component_files
from ludoteca.games.components import checked_folder


def _run(*args: str | Path) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


@pytest.mark.parametrize("game", ludoteca.games())
def test_lists_the_files_and_what_they_hold(game: str) -> None:
    lines = _run("components", game).stdout.splitlines()
    folder = checked_folder(ludoteca.game(game))
    assert [line.partition(":")[0] for line in lines[1:-1]] == component_files(folder)
    assert "--copy DIR" in lines[-1]
    if game == "quay":
        assert lines[1] == "quay.toml: hand, goals, usual_goal, tide_faces, reward, card (4)"


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_copy_is_the_same_game(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "my" / "box"
    done = _run("components", game, "--copy", folder)
    assert done.exit_code == 0
    assert f"ludoteca play {game} --content {folder}" in done.stdout
    assert (folder / "SOURCES.md").is_file()
    assert ludoteca.game(game, content=folder).content_hash == ludoteca.game(game).content_hash


def test_a_changed_copy_can_be_played(tmp_path: Path) -> None:
    assert _run("components", "quay", "--copy", tmp_path).exit_code == 0
    file = tmp_path / "quay.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("hand = 3", "hand = 5"), encoding="utf-8")
    assert _run("play", "quay", "--content", tmp_path, "--bots", "--seed", "1").exit_code == 0
    assert ludoteca.game("quay", content=tmp_path).content_hash != ludoteca.game("quay").content_hash


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    for taken in (tmp_path, tmp_path / "letter.txt"):
        done = _run("components", "quay", "--copy", taken)
        assert done.exit_code == 2
        assert done.stderr == f"ludoteca: {taken} exists and is not an empty folder: choose another name.\n"
    assert list(tmp_path.iterdir()) == [tmp_path / "letter.txt"]


def test_not_into_the_components_themselves() -> None:
    inside = checked_folder(ludoteca.game("quay")) / "copy"
    done = _run("components", "quay", "--copy", inside)
    assert done.exit_code == 2
    assert "lies inside the components of Smugglers' Quay themselves" in done.stderr
    assert not inside.exists()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    done = _run("components", "quay", "--copy", tmp_path / "letter.txt" / "box")
    assert done.exit_code == 2
    assert done.stderr.startswith("ludoteca: The components cannot be copied to ")
    assert len(done.stderr.splitlines()) == 1


def test_unknown_games_are_refused() -> None:
    done = _run("components", "mah jong")
    assert done.exit_code == 2
    assert done.stderr.startswith("ludoteca: There is no game 'mah jong'")


PAGE = Path(__file__).parents[2] / "docs" / "howto" / "own-components.md"


def _change(folder: Path, old: str, new: str) -> None:
    file = folder / "cards.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_commands_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands on the page do what it says they do; `serve` is tried in the tests of the server."""
    monkeypatch.chdir(tmp_path)
    block = PAGE.read_text(encoding="utf-8").partition("```sh\n")[2].partition("```")[0]
    commands = [line.partition("#")[0].split()[1:] for line in block.splitlines()]
    assert [command[0] for command in commands] == ["components", "components", "play", "serve"]
    for command in commands[:2]:
        assert _run(*command).exit_code == 0
    assert _run(*commands[2], "--bots", "--seed", "1").exit_code == 0
    assert commands[3][1:] == ["--content", "iditacards=my-cards"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("energy = 2", 'energy = "two"'),
        ("energy = 2", 'energy = 2\ncolour = "red"'),
        ('id = "icy_glare"', 'id = "snow_shoes"'),
    ],
)
def test_the_refusals_of_the_page(old: str, new: str, tmp_path: Path) -> None:
    folder = tmp_path / "my-cards"
    assert _run("components", "iditacards", "--copy", folder).exit_code == 0
    _change(folder, old, new)
    if "snow_shoes" in new:
        decks = folder / "decks.toml"
        decks.write_text(decks.read_text(encoding="utf-8").replace("icy_glare", "snow_shoes"), encoding="utf-8")
    done = _run("play", "iditacards", "--content", folder, "--bots")
    assert done.exit_code == 2
    assert done.stderr.removeprefix("ludoteca: ") in PAGE.read_text(encoding="utf-8")


def test_a_new_card_with_a_name_can_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "my-cards"
    assert _run("components", "iditacards", "--copy", folder).exit_code == 0
    for name in ("cards.toml", "decks.toml"):
        file = folder / name
        file.write_text(file.read_text(encoding="utf-8").replace("icy_glare", "snow_shoes"), encoding="utf-8")
    words = folder / "words" / "en" / "iditacards.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("iditacards-card-snow-shoes = Snow Shoes\n", encoding="utf-8")
    done = _run("play", "iditacards", "--content", folder, "--bots", "--seed", "2")
    assert done.exit_code == 0, done.stderr
