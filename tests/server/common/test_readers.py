"""Processes that follow records: what happens to one concerns no other."""

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool

import pytest
from tests.support.finishing import finish

from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.turns import Limits
from ludoteca.server.common.workers import Readers


def test_one_that_takes_too_long_hurts_no_other() -> None:
    """Its process is ended; another owner's goes on, and the next one is served. At the end all hear of it."""

    async def run() -> list[str]:
        readers = Readers(Limits(at_once=2, waiting_each=1, waiting=1))

        async def sleep(owner: str, seconds: float, limit: float) -> str:
            try:
                async with readers.turn(owner) as workers:
                    await workers.run(limit, time.sleep, seconds)
                    return "done"
            except (TimeoutError, BrokenProcessPool) as end:
                return type(end).__name__
            except ApiRefusal as refusal:
                return str(refusal)

        said = await asyncio.gather(sleep("a", 60, 0.1), sleep("b", 1, 30), sleep("a", 0, 30))
        last = asyncio.gather(sleep("a", 60, 30), sleep("a", 0, 30))
        await asyncio.sleep(0.1)
        readers.close()
        return [*said, *await last]

    assert finish(run()) == ["TimeoutError", "done", "done", "BrokenProcessPool", "The server is being stopped."]


def test_a_stopped_server_reads_nothing() -> None:
    """No process is begun any more."""

    async def run() -> None:
        readers = Readers(Limits(at_once=1, waiting_each=1, waiting=1))
        readers.close()
        async with readers.turn("a"):
            raise AssertionError

    with pytest.raises(ApiRefusal, match="stopped"):
        finish(run())
