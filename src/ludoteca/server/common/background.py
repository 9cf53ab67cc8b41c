"""Background tasks that run as long as the server does: no error ends them, and each error is logged once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

log = logging.getLogger("ludoteca")


class Upkeep:
    """Something done again and again. A failure is logged once, and so is the recovery.

    >>> announcing = Upkeep("telling other servers who is here")
    >>> announcing.trouble
    ''
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self.trouble = ""
        """Why it failed the last time; empty if it did not."""

    def failed(self, error: Exception) -> None:
        """It did not work this time."""
        reason = " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
        if not self.trouble:
            log.error("%s: this does not work at the moment, but is tried again: %s", self.what, reason)
        self.trouble = reason

    def worked(self) -> None:
        """It worked this time."""
        if self.trouble:
            log.error("%s: this works again", self.what)
        self.trouble = ""

    async def once(self, work: Callable[[], Awaitable[None]]) -> None:
        """Try once."""
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - whatever it is, the next try may do
            self.failed(error)
        else:
            self.worked()

    async def forever(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Try it again and again, with a pause before each time."""
        while True:
            await asyncio.sleep(seconds)
            await self.once(work)


class Tasks:
    """Work that nobody waits for."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this in the background."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def end(self) -> None:
        """Stop all of it."""
        under_way = list(self._under_way)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
