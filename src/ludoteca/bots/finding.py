"""How bots are found: by the name of a level, as a search with settings, or from the game's own package.

The file `bots.py` beside a game's `game.py` brings bots of its own: `BOTS` has their classes by name, the best last.
`ADVISER`, if it is there, is what our bots ask about the game.

>>> import ludoteca
>>> from ludoteca.bots import bot, bots
>>> game = ludoteca.game("quay")
>>> bots(game)[:1]
('random',)
>>> ludoteca.play(game, [bot("random", game, 1), bot("search:simulations=20", game, 2)], seed=3).outcome is None
False
"""

import importlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.base import Bot
from ludoteca.bots.quick import Quick
from ludoteca.bots.random import RandomBot
from ludoteca.bots.search import Limits, Search
from ludoteca.engine import Game, Refused

RANDOM: Final = "random"
SEARCH: Final = "search"
EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
OLD_NAMES: Final = {"greedy": NORMAL}
"""Tables and files of before call bots so."""
MOST_SIMULATIONS: Final = 1_000_000


def bots(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of bot that can play this game, the best last."""
    ours = (EASY, NORMAL, HARD) if _own(game, "ADVISER") is not None else (SEARCH,)
    return (RANDOM, *ours, *(_own(game, "BOTS") or {}))


def usual_bot(game: Game[Any]) -> str:
    """The level for most people; in a game without levels the best bot that it has."""
    kinds = bots(game)
    return NORMAL if NORMAL in kinds else kinds[-1]


def present_name(kind: str, game: Game[Any]) -> str:
    """What a kind is called today: stores and records may have an old name."""
    return kind if kind in bots(game) else OLD_NAMES.get(kind, kind)


def bot(kind: str, game: Game[Any], seed: int, clock: Callable[[], float] | None = None, seconds: float = 0.0) -> Bot:
    """A bot of that kind; `Refused` if there is none for this game.

    With a clock it thinks no longer than `seconds` in a turn; without one the same seed gives the same answers.
    """
    own = _own(game, "BOTS") or {}
    if kind in own:
        made: Bot = own[kind](seed)
        return made
    kind = OLD_NAMES.get(kind, kind)
    name, _, settings = kind.partition(":")
    if name == SEARCH:
        return Search(adviser(game), seed, Limits(_simulations(settings, game), seconds=seconds, clock=clock))
    if kind not in bots(game):
        raise Refused(f"There is no {kind!r} bot for {game.title}; there are: {', '.join(bots(game))}.")
    if kind == RANDOM:
        return RandomBot(seed)
    knows = adviser(game)
    if kind == HARD:
        return Search(knows, seed, Limits(knows.simulations, seconds=seconds, clock=clock))
    return Quick(knows, seed, knows.misjudgement if kind == EASY else 0.0)


def _simulations(settings: str, game: Game[Any]) -> int:
    """`simulations=N`, or nothing."""
    if not settings:
        return adviser(game).simulations
    name, _, value = settings.partition("=")
    if name != "simulations" or not value.isdecimal() or not 1 <= int(value) <= MOST_SIMULATIONS:
        raise Refused(f"A search is set like 'search:simulations=400' (1 to {MOST_SIMULATIONS:,}), not {settings!r}.")
    return int(value)


@cache
def adviser(game: Game[Any]) -> Adviser:
    """What our bots ask about a game: its own adviser, or the one that knows nothing."""
    made: Adviser = (_own(game, "ADVISER") or Adviser)(game)
    return made


def _own(game: Game[Any], name: str) -> Any:
    """What the game's own package brings, or we for it; None if there is nothing of that name."""
    for module in (f"ludoteca.bots.{game.id}.adviser", f"{game.module.rpartition('.')[0]}.bots"):
        found = _module(module)
        if found is not None and hasattr(found, name):
            return getattr(found, name)
    return None


def _module(name: str) -> ModuleType | None:
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:  # not even its package
        return None
    return importlib.import_module(name) if there else None
