"""Shares, means and ratings with their 95 % intervals, and tests of whether two of them differ beyond chance."""

from collections.abc import Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

Z95: Final = 1.96
"""How many standard errors a 95 % interval reaches to each side."""
FALSE_ALARMS: Final = 0.05
"""The share of the differences called real that may be chance."""
FEWEST: Final = 20
"""With fewer games than this on one side, nothing is tested."""
DIGITS: Final = 5
LARGEST: Final = 10**15
"""More than any number of a game; with larger ones, squares and sums may not fit."""
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)] | Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
NotNegative = Count | Annotated[float, Meta(ge=0, le=LARGEST)]


class Share(Struct, kw_only=True):
    """A share with its interval; all 0 if there is nothing to share."""

    count: NotNegative
    of: NotNegative
    share: Number = 0
    low: Number = 0
    high: Number = 0

    def __post_init__(self) -> None:
        if self.count > self.of:
            raise ValueError(f"the count should be at most {self.of:g}")


class Mean(Struct, omit_defaults=True, kw_only=True):
    """A mean of many numbers with its interval and quantiles; the count is 0 if there are none."""

    count: Count
    mean: Number
    error: NotNegative | None = None
    low: Number | None = None
    """None for a single game: it says nothing about how far others are from the mean."""
    high: Number | None = None
    deviation: NotNegative
    least: Number
    tenth: Number
    quarter: Number
    median: Number
    three_quarters: Number
    nine_tenths: Number
    most: Number


QUANTILES: Final = {"tenth": 0.1, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "nine_tenths": 0.9}


class Numbers:
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
        self.add_game((value,))

    def add_game(self, values: Sequence[float]) -> None:
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

    def mean(self) -> Mean:
        """The mean of all numbers.

        >>> numbers = Numbers()
        >>> for number in (1, 2, 3, 4): numbers.add(number)
        >>> found = numbers.mean()
        >>> found.mean, found.median, found.low < 2.5 < found.high
        (2.5, 2, True)
        """
        if not self.count:
            return Mean(count=0, mean=0, deviation=0, least=0, **dict.fromkeys(QUANTILES, 0), most=0)
        mean = self.total / self.count
        deviation = sqrt(max(0.0, self.squares - self.count * mean * mean) / max(1, self.count - 1))
        ordered = sorted(self.values.items())
        quantiles = {name: self._quantile(ordered, part) for name, part in QUANTILES.items()}
        error = self._error(mean)
        return Mean(
            count=self.count, mean=short(mean), deviation=short(deviation), least=short(ordered[0][0]), **quantiles,
            most=short(ordered[-1][0]), error=None if error is None else short(error),
            low=None if error is None else short(mean - Z95 * error),
            high=None if error is None else short(mean + Z95 * error),
        )  # fmt: skip

    def _error(self, mean: float) -> float | None:
        """The standard error, from how far the games are from the mean; one game alone says nothing about that."""
        if self._games < 2:
            return None
        apart = self._game_squares - 2 * mean * self._game_products + mean * mean * self._game_sizes
        return sqrt(max(0.0, apart) * self._games / (self._games - 1)) / self.count

    def _quantile(self, ordered: Sequence[tuple[float, int]], part: float) -> float:
        seen = 0
        for value, times in ordered:
            seen += times
            if seen >= part * self.count:
                return short(value)
        return short(ordered[-1][0])


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share in this many independent games.

    >>> [round(end, 3) for end in wilson(0.75, 100)]
    [0.657, 0.825]
    >>> [round(end, 3) for end in wilson(1.0, 20)]
    [0.839, 1.0]
    """
    z = Z95 * Z95 / games
    middle = (share + z / 2) / (1 + z)
    half = Z95 / (1 + z) * sqrt(share * (1 - share) / games + z / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share(part: float, of: float) -> Share:
    """A share with its interval; parts of a victory count in part.

    >>> share(75, 100)
    Share(count=75, of=100, share=0.75, low=0.65695, high=0.82455)
    """
    if not of:
        return Share(count=0, of=0)
    low, high = wilson(part / of, of)
    return Share(count=short(part), of=short(of), share=short(part / of), low=short(low), high=short(high))


class Difference(Struct):
    """How far apart two numbers are, and how often chance alone would put them that far apart."""

    change: float
    low: float
    high: float
    chance: float
    beyond: bool = False
    """True if all differences that were tested together leave this one clear."""


def shares_differ(one: Share, other: Share) -> Difference | None:
    """The difference of two shares; None if there is too little to tell.

    >>> shares_differ(share(50, 100), share(75, 100)).chance < 0.001
    True
    """
    first, second = one.of, other.of
    if min(first, second) < FEWEST:
        return None
    change = other.share - one.share
    both = (one.count + other.count) / (first + second)
    error = sqrt(both * (1 - both) * (1 / first + 1 / second))
    # Newcombe: the ends of the difference from the ends of both shares.
    below = sqrt((other.share - other.low) ** 2 + (one.high - one.share) ** 2)
    above = sqrt((other.high - other.share) ** 2 + (one.share - one.low) ** 2)
    return Difference(change, change - below, change + above, two_sided(change, error))


def means_differ(one: Mean, other: Mean) -> Difference | None:
    """The difference of two means (Welch); None if there is too little to tell."""
    if min(one.count, other.count) < FEWEST:
        return None
    change = other.mean - one.mean
    error = sqrt(_error(one) ** 2 + _error(other) ** 2)
    return Difference(change, change - Z95 * error, change + Z95 * error, two_sided(change, error))


def pairs_differ(changes: list[float]) -> Difference | None:
    """The mean of the changes from a game to its like; None if there are too few to tell.

    >>> pairs_differ([0.0, 2.0] * 20).change
    1.0
    """
    if len(changes) < FEWEST:
        return None
    change, error = mean(changes), sqrt(squared_error(changes))
    return Difference(change, change - Z95 * error, change + Z95 * error, two_sided(change, error))


def _error(found: Mean) -> float:
    return found.deviation / sqrt(found.count) if found.error is None else found.error


def unfair(shares: Sequence[tuple[Share, float]]) -> list[bool]:
    """Which shares differ beyond chance from what is fair, all tested together.

    >>> unfair([(share(300, 1000), 0.25), (share(255, 1000), 0.25), (share(9, 10), 0.25)])
    [True, False, False]
    """
    return beyond_chance([
        two_sided(one.share - fair, sqrt(fair * (1 - fair) / one.of)) if one.of >= FEWEST else 1.0
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


def short(number: float) -> float:
    """Rounded for a file; whole numbers stay whole."""
    rounded = round(number, DIGITS) + 0.0
    return int(rounded) if rounded == int(rounded) else rounded


# -------------------------------------------------------------------- a few values


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
    return Z95 * sqrt(squared)


# -------------------------------------------------------------------- ratings

ELO: Final = 400 / log(10)
LONGEST_STEP: Final = 1.0
ENOUGH: Final = 1e-9
ROUNDS: Final = 200

Met = tuple[str, str, float, float]
"""A bot, the bot in all other seats, the first one's share of the wins, and in how many independent games."""


