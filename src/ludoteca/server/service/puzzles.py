"""In a worker: the position of the day, and a match that continues from it."""

from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca.server.common.shelf import Folders, shelf_of
from ludoteca.server.service.forks import Forked, fork
from ludoteca.teach.coach import Puzzle, of_day


class Posed(NamedTuple):
    """A match at a position, whose turn it is, and what the coach says about it."""

    forked: Forked
    seat: int
    best: int
    chance: float
    loss: float
    said: dict[str, Any]
    better: dict[str, Any]


@lru_cache(maxsize=16)
def _of_day(folders: Folders, game_id: str, day: str) -> Puzzle:
    return of_day(shelf_of(folders).game(game_id), day)


def posed(folders: Folders, game_id: str, day: str) -> Posed:
    """The position of that day."""
    record, decision = _of_day(folders, game_id, day)
    return Posed(
        fork(folders, record.text().encode(), decision.line - 1),
        decision.seat,
        decision.best,
        round(decision.chance, 4),
        round(decision.loss, 4),
        decision.said.to_json(),
        decision.better.to_json(),
    )
