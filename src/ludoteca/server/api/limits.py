"""How much one address may ask for."""

import time
from collections import OrderedDict

from ludoteca.server.errors import too_many

MOST_ADDRESSES = 10_000


class Rate:
    """How often each address may ask: `most` times in `seconds`, all of them at once if it likes.

    >>> rate = Rate(2, 60.0, "Slow down.")
    >>> rate.check("a"), rate.check("a")
    (None, None)
    >>> rate.check("a")
    Traceback (most recent call last):
    ludoteca.server.errors.ApiRefusal: Slow down.
    """

    def __init__(self, most: int, seconds: float, sentence: str) -> None:
        self._most = most
        self._per_second = most / seconds
        self._sentence = sentence
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, address: str) -> None:
        """Count one more, or refuse it."""
        now = time.monotonic()
        left, when = self._left.pop(address, (float(self._most), now))
        left = min(float(self._most), left + (now - when) * self._per_second)
        allowed = left >= 1
        self._left[address] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        if not allowed:
            raise too_many(self._sentence)


class Streams:
    """How many streams are open, in all and for each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._open: dict[str, int] = {}
        self._all = 0

    def enter(self, address: str) -> None:
        """One more, or refuse it."""
        if self._all >= self._most or self._open.get(address, 0) >= self._most_per_address:
            raise too_many("Too many streams are open; close some, or use polling.")
        self._all += 1
        self._open[address] = self._open.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """One less."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
