"""How strong the levels were when they played against each other; `python -m tools.ladder` measures it."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ludoteca.engine import Game

MEASURED: Final = "strength.json"


class Strength(NamedTuple):
    """The rating of a level with its 95 % interval; `normal` has 0."""

    elo: float
    low: float
    high: float
    against: str | None
    """The level below it."""
    share: float | None
    """The share of its games that it wins with that level in all other seats."""


def strengths(game: Game[Any], players: int) -> dict[str, Strength]:
    """The strength of each measured level of a game with this many players, the weakest first.

    >>> import ludoteca
    >>> strengths(ludoteca.game("quay"), 2)
    {}
    """
    levels = _measured(game.package).get(str(players), {})
    return {
        level: Strength(found["elo"], found["low"], found["high"], found["against"], found["share"])
        for level, found in levels.items()
    }


@cache
def _measured(package: str) -> dict[str, dict[str, Any]]:
    file = files(package).joinpath("bot", MEASURED)
    measured: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return measured
