"""Shares and means with their 95 % intervals, and tests of whether two of them differ beyond chance."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from ludoteca.lab.tournament.figures import wilson

Z95: Final = 1.96
FALSE_ALARMS: Final = 0.05
"""The share of the differences called real that may be chance."""
FEWEST: Final = 20
"""With fewer games than this on one side, nothing is tested."""
DIGITS: Final = 5


class Mean:
    """Adds up numbers. The interval treats numbers from the same game as one observation: they depend on each other."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.values: dict[float, int] = {}
        """How often each came up."""
        self._games = 0
        self._game_squares = 0.0
        self._game_products = 0.0
        self._game_sizes = 0.0
        """Sums over games: of squared totals, of totals times how many numbers, and of those squared."""

    def add(self, value: float) -> None:
        """Add the only number of a game."""
        self.add_game((value,))

    def add_game(self, values: Sequence[float]) -> None:
        """Add all numbers of a game."""
        for value in values:
            self.squares += value * value
            self.values[value] = self.values.get(value, 0) + 1
        total, many = sum(values), len(values)
        self.count += many
        self.total += total
        self._games += 1
        self._game_squares += total * total
        self._game_products += total * many
        self._game_sizes += many * many

    def told(self) -> dict[str, Any]:
        """Count, mean with interval, spread and quantiles, by name.

        >>> numbers = Mean()
        >>> for number in (1, 2, 3, 4): numbers.add(number)
        >>> told = numbers.told()
        >>> told["mean"], told["median"], told["low"] < 2.5 < told["high"]
        (2.5, 2, True)
        """
        if not self.count:
            return {"count": 0}
        mean = self.total / self.count
        deviation = sqrt(max(0.0, self.squares - self.count * mean * mean) / max(1, self.count - 1))
        ordered = sorted(self.values.items())
        return {
            "count": self.count,
            "mean": _short(mean),
            **self._interval(mean),
            "deviation": _short(deviation),
            "least": _short(ordered[0][0]),
            **{name: self._quantile(ordered, part) for name, part in QUANTILES.items()},
            "most": _short(ordered[-1][0]),
        }

    def _interval(self, mean: float) -> dict[str, float]:
        """The interval, from how far the games are from the mean; one game alone says nothing about that."""
        if self._games < 2:
            return {}
        apart = self._game_squares - 2 * mean * self._game_products + mean * mean * self._game_sizes
        error = sqrt(max(0.0, apart) * self._games / (self._games - 1)) / self.count
        return {"error": _short(error), "low": _short(mean - Z95 * error), "high": _short(mean + Z95 * error)}

    def _quantile(self, ordered: Sequence[tuple[float, int]], part: float) -> float:
        seen = 0
        for value, times in ordered:
            seen += times
            if seen >= part * self.count:
                return _short(value)
        return _short(ordered[-1][0])


QUANTILES: Final = {"tenth": 0.1, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "nine_tenths": 0.9}


def share(part: float, of: float) -> dict[str, Any]:
    """A share with its interval; parts of a victory count in part.

    >>> share(75, 100)
    {'count': 75, 'of': 100, 'share': 0.75, 'low': 0.65695, 'high': 0.82455}
    """
    if not of:
        return {"count": 0, "of": 0}
    low, high = wilson(part / of, of)
    return {
        "count": _short(part),
        "of": _short(of),
        "share": _short(part / of),
        "low": _short(low),
        "high": _short(high),
    }


class Difference(NamedTuple):
    """How far apart two figures are, and how often chance alone would put them that far apart."""

    change: float
    low: float
    high: float
    chance: float


def shares_differ(one: dict[str, Any], other: dict[str, Any]) -> Difference | None:
    """The difference of two shares from `share`; None if there is too little to tell.

    >>> shares_differ(share(50, 100), share(75, 100)).chance < 0.001
    True
    """
    first, second = one["of"], other["of"]
    if min(first, second) < FEWEST:
        return None
    change = other["share"] - one["share"]
    both = (one["count"] + other["count"]) / (first + second)
    error = sqrt(both * (1 - both) * (1 / first + 1 / second))
    # Newcombe: the ends of the difference from the ends of both shares.
    below = sqrt((other["share"] - other["low"]) ** 2 + (one["high"] - one["share"]) ** 2)
    above = sqrt((other["high"] - other["share"]) ** 2 + (one["share"] - one["low"]) ** 2)
    return Difference(change, change - below, change + above, two_sided(change, error))


def means_differ(one: dict[str, Any], other: dict[str, Any]) -> Difference | None:
    """The difference of two means from `Mean.told` (Welch); None if there is too little to tell."""
    if min(one["count"], other["count"]) < FEWEST:
        return None
    change = other["mean"] - one["mean"]
    error = sqrt(_error(one) ** 2 + _error(other) ** 2)
    return Difference(change, change - Z95 * error, change + Z95 * error, two_sided(change, error))


def _error(told: dict[str, Any]) -> float:
    """The standard error of a mean; files from earlier versions do not have it."""
    error: float = told.get("error", told["deviation"] / sqrt(told["count"]))
    return error


def unfair(shares: Sequence[tuple[dict[str, Any], float]]) -> list[bool]:
    """Which shares differ beyond chance from what is fair, all tested together.

    >>> unfair([(share(300, 1000), 0.25), (share(255, 1000), 0.25), (share(9, 10), 0.25)])
    [True, False, False]
    """
    return beyond_chance([
        two_sided(one["share"] - fair, sqrt(fair * (1 - fair) / one["of"])) if one["of"] >= FEWEST else 1.0
        for one, fair in shares
    ])  # fmt: skip


def two_sided(distance: float, error: float) -> float:
    """How often chance alone goes that far, in either direction.

    >>> round(two_sided(1.96, 1), 3), two_sided(0, 0)
    (0.05, 1.0)
    """
    if not error:
        return 0.0 if distance else 1.0
    return 2 * (1 - NormalDist().cdf(abs(distance) / error))


def beyond_chance(chances: Sequence[float]) -> list[bool]:
    """Which of many tests show something real (Benjamini and Hochberg).

    >>> beyond_chance([0.001, 0.04, 0.9, 0.02])
    [True, False, False, True]
    """
    ordered = sorted(chances)
    limit = 0.0
    for rank, chance in enumerate(ordered, start=1):
        if chance <= FALSE_ALARMS * rank / len(ordered):
            limit = chance
    return [chance <= limit and chance <= FALSE_ALARMS for chance in chances]


def _short(number: float) -> float:
    """Rounded for a file; whole numbers stay whole."""
    rounded = round(number, DIGITS) + 0.0
    return int(rounded) if rounded == int(rounded) else rounded
