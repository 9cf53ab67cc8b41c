"""A position of Smugglers' Quay, and what must always hold."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import (
    NONE,
    PER_SEAT,
    Bag,
    BrokenInvariant,
    Game,
    Item,
    Items,
    Number,
    OptionValue,
    Shape,
    State,
)
from quay.content import Content

WHISTLE: Final = 0
MOST_POINTS: Final = 999


class Player:
    """One smuggler: a hidden hand and open points."""

    def __init__(self, hand: list[int], points: int) -> None:
        self.hand = hand
        self.points = points

    def copy(self) -> "Player":
        """An independent player of equal value."""
        return Player(self.hand.copy(), self.points)


class Quay(State):
    """The deck, the cargo on the quay, what is out of the game face up and face down, and the smugglers."""

    def __init__(
        self, game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue], players: list[Player]
    ) -> None:
        super().__init__(game, seats, options)
        self.content = content
        self.players = players
        self.deck: list[int] = []
        self.landing: int = NONE
        self.face_up: list[int] = []
        self.face_down: list[int] = []

    def copy(self) -> "Quay":
        """An independent position of equal value."""
        other = Quay(self.game, self.content, self.seats, self.options, [player.copy() for player in self.players])
        self.copy_into(other)
        other.deck = self.deck.copy()
        other.landing = self.landing
        other.face_up = self.face_up.copy()
        other.face_down = self.face_down.copy()
        return other

    def others_from_left(self, seat: int) -> list[int]:
        """The other seats, in turn order."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    @property
    def face_down_place(self) -> int:
        """The place that facts about cards traded in speak of; a hand's place is its seat."""
        return self.seats


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> Quay:
    """A table with nothing on it."""
    return Quay(game, content, seats, options, [Player([], 0) for _ in range(seats)])


def shape(content: Content) -> Shape:
    """The fields of a position, for JSON and keys."""
    card = Item(content.ids)
    player = Shape({"hand": Bag(card), "points": Number(0, MOST_POINTS)}, lambda: Player([], 0))
    return Shape(
        {
            "players": Items(player, PER_SEAT),
            "deck": Bag(card),
            "landing": Item(content.ids, optional=True),
            "face_up": Bag(card),
            "face_down": Bag(card),
        }
    )


def cards_at(s: Quay, place: int) -> list[int]:
    """The cards in a hand, or those that were traded in."""
    if place < s.seats:
        return s.players[place].hand
    return s.face_down if place == s.face_down_place else []


def invariants(s: Quay) -> None:
    """Every card of the box is in exactly one place. QUAY-002"""
    cards = [*s.deck, *s.face_up, *s.face_down, *(card for player in s.players for card in player.hand)]
    if s.landing != NONE:
        cards.append(s.landing)
    box = s.content.deck
    if len(cards) != len(box):
        raise BrokenInvariant(f"{len(cards)} cards in all, not {len(box)}")
    if sorted(cards) != box:
        raise BrokenInvariant("a card has turned into another")
