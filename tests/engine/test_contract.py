"""The parts of a game that may be left out, tried with the smallest one, and the parts that may not."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.distributions import install
from tests.support.nim.game import NimGame
from tests.support.quays import QUAY, Variant, positions

import ludoteca
from ludoteca.engine import BrokenInvariant, Game, GameError, Rng, State
from ludoteca.engine.content import content_hash
from ludoteca.games.quay.game import QuayGame
from ludoteca.games.quay.positions import CARDS
from ludoteca.observations import observer_of
from ludoteca.positions import Positions, positions_of


def test_a_game_that_says_only_what_it_must(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No components, cards, piles, facts, features, turn or outcome of its own: everything else works all the same."""
    install(tmp_path, "sticks")
    monkeypatch.syspath_prepend(tmp_path)
    game = ludoteca.game("sticks")
    report = ludoteca.conformance.check(game, games=10)
    assert report.endings == {"sticks-end-sticks": 10}
    assert (game.content_hash, game.options, game.card_ids, positions_of(game).piles) == (
        content_hash(None),
        {},
        [],
        [],
    )
    assert [block.name for block in observer_of(game).blocks] == ["question"]


def test_most_points_win() -> None:
    """The one ending is named, and places follow from the points."""
    game = NimGame()
    s = ludoteca.position(game, players=3, turn=2, state={"sticks": 2})
    s.choose(game.answer(s, "take", sticks=2))
    assert s.outcome == ludoteca.Outcome((2,), ((2,), (0, 1)), (0, 0, 1), "nim-end-sticks")


def test_a_turn_begins_with_the_first_question() -> None:
    game = NimGame()
    s = ludoteca.position(game, players=2, turn=1, state={"sticks": 1})
    assert game.turn_rules == ("Take",)
    assert game.to_data(s)["stack"] == []  # one stick is no choice
    assert game.to_data(ludoteca.position(game, players=2, turn=1))["stack"] == [["Take", 1]]


def test_copies_follow_the_shape() -> None:
    """A state that does not say how it is copied is copied field by field, and so are its parts."""
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
    state = QUAY.new(2)
    state.resolve_chance(Rng(3))
    piles: Positions[State] = Positions([CARDS])
    piles.invariants(state)
    change(state)  # type: ignore[operator]
    with pytest.raises(BrokenInvariant, match=f"^{sentence}$"):
        piles.invariants(state)


@pytest.mark.parametrize("name", ["empty", "set_up", "seen_by_all", "breakdown"])
def test_a_missing_method_is_named(name: str) -> None:
    """A game that lacks one is refused with its name, before anybody plays."""
    without = type("Without", (NimGame,), {name: getattr(Game, name)})
    with pytest.raises(GameError, match=rf"^Without does not define {name}\(\)$"):
        without()


def test_a_misspelt_method_is_named() -> None:
    misspelt = type("Misspelt", (NimGame,), {"determinise": Game.determinize})
    with pytest.raises(GameError, match=r"^Misspelt defines determinise\(\), .*: did you mean determinize\(\)\?$"):
        misspelt()


def test_a_part_of_the_wrong_kind_is_named() -> None:
    game = Variant(parts={"positions": "nothing"})
    with pytest.raises(GameError, match=r"positions does not define POSITIONS, which must be a Checks$"):
        game.check(game.new(2))


def test_two_games_can_use_the_same_rule() -> None:
    """Each plays with a copy of its own, bound to its own components."""
    plain, other = QuayGame(), QuayGame()
    nim = NimGame()
    rules = [game.rulebook.by_name["Turn"] for game in (plain, other)]
    assert rules[0] is not rules[1]
    assert rules[0].number == rules[1].number
    shared = type("Shared", (NimGame,), {})()
    assert shared.rulebook.rules[0].number == nim.rulebook.rules[0].number
    for game in (plain, other):
        ludoteca.conformance.check(game, games=2)
    for sticks in (nim, shared):
        assert ludoteca.play(sticks, ["random", "random"], seed=1).outcome is not None


PLAY = """
import sys
import ludoteca
import ludoteca.envs.gymnasium
import ludoteca.envs.pettingzoo
import ludoteca.lab.simulate

name = sys.argv[1]
game = ludoteca.game(name)
ludoteca.play(game, ["normal" if "normal" in ludoteca.bots.bots(game) else "random"] * 2, seed=1)
print([module for module in sys.modules if module.startswith(f"ludoteca.games.{name}.") and
       module.split(".")[3] in ("table", "positions")])
"""


@pytest.mark.parametrize("name", ludoteca.games(sample=True))
def test_games_are_played_without_clicks_and_positions(name: str) -> None:
    """Search, simulation and environments never load them."""
    done = subprocess.run([sys.executable, "-c", PLAY, name], capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout) == ("", "[]\n")
