"""Games are found, not listed."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca import found
from ludoteca.engine import BadContent, UnknownGame
from ludoteca.games.quay.game import QuayGame
from tests.support.quays import content_folder


def test_folders_and_entry_points() -> None:
    """Every folder of the package with a `game.py` is a game, and so is what another package offers."""
    package = Path(str(found.__file__)).parent / "games"
    folders = {folder.parent.name for folder in package.glob("*/game.py")}
    assert folders == {*ludoteca.games(sample=True)}
    assert set(ludoteca.games(sample=True)) - set(ludoteca.games()) == {"quay"}
    assert list(ludoteca.games()) == sorted(ludoteca.games())


def test_every_game_can_be_made() -> None:
    """What is found has the id under which it was found, options with sound defaults, and a first question."""
    for name in ludoteca.games():
        game = ludoteca.game(name)
        assert game.id == name
        for option in game.options.values():
            assert option.default in option.allowed
        state = game.new(game.players[0])
        state.deal(ludoteca.Rng(1))
        assert state.answers
        game.check(state)


def test_the_same_game_for_everybody() -> None:
    """With its own components a game is made once; with other ones each time anew."""
    assert ludoteca.game("quay") is ludoteca.game("quay")
    assert isinstance(ludoteca.game("quay"), QuayGame)


def test_other_components(tmp_path: Path) -> None:
    """A folder of components, as path or as text, makes another game of the same id."""
    folder = content_folder(tmp_path, lambda text: text.replace("hand = 3", "hand = 4"))
    for given in (folder, str(folder)):
        game = ludoteca.game("quay", given)
        assert game is not ludoteca.game("quay")
        assert game.content_hash != ludoteca.game("quay").content_hash
    with pytest.raises(BadContent, match=r"is no folder\.$"):
        ludoteca.game("quay", folder / "quay.toml")


@pytest.mark.parametrize("name", ["mah jong", "", "..", "Quay", "quay.game", "__pycache__"])
def test_unknown_games(name: str) -> None:
    """A game that is not there is refused with the list of those that are."""
    with pytest.raises(UnknownGame) as refusal:
        ludoteca.game(name)
    text = str(refusal.value)
    assert text.startswith(f"There is no game {name!r}; installed are: ")
    assert all(game in text for game in ludoteca.games())
