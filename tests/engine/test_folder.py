"""What a game need not say, tried with the smallest one, and what it must."""

import shutil
from pathlib import Path

import pytest
from ludoteca.engine.folder import Folder
from tests.support.distributions import NIM, install
from tests.support.nim.game import NimGame
from tests.support.quays import QUAY, positions

import ludoteca
from ludoteca.engine import BrokenInvariant, GameError, Rng, State, folder
from ludoteca.engine.content import content_hash
from ludoteca.observations import observer_of


def test_a_game_that_says_only_what_it_must(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No components, cards, piles, facts, features, turn or outcome of its own: everything else works all the same."""
    install(tmp_path, "sticks")
    monkeypatch.syspath_prepend(tmp_path)
    game = ludoteca.game("sticks")
    report = ludoteca.conformance.check(game, games=10)
    assert report.endings == {"sticks-end-sticks": 10}
    assert (game.content_hash, game.options, game.card_ids, game.piles) == (content_hash(None), {}, [], [])
    assert [block.name for block in observer_of(game).blocks] == ["question"]


def test_most_points_win() -> None:
    """The one ending is named, and places follow from the points."""
    game = NimGame()
    s = ludoteca.position(game, players=3, turn=2, state={"sticks": 2})
    s.choose(game.answer(s, "take", sticks=2))
    assert s.outcome == ludoteca.Outcome((2,), ((2,), (0, 1)), (0, 0, 1), "nim-end-sticks")


def test_a_turn_begins_with_the_first_question() -> None:
    """Positions can be built without a word about turns."""
    game = NimGame()
    s = ludoteca.position(game, players=2, turn=1, state={"sticks": 1})
    assert game.turn_rules == ("Take",)
    assert game.to_data(s)["stack"] == []  # one stick is no choice
    assert game.to_data(ludoteca.position(game, players=2, turn=1))["stack"] == [["Take", 1]]


def test_copies_follow_the_shape() -> None:
    """A state that does not say how it is copied is copied field by field, also what lies inside parts."""
    for state in positions(games=3):
        copy, by_hand = State.copy(state), state.copy()
        assert copy == by_hand == state
        assert copy.answers == state.answers
        assert copy.listener is None
        for player in copy.players:
            player.hand.append(0)
            player.points[0] += 1
        copy.deck.clear()
        assert by_hand == state


@pytest.mark.parametrize(
    ("sentence", "change"),
    [
        ("3 of the 4 silk are there", lambda s: s.deck.remove(3)),
        ("5 of the 4 silk are there", lambda s: s.players[1].hand.append(3)),
        ("9 of the 8 salt are there", lambda s: s.deck.__setitem__(s.deck.index(2), 1)),
    ],
)
def test_piles_say_where_every_piece_is(sentence: str, change: object) -> None:
    """A game with piles need not count its pieces by hand."""
    state = QUAY.new(2)
    state.resolve_chance(Rng(3))
    folder.pieces_are_there(state)
    change(state)  # type: ignore[operator]
    with pytest.raises(BrokenInvariant, match=f"^{sentence}$"):
        folder.pieces_are_there(state)


@pytest.mark.parametrize(
    ("file", "name"),
    [("state", "empty"), ("setup", "set_up"), ("view", "view"), ("scoring", "breakdown"), ("scoring", "ENDINGS")],
)
def test_what_must_be_there(file: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that a file lacks is told with the file, before anybody plays."""
    package = f"without_{name.lower()}"
    shutil.copytree(NIM, tmp_path / package)
    path = tmp_path / package / f"{file}.py"
    path.write_text(path.read_text(encoding="utf-8").replace(name, f"{name}s"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(GameError, match=rf"^{file}\.py does not define {name}$"):
        Folder(package)
