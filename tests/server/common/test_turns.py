"""Turns: owners follow each other, none has two at once, and one that wants too much is refused."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from tests.support.finishing import finish

from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.turns import Room, Turns

LIMITS = Room(at_once=1, waiting_each=2, waiting=4)


class Visits:
    """Whatever goes in says so, and stays until it is sent away."""

    def __init__(self, room: Room = LIMITS) -> None:
        self.turns = Turns(room)
        self.seen: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._free: dict[str, asyncio.Event] = {}

    async def come(self, *names: str, since: float | None = None) -> None:
        """Each a letter for its owner and a number."""
        for name in names:
            self._free[name] = asyncio.Event()
            self._tasks[name] = asyncio.ensure_future(self._visit(name, since))
            await asyncio.sleep(0)

    async def _visit(self, name: str, since: float | None) -> None:
        async with self.turns.of(name[0], since):
            self.seen.append(name)
            await self._free[name].wait()

    async def go(self, name: str) -> None:
        """It is done; whatever follows from that happens."""
        self._free[name].set()
        await self._tasks[name]
        await asyncio.sleep(0)

    async def cancel(self, name: str) -> None:
        """Nobody waits for it any more."""
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)

    async def go_all(self) -> list[str]:
        """One after the other; in which order they went in."""
        for name in self.seen:  # grows on the way
            await self.go(name)
        return self.seen


def run(story: Callable[[Visits], Coroutine[Any, Any, Any]], room: Room = LIMITS) -> Any:
    """Tell a story of visits."""

    async def told() -> Any:
        return await story(Visits(room))

    return finish(told())


def test_owners_follow_each_other() -> None:
    """One that asked three times before the others is served once before each of them."""

    async def story(visits: Visits) -> list[str]:
        await visits.come("a1", "a2", "a3", "b1", "c1")
        return await visits.go_all()

    assert run(story) == ["a1", "a2", "b1", "c1", "a3"]


def test_what_began_first_goes_first() -> None:
    """Also when its next question comes later than those of others."""

    async def story(visits: Visits) -> list[str]:
        await visits.come("a1", since=1.0)
        await visits.come("c1", since=3.0)
        await visits.come("b1", since=2.0)
        await visits.come("a2", since=1.0)
        assert visits.turns.crowd == 3.0
        return await visits.go_all()

    assert run(story) == ["a1", "a2", "b1", "c1"]


def test_nobody_has_two_at_once() -> None:
    """A free place is for somebody else, also if they come later."""

    async def story(visits: Visits) -> None:
        await visits.come("a1", "a2", "b1")
        assert visits.seen == ["a1", "b1"]
        await visits.go("b1")
        assert visits.seen == ["a1", "b1"]
        await visits.go("a1")
        assert visits.seen == ["a1", "b1", "a2"]

    run(story, LIMITS._replace(at_once=2))


def test_too_much_is_refused() -> None:
    """Of one owner, and of all together; what waits is not hurt."""

    async def story(visits: Visits) -> list[str]:
        await visits.come("a1", "a2", "a3")
        with pytest.raises(ApiRefusal, match="You have several records"):
            await visits.turns.of("a").__aenter__()
        await visits.come("b1", "c1")
        with pytest.raises(ApiRefusal, match="Many records"):
            await visits.turns.of("d").__aenter__()
        return await visits.go_all()

    assert run(story) == ["a1", "a2", "b1", "c1", "a3"]


def test_one_that_gives_up_is_forgotten() -> None:
    """While it waits, at the moment when it is let in, and inside."""

    async def story(visits: Visits) -> None:
        await visits.come("a1", "b1", "c1", "d1")
        await visits.cancel("b1")
        leaving = asyncio.ensure_future(visits.go("a1"))
        await asyncio.sleep(0)
        await visits.cancel("c1")
        await leaving
        assert visits.seen == ["a1", "d1"]
        await visits.cancel("d1")
        await visits.come("a2")
        assert visits.seen == ["a1", "d1", "a2"]

    run(story)


def test_nobody_waits_for_ever() -> None:
    """After a while one hears that it takes too long; the next one is let in all the same."""

    async def story(visits: Visits) -> None:
        await visits.come("a1")
        with pytest.raises(ApiRefusal, match="Many records"):
            await visits.turns.of("b").__aenter__()
        await visits.go("a1")
        await visits.come("c1")
        assert visits.seen == ["a1", "c1"]

    run(story, LIMITS._replace(seconds=0.01))
