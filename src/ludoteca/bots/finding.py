"""How bots are found: by the name of a level, as a search with settings, or from the game's own package.

A game's `bot` defines `ADVISER`, the class that our bots ask about the game, or `BOTS`, the classes of its own bots by
name, the best last, or both. A distribution that has only a bot offers it with an entry point in the group
`ludoteca.bots`, called `name`, or `game.name` if it plays only that game. Its value is a class.

>>> import ludoteca
>>> from ludoteca.bots import bot, bots
>>> game = ludoteca.game("quay")
>>> bots(game)[:1]
('random',)
>>> ludoteca.play(game, [bot("random", game, 1), bot("search:simulations=20", game, 2)], seed=3).outcome is None
False
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.base import Bot
from ludoteca.bots.quick import Quick
from ludoteca.bots.random import RandomBot
from ludoteca.bots.restricted import NEVER, Restricted
from ludoteca.bots.search import Limits, Search
from ludoteca.bots.telling import in_words
from ludoteca.bots.weights import SHIPPED, nets_of, read_weights, shipped
from ludoteca.engine import Game, Refused, given
from ludoteca.engine.game import check_game
from ludoteca.engine.parts import module_of

GROUP: Final = "ludoteca.bots"
RANDOM: Final = "random"
SEARCH: Final = "search"
EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"
EXAMPLE: Final = "search:simulations=400,horizon=2,candidates=6,doubt=1,weights=FILE"


def bots(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of bot that can play this game, the best last."""
    check_game(game)
    kinds = _of_the_game(game)
    return (*kinds, *(name for name in _offered(game) if name not in kinds))


def _of_the_game(game: Game[Any]) -> tuple[str, ...]:
    """Those that we or the game's own package bring."""
    levels = (EASY, NORMAL, HARD) if _own(game, "ADVISER") is not None else (SEARCH,)
    learned = (EXPERT,) if shipped(game) is not None else ()
    return (RANDOM, *levels, *learned, *(_own(game, "BOTS") or {}))


def of_a_package(kind: str, game: Game[Any]) -> bool:
    """Whether this bot, or the one that it restricts, is offered by a package other than the game's."""
    plain = kind.partition(NEVER)[0]
    return plain in _offered(game) and plain not in _of_the_game(game)


def usual_bot(game: Game[Any]) -> str:
    """The level for most people; in a game without levels, its best bot."""
    kinds = bots(game)
    return NORMAL if NORMAL in kinds else kinds[-1]


def bot(kind: str, game: Game[Any], seed: int, clock: Callable[[], float] | None = None, seconds: float = 0.0) -> Bot:
    """A bot of that kind; `Refused` if there is none for this game.

    With a clock it thinks no longer than `seconds` in a turn; without one the same seed gives the same answers.
    `normal never land:tea` plays like `normal`, but never does that.
    """
    check_game(game)
    seed = given.seed(seed)
    plain, never, what = kind.rpartition(NEVER)
    if never:
        return Restricted(bot(plain, game, seed, clock, seconds), game, what)
    own = _own(game, "BOTS") or {}
    if kind in own:
        made: Bot = own[kind](seed)
        return made
    name, _, settings = kind.partition(":")
    if name == SEARCH:
        knows, limits = _search(settings, game)
        return Search(knows, seed, limits.by(clock, seconds))
    if kind not in bots(game):
        raise Refused(f"There is no {kind!r} bot for {game.title}; there are: {', '.join(bots(game))}.")
    if kind == RANDOM:
        return RandomBot(seed)
    if kind not in (EASY, NORMAL, HARD, EXPERT):
        return _from_elsewhere(kind, _offered(game)[kind], seed)
    knows = _expert(game) if kind == EXPERT else adviser(game)
    if kind in (HARD, EXPERT):
        return Search(knows, seed, Limits(knows.simulations).by(clock, seconds))
    return Quick(knows, seed, knows.misjudgement if kind == EASY else 0.0)


def _search(settings: str, game: Game[Any]) -> tuple[Adviser, Limits]:
    """The adviser and the limits of a search, from settings like `simulations=400,doubt=0.5`."""
    knows = adviser(game)
    limits = Limits(knows.simulations)
    for setting in settings.split(",") if settings else []:
        name, _, value = setting.partition("=")
        if name == "weights" and value:
            knows = _taught(game, read_weights(Path(value)), value)
        elif not limits.set(name, value):
            raise Refused(f"A search is set like '{EXAMPLE}', not by {setting!r}.")
    return knows, limits


@cache
def adviser(game: Game[Any]) -> Adviser:
    """What our bots ask about a game: its own adviser, or the one that knows nothing."""
    return _new_adviser(game)


def judge(game: Game[Any]) -> Adviser:
    """The adviser of our strongest bot: the best judge of how well everyone is doing."""
    return _expert(game) if shipped(game) is not None else adviser(game)


@cache
def _expert(game: Game[Any]) -> Adviser:
    return _taught(game, shipped(game) or "", f"{game.id}/{SHIPPED}")


def _taught(game: Game[Any], text: str, name: str) -> Adviser:
    knows = _new_adviser(game)
    knows.nets = nets_of(text, game, name)
    for players, net in knows.nets.items():
        wanted = len(knows.measures(game.new(players))[0])
        if net.size != wanted:
            raise Refused(f"{name} has weights for {net.size} numbers; {game.title} has {wanted}.")
    return knows


def _new_adviser(game: Game[Any]) -> Adviser:
    made: Adviser = (_own(game, "ADVISER") or Adviser)(game)
    return made


def _offered(game: Game[Any]) -> dict[str, EntryPoint]:
    """The bots that other packages offer for this game, by name."""
    found: dict[str, EntryPoint] = {}
    for point in _entry_points(tuple(sys.path)):
        only, _, name = point.name.rpartition(".")
        if only in ("", game.id):
            found[name] = point
    return found


@cache
def _entry_points(path: tuple[str, ...]) -> list[EntryPoint]:
    """The bots installed on this path; looking through all packages takes a while."""
    return sorted(entry_points(group=GROUP))


def _from_elsewhere(kind: str, point: EntryPoint, seed: int) -> Bot:
    try:
        made = point.load()(seed)
    except (Exception, SystemExit) as error:
        why = in_words(error).removesuffix(".")
        raise Refused(f"The bot {kind!r} ({point.value}) cannot be made: {why}.") from error
    if not isinstance(made, Bot):
        raise Refused(f"The bot {kind!r} ({point.value}) is not a ludoteca.bots.Bot.")
    return made


def _own(game: Game[Any], name: str) -> Any:
    """What the game's `bot` defines; None if there is nothing of that name."""
    module = module_of(game.package, "bot")
    if module is not None and not hasattr(module, "BOTS") and not hasattr(module, "ADVISER"):
        raise Refused(f"{module.__name__} has neither BOTS nor ADVISER")
    return getattr(module, name, None)
