"""A position of European Plastic's Race."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import (
    NONE,
    PER_SEAT,
    BadPosition,
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
    Tally,
)
from ludoteca.games.plastics_race import domains
from ludoteca.games.plastics_race.content import MOST_SEATS, Content

COUNTERS: Final = ("extra", "reward", "routes", "sold")
"""The sources of a player's counters."""
EXTRA: Final = 0
REWARD: Final = 1
ROUTES: Final = 2
SOLD: Final = 3

Die = tuple[int, int]
"""A die on the board: its section and its colour."""


class Player:
    """One company: hand and routes are hidden, everything else is open (except `offer`, a card in a swap)."""

    __slots__ = ("bins", "hand", "new_route", "offer", "played", "points", "police", "puncture", "routes", "truck")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.played: list[int] = []
        self.bins: list[int] = []
        self.routes: list[int] = []
        self.points: list[int] = [0] * len(COUNTERS)
        self.new_route: int = NONE
        self.truck: int = NONE
        self.police: int = 0
        self.puncture: int = NONE
        self.offer: int = NONE

    def copy(self) -> "Player":
        other = Player.__new__(Player)
        other.hand = self.hand.copy()
        other.played = self.played.copy()
        other.bins = self.bins.copy()
        other.routes = self.routes.copy()
        other.points = self.points.copy()
        other.new_route = self.new_route
        other.truck = self.truck
        other.police = self.police
        other.puncture = self.puncture
        other.offer = self.offer
        return other


class PlasticsRace(State):
    """The table: cards, board, round, and what the player whose turn it is has done in it.

    `path` and `colours` are the sections driven this turn and what they counted as; the open run is `run_colour` (and
    `run_next`, the second colour of a dashed pair not yet reached), driven from place `run_from` of the path on.
    """

    def __init__(
        self, game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue], players: list[Player]
    ) -> None:
        super().__init__(game, seats, options)
        self.content = content
        self.players = players
        self.city: int = 0
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.route_deck: list[int] = []
        self.route_discards: list[int] = []
        self.stacks: list[int] = []
        self.bonus: int = NONE
        self.plant: int = NONE
        self.capacity: int = 0
        self.dice: list[Die] = []
        self.rolled: list[int] = []
        self.works: list[int] = []
        self.one_ways: list[int] = []
        self.starter: int = 0
        self.current: int = 0
        self.round: int = 1
        self.last_round: int = 0
        self.ending: int = domains.GOING_ON
        self.moving: bool = False
        self.free_pass: bool = False
        self.passes: list[int] = []
        self.path: list[int] = []
        self.colours: list[int] = []
        self.run_colour: int = NONE
        self.run_next: int = NONE
        self.run_from: int = 0
        self.run_shortcut: bool = False

    def copy(self) -> "PlasticsRace":
        players = [player.copy() for player in self.players]
        other = PlasticsRace(self.game, self.content, self.seats, self.options, players)
        self.copy_into(other)
        other.city = self.city
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.route_deck = self.route_deck.copy()
        other.route_discards = self.route_discards.copy()
        other.stacks = self.stacks.copy()
        other.bonus = self.bonus
        other.plant = self.plant
        other.capacity = self.capacity
        other.dice = self.dice.copy()
        other.rolled = self.rolled.copy()
        other.works = self.works.copy()
        other.one_ways = self.one_ways.copy()
        other.starter = self.starter
        other.current = self.current
        other.round = self.round
        other.last_round = self.last_round
        other.ending = self.ending
        other.moving = self.moving
        other.free_pass = self.free_pass
        other.passes = self.passes.copy()
        other.path = self.path.copy()
        other.colours = self.colours.copy()
        other.run_colour = self.run_colour
        other.run_next = self.run_next
        other.run_from = self.run_from
        other.run_shortcut = self.run_shortcut
        return other

    # ---------------------------------------------------------------- readers

    def colour_of(self, section: int) -> int:
        """The colour of the die on a section, else its printed one. EPR-041"""
        for at, colour in self.dice:
            if at == section:
                return colour
        return self.content.streets.colour[section]

    def blocked(self, section: int, near: int) -> bool:
        """Whether a section entered from `near` has works, or a one-way token against you. EPR-049"""
        if section in self.works:
            return True
        streets = self.content.streets
        for arrow in self.one_ways:
            if streets.arrow_section[arrow] == section:
                return streets.arrow_from[arrow] != near
        return False

    @property
    def rounds_left(self) -> int:
        """How many rounds can still follow the current one."""
        most = int(self.options["max_rounds"])
        return min(self.last_round or most, most) - self.round

    # ---------------------------------------------------------------- small steps shared by many rules

    def open_run(self, colour: int, following: int) -> None:
        """Start driving with a new card. EPR-046"""
        self.run_colour = colour
        self.run_next = following
        self.run_from = len(self.path)
        self.run_shortcut = False

    def close_run(self) -> None:
        """The card in use is used up. EPR-046"""
        self.run_colour = NONE
        self.run_next = NONE
        self.run_shortcut = False

    def stop(self) -> None:
        """Movement ends for this turn. EPR-120, EPR-140"""
        self.close_run()
        self.moving = False
        self.free_pass = False
        self.passes.clear()


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> PlasticsRace:
    s = PlasticsRace(game, content, seats, options, [Player() for _ in range(seats)])
    s.city = content.city_ids.index(str(options["city"]))
    return s


