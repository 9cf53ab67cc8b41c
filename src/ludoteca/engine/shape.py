"""The fields of a state, described once: for writing JSON, for reading it back with exact refusals, for keys.

A game's `state.py` gives its `Shape`. Every field is a number, a flag, an item of the content by its id, a list or
a bag of those, or a part with fields of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import BadPosition, BrokenInvariant

PER_SEAT: Final = -1
"""The length of a list that has one entry for each seat."""
ANY_LENGTH: Final = -2
"""The length of a list that may have any length."""
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
    """A value as Python writes it, but cut short.

    >>> brief(None), brief("x" * 1000)
    ('None', "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...")
    """
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """One kind of field: numbers in the state, ids in JSON."""

    def write(self, value: Any) -> Any:
        return value

    def write_each(self, values: Sequence[Any]) -> list[Any]:
        """The same for a list of values; kinds that come in long lists have a faster way."""
        return [self.write(entry) for entry in values]

    def read(self, data: Any, where: str, seats: int) -> Any:
        """The value that the JSON stands for; `BadPosition` with the place and what was expected."""
        return data

    def in_full(self, data: Any, where: str) -> Any:
        """What the builder of a position wrote, perhaps in short form, as `read` expects it."""
        return data

    def key(self, value: Any) -> Any:
        """The value as something hashable."""
        return value

    def copy(self, value: Any) -> Any:
        """An equal but independent value."""
        return value

    def check(self, value: Any, where: str) -> None:
        """`BrokenInvariant` if a rule left a value that cannot be here."""

    def check_each(self, values: list[Any], where: str) -> None:
        """The same for a list of values."""
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
        if isinstance(data, bool) or not isinstance(data, int) or not self.low <= data <= self.high:
            raise BadPosition(
                f"{where}: expected a whole number from {self.low} to {self.high}, found {kind_of(data)}."
            )
        return data

    def write_each(self, values: Sequence[Any]) -> list[Any]:
        return list(values)

    def check(self, value: Any, where: str) -> None:
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
        if not isinstance(data, bool):
            raise BadPosition(f"{where}: expected true or false, found {kind_of(data)}.")
        return data


AS_THEY_ARE: Final[tuple[type[Codec], ...]] = (Number, Flag)
"""The kinds whose values are JSON types already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bit(Codec):
    """True or false in JSON, 1 or 0 in the state.

    >>> Bit().write(1), Bit().read(False, "free", 2)
    (True, 0)
    """

    def write(self, value: Any) -> Any:
        return value == 1

    def read(self, data: Any, where: str, seats: int) -> Any:
        return int(Flag().read(data, where, seats))

    def check(self, value: Any, where: str) -> None:
        if value not in (0, 1):
            raise BrokenInvariant(f"{where} is {value}, not 0 or 1")


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Codec):
    """One of a list of ids; in the state its number from `low` on, -1 for none if that is allowed.

    >>> cargo = Item(["salt", "tea", "silk"], optional=True)
    >>> cargo.write(2), cargo.write(NONE), cargo.read("tea", "cargo", 2)
    ('silk', None, 1)
    """

    def __init__(self, ids: Sequence[str], optional: bool = False, low: int = 0) -> None:
        self.ids = list(ids)
        self.optional = optional
        self.low = low
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.ids, start=low)}
        self._written: dict[int, str | None] = {NONE: None, **{number: name for name, number in self.numbers.items()}}

    def write(self, value: Any) -> Any:
        return self._written[value]

    def write_each(self, values: Sequence[Any]) -> list[Any]:
        written = self._written
        return [written[value] for value in values]

    def read(self, data: Any, where: str, seats: int) -> Any:
        if data is None and self.optional:
            return NONE
        if not isinstance(data, str) or data not in self.numbers:
            raise BadPosition(f"{where}: expected one of {_some(self.ids)}, found {kind_of(data)}.")
        return self.numbers[data]

    def check(self, value: Any, where: str) -> None:
        if not (0 <= value - self.low < len(self.ids) or (self.optional and value == NONE)):
            raise BrokenInvariant(f"{where} is {value}, which is no item")

    def check_each(self, values: list[Any], where: str) -> None:
        """One look at the least and the greatest."""
        if values and not self.low <= min(values) <= max(values) < self.low + len(self.ids):
            super().check_each(values, where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Items(Codec):
    """A list in which the order matters: of any length, of a fixed length, or with one entry per seat.

    >>> Items(Number(0, 9), 2).read([4, 2], "dice", 3)
    [4, 2]
    """

    def __init__(self, each: Codec, length: int = ANY_LENGTH) -> None:
        self.each = each
        self.length = length

    def write(self, value: Any) -> Any:
        return self.each.write_each(value)

    def read(self, data: Any, where: str, seats: int) -> Any:
        if not isinstance(data, list):
            raise BadPosition(f"{where}: expected a list, found {kind_of(data)}.")
        length = seats if self.length == PER_SEAT else self.length
        if length not in (ANY_LENGTH, len(data)):
            raise BadPosition(f"{where}: expected a list of {length}, found {len(data)} entries.")
        return [self.each.read(entry, f"{where}[{at}]", seats) for at, entry in enumerate(data)]

    def key(self, value: Any) -> Any:
        return tuple([self.each.key(entry) for entry in value])

    def copy(self, value: Any) -> Any:
        return [self.each.copy(entry) for entry in value]

    def check(self, value: Any, where: str) -> None:
        self.each.check_each(value, where)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag(Items):
    """A list in which the order does not matter: kept sorted in the state.

    >>> Bag(Item(["salt", "tea"])).read(["tea", "salt"], "hand", 2)
    [0, 1]
    """

    def read(self, data: Any, where: str, seats: int) -> Any:
        return sorted(super().read(data, where, seats))

    def check(self, value: Any, where: str) -> None:
        super().check(value, where)
        if value != sorted(value):
            raise BrokenInvariant(f"{where} is not sorted")


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Codec):
    """Points by what they are for.

    >>> Tally(["landed", "seized"]).write([5, 0])
    {'landed': 5}
    """

    def __init__(self, sources: Sequence[str], low: int = 0, high: int = 9_999) -> None:
        self.sources = list(sources)
        self.number = Number(low, high)

    def write(self, value: Any) -> Any:
        """Only sources with points."""
        return {source: points for source, points in zip(self.sources, value, strict=True) if points}

    def read(self, data: Any, where: str, seats: int) -> Any:
        """Points by known sources; a source that is not named has none."""
        if not isinstance(data, dict):
            raise BadPosition(f"{where}: expected points by source, found {kind_of(data)}.")
        for source in data:
            if source not in self.sources:
                raise BadPosition(f"{where}: expected one of {_some(self.sources)}, found {kind_of(source)}.")
        return [self.number.read(data.get(source, 0), f"{where}.{source}", seats) for source in self.sources]

    def key(self, value: Any) -> Any:
        return tuple(value)

    def copy(self, value: Any) -> Any:
        return list(value)

    def check(self, value: Any, where: str) -> None:
        self.number.check_each(value, where)