class Rating(NamedTuple):
    """The rating of a bot with its 95 % interval; the anchor has 0 and no interval."""

    bot: str
    elo: float
    low: float
    high: float


def elo_of(share: float) -> float:
    """How much stronger the one of two players is who wins this share.

    >>> round(elo_of(0.75)), elo_of(0.5)
    (191, 0.0)
    """
    return ELO * log(share / (1 - share))


def ratings(bots: Sequence[str], anchor: str, players: int, met: Sequence[Met]) -> tuple[Rating, ...]:
    """Elo by maximum likelihood, the best bot first.

    A seat's chance of winning is its strength divided by the strengths of all seats (Bradley and Terry; Luce for more
    than two seats). Shared wins count in part. One game with a fair result is added for each pair, so that a bot that
    wins every game gets a rating too. Intervals come from the information matrix.

    >>> [(one.bot, round(one.elo)) for one in ratings(("a", "b"), "a", 2, [("a", "b", 0.75, 10_000)])]
    [('a', 0), ('b', -191)]
    >>> [round(one.elo) for one in ratings(("a", "b"), "a", 4, [("b", "a", 0.25, 100)])]
    [0, 0]
    """
    if not met:
        return tuple(Rating(bot, 0.0, 0.0, 0.0) for bot in bots)
    free = [bot for bot in bots if bot != anchor]
    strengths = dict.fromkeys(bots, 0.0)
    for _ in range(ROUNDS):
        step = _solve(*_slopes(free, strengths, players, met))
        longest = max(map(abs, step))
        for bot, change in zip(free, step, strict=True):
            strengths[bot] += change * min(1.0, LONGEST_STEP / longest) if longest else 0.0
        if longest < ENOUGH:
            break
    _, information = _slopes(free, strengths, players, met)
    wide = {bot: ELO * Z95 * sqrt(_inverse_at(information, at)) for at, bot in enumerate(free)} | {anchor: 0.0}
    elo = {bot: ELO * strength for bot, strength in strengths.items()}
    rated = [Rating(bot, elo[bot], elo[bot] - wide[bot], elo[bot] + wide[bot]) for bot in bots]
    return tuple(sorted(rated, key=lambda one: -one.elo))


def _slopes(
    free: list[str], strengths: dict[str, float], players: int, met: Sequence[Met]
) -> tuple[list[float], list[list[float]]]:
    place = {bot: at for at, bot in enumerate(free)}
    slope = [0.0] * len(free)
    information = [[0.0] * len(free) for _ in free]
    for one, rest, share, games in met:
        chance = 1 / (1 + (players - 1) * exp(strengths[rest] - strengths[one]))
        gain = share * games + 1 / players - (games + 1) * chance
        known = (games + 1) * chance * (1 - chance)
        signs = [(place[bot], sign) for bot, sign in ((one, 1), (rest, -1)) if bot in place]
        for at, sign in signs:
            slope[at] += sign * gain
            for other, other_sign in signs:
                information[at][other] += sign * other_sign * known
    return slope, information


def _inverse_at(matrix: list[list[float]], at: int) -> float:
    return _solve([float(row == at) for row in range(len(matrix))], matrix)[at]


def _solve(right: list[float], matrix: list[list[float]]) -> list[float]:
    """The vector that the matrix, which is symmetric and positive, maps to `right`."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other in rows[at + 1 :]:
            factor = other[at] / pivot[at]
            for column in range(at, len(pivot)):
                other[column] -= factor * pivot[column]
    solved = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        done = sum(rows[at][column] * solved[column] for column in range(at + 1, len(rows)))
        solved[at] = (rows[at][-1] - done) / rows[at][at]
    return solved
