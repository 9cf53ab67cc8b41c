"""What each seat of Smugglers' Quay may see."""

from typing import Any

from ludoteca.engine import NONE, Source, scatter
from quay.state import Quay


def view(s: Quay, seat: int) -> dict[str, Any]:
    """Everything but the other hands, the deck and what was traded in; of those, the seat's own facts. QUAY-002"""
    ids = s.content.ids
    return {
        "deck": len(s.deck),
        "landing": None if s.landing == NONE else ids[s.landing],
        "face_up": [ids[card] for card in s.face_up],
        "face_down": len(s.face_down),
        "players": [
            {
                "points": player.points,
                "cards": len(player.hand),
                "hand": [ids[card] for card in player.hand] if at == seat else None,
            }
            for at, player in enumerate(s.players)
        ],
        "known": [[place, ids[card]] for observer, place, card in s.known if observer == seat],
        "absent": [[place, ids[card]] for observer, place, card in s.absent if observer == seat],
    }


def determinize(s: Quay, seat: int, rng: Source) -> Quay:
    """Deal what the seat cannot see anew: other hands, the deck, the cards traded in."""
    world = s.copy()
    others = s.others_from_left(seat)
    pool = [*s.deck, *s.face_down, *(card for other in others for card in s.players[other].hand)]
    places = [s.hidden_place(seat, other, len(s.players[other].hand)) for other in others]
    places.append(s.hidden_place(seat, s.face_down_place, len(s.face_down)))
    places.append(s.hidden_place(seat, s.face_down_place + 1, len(s.deck)))
    dealt = scatter(pool, places, rng)
    for other, hand in zip(others, dealt, strict=False):
        world.players[other].hand = hand
    world.face_down = dealt[-2]
    world.deck = dealt[-1]
    return world
