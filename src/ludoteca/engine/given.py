"""Numbers that callers give. Both builds refuse the same ones in the same words.

Parameters are `SupportsIndex` where a caller could give anything: compiled code checks nothing there by itself, and a
type checker still finds a text. Numbers of numpy are welcome. True and False are not numbers.
"""

from operator import index
from typing import SupportsIndex

from ludoteca.engine.errors import Refused
from ludoteca.engine.shape import brief


def whole(given: object) -> int | None:
    """The whole number that was given; None if it is something else.

    >>> whole(3), whole(True), whole("3")
    (3, None, None)
    """
    if type(given) is int:
        return given
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return index(given)
    except TypeError:  # an array supports it only if it is a single number
        return None


def number(given: object, low: int, name: str) -> int:
    """The same; `Refused` for anything else and below `low`.

    >>> number(0, 1, "games")
    Traceback (most recent call last):
    ludoteca.engine.errors.Refused: games: expected a whole number from 1 on, found 0.
    """
    found = whole(given)
    if found is None or found < low:
        raise Refused(f"{name}: expected a whole number from {low} on, found {brief(given)}.")
    return found


def seed(given: object) -> int:
    """The same, of any size.

    >>> seed("a")
    Traceback (most recent call last):
    ludoteca.engine.errors.Refused: seed: expected a whole number, found 'a'.
    """
    found = whole(given)
    if found is None:
        raise Refused(f"seed: expected a whole number, found {brief(given)}.")
    return found


def seat(given: object, seats: int) -> int:
    """One of this many seats; `Refused` for anything else.

    >>> seat(9, 2)
    Traceback (most recent call last):
    ludoteca.engine.errors.Refused: There is no seat 9; they are 0 to 1.
    """
    found = whole(given)
    if found is None or not 0 <= found < seats:
        raise Refused(f"There is no seat {brief(given)}; they are 0 to {seats - 1}.")
    return found
