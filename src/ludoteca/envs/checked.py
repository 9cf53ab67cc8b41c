"""The arguments of environments, checked by name: `Refused` says in one sentence what is wrong with one."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.bots import bot
from ludoteca.engine import BadOptions, Game, OptionValue, Refused
from ludoteca.engine.shape import brief
from ludoteca.envs.core.batch import ANY_SEAT
from ludoteca.envs.core.rewards import REWARDS
from ludoteca.games import installed

NO_GAME: Final = "There is no game under way: call reset() first."


def whole(given: Any) -> int | None:
    """A whole number as Python's own, also if it is NumPy's; None for anything else, even True.

    >>> whole(3), whole(3.0), whole("3"), whole(True)
    (3, None, None, None)
    """
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)
    except TypeError:
        return None


def shown(given: object) -> str:
    """An argument as Python writes it, cut short and on one line: NumPy writes arrays on several."""
    return " ".join(brief(given).split())


def number(name: str, given: Any, low: int | None = None, high: int | None = None) -> int:
    found = whole(given)
    if found is None or (low is not None and found < low) or (high is not None and found > high):
        bounds = ("" if low is None else f" from {low}") + ("" if high is None else f" to {high}")
        raise Refused(f"{name}: expected a whole number{bounds}, found {shown(given)}.")
    return found


def action(given: Any, actions: int, where: str) -> int:
    """The number of an action, which may be too low or too high: the rules of the environment say what happens then."""
    found = whole(given)
    if found is None:
        raise Refused(f"{where}: expected an action from 0 to {actions - 1}, found {shown(given)}.")
    return found


def seed(given: Any, low: int | None = None) -> int | None:
    return None if given is None else number("seed", given, low)


def steps(given: Any) -> int:
    """After how many answers a game is truncated; 0 without a limit."""
    return 0 if given is None else number("max_steps", given, 1)


def game(name: Any) -> Game[Any]:
    if not isinstance(name, str):
        raise Refused(f"game: expected the name of a game, found {shown(name)}.")
    return installed.game(name)


def players(of: Game[Any], given: Any) -> int:
    """By default, the fewest that the game allows."""
    if given is None:
        return of.players[0]
    found = whole(given)
    return of.checked_players(given if found is None else found)


def options(given: Any) -> Mapping[str, OptionValue]:
    """Options by name; the game looks at them one by one."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadOptions(f"options: expected a dictionary of names and values, found {shown(given)}.")
    return given


def reward(kind: str) -> str:
    if kind not in REWARDS:
        raise Refused(f"reward: expected one of {', '.join(REWARDS)}, found {kind!r}.")
    return kind


def seat(given: Any, at_table: int) -> int:
    """The seat of the learner among bots; None to draw one for each game."""
    if given is None:
        return ANY_SEAT
    found = whole(given)
    if found is None or not 0 <= found < at_table:
        raise Refused(f"seat: expected a seat from 0 to {at_table - 1}, found {shown(given)}.")
    return found


def opponents(given: Any, others: int, of: Game[Any]) -> list[str]:
    """One kind of bot for each other seat; a single one is for all of them."""
    kinds = [given] if isinstance(given, str) else given
    if not isinstance(kinds, Sequence):
        raise Refused(f"opponents: expected the name of a bot, or a list of names, found {shown(given)}.")
    for at, kind in enumerate(kinds):
        if not isinstance(kind, str):
            raise Refused(f"opponents[{at}]: expected the name of a bot, found {shown(kind)}.")
        bot(kind, of, 0)
    seated = list(kinds) * others if len(kinds) == 1 else list(kinds)
    if len(seated) != others:
        each = f", or one for each of the {others} other seats" if others > 1 else ""
        raise Refused(f"opponents: expected one bot{each}, found {len(kinds) or 'none'}.")
    return seated
