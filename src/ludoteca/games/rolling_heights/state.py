"""A position of Rolling Heights: the city, the markets, the supply, the current turn and the builders."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.engine import (
    NONE,
    PER_SEAT,
    Argument,
    BadPosition,
    Bag,
    Domain,
    Flag,
    Game,
    Item,
    Items,
    Maybe,
    Number,
    OptionValue,
    Shape,
    State,
    Tally,
)
from ludoteca.engine.shape import Codec, Field, kind_of
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import MARKET, MOST_COUNT, MOST_SEATS, SLOT_NAMES, Content
from ludoteca.games.rolling_heights.domains import AD, CAUSE, SPACE, TARGET, TILE
from ludoteca.games.rolling_heights.geometry import SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.pieces import COLOURS, KINDS

SOURCES: Final = ("buildings", "bonuses", "politicians", "abilities", "ads", "target", "tokens")
"""What points are for."""
FROM_BUILDINGS: Final = 0
FROM_BONUSES: Final = 1
FROM_POLITICIANS: Final = 2
FROM_ABILITIES: Final = 3
FROM_ADS: Final = 4
FROM_TARGET: Final = 5
FROM_TOKENS: Final = 6

LOTS: Final = ("idle", "box", "steady", "hard", "spent")
"""The fields of a player's meeples, in the order of their states."""

BY_ROUNDS: Final = len(COLOURS)
"""What ended the game if no colour did: the stalemate guard. RH-132"""

UNSET: Final[list[int]] = []
"""What the lists of a position are until `empty` or `copy` fills them, so that no list is created for nothing."""


def total(lot: list[int]) -> int:
    """How many there are in all; a loop, because it is faster than `sum` once compiled.

    >>> total([1, 0, 2])
    3
    """
    many = 0
    for number in lot:
        many += number
    return many


class Builder:
    """A player, or the Rival of the solo variant: points by source, unfinished plans, completed buildings."""

    def __init__(self) -> None:
        self.points: list[int] = [0] * len(SOURCES)
        self.plans: list[int] = []
        self.buildings: list[int] = []

    def copy(self) -> "Builder":
        other = Builder.__new__(Builder)
        other.points = self.points.copy()
        other.plans = self.plans.copy()
        other.buildings = self.buildings.copy()
        return other

    @property
    def score(self) -> int:
        return total(self.points)

    @property
    def sites(self) -> list[int]:
        """The spaces of all tiles, completed or not."""
        return self.plans + self.buildings


