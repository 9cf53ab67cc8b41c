"""A position of Smugglers' Quay."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import NONE, PER_SEAT, Bag, Game, Items, Maybe, OptionValue, Shape, State, Tally
from ludoteca.games.quay.content import Content
from ludoteca.games.quay.domains import CARD

WHISTLE: Final = 0
SOURCES: Final = ("landed", "seized")
"""What points are for."""
LANDED: Final = 0
SEIZED: Final = 1


class Player:
    """One smuggler: a hidden hand, and open points by source."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.points: list[int] = [0] * len(SOURCES)


class Quay(State):
    """The deck, the cargo on the quay, what is out of the game face up and face down, and the smugglers."""

    def __init__(self, game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.content = content
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.deck: list[int] = []
        self.landing: int = NONE
        self.face_up: list[int] = []
        self.face_down: list[int] = []

    @property
    def face_down_place(self) -> int:
        """The place for facts about cards traded in; a hand's place is its seat."""
        return self.seats


def shape(content: Content) -> Shape:
    """Every field of a position, for JSON, copies and checks."""
    card = CARD.codec(content)
    player = Shape(
        {
            "hand": (Bag(card), "Their cards, which only they see."),
            "points": (Tally(SOURCES), "Their points, by what they are for."),
        },
        Player,
    )
    return Shape(
        {
            "players": (Items(player, PER_SEAT), "One entry for each seat."),
            "deck": (Bag(card), "The cards still to be drawn. They have no order."),
            "landing": (Maybe(CARD).codec(content), "The cargo on the quay, if any."),
            "face_up": (Bag(card), "Cards out of the game that everybody sees."),
            "face_down": (Bag(card), "Cards that were traded in."),
        }
    )


def cards_at(s: Quay, place: int) -> list[int]:
    """The cards in a hand, or those traded in."""
    if place < s.seats:
        return s.players[place].hand
    return s.face_down if place == s.face_down_place else []
