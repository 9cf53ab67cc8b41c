"""Where an observation is written: a buffer of floats that arrays can share, so nothing is copied."""

from array import array
from typing import TYPE_CHECKING, Final

from ludoteca.engine.shape import NONE

if TYPE_CHECKING:
    from ludoteca.engine.knowledge import Fact

HIGHEST: Final = 255
"""The greatest top: with a greater one, steps would be too small to notice."""
NO_MORE: Final = 1 << 30
"""Marks the end of a list: greater than any card."""
NOTHING: Final[list[int]] = []
SIZE: Final = 4
"""Bytes per float."""


def zeros(size: int) -> "array[float]":
    return array("f", bytes(SIZE * size))


class Buffer:
    """The place of one table's observations in a buffer. Each number is divided by its top, so none is above 1.

    It remembers the last value of each part, by the number that the part begins with, and writes only what has changed.
    So every part must be given every time, even if it is empty, and a buffer is only for tables with the same options
    and the same number of seats. It is fastest if it is always used for the same seat.

    >>> numbers = zeros(6)
    >>> buffer = Buffer(numbers, 1, [1, 1, 4, 4, 8], [-1] * 5)
    >>> buffer.one(0, 1)
    >>> buffer.tally(2, [0, 0, 1])
    >>> buffer.row(4, [12])
    >>> numbers.tolist()
    [0.0, 0.0, 1.0, 0.5, 0.25, 1.0]
    >>> buffer.tally(2, [1])
    >>> buffer.one(0, -1)
    >>> numbers.tolist()
    [0.0, 0.0, 0.0, 0.0, 0.25, 1.0]
    """

    __slots__ = ("_facts", "_lit", "_numbers", "_parts", "_seat", "_sorted", "_tops", "_written")

    def __init__(self, numbers: "array[float]", first: int, tops: list[int], parts: list[int]) -> None:
        # A view: writing one number into it is three times as fast as into an array.
        self._numbers: memoryview[float] = memoryview(numbers).cast("B").cast("f")[first : first + len(tops)]
        self._tops = tops
        self._seat = NONE
        self._parts = parts
        """By the number that a part begins with: its place in `_written`. All buffers of a game share this, which keeps
        the memory of each of them compact."""
        self._written: list[list[int]] = []
        self._sorted: list[list[int]] = []
        """The last value of a heap, sorted."""
        self._facts: dict[int, list[Fact]] = {}
        self._lit: list[int] = []

    def begin(self, seat: int) -> None:
        """Start an observation from this seat. Whatever was lit goes dark."""
        if self._seat != seat:
            self._seat = seat
            self._facts.clear()
        if self._lit:
            for at in self._lit:
                self.erase(at)
            self._lit.clear()

    def light(self, at: int, number: int) -> None:
        """Write a number, capped at its top, that is erased when the next observation begins."""
        self._lit.append(at)
        self.put(at, number)

    def _part(self, first: int) -> int:
        part = self._parts[first]
        if part == NONE or part >= len(self._written):
            return self._new_part(first)
        return part

    def _new_part(self, first: int) -> int:
        if self._parts[first] == NONE:
            self._parts[first] = max(self._parts) + 1
        while len(self._written) <= self._parts[first]:
            self._written.append(NOTHING)
            self._sorted.append(NOTHING)
        return self._parts[first]

    # ---------------------------------------------------------------- parts that are compared

    def tally(self, first: int, cards: list[int]) -> None:
        """Count the cards of a sorted list by kind, from this column on."""
        part = self._part(first)
        old = self._written[part]
        if old != cards:
            self._count(first, old, cards)
            self._written[part] = cards.copy()

    def heap(self, first: int, cards: list[int]) -> None:
        """Count the cards of a list in any order; it is sorted only if it has changed."""
        part = self._part(first)
        if self._written[part] != cards:
            ordered = sorted(cards)
            if self._sorted[part] != ordered:
                self._count(first, self._sorted[part], ordered)
                self._sorted[part] = ordered
            self._written[part] = cards.copy()

    def _count(self, first: int, old: list[int], cards: list[int]) -> None:
        """Write how many there are of each kind, where the two sorted lists differ."""
        before, now = len(old), len(cards)
        here = _alike(old, cards)
        there = here
        mine = old[here] if here < before else NO_MORE
        yours = cards[here] if here < now else NO_MORE
        while mine != yours or mine != NO_MORE:
            kind = min(mine, yours)
            was = is_now = 0
            while mine == kind:
                was += 1
                here += 1
                mine = old[here] if here < before else NO_MORE
            while yours == kind:
                is_now += 1
                there += 1
                yours = cards[there] if there < now else NO_MORE
            if was != is_now:
                self._write(first + kind, is_now)

    def row(self, first: int, numbers: list[int]) -> None:
        """Write numbers side by side, each capped at its top; those below zero become 0."""
        part = self._part(first)
        old = self._written[part]
        if old == numbers:
            return
        before, now = len(old), len(numbers)
        if before == now:  # the usual case, and faster without a new list
            for at, number in enumerate(numbers):
                if old[at] != number:
                    self._write(first + at, max(number, 0))
                    old[at] = number
            return
        for at in range(now):
            if at >= before or old[at] != numbers[at]:
                self._write(first + at, max(numbers[at], 0))
        for at in range(now, before):
            self.erase(first + at)
        self._written[part] = numbers.copy()

    def one(self, first: int, at: int) -> None:
        """Write a one in one of the columns from here on; for `NONE`, in none of them."""
        part = self._part(first)
        old = self._written[part]
        before = old[0] if old else NONE
        if before == at:
            return
        if before != NONE:
            self.erase(first + before)
        if at != NONE:
            self.mark(first + at)
        self._written[part] = NOTHING if at == NONE else [at]

    def changed(self, first: int, about: list[int]) -> bool:
        """Whether a part must be written again, because what it is about has changed."""
        part = self._part(first)
        if self._written[part] == about:
            return False
        self._written[part] = about.copy()
        return True

    def last(self, first: int) -> list[int]:
        """What a part was about when it was last written."""
        return self._written[self._part(first)]

    def learned(self, first: int, facts: "list[Fact]") -> bool:
        """Whether the facts that a part is about have changed since the last time."""
        if self._facts.get(first) == facts:
            return False
        self._facts[first] = facts.copy()
        return True

    # ---------------------------------------------------------------- within a part that has changed

    def clear(self, first: int, size: int) -> None:
        self._numbers[first : first + size] = zeros(size)

    def put(self, at: int, number: int) -> None:
        """Write a number, capped at its top; below zero becomes 0."""
        self._write(at, max(number, 0))

    def mark(self, at: int) -> None:
        self._numbers[at] = 1.0

    def erase(self, at: int) -> None:
        self._numbers[at] = 0.0

    def paste(self, first: int, numbers: "array[float]") -> None:
        """Write numbers that are already divided by their tops, side by side."""
        self._numbers[first : first + len(numbers)] = numbers

    def _write(self, at: int, number: int) -> None:
        top = self._tops[at]
        self._numbers[at] = 1.0 if number >= top else number / top


def _alike(old: list[int], cards: list[int]) -> int:
    """How many cards at the start of two sorted lists belong to kinds with equal counts in both."""
    most = min(len(old), len(cards))
    at = 0
    while at < most and old[at] == cards[at]:
        at += 1
    if at:
        kind = old[at - 1]
        if (at < len(old) and old[at] == kind) or (at < len(cards) and cards[at] == kind):
            while at and old[at - 1] == kind:
                at -= 1
    return at
