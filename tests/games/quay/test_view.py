"""What each seat of Smugglers' Quay sees, and worlds that it holds possible."""

import json
from collections import Counter

import pytest
from tests.support.quays import QUAY, SALT, SILK, TEA, WHISTLE, positions, table

from ludoteca.engine import Rng
from ludoteca.observations import features, observer_of


def test_a_view_in_full() -> None:
    """Counts of what is hidden, everything that is open, one's own hand and one's own facts."""
    s = table([[SALT, SILK], [TEA, WHISTLE]], deck=[TEA, TEA], points=[3, 4], turn_of=1)
    s.face_down, s.face_up = s.face_up[:2], s.face_up[2:]
    s.landing = s.face_up.pop()
    s.learn(0, 1, TEA)
    s.rule_out(1, 0, WHISTLE)
    seen = s.view(0)
    assert seen["players"] == [
        {"points": 3, "cards": 2, "hand": ["salt", "silk"]},
        {"points": 4, "cards": 2, "hand": None},
    ]
    assert (seen["deck"], seen["face_down"], seen["landing"]) == (2, 2, "silk")
    assert Counter(seen["face_up"]) == Counter(QUAY.content.ids[card] for card in s.face_up)
    assert (seen["known"], seen["absent"]) == ([{"place": 1, "card": "tea"}], [])
    assert (s.view(1)["known"], s.view(1)["absent"]) == ([], [{"place": 0, "card": "whistle"}])


def test_a_spectator_sees_no_hand_and_no_fact() -> None:
    for s in positions(3):
        seen = s.view(None)
        assert all(player["hand"] is None for player in seen["players"])
        assert (seen["known"], seen["absent"]) == ([], [])
        assert json.loads(json.dumps(seen)) == seen


def test_hidden_cards_are_in_no_view() -> None:
    """When hidden cards change places, no other seat's view changes."""
    s = table([[SALT, SALT, SALT], [TEA, TEA, TEA], [SILK, SILK, SILK]])
    other = table([[SALT, SALT, SALT], [SILK, SILK, SILK], [TEA, TEA, TEA]])
    assert s.view(0) == other.view(0)
    assert s.view(None) == other.view(None)
    assert s.view(1) != other.view(1)


def test_worlds_respect_facts() -> None:
    """Known cards are there, ruled out ones are not, own cards stay, and all else varies."""
    s = table([[SALT] * 3, [TEA, TEA, SILK], [WHISTLE] * 3], deck=[SALT, SALT, TEA, SILK, WHISTLE])
    s.learn(0, 1, SILK)
    s.rule_out(0, 2, TEA)
    rng = Rng(1)
    worlds = [s.determinize(0, rng) for _ in range(200)]
    for world in worlds:
        QUAY.check(world)
        assert world.view(0) == s.view(0)
    hands = {tuple(hand) for world in worlds for hand in [world.players[1].hand]}
    assert all(SILK in hand for hand in hands)
    assert len(hands) > 5
    assert not any(TEA in world.players[2].hand for world in worlds)


def test_what_others_know_in_a_world() -> None:
    """In a world dealt anew the seat knows what it knew, and the others nothing: that would tell of the true cards."""
    rng, kept, dropped = Rng(2), 0, 0
    for s in positions(3, seed=40):
        world = s.determinize(s.player, rng)
        QUAY.check(world)
        assert world.known == [fact for fact in s.known if fact[0] == s.player]
        kept += len(world.known)
        dropped += len(s.known) - len(world.known)
    assert kept
    assert dropped


def test_features_are_shares_of_the_box_and_the_goal() -> None:
    s = table([[SALT, SALT, SILK], [TEA]], points=[2, 4])
    hand, seats = observer_of(QUAY).named("hand"), observer_of(QUAY).named("seats")
    assert features(s, 0)[hand.first : hand.first + hand.size] == [0.0, 0.25, 0.0, 0.25]
    own = features(s, 0)[seats.first : seats.first + 6]
    assert own == pytest.approx([1.0, 2 / 16, 3 / 5, 1.0, 4 / 16, 1 / 5])
    assert features(s, 1)[seats.first : seats.first + 6] == own[3:] + own[:3]
