"""Sharing what is scarce: owners take turns, and one that wants too much is refused."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from ludoteca.server.common.errors import ApiRefusal, busy

LONGEST_WAIT = 60.0


class Limits(NamedTuple):
    """How many may go in at once, and how many may wait: for one owner, and for all together."""

    at_once: int
    waiting_each: int
    waiting: int


class Turns:
    """Lets in a few at once, never two of the same owner; waiting owners are let in one after the other."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._inside: set[str] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        """Wait until it is this owner's turn; a refusal if too many wait already."""
        if owner in self._inside or len(self._inside) >= self._limits.at_once:
            await self._wait(owner)
        else:
            self._inside.add(owner)
        try:
            yield
        finally:
            self._leave(owner)

    async def _wait(self, owner: str) -> None:
        if len(self._waiting.get(owner, ())) >= self._limits.waiting_each:
            raise busy("You have several records being read already; wait until one of them is done.")
        if sum(map(len, self._waiting.values())) >= self._limits.waiting:
            raise _all_busy()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await turn
        except TimeoutError:
            self._give_up(owner, turn)
            raise _all_busy() from None
        except asyncio.CancelledError:
            self._give_up(owner, turn)
            raise

    def _give_up(self, owner: str, turn: asyncio.Future[None]) -> None:
        if not turn.cancelled():
            self._leave(owner)  # it was let in at the same moment
        elif turn in self._waiting.get(owner, ()):
            self._take_out(owner, turn)

    def _leave(self, owner: str) -> None:
        self._inside.discard(owner)
        while len(self._inside) < self._limits.at_once:
            following = next((other for other in self._waiting if other not in self._inside), None)
            if following is None:
                return
            self._let_in(following)

    def _let_in(self, owner: str) -> None:
        turn = self._waiting[owner][0]
        self._take_out(owner, turn)
        if not turn.cancelled():
            self._inside.add(owner)
            turn.set_result(None)

    def _take_out(self, owner: str, turn: asyncio.Future[None]) -> None:
        """Take it out; whatever else this owner waits for goes behind the other owners."""
        self._waiting[owner].remove(turn)
        self._waiting.move_to_end(owner)
        if not self._waiting[owner]:
            del self._waiting[owner]


def _all_busy() -> ApiRefusal:
    return busy("Many records are being read just now; try again in a minute.")
