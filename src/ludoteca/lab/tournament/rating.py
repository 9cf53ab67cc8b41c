"""Elo by maximum likelihood.

A seat's chance of winning is its strength divided by the strengths of all seats (Bradley and Terry; Luce for more than
two seats). Shared wins count in part. One game with a fair result is added for each pair, so that a bot that wins every
game gets a rating too. Intervals come from the information matrix.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ludoteca.lab.tournament.designs import Pair, anchor

ELO: Final = 400 / log(10)
Z95: Final = 1.96
LONGEST_STEP: Final = 1.0
ENOUGH: Final = 1e-9
ROUNDS: Final = 200

Met = tuple[Pair, float, float]
"""A pair, the share of the wins that `one` had, and in how many independent games."""


class Rating(NamedTuple):
    """The rating of a bot with its 95 % interval; the anchor has 0 and no interval."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(bots: tuple[str, ...], players: int, met: Sequence[Met]) -> tuple[Rating, ...]:
    """The ratings of all bots, the best first.

    >>> [(one.bot, round(one.elo)) for one in ratings(("a", "b"), 2, [(Pair("a", "b"), 0.75, 10_000)])]
    [('a', 0), ('b', -191)]
    >>> [round(one.elo) for one in ratings(("a", "b"), 4, [(Pair("b", "a"), 0.25, 100)])]
    [0, 0]
    """
    if not met:
        return tuple(Rating(bot, 0.0, 0.0, 0.0) for bot in bots)
    free = [bot for bot in bots if bot != anchor(bots)]
    strengths = dict.fromkeys(bots, 0.0)
    for _ in range(ROUNDS):
        step = _solve(*_slopes(free, strengths, players, met))
        longest = max(map(abs, step))
        for bot, change in zip(free, step, strict=True):
            strengths[bot] += change * min(1.0, LONGEST_STEP / longest) if longest else 0.0
        if longest < ENOUGH:
            break
    _, information = _slopes(free, strengths, players, met)
    wide = {bot: Z95 * sqrt(_inverse_at(information, at)) for at, bot in enumerate(free)}
    rated = [_rating(bot, strengths[bot], wide.get(bot, 0.0)) for bot in bots]
    return tuple(sorted(rated, key=lambda one: -one.elo))


def _rating(bot: str, strength: float, wide: float) -> Rating:
    return Rating(bot, ELO * strength, ELO * (strength - wide), ELO * (strength + wide))


def _slopes(
    free: list[str], strengths: dict[str, float], players: int, met: Sequence[Met]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood at these strengths, and the information about them."""
    place = {bot: at for at, bot in enumerate(free)}
    slope = [0.0] * len(free)
    information = [[0.0] * len(free) for _ in free]
    for pair, share, games in met:
        chance = 1 / (1 + (players - 1) * exp(strengths[pair.rest] - strengths[pair.one]))
        gain = share * games + 1 / players - (games + 1) * chance
        known = (games + 1) * chance * (1 - chance)
        signs = [(place[bot], sign) for bot, sign in ((pair.one, 1), (pair.rest, -1)) if bot in place]
        for at, sign in signs:
            slope[at] += sign * gain
            for other, other_sign in signs:
                information[at][other] += sign * other_sign * known
    return slope, information


def _inverse_at(matrix: list[list[float]], at: int) -> float:
    """One number on the diagonal of the inverse."""
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
