"""Games to learn from, on several processes."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from ludoteca import children
from ludoteca.bots import adviser
from ludoteca.learn.course import Course
from ludoteca.learn.episodes import Episode, play_episode

CHUNK = 10


def practise(course: Course, weights: str | None, first: int, games: int, workers: int) -> Iterator[list[Episode]]:
    """Games from number `first` on, in chunks, in their order; how many workers there are shows in the time only."""
    chunks = [(at, min(CHUNK, first + games - at)) for at in range(first, first + games, CHUNK)]
    if workers == 1:
        for chunk in chunks:
            yield _play(course, weights, *chunk)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), children.begin)
    try:
        with children.ctrl_c_held_back():
            under_way = [pool.submit(_play, course, weights, *chunk) for chunk in chunks]
        for future in under_way:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play(course: Course, weights: str | None, first: int, games: int) -> list[Episode]:
    game = course.game()
    kind = course.kind(course.practice, weights)
    seeds = range(first, first + games)
    return [play_episode(game, adviser(game), course.players, course.seed * 1_000_003 + seed, kind) for seed in seeds]
