"""A position of Iditacards."""

from collections.abc import Mapping
from typing import Any

from ludoteca.engine import NONE, PER_SEAT, Bag, Flag, Game, Items, Maybe, Number, OptionValue, Shape, State
from ludoteca.games.iditacards.board import NO_LEG, Layout, LegSide, type_and_side
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.domains import CARD, LARGEST, LEG_CARD, OWED, SEAT, SQUARE, WEATHER


class Racer:
    """One player: cards, team, meters, place in the race, and what happened since the last new day."""

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
        return self.content.layouts[str(self.options["layout"])]

    def leg_at(self, square: int) -> LegSide:
        """The side of the leg card that applies to a square; `NO_LEG` on Start and beyond the line."""
        if not 0 < square <= self.content.squares:
            return NO_LEG
        kind, side = type_and_side(self.layout.leg[square])
        return self.content.legs.sides[2 * self.legs[kind] + side]

    def finished(self, seat: int) -> bool:
        """True if a player is on the line or beyond. IC-171"""
        return self.players[seat].position >= self.content.line


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> Race:
    return Race(game, content, seats, options, [Racer() for _ in range(seats)])


class Attached(Items):
    """The attachments of each dog: lists in JSON; tuples in the state, so that copies can share them."""

    def read(self, data: Any, where: str, seats: int) -> Any:
        return [tuple(held) for held in super().read(data, where, seats)]

    def check(self, value: Any, where: str) -> None:
        """Each dog's attachments are sorted."""
        super().check([list(held) for held in value], where)


def shape(content: Content) -> Shape:
    bag, seat, number = Bag(CARD.codec(content)), SEAT.codec(content), Number(0, LARGEST)
    decks = Items(bag, len(content.decks.upgrade_ids))
    return Shape(
        {
            "players": (Items(racer_shape(content), PER_SEAT), "One entry for each seat."),
            "upgrades": (decks, "What the four upgrade decks still hold. They have no order."),
            "supply": (bag, "The cards in the supply."),
            "damage_deck": (bag, "The Damaged cards still to be dealt."),
            "legendary_deck": (bag, "The legendary cards that nobody was dealt."),
            "destroyed": (bag, "The cards that are out of the game."),
            "legs": (Items(LEG_CARD.codec(content)), "The leg cards on the board, one of each type."),
            "weather": (Maybe(WEATHER).codec(content), "The weather; null before the first roll."),
            "first": (seat, "The seat that began."),
            "round": (number, "Which round it is."),
            "crossed": (Items(seat), "The seats that have crossed the line, the first one first."),
            "resting": (Items(seat), "The seats that take part in the new day under way, its caller first."),
            "scrapped": (number, "How many cards were destroyed for the New Sled that is being built."),
        }
    )


def racer_shape(content: Content) -> Shape:
    card, number, flag = CARD.codec(content), Number(0, LARGEST), Flag()
    bag, meter, square = Bag(card), Number(0, content.meter_max), SQUARE.codec(content)
    return Shape(
        {
            "position": (square, "Their square: 0 is Start, 161 the line; beyond it only the distance counts."),
            "hypothermia": (meter, "What this meter shows."),
            "starvation": (meter, "What this meter shows."),
            "hand": (bag, "Their hand, which only they see."),
            "deck": (bag, "Their deck. It has no order."),
            "discard": (bag, "Their discard pile."),
            "played": (bag, "The cards in front of them that they have played since their last new day."),
            "legendary": (bag, "The legendary cards they have not earned yet."),
            "looking": (bag, "The cards of their deck that they look at now."),
            "waiting": (Items(card), "Their cards that wait for risk, the newest last."),
            "owed": (Items(OWED.codec(content)), "For each waiting card, how many risk cards it still needs."),
            "paid": (Items(number), "For each waiting card, how many were paid."),
            "team": (Items(card), "Their dogs, the oldest first."),
            "attached": (Attached(bag), "For each dog, what it carries."),
            "ate": (flag, "Whether they have played food since their last new day."),
            "personal": (number, "How many personal cards they have played since then."),
            "meals": (
                Number(0, 7),
                "Which meals they have played since then: 1 for breakfast, 2 for lunch, 4 for dinner, added up.",
            ),
            "moved": (flag, "Whether a movement card has moved them since then."),
            "free_energy": (flag, "Whether energy costs them nothing until their next new day."),
            "free_health": (flag, "Whether health costs them nothing until then."),
            "immune": (flag, "Whether a card of theirs makes them immune until then."),
            "checkpoints": (
                Number(0, 31),
                "Which checkpoints they have reached: 1, 2, 4, 8 and 16 from the first to the last, added up.",
            ),
            "turns": (number, "How many turns they have had."),
            "days": (number, "Which day of theirs this is."),
        },
        Racer,
    )


def cards_at(s: Race, place: int) -> list[int]:
    """The cards in a hand; or in a deck, including those its owner is looking at."""
    if place < s.seats:
        return s.players[place].hand
    if place < 2 * s.seats:
        racer = s.players[place - s.seats]
        return racer.deck + racer.looking
    return []
