"""The small fast generator for simulation and search. Tables deal with a different one: see `ludoteca.match.dealer`."""

import hashlib
from typing import TYPE_CHECKING, Any, Final, Protocol, SupportsIndex

from ludoteca.engine import given

if TYPE_CHECKING:
    from mypy_extensions import i64

_M1: Final = 2147483563
_M2: Final = 2147483399
_SPAN: Final = 2147483562


class Randomness(Protocol):
    """Anything that can give a whole number below `n`.

    >>> class AlwaysFirst:
    ...     def below(self, n: int) -> int:
    ...         return 0
    >>> source: Randomness = AlwaysFirst()
    >>> source.below(6)
    0
    """

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""


def seed_from(text: str) -> int:
    """A seed made from everything that decides something random: 48 bits, so that every program can read them exactly.

    >>> seed_from("bot 7")
    78599774304670
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Rng:
    """L'Ecuyer's combined generator of 1988: period 2.3e18, two small numbers of state, the same on every machine.

    The bias of `below(n)` is under n / 2**31. It is not meant to be unpredictable: tables use the dealer.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [5, 2, 1, 3, 1, 2, 2, 3]
    """

    __slots__ = ("_seed", "_x", "_y")

    def __init__(self, seed: SupportsIndex) -> None:
        self._seed: int = given.seed(seed)
        self._x: i64 = 0
        self._y: i64 = 0

    def _begin(self) -> None:
        """Seed it only when the first number is asked for: a search makes many generators that are never used."""
        digest = hashlib.sha256(b"ludoteca rng %d" % self._seed).digest()
        self._x = int.from_bytes(digest[:8], "big") % (_M1 - 1) + 1
        self._y = int.from_bytes(digest[8:16], "big") % (_M2 - 1) + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self._seed,), (self._x, self._y)

    def __setstate__(self, now: tuple[int, int]) -> None:
        self._x, self._y = now

    def twin(self) -> "Rng":
        """A copy that gives the same numbers from here on; faster than starting again with the same seed.

        >>> rng = Rng(7)
        >>> [rng.twin().below(6), rng.below(6), rng.twin().below(6)]
        [5, 5, 2]
        """
        if self._x == 0:
            self._begin()
        other = Rng(self._seed)
        other._x = self._x
        other._y = self._y
        return other

    def below(self, n: SupportsIndex) -> int:
        """A whole number from 0 to n - 1."""
        return self.draw(n if type(n) is int and n > 0 else given.number(n, 1, "below"))

    def draw(self, n: int) -> int:
        """The same for the engine: `n` is not checked."""
        if self._x == 0:  # which it never is once it has begun
            self._begin()
        x = self._x * 40014 % _M1
        y = self._y * 40692 % _M2
        self._x = x
        self._y = y
        spread = (x - y) % _SPAN
        if n > _SPAN:  # the product may not fit into a machine word
            return int(spread) * n // _SPAN
        small: i64 = n
        return spread * small // _SPAN

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place: the same as one `below` for each, without the calls."""
        if self._x == 0:
            self._begin()
        x, y = self._x, self._y
        left: i64 = len(items)
        while left > 1:
            x = x * 40014 % _M1
            y = y * 40692 % _M2
            other = (x - y) % _SPAN * left // _SPAN
            left -= 1
            items[left], items[other] = items[other], items[left]
        self._x = x
        self._y = y


def drawn(source: Randomness, n: int) -> int:
    """`source.below(n)`. Our own generator need not check a number that comes from the rules."""
    if isinstance(source, Rng):
        return source.draw(n)
    return source.below(n)


def shuffle(items: list[int], rng: Randomness) -> None:
    """Put the items in random order, in place.

    >>> items = [1, 2, 3, 4, 5]
    >>> shuffle(items, Rng(1))
    >>> sorted(items)
    [1, 2, 3, 4, 5]
    """
    if isinstance(rng, Rng):
        rng.shuffle(items)
        return
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
