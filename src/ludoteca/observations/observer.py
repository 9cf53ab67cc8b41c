"""Observations: a position as one seat may see it, as whole numbers in named blocks.

A game's `features.py` declares its blocks once, in a subclass of `Observer`, and fills them there. Learning libraries,
the reference page and bots all read that declaration. Every number is between 0 and the `top` of its column;
divided by that, it is between 0 and 1.

>>> import ludoteca
>>> game = ludoteca.game("quay")
>>> observer = observer_of(game)
>>> [block.name for block in observer.blocks][:4]
['question', 'carries.first', 'table', 'landing']
>>> hand = observer.named("hand")
>>> hand.columns, hand.tops, hand.first
(('whistle', 'salt', 'tea', 'silk'), (4, 8, 8, 4), 12)
"""

from array import array
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, SupportsIndex

from mypy_extensions import mypyc_attr

from ludoteca.engine import given
from ludoteca.engine.errors import GameError
from ludoteca.engine.game import Game
from ludoteca.engine.knowledge import Fact
from ludoteca.engine.parts import part
from ludoteca.engine.rule import DECISION
from ludoteca.engine.shape import NONE
from ludoteca.engine.state import State
from ludoteca.observations.buffer import HIGHEST, Buffer, zeros
from ludoteca.observations.carried import Carried, carried_by, seat_rows

__all__ = ["Block", "Observer", "each", "features", "observer_of", "seat_rows", "write_facts"]


class Block(NamedTuple):
    """Numbers that belong together: the `columns` of each row, starting at number `first` of the observation."""

    name: str
    about: str
    first: int
    rows: tuple[str, ...]
    """Empty if there is only one row, which needs no name."""
    columns: tuple[str, ...]
    tops: tuple[int, ...]
    """By column: what its numbers are divided by, and the most that they count for."""

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.rows), len(self.columns)) if self.rows else (len(self.columns),)

    @property
    def size(self) -> int:
        return max(1, len(self.rows)) * len(self.columns)

    @property
    def names(self) -> list[str]:
        if not self.rows:
            return [f"{self.name}[{column}]" for column in self.columns]
        return [f"{self.name}[{row}, {column}]" for row in self.rows for column in self.columns]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Turns positions of one game into numbers. Games declare blocks in `__init__`, and fill them in `look`.

    The first blocks are those of every game: which question is asked of the seat, and what it is about.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.blocks: list[Block] = []
        self.tops: list[int] = []
        self._game: Game[Any] = game
        self._questions: list[int] = [NONE] * len(game.rulebook.by_number)
        self._carried: list[list[Carried]] = [[] for _ in game.rulebook.by_number]
        self._first_question = 0
        self._parts: list[int] = []
        self._declare_questions()

    def _declare_questions(self) -> None:
        """A seat that is not asked sees nothing of this: that somebody is asked can be a secret."""
        decisions = self._game.rulebook.decisions
        first = self.block("question", "The question that you are asked.", each(rule.name for rule in decisions))
        self._first_question = first
        for at, rule in enumerate(decisions):
            self._questions[rule.number] = at
        for name, columns, about in carried_by(self._game, decisions):
            self.block(f"carries.{name}", about, columns)
        for rule in decisions:
            for domain in rule.carries:
                block = self.named(f"carries.{domain.name}")
                self._carried[rule.number].append(Carried(self._game, domain, block.columns, block.first))

    # ---------------------------------------------------------------- for games: what there is, and what is seen

    def block(self, name: str, about: str, columns: Mapping[str, int], rows: Iterable[str] = ()) -> int:
        """Declare numbers: tops by name of the column, and the names of the rows. Returns the place of the first."""
        if any(block.name == name for block in self.blocks) or not columns:
            raise GameError(f"the block {name} of an observation is there twice or is empty")
        tops = tuple(min(max(top, 1), HIGHEST) for top in columns.values())  # components may contain any number
        made = Block(name, about, len(self.tops), tuple(rows), tuple(columns), tops)
        self.blocks.append(made)
        self.tops += list(made.tops) * max(1, len(made.rows))
        return made.first

    def look(self, s: Any, seat: int, buffer: Buffer) -> None:
        """Write what a seat may see onto a buffer, part by part. Every game with blocks of its own overrides this."""

    # ---------------------------------------------------------------- for callers

    @property
    def size(self) -> int:
        return len(self.tops)

    def named(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise GameError(f"there is no block {name} in an observation of {self._game.title}")

    @property
    def names(self) -> list[str]:
        return [name for block in self.blocks for name in block.names]

    def buffer(self, numbers: "array[float]", first: int = 0) -> Buffer:
        """A buffer that writes into a buffer of zeros, starting at number `first`."""
        if len(self._parts) != len(self.tops):
            self._parts = [NONE] * len(self.tops)
        return Buffer(numbers, first, self.tops, self._parts)

    def divided(self, first: int, numbers: Iterable[int]) -> "array[float]":
        """Numbers for the columns from `first` on, divided by their tops: to be pasted often."""
        tops = self.tops
        return array("f", [min(number / tops[first + at], 1.0) for at, number in enumerate(numbers)])

    def write(self, s: State, seat: int, buffer: Buffer) -> None:
        asked = NONE
        buffer.begin(seat)
        if s.stack:
            number, player, args = s.stack[-1]
            if player == seat and s.rules[number].kind == DECISION:
                asked = self._questions[number]
                carried = self._carried[number]
                for at in range(len(carried)):
                    carried[at].write(s, seat, args, at, buffer)
        buffer.one(self._first_question, asked)
        self.look(s, seat, buffer)

    def features(self, s: State, seat: int) -> list[float]:
        """The numbers divided by their tops, rounded to 32-bit floats."""
        numbers = zeros(len(self.tops))
        self.write(s, seat, self.buffer(numbers))
        return numbers.tolist()


def each(names: Iterable[str], top: int = 1) -> dict[str, int]:
    """Columns that all have the same top."""
    return dict.fromkeys(names, top)


def write_facts(facts: list[Fact], observer: int, rows: list[int], first: int, columns: int, buffer: Buffer) -> None:
    """Write what a seat knows about hidden places onto a buffer; `rows` has the row of each place, or `NONE`."""
    if not buffer.learned(first, facts):
        return
    seen: list[int] = []
    for seat, place, card in facts:
        if seat == observer and rows[place] != NONE:
            seen.append(rows[place] * columns + card)
    seen.sort()
    buffer.tally(first, seen)


@cache
def observer_of(game: Game[Any]) -> Observer:
    """How a game is observed: its own `features`, or only what every game has."""
    kind = part(game.package, "features", type)
    made: Observer = (Observer if kind is None else kind)(game)
    return made


def features(s: State, seat: SupportsIndex) -> list[float]:
    """Numbers from 0 to 1 about the position as the seat may see it; always the same number of them."""
    return observer_of(s.game).features(s, given.seat(seat, s.seats))
