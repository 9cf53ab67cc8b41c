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

    def __init__(self, hand: list[int], points: list[int]) -> None:
        self.hand = hand
        self.points = points

    def copy(self) -> "Player":
        """An independent player of equal value."""
        return Player(self.hand.copy(), self.points.copy())


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

    @property
    def face_down_place(self) -> int:
        """The place for facts about cards traded in; a hand's place is its seat."""
        return self.seats


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> Quay:
    """A table with nothing on it."""
    return Quay(game, content, seats, options, [_nobody() for _ in range(seats)])


def _nobody() -> Player:
    return Player([], [0] * len(SOURCES))


def shape(content: Content) -> Shape:
    """The fields of a position, for JSON and keys."""
    card = CARD.codec(content)
    player = Shape(
        {"hand": Bag(card), "points": Tally(SOURCES)},
        _nobody,
        {"hand": "Their cards, which only they see.", "points": "Their points, by what they are for."},
    )
    return Shape(
        {
            "players": Items(player, PER_SEAT),
            "deck": Bag(card),
            "landing": Maybe(CARD).codec(content),
            "face_up": Bag(card),
            "face_down": Bag(card),
        },
        about={
            "players": "One entry for each seat.",
            "deck": "The cards still to be drawn. They have no order.",
            "landing": "The cargo that lies on the quay, if any.",
            "face_up": "Cards out of the game that everybody sees.",
            "face_down": "Cards that were traded in.",
        },
    )


def cards_at(s: Quay, place: int) -> list[int]:
    """The cards in a hand, or those traded in."""
    if place < s.seats:
        return s.players[place].hand
    return s.face_down if place == s.face_down_place else []
