"""What the fields of a position are in JSON."""

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.engine import NONE, PER_SEAT, BadPosition, Bag, Flag, Item, Items, Maybe, Number, Shape, Tally
from ludoteca.engine.shape import Codec, kind_of
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.city import SPACE_NAMES, SPACES
from ludoteca.games.rolling_heights.content import COLOURS, KINDS, MOST_COUNT, MOST_SEATS, PLACE_NAMES, Content
from ludoteca.games.rolling_heights.domains import AD, CAUSE, SPACE, TARGET, TILE
from ludoteca.games.rolling_heights.state import SOURCES, new_builder, new_player

ABOUT_BUILDER: Final = {
    "points": "Their points, by what they are for.",
    "plans": "The spaces of their unfinished plans.",
    "buildings": "The spaces of their finished buildings.",
}
ABOUT_PLAYER: Final = {
    **ABOUT_BUILDER,
    "tokens": "Their wild tokens.",
    "targets": "The targets in their hand, which only they see.",
    "revealed": "The target that they scored at the end, if they did.",
    "ready": "Whether they have already rolled for their next turn.",
    "idle": "Their meeples that are not active this turn, by kind.",
    "box": "Their exhausted meeples, in the rolling box, by kind.",
    "steady": "Their meeples that work steady, by kind.",
    "hard": "Their meeples that work hard, by kind.",
    "spent": "Their meeples that were activated this turn, by kind.",
}
ABOUT: Final = {
    "players": "One entry for each seat.",
    "rivals": "The Rival of a game alone; otherwise nobody.",
    "cells": "For each space, A1 to F9 row by row, which space of which board lies there.",
    "tiles": "For each space the plan that lies there, if any.",
    "built": "For each space how many wood, concrete, glass and steel cubes stand there.",
    "market": "The plans in the market: nine spaces for Level 1, then nine for Level 2.",
    "tokens_on": "The wild tokens on each market space.",
    "due": "The wild tokens that each market space gets at the end of this turn.",
    "pile1": "The draw pile of Level 1. It has no order.",
    "pile2": "The draw pile of Level 2. It has no order.",
    "supply": "The real cubes that nobody holds and that are not built, by colour.",
    "misc_joined": "Whether miscellaneous cubes have joined the supply.",
    "meeples": "The meeples that nobody has, by kind.",
    "tokens": "The wild tokens in the supply; below 0 where there is no limit.",
    "ads": "The ads of this game.",
    "start": "The seat that starts every round.",
    "at_turn": "The seat whose turn it is; -1 before the first turn.",
    "round": "The round; 0 before the first turn.",
    "last_round": "The round after which the game ends; 0 while that is not known.",
    "ended_by": "What brings the game to its end: a colour, or the number of rounds.",
    "held": "The real cubes in the hand of the player whose turn it is, by colour.",
    "misc": "Their miscellaneous cubes, by the colour they stand for.",
    "power": "Their spending power.",
    "discount": "How much less their next plan costs.",
    "buys": "How many plans they may still buy this turn.",
    "used": "The spaces of the buildings whose ability they have used this turn.",
}


class Counts(Codec):
    """How many there are of each thing: a list in the state, an object by id in JSON.

    >>> Counts(["wood", "steel"]).write([3, 0])
    {'wood': 3, 'steel': 0}
    """

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = list(ids)
        self.number = Number(0, MOST_COUNT)

    def write(self, value: Any) -> Any:
        """An object with every id."""
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
        """The numbers."""
        return tuple(value)

    def check(self, value: Any, where: str) -> None:
        """No number is negative."""
        for name, number in zip(self.ids, value, strict=True):
            self.number.check(number, f"{where}.{name}")


class Places(Items):
    """One entry for each place; when building a position, you may name only those that are not empty.

    >>> Places(Number(0, 9), ["A1", "A2"], 0).in_full({"A2": 5}, "tokens")
    [0, 5]
    """

    def __init__(self, each: Codec, names: Sequence[str], nothing: Any) -> None:
        super().__init__(each, len(names))
        self.names = list(names)
        self.nothing = nothing

    def in_full(self, data: Any, where: str) -> Any:
        """The entries of all places."""
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
        """Wood, concrete, glass, steel."""
        return stacks.unpack(value)

    def write_each(self, values: Sequence[Any]) -> list[Any]:
        """Most spaces are empty."""
        return [stacks.unpack(value) if value else [0] * len(COLOURS) for value in values]

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Four small numbers."""
        return stacks.pack(Items(Number(0, stacks.MOST_CUBES), len(COLOURS)).read(data, where, seats))


def shape(content: Content) -> Shape:
    """The fields of a position."""
    space, plan, target = SPACE.codec(content), TILE.codec(content), TARGET.codec(content)
    tile = Maybe(TILE).codec(content)
    colours, kinds, number = Counts(COLOURS), Counts(KINDS), Number(0, MOST_COUNT)
    builder: dict[str, Codec] = {
        "points": Tally(SOURCES, -MOST_COUNT, MOST_COUNT),
        "plans": Bag(space),
        "buildings": Bag(space),
    }
    player: dict[str, Codec] = {
        **builder,
        "tokens": number,
        "targets": Bag(target),
        "revealed": Maybe(TARGET).codec(content),
        "ready": Flag(),
        **dict.fromkeys(("idle", "box", "steady", "hard", "spent"), kinds),
    }
    return Shape(
        {
            "players": Items(Shape(player, new_player, ABOUT_PLAYER), PER_SEAT),
            "rivals": Items(Shape(builder, new_builder, ABOUT_BUILDER)),
            "cells": Items(Item(content.cell_ids, optional=True), SPACES),
            "tiles": Places(tile, SPACE_NAMES, None),
            "built": Places(Stack(), SPACE_NAMES, [0] * len(COLOURS)),
            "market": Places(tile, PLACE_NAMES, None),
            "tokens_on": Places(number, PLACE_NAMES, 0),
            "due": Places(number, PLACE_NAMES, 0),
            "pile1": Bag(plan),
            "pile2": Bag(plan),
            "supply": colours,
            "misc_joined": Flag(),
            "meeples": kinds,
            "tokens": Number(-MOST_COUNT, MOST_COUNT),
            "ads": Bag(AD.codec(content)),
            "start": Number(0, MOST_SEATS - 1),
            "at_turn": Number(NONE, MOST_SEATS - 1),
            "round": number,
            "last_round": number,
            "ended_by": Maybe(CAUSE).codec(content),
            "held": colours,
            "misc": colours,
            "power": number,
            "discount": Number(0, content.most_discount),
            "buys": Number(0, content.most_buys),
            "used": Bag(space),
        },
        about=ABOUT,
    )
