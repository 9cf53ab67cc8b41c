"""The engine: stack, decisions, chance, copies, JSON. It knows no game. What game authors import.

May not enter here: I/O other than reading component files, a clock, global randomness, logging, threads, any
library but the standard one (and `mypy_extensions`, for the marks of the compiler).
"""

from ludoteca.engine.bags import add, distinct, pour, without
from ludoteca.engine.errors import (
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    BrokenGame,
    BrokenInvariant,
    CannotUndo,
    GameError,
    IllegalAnswer,
    Refused,
    Runaway,
    UnknownGame,
)
from ludoteca.engine.game import Game, Option, Outcome, ranked
from ludoteca.engine.knowledge import HiddenPlace, scatter
from ludoteca.engine.rng import Rng, Source, shuffle
from ludoteca.engine.rule import (
    CHANCE,
    NOBODY,
    Chance,
    Decision,
    Die,
    Effect,
    Frame,
    Rule,
    RuleTable,
    ask,
    do,
    ledger_ids,
    roll,
)
from ludoteca.engine.shape import ANY_LENGTH, NONE, PER_SEAT, Bag, Codec, Flag, Item, Items, Number, Shape
from ludoteca.engine.state import NO_SECRET, Listener, OptionValue, Pending, State
from ludoteca.engine.words import Argument, Message, Name, Seat, kebab

__all__ = [
    "ANY_LENGTH", "CHANCE", "NOBODY", "NONE", "NO_SECRET", "PER_SEAT", "Argument", "BadContent", "BadOptions",
    "BadPosition", "BadRecord", "Bag", "BrokenGame", "BrokenInvariant", "CannotUndo", "Chance", "Codec", "Decision",
    "Die", "Effect", "Flag", "Frame", "Game", "GameError", "HiddenPlace", "IllegalAnswer", "Item", "Items",
    "Listener", "Message", "Name", "Number", "Option", "OptionValue", "Outcome", "Pending", "Refused", "Rng", "Rule",
    "RuleTable", "Runaway", "Seat", "Shape", "Source", "State", "UnknownGame", "add", "ask", "distinct", "do",
    "kebab", "ledger_ids", "pour", "ranked", "roll", "scatter", "shuffle", "without",
]  # fmt: skip
