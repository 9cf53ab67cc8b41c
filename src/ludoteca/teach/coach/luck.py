"""What chance gave and took: the position's worth after it, minus what it would have been worth on average.

The average is over other outcomes of the same event, dealt from the same cards. So luck evens out in the long run,
however well or badly the judge values positions: taking it out of a result favours nobody.
"""

from typing import NamedTuple

from ludoteca.bots.search import LUCK, Luck
from ludoteca.engine import Rng, State
from ludoteca.lab.statistics import mean, squared_error
from ludoteca.teach.coach.learned import Judgement
from ludoteca.teach.coach.steps import Fall


class Fell(NamedTuple):
    """How much a chance event changed each seat's chance to win, from 0 to 1, and the square of the standard error."""

    line: int
    seat: int
    luck: list[float]
    squared: list[float]


def luck_of(judgement: Judgement, fall: Fall, seed: int, worlds: int) -> Fell:
    """What came up, compared with other outcomes. The same seed always gives the same result."""
    look = judgement.look(fall.before.rule.name)
    gains = compared(judgement, fall, seed, look.times * worlds)
    return Fell(
        fall.line, fall.seat,
        [look.part * mean(found) for found in gains],
        [look.part**2 * squared_error(found) for found in gains],
    )  # fmt: skip


def compared(judgement: Judgement, fall: Fall, seed: int, others: int) -> list[list[float]]:
    """By seat: how much better the outcome is than each of this many others."""
    turns = judgement.look(fall.before.rule.name).turns
    return _played_on(judgement, fall, seed, others, turns) if turns else _seen(judgement, fall, seed, others)


def _seen(judgement: Judgement, fall: Fall, seed: int, worlds: int) -> list[list[float]]:
    rng, came = Rng(seed), judgement.chances(fall.after)
    gains: list[list[float]] = [[] for _ in came]
    for _ in range(worlds):
        _add(gains, came, judgement.chances(_other(fall, rng)))
    return gains


def _played_on(judgement: Judgement, fall: Fall, seed: int, worlds: int, turns: int) -> list[list[float]]:
    """The same as `_seen`, but after both games have been played on with the same luck."""
    rng, turn = Rng(seed), judgement.adviser.turn(fall.before)
    gains: list[list[float]] = [[] for _ in range(fall.before.seats)]
    for _ in range(worlds):
        luck, other = Luck(rng.below(LUCK)), _other(fall, rng)
        _add(gains, judgement.later(fall.after, luck, turn, turns), judgement.later(other, luck, turn, turns))
    return gains


def _other(fall: Fall, rng: Rng) -> State:
    state = fall.before.copy()
    state.resolve_chance(rng)
    return state


def _add(gains: list[list[float]], came: list[float], might: list[float]) -> None:
    for found, one, other in zip(gains, came, might, strict=True):
        found.append(one - other)
