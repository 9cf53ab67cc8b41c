"""Coroutines in tests: Playwright leaves a loop running in a worker's thread, so they get a thread of their own."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def finish(work: Coroutine[Any, Any, T]) -> T:
    """What the coroutine returns or raises."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
