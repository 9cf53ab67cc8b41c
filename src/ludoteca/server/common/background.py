"""Background work that goes on as long as the server runs, whatever fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

REST = 5.0
"""How long anything rests after something unexpected before it is tried again."""

Work = Callable[[], Awaitable[float | None]]
"""Does what is due; in how many seconds it is due again, None if nobody knows yet."""

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
        reason = " ".join(str(error).split()) or type(error).__name__
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


class Schedule:
    """Work that nobody waits for, by keys. The event loop knows when each is due next.

    The same work is never done twice at once: if it becomes due meanwhile, it is done again afterwards.
    """

    def __init__(self) -> None:
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._ended = False

    def soon(self, key: str, work: Work, seconds: float = 0.0) -> None:
        """Do this after some seconds, unless it is due sooner anyway."""
        loop = asyncio.get_running_loop()
        known, when = self._due.get(key), loop.time() + seconds
        if self._ended or (known is not None and known.when() <= when):
            return
        if known is not None:
            known.cancel()
        self._due[key] = loop.call_at(when, self._begin, key, work)

    def _begin(self, key: str, work: Work) -> None:
        if key not in self._under_way:
            self._due.pop(key).cancel()
            self._under_way[key] = asyncio.ensure_future(self._do(key, work))

    async def _do(self, key: str, work: Work) -> None:
        again: float | None = REST
        try:
            again = await work()
        except Exception:
            log.exception("%s: this broke, and is tried again", key)
        finally:
            del self._under_way[key]
        if again is not None:
            self.soon(key, work, again)
        if key in self._due and self._due[key].when() <= asyncio.get_running_loop().time():
            self._begin(key, work)  # it became due meanwhile

    def every(self, seconds: float, upkeep: Upkeep, work: Callable[[], Awaitable[None]]) -> None:
        """Do this again and again, with a pause before each time."""

        async def once() -> float:
            await upkeep.once(work)
            return seconds

        self.soon(upkeep.what, once, seconds)

    async def end(self) -> None:
        """Stop all of it."""
        self._ended = True
        for handle in self._due.values():
            handle.cancel()
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
