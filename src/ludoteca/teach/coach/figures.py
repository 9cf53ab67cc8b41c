"""Means, and how certain they are."""

from math import sqrt
from typing import Final

SURE: Final = 1.96
"""How many standard errors a 95 % interval reaches to each side."""


def mean(values: list[float]) -> float:
    """The mean; 0 if there are no values.

    >>> mean([0.25, 0.75])
    0.5
    """
    return sum(values) / len(values) if values else 0.0


def squared_error(values: list[float]) -> float:
    """The square of the standard error of their mean; 0 for fewer than two.

    >>> squared_error([0.0, 1.0])
    0.25
    """
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values)


def plus_minus(squared: float) -> float:
    """How far a 95 % interval reaches, from the square of the standard error.

    >>> round(plus_minus(0.0001), 4)
    0.0196
    """
    return SURE * sqrt(squared)