class Player(Builder):
    """One general contractor: a score, tiles, wild tokens, targets, and meeples by their state.

    `idle` meeples are not active this turn, those in the `box` are exhausted, `steady` and `hard` ones work, `spent`
    ones were activated. A player who is `ready` rolled for the next turn in advance. The list of targets is replaced,
    never modified, so copies share it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tokens: int = 0
        self.targets: list[int] = []
        self.revealed: int = NONE
        self.ready: bool = False
        self.idle: list[int] = [0] * len(KINDS)
        self.box: list[int] = [0] * len(KINDS)
        self.steady: list[int] = [0] * len(KINDS)
        self.hard: list[int] = [0] * len(KINDS)
        self.spent: list[int] = [0] * len(KINDS)

    def copy(self) -> "Player":
        other = Player.__new__(Player)
        other.points = self.points.copy()
        other.plans = self.plans.copy()
        other.buildings = self.buildings.copy()
        other.tokens = self.tokens
        other.targets = self.targets
        other.revealed = self.revealed
        other.ready = self.ready
        other.idle = self.idle.copy()
        other.box = self.box.copy()
        other.steady = self.steady.copy()
        other.hard = self.hard.copy()
        other.spent = self.spent.copy()
        return other

    def meeples(self, kind: int) -> int:
        """How many of a kind this player owns, in any state. RH-155"""
        return self.idle[kind] + self.box[kind] + self.steady[kind] + self.hard[kind] + self.spent[kind]

    def workforce(self) -> int:
        return total(self.idle) + self.active()

    def active(self) -> int:
        return total(self.box) + self.working() + total(self.spent)

    def working(self) -> int:
        """Meeples that work and have not been activated."""
        return total(self.steady) + total(self.hard)

    def in_state(self, state: int) -> list[int]:
        """The meeples in one of the `STATES`, by kind."""
        return (self.idle, self.box, self.steady, self.hard, self.spent)[state]


class City(State):
    """Everything on the table. Spaces are numbered row by row, slots 0-8 are on Level 1 and 9-17 on Level 2."""

    def __init__(
        self, game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue], players: list[Player]
    ) -> None:
        super().__init__(game, seats, options)
        self.content = content
        self.players = players
        self.rivals: list[Builder] = []
        # The map: board cell, tile and cubes by space. Cells never change once they are laid.
        self.cells: list[int] = UNSET
        self.tiles: list[int] = UNSET
        self.built: list[int] = UNSET
        # The markets.
        self.market: list[int] = UNSET
        self.tokens_on: list[int] = UNSET
        self.due: list[int] = UNSET
        self.pile1: list[int] = UNSET
        self.pile2: list[int] = UNSET
        # The supply.
        self.supply: list[int] = UNSET
        self.misc_joined: bool = False
        self.meeples: list[int] = UNSET
        self.tokens: int = 0
        self.ads: list[int] = UNSET
        # The course of the game.
        self.start: int = 0
        self.at_turn: int = NONE
        self.round: int = 0
        self.last_round: int = 0
        self.ended_by: int = NONE
        # The current turn: only the player whose turn it is holds cubes.
        self.held: list[int] = UNSET
        self.misc: list[int] = UNSET
        self.power: int = 0
        self.discount: int = 0
        self.buys: int = 0
        self.used: list[int] = UNSET

    def copy(self) -> "City":
        other = City(self.game, self.content, self.seats, self.options, [player.copy() for player in self.players])
        self.copy_into(other)
        other.rivals = [rival.copy() for rival in self.rivals]
        other.cells = self.cells
        other.tiles = self.tiles.copy()
        other.built = self.built.copy()
        other.market = self.market.copy()
        other.tokens_on = self.tokens_on.copy()
        other.due = self.due.copy()
        other.pile1 = self.pile1.copy()
        other.pile2 = self.pile2.copy()
        other.supply = self.supply.copy()
        other.misc_joined = self.misc_joined
        other.meeples = self.meeples.copy()
        other.tokens = self.tokens
        other.ads = self.ads
        other.start = self.start
        other.at_turn = self.at_turn
        other.round = self.round
        other.last_round = self.last_round
        other.ended_by = self.ended_by
        other.held = self.held.copy()
        other.misc = self.misc.copy()
        other.power = self.power
        other.discount = self.discount
        other.buys = self.buys
        other.used = self.used.copy()
        return other

    def builder(self, owner: int) -> Builder:
        """A builder by number: seats first, then the Rival."""
        return self.players[owner] if owner < self.seats else self.rivals[owner - self.seats]

    @property
    def owners(self) -> int:
        """How many builders there are: the players, and the Rival of the solo variant."""
        return self.seats + len(self.rivals)

    def others(self, owner: int) -> list[Builder]:
        return [self.builder(other) for other in range(self.owners) if other != owner]

    def price(self, space: int) -> int:
        """The prime cost of a space; `WATER` if nothing can be built there."""
        return self.content.prices[self.cells[space]]

    def is_empty(self, space: int) -> bool:
        """Whether there is no tile; water is empty too."""
        return self.tiles[space] == NONE

    def pile(self, strip: int) -> list[int]:
        return self.pile2 if strip else self.pile1

    def built_in_all(self, colour: int) -> int:
        """Cubes of a colour on all tiles, real and miscellaneous."""
        return sum(stacks.count(stack, colour) for stack in self.built)

    def missing(self, space: int) -> int:
        """The stack of cubes that the tile on a space still needs."""
        return self.content.needs[self.tiles[space]] - self.built[space]

    def bonus(self, plan: int, space: int) -> int:
        """The points that a space gives to a plan of a matching type. RH-025"""
        cell = self.cells[space]
        matches = self.content.bonus_types[cell] >> self.content.types[plan] & 1
        return self.content.bonus_points[cell] if matches else 0

    def targets_left(self) -> list[int]:
        dealt = [target for player in self.players for target in [*player.targets, player.revealed]]
        return [target for target in range(len(self.content.targets)) if target not in dealt]

    def called(self, domain: Domain, number: int) -> dict[str, Argument]:
        return domain.words(self.game.prefix, self.content, number)


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> City:
    s = City(game, content, seats, options, [Player() for _ in range(seats)])
    s.rivals = [Builder()] if seats == 1 else []
    s.cells = [NONE] * SPACES
    s.tiles = [NONE] * SPACES
    s.built = [0] * SPACES
    s.market = [NONE] * MARKET
    s.tokens_on = [0] * MARKET
    s.due = [0] * MARKET
    s.pile1, s.pile2, s.ads, s.used = [], [], [], []
    s.held, s.misc = [0] * len(COLOURS), [0] * len(COLOURS)
    s.supply = content.box(seats).copy()
    s.meeples = content.meeple_counts.copy()
    s.tokens = content.tokens
    return s


def cards_at(s: City, place: int) -> list[int]:
    return s.players[place].targets if place < s.seats else []


# ---------------------------------------------------------------- as JSON


class CountsById(Codec):
    """How many there are of each thing: a list in the state, an object by id in JSON.

    >>> CountsById(["wood", "steel"]).write([3, 0])
    {'wood': 3, 'steel': 0}
    """

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = list(ids)
        self.number = Number(0, MOST_COUNT)

    def write(self, value: Any) -> Any:
        return dict(zip(self.ids, value, strict=True))

    def read(self, data: Any, where: str, seats: int) -> Any:
        """An object with every id and no other."""
        if not isinstance(data, dict) or set(data) != set(self.ids):
            raise BadPosition(f"{where}: expected an object with {', '.join(self.ids)}, found {kind_of(data)}.")
        return [self.number.read(data[name], f"{where}.{name}", seats) for name in self.ids]

    def in_full(self, data: Any, where: str) -> Any:
        """Whatever is not named is not there."""
        return {**dict.fromkeys(self.ids, 0), **data} if isinstance(data, dict) else data

    def key(self, value: Any) -> Any:
        return tuple(value)

    def check(self, value: Any, where: str) -> None:
        for name, number in zip(self.ids, value, strict=True):
            self.number.check(number, f"{where}.{name}")


class ByName(Items):
    """One entry for each space or slot; when building a position, you may name only those that are not empty.

    >>> ByName(Number(0, 9), ["A1", "A2"], 0).in_full({"A2": 5}, "tokens")
    [0, 5]
    """

    def __init__(self, each: Codec, names: Sequence[str], nothing: Any) -> None:
        super().__init__(each, len(names))
        self.names = list(names)
        self.nothing = nothing

    def in_full(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            return data
        for name in data:
            if name not in self.names:
                raise BadPosition(f"{where}: expected {self.names[0]} to {self.names[-1]}, found {kind_of(name)}.")
        return [data.get(name, self.nothing) for name in self.names]


class Stack(Codec):
    """Cubes on a tile: one number in the state, four in JSON.

    >>> Stack().write(stacks.pack([1, 2, 0, 0]))
    [1, 2, 0, 0]
    """

    def write(self, value: Any) -> Any:
        return stacks.unpack(value)

    def write_each(self, values: Sequence[Any]) -> list[Any]:
        """Most spaces are empty."""
        return [stacks.unpack(value) if value else [0] * len(COLOURS) for value in values]

    def read(self, data: Any, where: str, seats: int) -> Any:
        return stacks.pack(Items(Number(0, stacks.MOST_CUBES), len(COLOURS)).read(data, where, seats))


def shape(content: Content) -> Shape:
    space, plan, tile = SPACE.codec(content), TILE.codec(content), Maybe(TILE).codec(content)
    colours, kinds, number = CountsById(COLOURS), CountsById(KINDS), Number(0, MOST_COUNT)
    builder: dict[str, Field] = {
        "points": (Tally(SOURCES, -MOST_COUNT, MOST_COUNT), "Their points, by what they are for."),
        "plans": (Bag(space), "The spaces of their unfinished plans."),
        "buildings": (Bag(space), "The spaces of their finished buildings."),
    }
    player: dict[str, Field] = {
        **builder,
        "tokens": (number, "Their wild tokens."),
        "targets": (Bag(TARGET.codec(content)), "The targets in their hand, which only they see."),
        "revealed": (Maybe(TARGET).codec(content), "The target that they scored at the end, if they did."),
        "ready": (Flag(), "Whether the player has already rolled for the next turn."),
        "idle": (kinds, "Their meeples that are not active this turn, by kind."),
        "box": (kinds, "Their exhausted meeples, in the rolling box, by kind."),
        "steady": (kinds, "Their meeples that work steady, by kind."),
        "hard": (kinds, "Their meeples that work hard, by kind."),
        "spent": (kinds, "Their meeples that were activated this turn, by kind."),
    }
    city: dict[str, Field] = {
        "players": (Items(Shape(player, Player), PER_SEAT), "One entry for each seat."),
        "rivals": (Items(Shape(builder, Builder)), "The Rival of a game alone; otherwise nobody."),
        "cells": (
            Items(Item(content.cell_ids, optional=True), SPACES),
            "For each space, A1 to F9 row by row, the board and the space of it that are there.",
        ),
        "tiles": (ByName(tile, SPACE_NAMES, None), "For each space the plan on it, if any."),
        "built": (
            ByName(Stack(), SPACE_NAMES, [0] * len(COLOURS)),
            "For each space how many wood, concrete, glass and steel cubes are on it.",
        ),
        "market": (
            ByName(tile, SLOT_NAMES, None),
            "The plans in the market: nine slots for Level 1, then nine for Level 2.",
        ),
        "tokens_on": (ByName(number, SLOT_NAMES, 0), "The wild tokens on each slot of the market."),
        "due": (ByName(number, SLOT_NAMES, 0), "The wild tokens that each slot gets at the end of this turn."),
        "pile1": (Bag(plan), "The draw pile of Level 1. It has no order."),
        "pile2": (Bag(plan), "The draw pile of Level 2. It has no order."),
        "supply": (colours, "The real cubes that nobody holds and that are not built, by colour."),
        "misc_joined": (Flag(), "Whether miscellaneous cubes have joined the supply."),
        "meeples": (kinds, "The meeples that nobody has, by kind."),
        "tokens": (Number(-MOST_COUNT, MOST_COUNT), "The wild tokens in the supply; below 0 where there is no limit."),
        "ads": (Bag(AD.codec(content)), "The ads of this game."),
        "start": (Number(0, MOST_SEATS - 1), "The seat that starts every round."),
        "at_turn": (Number(NONE, MOST_SEATS - 1), "The seat whose turn it is; -1 before the first turn."),
        "round": (number, "The round; 0 before the first turn."),
        "last_round": (number, "The round after which the game ends; 0 while that is not known."),
        "ended_by": (Maybe(CAUSE).codec(content), "What ends the game: a colour, or the number of rounds."),
        "held": (colours, "The real cubes in the hand of the player whose turn it is, by colour."),
        "misc": (colours, "Their miscellaneous cubes, by the colour they stand for."),
        "power": (number, "Their spending power."),
        "discount": (Number(0, content.most_discount), "How much less their next plan costs."),
        "buys": (Number(0, content.most_buys), "How many plans they may still buy this turn."),
        "used": (Bag(space), "The spaces of the buildings whose ability they have used this turn."),
    }
    return Shape(city)
