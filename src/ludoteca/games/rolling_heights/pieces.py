"""The pieces of Rolling Heights by number: colours of cubes, kinds of meeples and their states, types of buildings."""

from typing import Final

COLOURS: Final = ("wood", "concrete", "glass", "steel")
COLOUR_COUNT: Final = len(COLOURS)
WOOD: Final = 0
CONCRETE: Final = 1
GLASS: Final = 2
STEEL: Final = 3
ANY_COLOUR: Final = 4

KINDS: Final = (
    "carpenter", "worker", "architect", "riveter", "politician", "executive", "servant", "figure", "planner",
)  # fmt: skip
KIND_COUNT: Final = len(KINDS)
CARPENTER: Final = 0
WORKER: Final = 1
ARCHITECT: Final = 2
RIVETER: Final = 3
POLITICIAN: Final = 4
EXECUTIVE: Final = 5
SERVANT: Final = 6
FIGURE: Final = 7
PLANNER: Final = 8

STATES: Final = ("idle", "exhausted", "steady", "hard", "spent")
"""The states of a meeple: not active this turn, exhausted in the box, working in two ways, or activated."""
IDLE: Final = 0
EXHAUSTED: Final = 1
STEADY: Final = 2
HARD: Final = 3
SPENT: Final = 4

TYPES: Final = ("residential", "commercial", "industrial", "civic", "park")
