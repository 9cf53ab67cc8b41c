"""The queue in which bots wait until they may think."""

import asyncio

from tests.support.finishing import finish

from ludoteca.server.service.bots import BotQueue


async def _settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Visits:
    """Questions that wait in a queue, each as a task; who is let in, in order."""

    def __init__(self, queue: BotQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._leave: dict[str, asyncio.Event] = {}

    def come(self, name: str, table: str, since: float) -> None:
        """A question comes."""
        self._leave[name] = asyncio.Event()
        self.tasks[name] = asyncio.ensure_future(self._visit(name, table, since))

    async def _visit(self, name: str, table: str, since: float) -> None:
        async with self.queue.of(table, since):
            self.order.append(name)
            await self._leave[name].wait()

    async def go(self, name: str) -> None:
        """It is answered."""
        self._leave[name].set()
        await _settle()


def test_the_turn_that_began_first_goes_first() -> None:
    """Also when its next question comes later than those of others."""

    async def run() -> list[str]:
        visits = Visits(BotQueue(1))
        visits.come("a1", "a", since=1.0)
        await _settle()
        visits.come("c", "c", since=3.0)
        visits.come("b", "b", since=2.0)
        visits.come("a2", "a", since=1.0)
        await _settle()
        for name in ("a1", "a2", "b", "c"):
            await visits.go(name)
        return visits.order

    assert finish(run()) == ["a1", "a2", "b", "c"]


def test_a_table_has_one_place() -> None:
    """Three bots of one table leave the other places to others."""

    async def run() -> tuple[list[str], float]:
        visits = Visits(BotQueue(2))
        for at in range(3):
            visits.come(f"a{at}", "a", since=float(at))
        visits.come("b", "b", since=9.0)
        await _settle()
        length = visits.queue.length
        for name in ("a0", "a1", "a2", "b"):
            await visits.go(name)
        return visits.order, length

    assert finish(run()) == (["a0", "b", "a1", "a2"], 1.0)


def test_one_that_gives_up_keeps_nobody_out() -> None:
    """Neither while it waits, nor at the moment when it is let in."""

    async def run() -> tuple[list[str], float]:
        visits = Visits(BotQueue(1))
        for name, since in (("a", 0.0), ("b", 1.0), ("c", 2.0), ("d", 3.0)):
            visits.come(name, name, since)
        await _settle()
        visits.tasks["b"].cancel()
        await _settle()
        visits.tasks["a"].cancel()
        await asyncio.sleep(0)  # now "c" is let in, and does not know it yet
        visits.tasks["c"].cancel()
        await _settle()
        await visits.go("d")
        return visits.order, visits.queue.length

    assert finish(run()) == (["a", "d"], 0.0)