class DieOnBoard(Codec):
    """A die by its section and colour.

    >>> from ludoteca.engine import Item
    >>> die = DieOnBoard(Item(["paris/a-b"]), Item(["red", "blue"]))
    >>> die.write((0, 1)), die.read("paris/a-b:red", "dice[0]", 2)
    ('paris/a-b:blue', (0, 0))
    """

    def __init__(self, section: Codec, colour: Codec) -> None:
        self.section = section
        self.colour = colour

    def write(self, value: Any) -> Any:
        section, colour = value
        return f"{self.section.write(section)}:{self.colour.write(colour)}"

    def read(self, data: Any, where: str, seats: int) -> Any:
        if not isinstance(data, str) or ":" not in data:
            raise BadPosition(f"{where}: expected a section and a colour with a colon between them.")
        section, _, colour = data.partition(":")
        return (self.section.read(section, where, seats), self.colour.read(colour, where, seats))

    def check(self, value: Any, where: str) -> None:
        section, colour = value
        self.section.check(section, where)
        self.colour.check(colour, where)


def shape(content: Content) -> Shape:
    card, route, section = (domain.codec(content) for domain in (domains.CARD, domains.ROUTE, domains.SECTION))
    colour, maybe_colour = domains.COLOUR.codec(content), Maybe(domains.COLOUR).codec(content)
    seat = Number(0, MOST_SEATS - 1)
    dice = Bag(DieOnBoard(section, colour))
    return Shape(
        {
            "players": (Items(_player_shape(content), PER_SEAT), "One entry for each seat."),
            "city": (domains.CITY.codec(content), "The city that is played, as in the options."),
            "deck": (Bag(card), "The street cards still to be drawn. They have no order."),
            "discards": (Bag(card), "The street cards on the discard pile."),
            "route_deck": (Bag(route), "The route cards still to be drawn. They have no order."),
            "route_discards": (Bag(route), "The route cards that were completed or dropped."),
            "stacks": (Items(Number(0, MOST_SEATS)), "How many cards are left of bin 1, bin 2 and so on."),
            "bonus": (Number(NONE, MOST_SEATS - 1), "The seat that has the Bonus card, -1 for nobody."),
            "plant": (Maybe(domains.PLANT).codec(content), "The plant card in play, null in a city without a plant."),
            "capacity": (Number(0, 25), "How many bins the plant still buys."),
            "dice": (dice, "The dice on the board: a section, a colon, and the colour."),
            "rolled": (Bag(colour), "Dice that were rolled and are about to be placed."),
            "works": (Bag(section), "The sections with street works."),
            "one_ways": (
                Bag(domains.ARROW.codec(content)),
                "The one-way tokens: the city, and the nodes that each leads from and to.",
            ),
            "starter": (seat, "The starting player."),
            "current": (seat, "The player whose turn it is."),
            "round": (domains.ROUND.codec(content), "The round that is played, from 1 on."),
            "last_round": (
                Number(0, domains.MOST_ROUNDS),
                "The last round once the end has been brought about, before that 0.",
            ),
            "ending": (
                Number(domains.GOING_ON, domains.OUT_OF_ROUNDS),
                "What brought about the end: 0 nothing yet, 1 all bins, 2 the plant, 3 the rounds agreed on.",
            ),
            "moving": (Flag(), "Whether the player at turn may still drive."),
            "free_pass": (Flag(), "Whether the player was shut in and may still pass one closed section for free."),
            "passes": (Bag(section), "The sections whose tokens the police lets them pass this turn."),
            "path": (Items(section), "The sections driven this turn, in their order."),
            "colours": (Items(maybe_colour), "The colour that each of them counted as; null for none."),
            "run_colour": (maybe_colour, "The colour that the card being driven with still covers."),
            "run_next": (maybe_colour, "The second colour of a dashed pair while it is not reached."),
            "run_from": (
                Number(0, domains.MOST_POINTS),
                "The place in the path where the card being driven with began.",
            ),
            "run_shortcut": (Flag(), "Whether that card is a Shortcut."),
        }
    )


def _player_shape(content: Content) -> Shape:
    cards, routes = Bag(domains.CARD.codec(content)), Bag(domains.ROUTE.codec(content))
    maybe_card = Maybe(domains.CARD).codec(content)
    return Shape(
        {
            "hand": (cards, "Their street cards, which only they see."),
            "played": (cards, "The street cards that they have played this turn."),
            "bins": (Bag(domains.BIN.codec(content)), "The numbers of the bin cards that they hold."),
            "routes": (routes, "Their route cards, which only they see."),
            "new_route": (
                Maybe(domains.ROUTE).codec(content),
                "A route card just drawn, while they choose which earlier one to drop for it.",
            ),
            "truck": (Maybe(domains.NODE).codec(content), "The node where their truck is."),
            "points": (
                Tally(COUNTERS, high=domains.MOST_POINTS),
                "The points that they have won, by what they were for; bin cards and the Bonus card come on top.",
            ),
            "police": (Number(0, 1), "How many police tokens they have."),
            "puncture": (maybe_card, "The Puncture in front of them."),
            "offer": (maybe_card, "The card that they offer in a swap, until both are on the table."),
        },
        Player,
    )


def cards_at(s: PlasticsRace, place: int) -> list[int]:
    """The cards a player holds, including one they offer in a swap."""
    if place >= s.seats:
        return []
    player = s.players[place]
    return player.hand if player.offer == NONE else [*player.hand, player.offer]
