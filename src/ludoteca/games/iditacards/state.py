"""A position of Iditacards."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import (
    NONE,
    PER_SEAT,
    Bag,
    Codec,
    Flag,
    Game,
    Items,
    Maybe,
    Number,
    OptionValue,
    Shape,
    State,
)
from ludoteca.games.iditacards.board import NO_LEG, Layout, LegSide
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.domains import CARD, LARGEST, LEG_CARD, OWED, SEAT, SQUARE, WEATHER


class Racer:
    """One player: cards, team, meters, place in the race, and what happened since the last new day."""

    __slots__ = (
        "ate", "attached", "checkpoints", "days", "deck", "discard", "free_energy", "free_health", "hand",
        "hypothermia", "immune", "legendary", "looking", "meals", "moved", "owed", "paid", "personal", "played",
        "position", "starvation", "team", "turns", "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        self.position: int = 0
        self.hypothermia: int = 0
        self.starvation: int = 0
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.played: list[int] = []
        self.legendary: list[int] = []
        self.looking: list[int] = []
        # The cards that wait for risk, the newest last; what each still owes and has already paid.
        self.waiting: list[int] = []
        self.owed: list[int] = []
        self.paid: list[int] = []
        # The dogs, oldest first, and the attachments of each.
        self.team: list[int] = []
        self.attached: list[tuple[int, ...]] = []
        # Since the last new day: food, personal cards, meals as bits, whether a movement card moved.
        self.ate: bool = False
        self.personal: int = 0
        self.meals: int = 0
        self.moved: bool = False
        self.free_energy: bool = False
        self.free_health: bool = False
        self.immune: bool = False
        self.checkpoints: int = 0
        self.turns: int = 0
        self.days: int = 1

    def copy(self) -> "Racer":
        """An independent player of equal value."""
        other = Racer.__new__(Racer)
        other.position = self.position
        other.hypothermia = self.hypothermia
        other.starvation = self.starvation
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.played = self.played[:]
        other.legendary = self.legendary[:]
        other.looking = self.looking[:]
        other.waiting = self.waiting[:]
        other.owed = self.owed[:]
        other.paid = self.paid[:]
        other.team = self.team[:]
        other.attached = self.attached[:]
        other.ate = self.ate
        other.personal = self.personal
        other.meals = self.meals
        other.moved = self.moved
        other.free_energy = self.free_energy
        other.free_health = self.free_health
        other.immune = self.immune
        other.checkpoints = self.checkpoints
        other.turns = self.turns
        other.days = self.days
        return other

    def in_play(self) -> list[int]:
        """The team and everything attached to it."""
        cards = self.team[:]
        for held in self.attached:
            cards.extend(held)
        return cards

    def cards(self) -> list[int]:
        """Everything that belongs to this player, wherever it is."""
        return [
            *self.hand, *self.deck, *self.discard, *self.played, *self.legendary, *self.looking, *self.waiting,
            *self.in_play(),
        ]  # fmt: skip


class Race(State):
    """The players, the shared decks and the supply, the legs, the weather, and how far the race has come."""

    def __init__(
        self, game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue], players: list[Racer]
    ) -> None:
        super().__init__(game, seats, options)
        self.content = content
        self.players = players
        self.upgrades: list[list[int]] = [[], [], [], []]
        self.supply: list[int] = []
        self.damage_deck: list[int] = []
        self.legendary_deck: list[int] = []
        self.destroyed: list[int] = []
        self.legs: list[int] = []
        self.weather: int = NONE
        self.first: int = 0
        self.round: int = 1
        self.crossed: list[int] = []
        # The players who take part in the current new day, and how many cards the current New Sled has cost.
        self.resting: list[int] = []
        self.scrapped: int = 0

    def copy(self) -> "Race":
        """An independent position of equal value."""
        other = Race(self.game, self.content, self.seats, self.options, [racer.copy() for racer in self.players])
        self.copy_into(other)
        other.upgrades = [deck[:] for deck in self.upgrades]
        other.supply = self.supply[:]
        other.damage_deck = self.damage_deck[:]
        other.legendary_deck = self.legendary_deck[:]
        other.destroyed = self.destroyed[:]
        other.legs = self.legs[:]
        other.weather = self.weather
        other.first = self.first
        other.round = self.round
        other.crossed = self.crossed[:]
        other.resting = self.resting[:]
        other.scrapped = self.scrapped
        return other

    def deck_place(self, seat: int) -> int:
        """The place for facts about a deck; a hand's place is its seat."""
        return self.seats + seat

    @property
    def layout(self) -> Layout:
        """The board in use."""
        return self.content.layouts[str(self.options["layout"])]

    def leg_at(self, square: int) -> LegSide:
        """The side of the leg card that applies to a square; `NO_LEG` on Start and beyond the line."""
        if not 0 < square <= self.content.squares:
            return NO_LEG
        leg = self.layout.leg[square]
        return self.content.legs.sides[2 * self.legs[leg % 4] + leg // 4]

    def finished(self, seat: int) -> bool:
        """True if a player is on the line or beyond. IC-171"""
        return self.players[seat].position >= self.content.line


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> Race:
    """A table with nothing on it."""
    return Race(game, content, seats, options, [Racer() for _ in range(seats)])


ABOUT_PLAYER: Final = {
    "position": "Their square: 0 is Start, 161 the line; beyond it only the distance counts.",
    "hypothermia": "What this meter shows.",
    "starvation": "What this meter shows.",
    "hand": "Their hand, which only they see.",
    "deck": "Their deck. It has no order.",
    "discard": "Their discard pile.",
    "played": "The cards in front of them that they have played since their last new day.",
    "legendary": "The legendary cards they have not earned yet.",
    "looking": "The cards of their deck that they look at now.",
    "waiting": "Their cards that wait for risk, the newest last.",
    "owed": "For each waiting card, how many risk cards it still needs.",
    "paid": "For each waiting card, how many were paid.",
    "team": "Their dogs, the oldest first.",
    "attached": "For each dog, what it carries.",
    "ate": "Whether they have played food since their last new day.",
    "personal": "How many personal cards they have played since then.",
    "meals": "Which meals they have played since then: 1 for breakfast, 2 for lunch, 4 for dinner, added up.",
    "moved": "Whether a movement card has moved them since then.",
    "free_energy": "Whether energy costs them nothing until their next new day.",
    "free_health": "Whether health costs them nothing until then.",
    "immune": "Whether a card of theirs makes them immune until then.",
    "checkpoints": "Which checkpoints they have reached: 1 for the first, 2 for the second, 4 for the third and so on, "
    "added up.",
    "turns": "How many turns they have had.",
    "days": "Which day of theirs this is.",
}


class Attached(Items):
    """The attachments of each dog: lists in JSON; tuples in the state, so that copies can share them."""

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Each dog's attachments, sorted."""
        return [tuple(held) for held in super().read(data, where, seats)]

    def check(self, value: Any, where: str) -> None:
        """Each dog's attachments are sorted."""
        super().check([list(held) for held in value], where)


def shape(content: Content) -> Shape:
    """A whole position."""
    bag, seat, number = Bag(CARD.codec(content)), SEAT.codec(content), Number(0, LARGEST)
    fields: dict[str, Codec] = {
        "players": Items(_player(content), PER_SEAT),
        "upgrades": Items(bag, len(content.decks.upgrade_ids)),
        "supply": bag,
        "damage_deck": bag,
        "legendary_deck": bag,
        "destroyed": bag,
        "legs": Items(LEG_CARD.codec(content)),
        "weather": Maybe(WEATHER).codec(content),
        "first": seat,
        "round": number,
        "crossed": Items(seat),
        "resting": Items(seat),
        "scrapped": number,
    }
    about = {
        "players": "One entry for each seat.",
        "upgrades": "What the four upgrade decks still hold. They have no order.",
        "supply": "The cards in the supply.",
        "damage_deck": "The Damaged cards still to be dealt.",
        "legendary_deck": "The legendary cards that nobody was dealt.",
        "destroyed": "The cards that are out of the game.",
        "legs": "The leg cards on the board, one of each type.",
        "weather": "The weather; null before the first roll.",
        "first": "The seat that began.",
        "round": "Which round it is.",
        "crossed": "The seats that have crossed the line, the first one first.",
        "resting": "The seats that take part in the new day under way, its caller first.",
        "scrapped": "How many cards were destroyed for the New Sled that is being built.",
    }
    return Shape(fields, about=about)


def _player(content: Content) -> Shape:
    card, number, flag = CARD.codec(content), Number(0, LARGEST), Flag()
    bag, meter = Bag(card), Number(0, content.meter_max)
    return Shape(
        {
            "position": SQUARE.codec(content), "hypothermia": meter, "starvation": meter,
            "hand": bag, "deck": bag, "discard": bag, "played": bag, "legendary": bag, "looking": bag,
            "waiting": Items(card), "owed": Items(OWED.codec(content)), "paid": Items(number),
            "team": Items(card), "attached": Attached(bag),
            "ate": flag, "personal": number, "meals": Number(0, 7), "moved": flag,
            "free_energy": flag, "free_health": flag, "immune": flag,
            "checkpoints": Number(0, 31), "turns": number, "days": number,
        },
        Racer,
        ABOUT_PLAYER,
    )  # fmt: skip


def cards_at(s: Race, place: int) -> list[int]:
    """The cards in a hand; or in a deck, including those its owner is looking at."""
    if place < s.seats:
        return s.players[place].hand
    if place < 2 * s.seats:
        racer = s.players[place - s.seats]
        return racer.deck + racer.looking
    return []
