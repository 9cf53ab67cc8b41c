"""A position of Iditacards, and what must always hold."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import NONE, BrokenInvariant, Game, OptionValue, State
from ludoteca.games.iditacards.board import NO_LEG, Layout, LegSide
from ludoteca.games.iditacards.cards import ATTACHMENT, DOG
from ludoteca.games.iditacards.content import Content
from ludoteca.positions.piles import Pile


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
        """Whether a player is on the line or beyond. IC-171"""
        return self.players[seat].position >= self.content.line


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> Race:
    """A table with nothing on it."""
    return Race(game, content, seats, options, [Racer() for _ in range(seats)])


def cards_at(s: Race, place: int) -> list[int]:
    """The cards in a hand; or in a deck, including those its owner is looking at."""
    if place < s.seats:
        return s.players[place].hand
    if place < 2 * s.seats:
        racer = s.players[place - s.seats]
        return racer.deck + racer.looking
    return []


def _own_deck(s: Race, card: str) -> str:
    """The deck a card comes from; one of the starter decks if it is in those."""
    number = s.content.ids.index(card)
    if number in s.content.decks.starter:
        return "players.deck"
    if number == s.content.cards.damaged:
        return "damage_deck"
    for at, deck in enumerate(s.content.upgrades(bool(s.options["retired_cards"]))):
        if number in deck:
            return f"upgrades.{at}"
    return "legendary_deck"


PILES: Final = [
    Pile(
        lambda s: [s.content.ids[card] for card in s.content.box(s.seats, bool(s.options["retired_cards"]))],
        [
            "players.hand", "players.deck", "players.discard", "players.played", "players.legendary",
            "players.looking", "players.waiting", "players.team", "players.attached", "upgrades.0", "upgrades.1",
            "upgrades.2", "upgrades.3", "supply", "damage_deck", "legendary_deck", "destroyed",
        ],
        rest=["destroyed"],
        home=_own_deck,
        kept=["players.waiting", "players.team", "players.attached"],
    )
]  # fmt: skip


def invariants(s: Race) -> None:
    """Every card of the box is in exactly one place; the race, the teams and the risks are sound. IC-028"""
    _check_cards(s)
    _must(set(s.damage_deck) <= {s.content.cards.damaged}, "the damage deck holds only Damaged cards")
    _check_board(s)
    _check_race(s)
    for racer in s.players:
        _check_team(s, racer)
        _must(len(racer.waiting) == len(racer.owed) == len(racer.paid), "every waiting card owes risk")


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _check_cards(s: Race) -> None:
    """Counts instead of sorting, which takes half the time: campaigns check this after every answer."""
    missing = s.content.box_counts(s.seats, bool(s.options["retired_cards"])).copy()
    for racer in s.players:
        for card in racer.cards():
            missing[card] -= 1
    for pile in (s.supply, s.damage_deck, s.legendary_deck, s.destroyed, *s.upgrades):
        for card in pile:
            missing[card] -= 1
    if sum(missing):
        box = len(s.content.box(s.seats, bool(s.options["retired_cards"])))
        raise BrokenInvariant(f"{box - sum(missing)} cards in all, not {box}")
    _must(not any(missing), "a card has turned into another")


def _check_board(s: Race) -> None:
    """Nobody shares a square, and each leg card is on the space of its type. IC-028, IC-072"""
    squares = [racer.position for racer in s.players if 0 < racer.position < s.content.line]
    _must(len(squares) == len(set(squares)), "two players share a square")
    for at, card in enumerate(s.legs):
        _must(at < 4 and s.content.legs.types[card] == at, "a leg card does not lie on the space of its type")


def _check_race(s: Race) -> None:
    """Weather and legs are there once the race is on; players past the line have crossed it, once. IC-010, IC-096"""
    begun = s.round > 1 or any(racer.position or racer.turns for racer in s.players)
    _must(s.weather != NONE or not begun, "the race is on, but there is no weather")
    _must(len(s.legs) == 4 or s.weather == NONE, f"{len(s.legs)} leg cards lie on the board, not 4")
    _must(s.round <= s.content.round_limit, f"the race is stopped after {s.content.round_limit} rounds")
    _must(len(s.crossed) == len(set(s.crossed)), "somebody has crossed the line twice")
    _must(len(s.resting) == len(set(s.resting)), "somebody takes part in a new day twice")
    for seat in range(s.seats):
        _must(seat in s.crossed or not s.finished(seat), f"seat {seat} is past the line, but has not crossed it")
        _must(seat not in s.crossed or s.finished(seat), f"seat {seat} has crossed the line, but is not past it")


def _check_team(s: Race, racer: Racer) -> None:
    """Dogs, no more than the limit, with attachments they can hold. IC-106, IC-113"""
    cards = s.content.cards
    dogs = len(racer.attached) == len(racer.team) and all(cards.types[dog] == DOG for dog in racer.team)
    _must(dogs, "a team is made of dogs, each with its own attachments")
    heads = sum(cards.counts_as[dog] for dog in racer.team)
    _must(heads <= s.content.dog_limit, "a team is larger than the limit")
    for dog, held in zip(racer.team, racer.attached, strict=True):
        fits = len(held) <= cards.slots[dog] and all(cards.types[card] == ATTACHMENT for card in held)
        _must(fits, "a dog holds what it cannot hold")
