"""Worker processes: one that hangs or dies never hurts what comes after it."""

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from typing import NoReturn

import pytest
from tests.support.finishing import finish
from tests.support.serving import quick

from ludoteca.server import running
from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.turns import Room
from ludoteca.server.common.workers import Workers
from ludoteca.server.store.memory import MemoryStore


def die() -> NoReturn:
    """As a crash of the interpreter would."""
    os._exit(9)


def test_workers_survive_what_they_run() -> None:
    """After a process hung or died the next question is answered as if nothing had happened."""

    async def run() -> list[str]:
        workers = Workers(Room(1))
        said = []
        async with workers.turn("a") as worker:
            for seconds, work in ((0.5, time.sleep), (30.0, die)):
                try:
                    await worker.run(seconds, work, *([60] if work is time.sleep else []))
                except (TimeoutError, BrokenProcessPool) as error:
                    said.append(type(error).__name__)
            said.append(str(await worker.run(30.0, abs, -3)))
        workers.close()
        return said

    assert finish(run()) == ["TimeoutError", "BrokenProcessPool", "3"]


def test_one_that_takes_too_long_hurts_no_other() -> None:
    """Its process is ended; another owner's goes on, and the next one is served. At the end all hear of it."""

    async def run() -> list[str]:
        workers = Workers(Room(at_once=2, waiting_each=1, waiting=1))

        async def sleep(owner: str, seconds: float, limit: float) -> str:
            try:
                async with workers.turn(owner) as worker:
                    await worker.run(limit, time.sleep, seconds)
                    return "done"
            except (TimeoutError, BrokenProcessPool) as end:
                return type(end).__name__
            except ApiRefusal as refusal:
                return str(refusal)

        said = await asyncio.gather(sleep("a", 60, 0.1), sleep("b", 1, 30), sleep("a", 0, 30))
        last = asyncio.gather(sleep("a", 60, 30), sleep("a", 0, 30))
        await asyncio.sleep(0.1)
        workers.close()
        return [*said, *await last]

    assert finish(run()) == ["TimeoutError", "done", "done", "BrokenProcessPool", "The server is being stopped."]


def test_a_stopped_server_reads_nothing() -> None:
    """No process is begun any more."""

    async def run() -> None:
        workers = Workers(Room(at_once=1, waiting_each=1, waiting=1))
        workers.close()
        async with workers.turn("a"):
            raise AssertionError

    with pytest.raises(ApiRefusal, match="stopped"):
        finish(run())


def test_they_get_ready_by_themselves() -> None:
    """Soon after the server, whether there is a table or not: nobody's first hint waits for processes to begin."""

    async def run() -> bool:
        server = running.Server(quick("", ready_after=0.1), MemoryStore())
        await server.start()
        assert not server.workers.ready
        for _ in range(600):
            if server.workers.ready:
                break
            await asyncio.sleep(0.05)
        ready = server.workers.ready
        await server.stop()
        return ready

    assert finish(run())


def test_a_server_that_stops_does_not_wait_for_them() -> None:
    """Workers that have just begun to start are ended."""

    async def run() -> bool:
        server = running.Server(quick("", ready_after=0.0), MemoryStore())
        await server.start()
        await asyncio.sleep(0.05)
        await server.stop()
        return server.workers.ready

    assert not finish(run())
