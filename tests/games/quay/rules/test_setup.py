"""Smugglers' Quay, 'Set-up'."""

from collections import Counter

import pytest
from tests.support.quays import QUAY, SALT, SILK, TEA, WHISTLE, asked, dealt

from ludoteca.engine import BadOptions
from ludoteca.match.match import Match


@pytest.mark.rule("QUAY-001")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert QUAY.new(players).seats == players
    for players in (1, 5):
        with pytest.raises(BadOptions):
            QUAY.new(players)


@pytest.mark.rule("QUAY-002")
def test_the_cards_of_the_box() -> None:
    """There are 24 cards of four kinds, and each kind has its points."""
    content = QUAY.content
    box = {name: (content.copies[at], content.values[at]) for at, name in enumerate(content.ids)}
    assert box == {"whistle": (4, 0), "salt": (8, 1), "tea": (8, 2), "silk": (4, 3)}
    new = QUAY.new(2)
    assert Counter(new.deck) == {WHISTLE: 4, SALT: 8, TEA: 8, SILK: 4}


@pytest.mark.rule("QUAY-002")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_each(players: int) -> None:
    """Each player is dealt three, one at a time in turn, and the rest is the deck."""
    s = QUAY.new(players)
    assert [frame[1] for frame in reversed(s.stack)][: 3 * players] == list(range(players)) * 3
    s = dealt(players, seed=3)
    assert [len(player.hand) for player in s.players] == [3] * players
    assert len(s.deck) == 24 - 3 * players
    assert Counter([*s.deck, *(card for player in s.players for card in player.hand)]) == Counter(QUAY.content.deck)


@pytest.mark.rule("QUAY-002")
def test_unseen_by_the_others() -> None:
    """Nobody sees another's cards, neither in the view nor in what is told."""
    match = Match(QUAY, players=3, seed=1)
    for seat in range(3):
        hands = [player["hand"] for player in match.state.view(seat)["players"]]
        assert [hand is None for hand in hands] == [other != seat for other in range(3)]
        assert hands[seat] == [QUAY.content.ids[card] for card in match.state.players[seat].hand]
        for event in match.events(seat=seat):
            assert event.what == "draws"
            assert (event.secret is None) == (event.seat != seat)


@pytest.mark.rule("QUAY-003")
def test_the_first_seat_begins() -> None:
    for players in (2, 3, 4):
        assert asked(dealt(players)) == ("Turn", 0)
