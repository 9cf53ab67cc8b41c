"""What environments are given from outside: numbers, Python's or NumPy's, and a sentence for anything that is wrong."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.bots import bot
from ludoteca.engine import BadOptions, Game, OptionValue, Refused
from ludoteca.engine.shape import brief
from ludoteca.envs.core.batch import ANY_SEAT
from ludoteca.games import installed

NO_GAME: Final = "There is no game under way: call reset() first."


def whole(given: Any) -> int | None:
    """A whole number as Python's own, also if it is NumPy's; None for anything else, and True is something else.

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


def checked_number(name: str, given: Any, low: int | None = None, high: int | None = None) -> int:
    number = whole(given)
    if number is None or (low is not None and number < low) or (high is not None and number > high):
        bounds = ("" if low is None else f" from {low}") + ("" if high is None else f" to {high}")
        raise Refused(f"{name}: expected a whole number{bounds}, found {shown(given)}.")
    return number


def checked_action(action: Any, actions: int, where: str) -> int:
    """The number of an action, which may be too low or too high: the rules of the environment say what happens then."""
    number = whole(action)
    if number is None:
        raise Refused(f"{where}: expected an action from 0 to {actions - 1}, found {shown(action)}.")
    return number


def checked_seed(seed: Any, low: int | None = None) -> int | None:
    return None if seed is None else checked_number("seed", seed, low)


def checked_steps(steps: Any) -> int:
    """After how many answers a game is truncated; 0 without a limit."""
    return 0 if steps is None else checked_number("max_steps", steps, 1)


def checked_game(name: Any) -> Game[Any]:
    if not isinstance(name, str):
        raise Refused(f"game: expected the name of a game, found {shown(name)}.")
    return installed.game(name)


def checked_players(game: Game[Any], players: Any) -> int:
    if players is None:
        return game.players[0]
    number = whole(players)
    return game.checked_players(players if number is None else number)


def checked_options(options: Any) -> Mapping[str, OptionValue]:
    """Options by name; the game looks at them one by one."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOptions(f"options: expected a dictionary of names and values, found {shown(options)}.")
    return options


def checked_seat(seat: Any, players: int) -> int:
    """The seat of the learner among bots; None to draw one for each game."""
    if seat is None:
        return ANY_SEAT
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise Refused(f"seat: expected a seat from 0 to {players - 1}, found {shown(seat)}.")
    return number


def checked_opponents(opponents: Any, others: int, game: Game[Any]) -> list[str]:
    """One kind of bot for each other seat; a single one is for all of them."""
    kinds = [opponents] if isinstance(opponents, str) else opponents
    if not isinstance(kinds, Sequence):
        raise Refused(f"opponents: expected the name of a bot, or a list of names, found {shown(opponents)}.")
    for at, kind in enumerate(kinds):
        if not isinstance(kind, str):
            raise Refused(f"opponents[{at}]: expected the name of a bot, found {shown(kind)}.")
        bot(kind, game, 0)
    seated = list(kinds) * others if len(kinds) == 1 else list(kinds)
    if len(seated) != others:
        each = f", or one for each of the {others} other seats" if others > 1 else ""
        raise Refused(f"opponents: expected one bot{each}, found {len(kinds) or 'none'}.")
    return seated
