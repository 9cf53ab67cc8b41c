"""How much one sender may ask for: a seat, a browser, an address."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from ludoteca.server.common.errors import ApiRefusal, too_many

MOST_SENDERS = 10_000
LONGEST_WAIT = 10.0
MOST_WAITING = 1_000


class Sender(NamedTuple):
    """Where a request comes from. `browser` is a random key that a page keeps, empty for programs without one."""

    address: str
    browser: str = ""


class Allowances:
    """What each sender has left: `most` at once, refilled over `seconds`; below zero is debt."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._per_second = most / seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, sender: str, longest: float = 0.0) -> float | None:
        """Take one more; how long until it is paid for. None, and nothing taken, if that is longer than `longest`."""
        now = time.monotonic()
        left, when = self._left.pop(sender, (self._most, now))
        left = min(self._most, left + (now - when) * self._per_second)
        wait = max(0.0, (1 - left) / self._per_second)
        allowed = wait <= longest
        self._left[sender] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_SENDERS:
            self._left.popitem(last=False)
        return wait if allowed else None

    def give_back(self, sender: str) -> None:
        """Return one that was taken and should not count."""
        if sender in self._left:
            left, when = self._left[sender]
            self._left[sender] = (left + 1, when)


class Rate:
    """How often each sender may ask: `most` times in `seconds`, all at once if it likes.

    >>> rate = Rate(2, 60.0, "Slow down.")
    >>> rate.check("a"), rate.check("a")
    (None, None)
    >>> rate.check("a")
    Traceback (most recent call last):
    ludoteca.server.common.errors.ApiRefusal: Slow down.
    """

    def __init__(self, most: int, seconds: float, sentence: str) -> None:
        self._allowances = Allowances(most, seconds)
        self._seconds_each = seconds / most
        self._sentence = sentence

    def check(self, sender: str) -> None:
        """Count one more, or refuse it; the refusal says when there is room for one again."""
        if self._allowances.take(sender) is None:
            raise too_many(self._sentence, self._seconds_each)


class Tries:
    """Attempts at codes: right ones cost nothing, wrong ones are charged to their browser and their address.

    A right code cannot be told from a guess before it is looked up, and if codes over the limit were looked up at once,
    the limit would stop no guesser. So every try is paid for before it is looked up, on credit if need be, and waits
    until the debt is paid off; only then does anyone learn whether it was right, and a right one is refunded.
    The address's limit is the one that stops a guesser, who can make up a new browser key for every try. The browser's
    is much lower: it keeps one person who tries codes on the page from using up the allowance of the whole class.
    """

    def __init__(self, per_browser: int, per_address: int, stopping: asyncio.Event) -> None:
        self._browsers = Allowances(per_browser, 60.0)
        self._addresses = Allowances(per_address, 60.0)
        self._stopping = stopping
        self._waiting = 0

    @asynccontextmanager
    async def one(self, sender: Sender) -> AsyncIterator[None]:
        """Look a code up inside: an unknown one is charged for, everything else is refunded."""
        paid = self._pay(sender)
        await self._wait(max(wait for _, _, wait in paid))
        try:
            yield
        except ApiRefusal as error:
            if error.code != "unknown":
                _give_back(paid)
            raise
        _give_back(paid)

    def _pay(self, sender: Sender) -> list[tuple[Allowances, str, float]]:
        paid: list[tuple[Allowances, str, float]] = []
        payers = [(self._browsers, " ".join(sender))] if sender.browser else []
        for allowances, payer in [*payers, (self._addresses, sender.address)]:
            wait = allowances.take(payer, LONGEST_WAIT)
            if wait is not None:
                paid.append((allowances, payer, wait))
            if wait is None or (wait and self._waiting >= MOST_WAITING):
                _give_back(paid)
                raise _too_many_codes()
        return paid

    async def _wait(self, seconds: float) -> None:
        if not seconds:
            return
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds):
                await self._stopping.wait()
        except TimeoutError:
            return
        finally:
            self._waiting -= 1
        raise _too_many_codes()


def _give_back(paid: list[tuple[Allowances, str, float]]) -> None:
    for allowances, payer, _ in paid:
        allowances.give_back(payer)


def _too_many_codes() -> ApiRefusal:
    return too_many("Too many wrong codes were tried; wait a moment and try again.", LONGEST_WAIT)


class Streams:
    """How many streams are open, in all and for each address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._of_address: dict[str, int] = {}
        self.open = 0

    def enter(self, address: str) -> None:
        """Count one more, or refuse it."""
        if self.open >= self._most or self._of_address.get(address, 0) >= self._most_per_address:
            raise too_many("Too many streams are open; close some, or use polling.")
        self.open += 1
        self._of_address[address] = self._of_address.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Count one less."""
        self.open -= 1
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]
