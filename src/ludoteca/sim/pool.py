"""Chunks of games on several processes, handed back in their order."""

import multiprocessing
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.synchronize import Event

from ludoteca import children
from ludoteca.sim.plan import Plan
from ludoteca.sim.playing import play_chunk
from ludoteca.sim.rows import Row

LARGEST_CHUNK = 100
CHUNKS_PER_WORKER = 8
AHEAD = 4
"""How many chunks per worker may be under way: enough to keep all busy, few enough to keep memory small."""


def play_all(plan: Plan, first: int, last: int, workers: int) -> Iterator[list[Row]]:
    """Games `first` to `last`, in chunks, in order; how many workers there are shows in the time only."""
    chunks = _chunks(first, last, workers)
    if workers == 1:
        for chunk in chunks:
            yield list(play_chunk(plan, *chunk))
        return
    processes = multiprocessing.get_context("spawn")
    stop = processes.Event()
    pool = ProcessPoolExecutor(workers, processes, _begin, (stop,))
    under_way: deque[Future[list[Row]]] = deque()
    try:
        for chunk in chunks:
            with children.ctrl_c_held_back():
                under_way.append(pool.submit(_work, plan, *chunk))
            if len(under_way) >= workers * AHEAD:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


def _chunks(first: int, last: int, workers: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(LARGEST_CHUNK, (last - first + 1) // (workers * CHUNKS_PER_WORKER)))
    for start in range(first, last + 1, size):
        yield start, min(start + size - 1, last)


_stop: Event | None = None
"""In a worker: set when nobody wants its rows any more."""


def _begin(stop: Event) -> None:
    """The first thing that a worker does."""
    global _stop  # noqa: PLW0603 - the only way from a pool's initializer to its tasks
    _stop = stop
    children.begin()


def _work(plan: Plan, first: int, last: int) -> list[Row]:
    rows = []
    for row in play_chunk(plan, first, last):
        if _stop is not None and _stop.is_set():
            break
        rows.append(row)
    return rows
