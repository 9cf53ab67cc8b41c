"""`ludoteca components GAME`: the files, and a copy of them that can be played with."""

from pathlib import Path

import pytest
from tests.support.commands import output, refusal

import ludoteca
from ludoteca.engine.content import component_files
from ludoteca.games.components import checked_folder

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "own-components.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the cards of Iditacards."""
    output("components", "iditacards", "--copy", tmp_path / "my-cards")
    return tmp_path / "my-cards"


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("game", ludoteca.games())
def test_lists_the_files_and_what_they_hold(game: str) -> None:
    lines = output("components", game).splitlines()
    folder = checked_folder(ludoteca.game(game))
    assert [line.partition(":")[0] for line in lines[1:-1]] == component_files(folder)
    assert "--copy DIR" in lines[-1]
    if game == "quay":
        assert lines[1] == "quay.toml: hand, goals, usual_goal, tide_faces, reward, card (4)"


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_copy_is_the_same_game(game: str, tmp_path: Path) -> None:
    """Into a folder that is not there yet, with all that says where the values come from."""
    folder = tmp_path / "my" / "box"
    assert f"ludoteca play {game} --content {folder}" in output("components", game, "--copy", folder)
    assert (folder / "SOURCES.md").is_file()
    assert ludoteca.game(game, content=folder).content_hash == ludoteca.game(game).content_hash


def test_a_changed_copy_can_be_played(tmp_path: Path) -> None:
    """The copied files can be written, and another value is another game."""
    output("components", "quay", "--copy", tmp_path)
    _change(tmp_path / "quay.toml", "hand = 3", "hand = 5")
    output("play", "quay", "--content", tmp_path, "--bots", "--seed", "1")
    assert ludoteca.game("quay", content=tmp_path).content_hash != ludoteca.game("quay").content_hash


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A folder with anything in it, and a file, are refused and stay as they are."""
    (tmp_path / "letter.txt").write_text("Dear Ana", encoding="utf-8")
    for taken in (tmp_path, tmp_path / "letter.txt"):
        refused = refusal("components", "quay", "--copy", taken)
        assert refused == f"{taken} exists and is not an empty folder: choose another name."
    assert list(tmp_path.iterdir()) == [tmp_path / "letter.txt"]


def test_not_into_the_components_themselves() -> None:
    """A copy inside what is copied would never end."""
    inside = checked_folder(ludoteca.game("quay")) / "copy"
    refused = refusal("components", "quay", "--copy", inside)
    assert "lies inside the components of Smugglers' Quay themselves" in refused
    assert not inside.exists()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    refused = refusal("components", "quay", "--copy", tmp_path / "letter.txt" / "box")
    assert refused.startswith("The components cannot be copied to ")


def test_the_commands_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands on the page do what it says they do; `serve` is tried in the tests of the server."""
    monkeypatch.chdir(tmp_path)
    block = PAGE.read_text(encoding="utf-8").partition("```sh\n")[2].partition("```")[0]
    commands = [line.partition("#")[0].split()[1:] for line in block.splitlines()]
    assert [command[0] for command in commands] == ["components", "components", "play", "serve"]
    for command in commands[:2]:
        output(*command)
    output(*commands[2], "--bots", "--seed", "1")
    assert commands[3][1:] == ["--content", "iditacards=my-cards"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("energy = 2", 'energy = "two"'),
        ("energy = 2", 'energy = 2\ncolour = "red"'),
        ('id = "icy_glare"', 'id = "snow_shoes"'),
    ],
)
def test_the_refusals_of_the_page(old: str, new: str, folder: Path) -> None:
    """Word by word; a card without a name is refused before anybody plays, not when it is drawn."""
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    assert old in cards
    (folder / "cards.toml").write_text(cards.replace(old, new, 1), encoding="utf-8")
    if "snow_shoes" in new:
        _change(folder / "decks.toml", "icy_glare", "snow_shoes")
    assert refusal("play", "iditacards", "--content", folder, "--bots") in PAGE.read_text(encoding="utf-8")


def test_a_new_card_with_a_name_can_be_played(folder: Path) -> None:
    for name in ("cards.toml", "decks.toml"):
        _change(folder / name, "icy_glare", "snow_shoes")
    words = folder / "words" / "en" / "iditacards.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("iditacards-card-snow-shoes = Snow Shoes\n", encoding="utf-8")
    output("play", "iditacards", "--content", folder, "--bots", "--seed", "2")
