"""Domains: what a number in the rules stands for, said once.

A domain gives a number its name in messages, its id in JSON and on the wire, and its range. Games declare theirs in
`domains.py`; verbs, frames, events and the fields of a position use them.

>>> cargo = Things("cargo", lambda content: ["salt", "tea", "silk"], low=1)
>>> cargo.size(None), cargo.id(None, 2)
(3, 'tea')
>>> Count("points", 0, 9).id(None, 7), YesNo("free").id(None, 1), Maybe(cargo).id(None, -1)
(7, True, None)
"""

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import GameError
from ludoteca.engine.shape import NONE, Bit, Codec, Item, Items, Number
from ludoteca.engine.words import Argument, Name, Seat, kebab

Ids = Callable[[Any], Sequence[str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """What a number stands for: things of the content, seats, counts, yes or no. `name` is what messages call it."""

    def __init__(self, name: str, low: int = 0) -> None:
        self.name = name
        self.low = low

    def size(self, content: Any) -> int:
        """How many numbers there are, from `low` on."""
        raise GameError(f"the domain {self.name} has no size()")

    def codec(self, content: Any) -> Codec:
        """How a number is written in JSON and read back."""
        raise GameError(f"the domain {self.name} has no codec()")

    def id(self, content: Any, number: int) -> Any:
        """The number as JSON has it."""
        return self.codec(content).write(number)

    def label(self, content: Any, number: int) -> Any:
        """What the number of an answer is called where there is no position."""
        return self.id(content, number)

    def read(self, content: Any, data: Any, where: str, seats: int) -> int:
        """The number that the JSON stands for; `BadPosition` says what was expected."""
        return int(self.codec(content).read(data, where, seats))

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        """What messages say about it; the message ids of the game begin with `prefix`."""
        return {self.name: number}

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        return []

    def meant(self, s: Any, number: int) -> int:
        """What the number of an answer means in this position, if answers have numbers of their own; -1: nothing."""
        return number

    def counted(self, s: Any, number: int) -> int:
        """The reverse of `meant`: the number that answers in this position use for it; -1 if none."""
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Things(Domain):
    """Things that the content lists by id. `kind` is their part of a message id if it is not the name."""

    def __init__(self, name: str, ids: Ids, low: int = 0, kind: str = "") -> None:
        super().__init__(name, low)
        self.ids = ids
        self.kind: str = kind or name

    def size(self, content: Any) -> int:
        return len(self.ids(content))

    def codec(self, content: Any) -> Codec:
        return Item(self.ids(content), low=self.low)

    def id(self, content: Any, number: int) -> Any:
        """Without making a codec."""
        return self.ids(content)[number - self.low]

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {self.name: Name(self.message_id(prefix, self.ids(content)[number - self.low]))}

    def message_id(self, prefix: str, thing: str) -> str:
        return f"{prefix}-{self.kind}-{kebab(thing)}"

    def message_ids(self, prefix: str, content: Any) -> list[str]:
        return [self.message_id(prefix, thing) for thing in self.ids(content)]

    def named(self, name: str) -> "Things":
        """The same things under another name, where a message speaks of two of them."""
        return Things(name, self.ids, self.low, self.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Domain):
    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, low)
        self.high = high

    def size(self, content: Any) -> int:
        return self.high - self.low + 1

    def codec(self, content: Any) -> Codec:
        return Number(self.low, self.high)

    def id(self, content: Any, number: int) -> Any:
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Domain):
    """0 or 1: false or true."""

    def size(self, content: Any) -> int:
        return 2

    def codec(self, content: Any) -> Codec:
        return Bit()

    def id(self, content: Any, number: int) -> Any:
        return number == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Domain):
    def __init__(self, most: int, name: str = "seat") -> None:
        super().__init__(name)
        self.most = most

    def size(self, content: Any) -> int:
        return self.most

    def codec(self, content: Any) -> Codec:
        return SeatNumber()

    def id(self, content: Any, number: int) -> Any:
        return number

    def words(self, prefix: str, content: Any, number: int) -> dict[str, Argument]:
        return {self.name: Seat(number)}

    def named(self, name: str) -> "Seats":
        """Seats under another name, where a message speaks of two of them."""
        return Seats(self.most, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSet(Domain):
    """Some of the seats, as a mask with bit `1 << seat`; a list of seats in JSON."""

    def codec(self, content: Any) -> Codec:
        return SeatMask()


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Domain):
    """A number of another domain, or -1 for none: null in JSON. For frames, not for answers."""

    def __init__(self, of: Domain) -> None:
        super().__init__(of.name, NONE)
        self.of = of

    def codec(self, content: Any) -> Codec:
        return OrNull(self.of.codec(content))


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Domain):
    """Any number of arguments of one domain, in their order: the last thing that a frame carries."""

    def __init__(self, name: str, each: Domain) -> None:
        super().__init__(name)
        self.each = each

    def codec(self, content: Any) -> Codec:
        return Items(self.each.codec(content))


class SeatNumber(Codec):
    """A seat at which somebody plays."""

    def read(self, data: Any, where: str, seats: int) -> Any:
        return Number(0, seats - 1).read(data, where, seats)

    def check(self, value: Any, where: str) -> None:
        Number(0, 99).check(value, where)


class SeatMask(Codec):
    """A set of seats: a mask in the state, a list in JSON.

    >>> SeatMask().write(5), SeatMask().read([0, 2], "seats", 3)
    ([0, 2], 5)
    """

    def write(self, value: Any) -> Any:
        return [seat for seat in range(int(value).bit_length()) if (value >> seat) & 1]

    def read(self, data: Any, where: str, seats: int) -> Any:
        listed = Items(SeatNumber()).read(data, where, seats)
        return sum(1 << seat for seat in set(listed))

    def check(self, value: Any, where: str) -> None:
        Number(0, 1 << 30).check(value, where)


class OrNull(Codec):
    """Null for -1, otherwise as another codec has it."""

    def __init__(self, of: Codec) -> None:
        self.of = of

    def write(self, value: Any) -> Any:
        return None if value == NONE else self.of.write(value)

    def write_each(self, values: Sequence[Any]) -> list[Any]:
        write = self.of.write
        return [None if value == NONE else write(value) for value in values]

    def read(self, data: Any, where: str, seats: int) -> Any:
        return NONE if data is None else self.of.read(data, where, seats)

    def check(self, value: Any, where: str) -> None:
        if value != NONE:
            self.of.check(value, where)
