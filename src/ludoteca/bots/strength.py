"""How strong the levels were when they played against each other; `python -m tools.ladder` measures it."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple


class Strength(NamedTuple):
    """The rating of a level with its 95 % interval; `normal` has 0."""

    elo: float
    low: float
    high: float
    against: str | None
    """The level below it."""
    share: float | None
    """The share of its games that it wins with that level in all other seats."""


def strengths(game_id: str, players: int) -> dict[str, Strength]:
    """What is known about the levels of a game with this many players, the weakest first; empty if none was measured.

    >>> strengths("quay", 2)
    {}
    """
    levels = _measured().get(game_id, {}).get(str(players), {})
    return {
        level: Strength(told["elo"], told["low"], told["high"], told["against"], told["share"])
        for level, told in levels.items()
    }


@cache
def _measured() -> dict[str, dict[str, dict[str, Any]]]:
    measured: dict[str, dict[str, dict[str, Any]]] = json.loads(
        files("ludoteca.bots").joinpath("strength.json").read_text(encoding="utf-8")
    )
    return measured
