"""What the numbers in the rules of Rolling Heights stand for."""

from typing import Any, Final

from ludoteca.engine import NONE, Argument, Count, Maybe, Seats, Things, YesNo, kebab
from ludoteca.games.rolling_heights.content import (
    MARKET,
    MOST_COUNT,
    MOST_SEATS,
    MOST_TO_PAY,
    SLOT_NAMES,
    STRIP,
    STRIPS,
)
from ludoteca.games.rolling_heights.geometry import BOARDS, SPACE_NAMES
from ludoteca.games.rolling_heights.pieces import COLOURS, HARD, KINDS, STATES, STEADY, TYPES


class Labels(Things):
    """Things that messages call by their ids, or that select the words of a sentence."""

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {self.name: self.ids(content)[number - self.low]}

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        """They have no names of their own."""
        return []


class Tiles(Things):
    """Building plans; where there is none, messages name none."""

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {self.name: ""} if number == NONE else super().words(prefix, content, number)


class OnOffer(Tiles):
    """The plans in the market, of Level 1 alone or of both; answers count the slots where they are."""

    def __init__(self, slots: int) -> None:
        super().__init__("tile", lambda content: content.plan_ids)
        self.slots = slots

    def size(self, content: Any) -> int:
        return self.slots

    def label(self, content: Any, number: int) -> Any:
        return SLOT_NAMES[number]

    def meant(self, s: Any, number: int) -> int:
        return int(s.market[number])

    def counted(self, s: Any, number: int) -> int:
        return int(s.market.index(number)) if number in s.market else NONE


class Aims(Things):
    def message_ids(self, prefix: str, content: Any) -> list[str]:
        return super().message_ids(prefix, content) + [f"{prefix}-about-{kebab(aim)}" for aim in self.ids(content)]


# The map and the markets.
SPACE: Final = Labels("space", lambda _: SPACE_NAMES)
BOARD: Final = Labels("board", lambda content: content.board_ids)
"""One side of a board."""
QUARTERS: Final = Count("turns", 0, 3)
NEIGHBOURHOOD: Final = Count("neighbourhood", 0, BOARDS - 1)
"""Where a board is."""
TILE: Final = Tiles("tile", lambda content: content.plan_ids)
TYPE: Final = Things("type", lambda _: TYPES)
SLOT: Final = Labels("slot", lambda _: SLOT_NAMES)
"""Where a tile is in the market."""
START_SLOT: Final = Labels("slot", lambda _: SLOT_NAMES[:STRIP])
"""A slot of the strip for Level 1."""
ON_OFFER: Final = OnOffer(MARKET)
START_TILE: Final = OnOffer(STRIP)
"""A plan on offer at the start: one of Level 1."""
MARKET_STRIP: Final = Labels("strip", lambda _: STRIPS)
FREE: Final = YesNo("free")
"""Whether a City Planner takes the tile without buying it."""
FOR_START: Final = YesNo("start")
"""Whether the tile is the Rival's starting tile."""

# Cubes and payments.
CUBE: Final = Things("cube", lambda _: COLOURS)
GIVEN: Final = CUBE.named("given")
EXCHANGED: Final = Things("cube", lambda _: COLOURS[:-1])
"""All colours except steel."""
RESOURCE: Final = Things("resource", lambda _: ("power", *(f"misc_{colour}" for colour in COLOURS), *COLOURS))
"""What a payment can take, in order: spending power, miscellaneous cubes, real cubes."""
PAID: Final = Count("count", 0, MOST_TO_PAY)
COST: Final = Count("cost", 1, MOST_TO_PAY)

# Meeples.
MEEPLE: Final = Things("meeple", lambda _: KINDS)
INTO: Final = MEEPLE.named("into")
RAISED: Final = Maybe(MEEPLE.named("raised"))
"""The kind of meeple that a Public Servant has just raised from exhausted to steady."""
STATE: Final = Things("state", lambda _: STATES)
WORKING: Final = Things("state", lambda _: STATES[STEADY : HARD + 1], low=STEADY)
WAY: Final = Labels("way", lambda _: ("steady", "hard", "hard_as_steady"))
"""How a meeple is activated."""
STEP: Final = Labels("step", lambda _: ("to_steady", "to_hard", "straight_to_hard"))
"""How far a meeple is raised."""
MODE: Final = Labels("mode", lambda _: ("first", "first_of_hard", "further", "second"))
"""Which raise this is."""
WORKS_HARD: Final = YesNo("hard")
REWARD: Final = Count("reward", 0, 9)
"""Which of a building's meeples."""

# Aims, ending, players, counts.
AD: Final = Aims("ad", lambda content: content.ad_ids)
TARGET: Final = Aims("target", lambda content: content.target_ids)
CAUSE: Final = Things("cause", lambda _: (*COLOURS, "rounds"))
"""What triggers the end of the game."""
SEAT: Final = Seats(MOST_SEATS)
COUNT: Final = Count("count", -MOST_COUNT, MOST_COUNT)
ROUND: Final = Count("number", 0, MOST_COUNT)
WORKING_COUNT: Final = Count("working", 0, MOST_COUNT)
EXHAUSTED_COUNT: Final = Count("exhausted", 0, MOST_COUNT)
ROLLED: Final = Count("rolled", 1, MOST_COUNT)
LEFT: Final = Count("left", 1, 9)
"""Steps or exchanges that are left."""
ROLLS_LEFT: Final = Count("left", 0, 9)
FIRST: Final = YesNo("first")