Field = Codec | tuple[Codec, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape(Codec):
    """The named fields of a state or of a part of it, such as a player; `make` gives an empty part to read into.

    A field is its codec, or a pair of that and what it is, for the reference pages.
    """

    def __init__(self, fields: Mapping[str, Field], make: Callable[[], Any] | None = None) -> None:
        pairs = {name: field if isinstance(field, tuple) else (field, "") for name, field in fields.items()}
        self.fields = {name: codec for name, (codec, _) in pairs.items()}
        self.about = {name: about for name, (_, about) in pairs.items() if about}
        self.make = make
        self._pairs: list[tuple[str, Codec]] = list(self.fields.items())
        self._writers: list[tuple[str, Codec | None]] = [
            (name, None if type(codec) in AS_THEY_ARE else codec) for name, codec in self._pairs
        ]

    def write(self, value: Any) -> Any:
        return {
            name: getattr(value, name) if codec is None else codec.write(getattr(value, name))
            for name, codec in self._writers
        }

    def read(self, data: Any, where: str, seats: int) -> Any:
        part = self._made()
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
        return tuple([codec.key(getattr(value, name)) for name, codec in self._pairs])

    def copy(self, value: Any) -> Any:
        part = self._made()
        self.copy_into(value, part)
        return part

    def copy_into(self, value: Any, other: Any) -> None:
        """Fill an existing object with copies of another one's fields."""
        for name, codec in self._pairs:
            setattr(other, name, codec.copy(getattr(value, name)))

    def _made(self) -> Any:
        assert self.make is not None, list(self.fields)  # noqa: S101 - a mistake in a shape, not in what is read
        return self.make()

    def check(self, value: Any, where: str) -> None:
        for name, codec in self._pairs:
            codec.check(getattr(value, name), f"{where}.{name}")


def _some(ids: list[str]) -> str:
    return ", ".join(ids[:6]) + (f" ... ({len(ids)} in all)" if len(ids) > 6 else "")
