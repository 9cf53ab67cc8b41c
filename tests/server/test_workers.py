"""Worker processes: one that hangs or dies never hurts what comes after it."""

import os
import time
from concurrent.futures.process import BrokenProcessPool
from typing import NoReturn

from tests.support.finishing import finish

from ludoteca.server.workers import Workers


def die() -> NoReturn:
    """As a crash of the interpreter would."""
    os._exit(9)


def test_workers_survive_what_they_run() -> None:
    """After a process hung or died the next question is answered as if nothing had happened."""

    async def run() -> list[str]:
        workers = Workers(1)
        said = []
        for seconds, work in ((0.5, time.sleep), (30.0, die)):
            try:
                await workers.run(seconds, work, *([60] if work is time.sleep else []))
            except (TimeoutError, BrokenProcessPool) as error:
                said.append(type(error).__name__)
        said.append(str(await workers.run(30.0, abs, -3)))
        workers.close()
        return said

    assert finish(run()) == ["TimeoutError", "BrokenProcessPool", "3"]
