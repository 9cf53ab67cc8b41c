"""The options of a game, chosen before it begins, and the check that the chosen values are allowed."""

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.engine.errors import BadOptions
from ludoteca.engine.shape import brief

OptionValue = bool | int | str


class Option(NamedTuple):
    """A choice made before the game: the values it may have, and the usual one.

    >>> Option((8, 12, 16), 12).default
    12
    """

    allowed: tuple[OptionValue, ...]
    default: OptionValue


def check(title: str, offered: Mapping[str, Option], chosen: Mapping[str, OptionValue]) -> None:
    """Raise `BadOptions` if an option or its value is not offered; 1 is not True here."""
    if not isinstance(chosen, Mapping):
        raise BadOptions(f"options: expected values by name, found {brief(chosen)}.")
    for name, value in chosen.items():
        if name not in offered:
            known = ", ".join(sorted(offered)) or "none"
            raise BadOptions(f"options: {title} has no option {brief(name)}; it has: {known}.")
        allowed = offered[name].allowed
        if not any(type(value) is type(other) and value == other for other in allowed):
            values = ", ".join(map(str, allowed))
            raise BadOptions(f"options.{name}: expected one of {values}; found {brief(value)}.")
