"""What each seat may see."""

from typing import Annotated, TypedDict

from ludoteca.engine import NONE, FactView, Randomness, scatter
from ludoteca.games.quay.state import Quay


class SmugglerView(TypedDict):
    """One smuggler."""

    points: Annotated[int, "Their points."]
    cards: Annotated[int, "How many cards they hold."]
    hand: Annotated[list[str] | None, "Their cards, if this is your seat."]


class QuayView(TypedDict):
    """The quay as one seat sees it."""

    deck: Annotated[int, "How many cards are still to be drawn."]
    landing: Annotated[str | None, "The cargo on the quay."]
    face_up: Annotated[list[str], "Cards out of the game that everybody sees."]
    face_down: Annotated[int, "How many cards were traded in."]
    players: Annotated[list[SmugglerView], "One entry for each seat."]
    known: Annotated[list[FactView], "Cards that you know are there; once for each copy."]
    absent: Annotated[list[FactView], "Cards that you know are not there."]


def seen_by_all(s: Quay) -> QuayView:
    """Everything but the hands, the deck and the cards traded in. QUAY-002"""
    ids = s.content.ids
    return {
        "deck": len(s.deck),
        "landing": None if s.landing == NONE else ids[s.landing],
        "face_up": [ids[card] for card in s.face_up],
        "face_down": len(s.face_down),
        "players": [{"points": sum(player.points), "cards": len(player.hand), "hand": None} for player in s.players],
        "known": [],
        "absent": [],
    }


def seen_by(s: Quay, seat: int, seen: QuayView) -> QuayView:
    ids = s.content.ids
    hand = [ids[card] for card in s.players[seat].hand]
    return {
        **seen,
        "players": [{**other, "hand": hand} if at == seat else other for at, other in enumerate(seen["players"])],
        "known": s.facts_of(seat, s.known),
        "absent": s.facts_of(seat, s.absent),
    }


def determinize(s: Quay, seat: int, rng: Randomness) -> Quay:
    """Deal again what the seat cannot see: other hands, the deck, the cards traded in."""
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
