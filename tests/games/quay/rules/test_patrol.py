"""Smugglers' Quay, 'Patrol'."""

import pytest
from tests.support.quays import BLOW, LET_PASS, SALT, SILK, TEA, TRADE_IN, WHISTLE, asked, asking, listening, table

from ludoteca.engine import NOBODY, NONE, Rng


@pytest.mark.rule("QUAY-011")
def test_the_cargo_lies_openly_on_the_quay() -> None:
    s = table([[SALT, TEA], [WHISTLE], [TEA]])
    heard = listening(s)
    s.choose(TEA)
    assert (s.players[0].hand, s.landing) == ([SALT], TEA)
    assert {s.view(seat)["landing"] for seat in (None, 0, 1, 2)} == {"tea"}
    assert ("lands", 0, TEA, 0) in heard.events
    assert not heard.secrets


@pytest.mark.rule("QUAY-011")
def test_a_known_card_that_is_landed_is_no_longer_in_the_hand() -> None:
    s = table([[SALT, TEA, TEA], [WHISTLE], [SALT]])
    s.known = [(1, 0, TEA), (1, 0, TEA), (2, 0, SALT), (2, 0, TEA)]
    s.choose(TEA)
    assert s.known == [(1, 0, TEA), (2, 0, SALT)]


@pytest.mark.rule("QUAY-020")
def test_each_other_in_turn() -> None:
    """From the left of the one who lands, everybody who holds a whistle is asked, the one who lands never."""
    s = table([[WHISTLE], [TEA, WHISTLE], [SALT, WHISTLE], [WHISTLE]], turn_of=2)
    order = []
    s.choose(SALT)
    while s.player != NOBODY:
        order.append(asked(s))
        assert s.answers == [LET_PASS, BLOW]
        s.choose(LET_PASS)
    assert order == [("BlowWhistle", 3), ("BlowWhistle", 0), ("BlowWhistle", 1)]
    assert asked(s) == ("Tide", NOBODY)


@pytest.mark.rule("QUAY-020")
def test_without_a_whistle_nobody_is_asked() -> None:
    s = table([[SALT, WHISTLE], [TEA], [SILK]])
    s.choose(SALT)
    assert asked(s) == ("Tide", NOBODY)


@pytest.mark.rule("QUAY-020")
def test_the_first_whistle_ends_the_landing() -> None:
    """Cargo and one whistle are out of the game face up, the one who blew scores 1, and nobody else is asked."""
    s = table([[SILK] * 3, [WHISTLE, WHISTLE], [WHISTLE]])
    heard = listening(s)
    s.choose(SILK)
    s.choose(BLOW)
    assert (s.landing, s.face_up, s.breakdown) == (NONE, [WHISTLE, SILK], [{}, {"seized": 1}, {}])
    assert [player.hand for player in s.players[1:]] == [[WHISTLE], [WHISTLE]]
    assert asked(s) == ("DrawCard", NOBODY)
    s.resolve_chance(Rng(1))
    assert asked(s) == ("Turn", 1)
    assert ("whistles", 1, 0, 0) in heard.events
    assert "tide" not in [event[0] for event in heard.events]


@pytest.mark.rule("QUAY-020")
def test_a_known_whistle_is_gone() -> None:
    """A player who knew of the whistle knows that it has left that hand."""
    s = table([[SILK] * 3, [WHISTLE, WHISTLE], [TEA]])
    s.known = [(0, 1, WHISTLE), (2, 1, WHISTLE), (2, 1, WHISTLE)]
    s.choose(SILK)
    s.choose(BLOW)
    assert s.known == [(2, 1, WHISTLE)]


@pytest.mark.rule("QUAY-020")
def test_a_later_whistle_after_one_that_let_pass() -> None:
    s = table([[SALT] * 3, [WHISTLE], [WHISTLE]])
    s.choose(SALT)
    s.choose(LET_PASS)
    assert (s.landing, s.players[1].hand) == (SALT, [WHISTLE])
    s.choose(BLOW)
    assert s.scores == [0, 0, 1]


@pytest.mark.rule("QUAY-021")
@pytest.mark.parametrize(("cargo", "points"), [(SALT, 1), (TEA, 2), (SILK, 3)])
@pytest.mark.parametrize("face", range(6))
def test_the_tide(cargo: int, points: int, face: int) -> None:
    """On a 1 the cargo is washed away, on anything else its points are scored; either way it is out, face up."""
    s = table([[cargo] * 3, [TEA]])
    heard = listening(s)
    s.choose(cargo)
    assert s.pending is not None
    assert (s.pending.rule, s.pending.weights) == ("Tide", (1,) * 6)
    s.choose(face)
    assert s.scores == [0 if face == 0 else points, 0]
    assert (s.landing, s.face_up) == (NONE, [cargo])
    assert ("tide", 0, face + 1, cargo) in heard.events


@pytest.mark.rule("QUAY-022")
def test_without_patrol() -> None:
    """Nobody is asked, whistles stay in the hands and cannot be landed, and the tide comes at once."""
    s = table([[SALT] * 3, [WHISTLE], [WHISTLE]], options={"patrol": False})
    s.choose(SALT)
    assert asked(s) == ("Tide", NOBODY)
    assert [player.hand for player in s.players[1:]] == [[WHISTLE], [WHISTLE]]
    s = table([[WHISTLE, SALT], [TEA]], options={"patrol": False})
    assert s.answers == [TRADE_IN, SALT, *(asking(1, kind) for kind in range(4))]
