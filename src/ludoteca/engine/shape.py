"""What the fields of a state are, said once: for JSON by ids, for reading it back with exact refusals, for keys.

A game's `state.py` gives its `Shape`. Every field is a number, a flag, an item of the content by its id, a list or
a bag of those, or a part with fields of its own.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import BadPosition, BrokenInvariant

PER_SEAT: Final = -1
"""The length of a list that has one entry for each seat."""
ANY_LENGTH: Final = -2
"""The length of a list that may have any."""
NONE: Final = -1
"""The number of 'no such item': null in JSON."""


def kind_of(data: object) -> str:
    """How to name a piece of JSON to a person.

    >>> kind_of({}), kind_of(True), kind_of("silk"), kind_of(7)
    ('an object', 'true or false', "'silk'", '7')
    """
    if isinstance(data, bool):
        return "true or false"
    if isinstance(data, dict):
        return "an object"
    if isinstance(data, list):
        return "a list"
    if data is None:
        return "null"
    return brief(data)


def brief(data: object) -> str:
    """What was given, as Python writes it, but never at length.

    >>> brief(None), brief("x" * 1000)
    ('None', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...")
    """
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """One kind of field: numbers in the state, ids in JSON."""

    def write(self, value: Any) -> Any:
        """The value as JSON types."""
        return value

    def read(self, data: Any, where: str, seats: int) -> Any:
        """The value that the JSON stands for; `BadPosition` with the place and what was expected."""
        return data

    def key(self, value: Any) -> Any:
        """The value as something hashable."""
        return value

    def check(self, value: Any, where: str) -> None:
        """`BrokenInvariant` if a rule left here what cannot be here."""

    def check_each(self, values: list[Any], where: str) -> None:
        """The same for a list of them."""
        for at, entry in enumerate(values):
            self.check(entry, f"{where}[{at}]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Codec):
    """A whole number within bounds.

    >>> Number(0, 5).read(3, "lives", 2)
    3
    """

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, data: Any, where: str, seats: int) -> Any:
        """A number of JSON that is whole and within the bounds."""
        if isinstance(data, bool) or not isinstance(data, int) or not self.low <= data <= self.high:
            raise BadPosition(
                f"{where}: expected a whole number from {self.low} to {self.high}, found {kind_of(data)}."
            )
        return data

    def check(self, value: Any, where: str) -> None:
        """The number lies within its bounds."""
        if not self.low <= value <= self.high:
            raise BrokenInvariant(f"{where} is {value}, not within {self.low} to {self.high}")

    def check_each(self, values: list[Any], where: str) -> None:
        """One look at the least and the greatest."""
        if values and not self.low <= min(values) <= max(values) <= self.high:
            super().check_each(values, where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Codec):
    """True or false.

    >>> Flag().read(True, "frozen", 2)
    True
    """

    def read(self, data: Any, where: str, seats: int) -> Any:
        """A flag of JSON."""
        if not isinstance(data, bool):
            raise BadPosition(f"{where}: expected true or false, found {kind_of(data)}.")
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Codec):
    """One of a list of ids; in the state its number, -1 for none if that is allowed.

    >>> cargo = Item(["salt", "tea", "silk"], optional=True)
    >>> cargo.write(2), cargo.write(NONE), cargo.read("tea", "cargo", 2)
    ('silk', None, 1)
    """

    def __init__(self, ids: Sequence[str], optional: bool = False) -> None:
        self.ids = list(ids)
        self.optional = optional
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.ids)}

    def write(self, value: Any) -> Any:
        """The id, or null."""
        return None if value == NONE else self.ids[value]

    def read(self, data: Any, where: str, seats: int) -> Any:
        """The number of an id."""
        if data is None and self.optional:
            return NONE
        if not isinstance(data, str) or data not in self.numbers:
            raise BadPosition(f"{where}: expected one of {_some(self.ids)}, found {kind_of(data)}.")
        return self.numbers[data]

    def check(self, value: Any, where: str) -> None:
        """The number belongs to an id."""
        if not (0 <= value < len(self.ids) or (self.optional and value == NONE)):
            raise BrokenInvariant(f"{where} is {value}, which is no item")

    def check_each(self, values: list[Any], where: str) -> None:
        """One look at the least and the greatest."""
        if values and not 0 <= min(values) <= max(values) < len(self.ids):
            super().check_each(values, where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Items(Codec):
    """A list in which the order counts, of any length, of a fixed one, or one entry per seat.

    >>> Items(Number(0, 9), 2).read([4, 2], "dice", 3)
    [4, 2]
    """

    def __init__(self, each: Codec, length: int = ANY_LENGTH) -> None:
        self.each = each
        self.length = length

    def write(self, value: Any) -> Any:
        """Each entry in turn."""
        return [self.each.write(entry) for entry in value]

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Each entry in turn, as many as there must be."""
        if not isinstance(data, list):
            raise BadPosition(f"{where}: expected a list, found {kind_of(data)}.")
        length = seats if self.length == PER_SEAT else self.length
        if length not in (ANY_LENGTH, len(data)):
            raise BadPosition(f"{where}: expected a list of {length}, found {len(data)} entries.")
        return [self.each.read(entry, f"{where}[{at}]", seats) for at, entry in enumerate(data)]

    def key(self, value: Any) -> Any:
        """A tuple of the entries' keys."""
        return tuple([self.each.key(entry) for entry in value])

    def check(self, value: Any, where: str) -> None:
        """Each entry in turn."""
        self.each.check_each(value, where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag(Items):
    """A list in which the order does not count: kept sorted in the state.

    >>> Bag(Item(["salt", "tea"])).read(["tea", "salt"], "hand", 2)
    [0, 1]
    """

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Each entry in turn, sorted."""
        return sorted(super().read(data, where, seats))

    def check(self, value: Any, where: str) -> None:
        """The bag is sorted."""
        super().check(value, where)
        if value != sorted(value):
            raise BrokenInvariant(f"{where} is not sorted")


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape(Codec):
    """The named fields of a state or of a part of it, such as a player; `make` gives an empty part to read into."""

    def __init__(self, fields: dict[str, Codec], make: Callable[[], Any] | None = None) -> None:
        self.fields = fields
        self.make = make
        self._pairs: list[tuple[str, Codec]] = list(fields.items())

    def write(self, value: Any) -> Any:
        """An object with every field."""
        return {name: codec.write(getattr(value, name)) for name, codec in self._pairs}

    def read(self, data: Any, where: str, seats: int) -> Any:
        """A new part with every field read."""
        assert self.make is not None, where  # noqa: S101 - a mistake in a shape, not in what is read
        part = self.make()
        self.read_into(part, data, where, seats)
        return part

    def read_into(self, part: Any, data: Any, where: str, seats: int) -> None:
        """Fill an existing object from JSON that has these fields and no others."""
        if not isinstance(data, dict):
            raise BadPosition(f"{where}: expected an object, found {kind_of(data)}.")
        for name in data:
            if name not in self.fields:
                raise BadPosition(f"{where}: {kind_of(name)} is not known here.")
        for name, codec in self._pairs:
            if name not in data:
                raise BadPosition(f"{where}: {name!r} is missing.")
            setattr(part, name, codec.read(data[name], f"{where}.{name}", seats))

    def key(self, value: Any) -> Any:
        """A tuple of the fields' keys."""
        return tuple([codec.key(getattr(value, name)) for name, codec in self._pairs])

    def check(self, value: Any, where: str) -> None:
        """Each field in turn."""
        for name, codec in self._pairs:
            codec.check(getattr(value, name), f"{where}.{name}")


def _some(ids: list[str]) -> str:
    return ", ".join(ids[:6]) + (f" ... ({len(ids)} in all)" if len(ids) > 6 else "")
