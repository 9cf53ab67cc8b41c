"""The engine: stack, decisions, chance, copies, JSON. It knows no particular game. Game authors import from here.

Not allowed here: I/O other than reading component files, a clock, global randomness, logging, threads, or any library
but the standard one (except `mypy_extensions`, which marks things for the compiler).
"""

from ludoteca.engine.actions import Action
from ludoteca.engine.bags import add, distinct, pour, take, without
from ludoteca.engine.domain import Count, Domain, Maybe, Seats, SeatSet, Several, Things, YesNo
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
from ludoteca.engine.events import Event, EventType, Told
from ludoteca.engine.game import Game
from ludoteca.engine.knowledge import FactView, HiddenPlace, scatter
from ludoteca.engine.life import Life
from ludoteca.engine.outcome import Outcome, ranked
from ludoteca.engine.reasons import Reason, WhyNot
from ludoteca.engine.rng import Randomness, Rng, shuffle
from ludoteca.engine.rule import NOBODY, Args, Chance, Decision, Die, Draw, Effect, Frame, Rule, ask, do, roll
from ludoteca.engine.rulebook import Rulebook, ledger_ids, ledger_of
from ludoteca.engine.setting import Option, OptionValue
from ludoteca.engine.shape import ANY_LENGTH, NONE, PER_SEAT, Bag, Codec, Flag, Item, Items, Number, Shape, Tally
from ludoteca.engine.state import Listener, Pending, State
from ludoteca.engine.verb import Verb
from ludoteca.engine.words import Argument, Message, Name, Seat, kebab

__all__ = [
    "ANY_LENGTH", "NOBODY", "NONE", "PER_SEAT", "Action", "Args", "Argument", "BadContent", "BadOptions", "BadPosition",
    "BadRecord", "Bag", "BrokenGame", "BrokenInvariant", "CannotUndo", "Chance", "Codec", "Count", "Decision", "Die",
    "Domain", "Draw", "Effect", "Event", "EventType", "FactView", "Flag", "Frame", "Game", "GameError", "HiddenPlace",
    "IllegalAnswer", "Item", "Items", "Life", "Listener", "Maybe", "Message", "Name", "Number", "Option", "OptionValue",
    "Outcome", "Pending", "Randomness", "Reason", "Refused", "Rng", "Rule", "Rulebook", "Runaway", "Seat", "SeatSet",
    "Seats", "Several", "Shape", "State", "Tally", "Things", "Told", "UnknownGame", "Verb", "WhyNot", "YesNo", "add",
    "ask", "distinct", "do", "kebab", "ledger_ids", "ledger_of", "pour", "ranked", "roll", "scatter", "shuffle", "take",
    "without",
]  # fmt: skip
