"""What chance gave and took: what the position was worth after it, less what it would have been worth on average.

The average is over other falls of the same chance, dealt from the same cards. So luck comes out even in the long run,
however well or badly the judge values positions: to take it out of a result favours nobody.
"""

from typing import NamedTuple

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.search import LUCK, Luck, play_turns
from ludoteca.coach.figures import mean, squared_error
from ludoteca.coach.steps import Fall
from ludoteca.engine import Rng, State


class Fell(NamedTuple):
    """What a fall changed, by seat: the chance to win, from 0 to 1, and the square of its standard error."""

    line: int
    seat: int
    luck: list[float]
    squared: list[float]


def luck_of(adviser: Adviser, fall: Fall, seed: int, worlds: int) -> Fell:
    """Each time something else falls, and both games go on with the same luck. The same seed always says the same."""
    rng = Rng(seed)
    turn = adviser.turn(fall.before)
    gains: list[list[float]] = [[] for _ in range(fall.before.seats)]
    for _ in range(worlds):
        luck = Luck(rng.below(LUCK))
        other = fall.before.copy()
        other.deal(rng)
        came, might = value(adviser, fall.after, luck, turn), value(adviser, other, luck, turn)
        for seat, found in enumerate(gains):
            found.append(came[seat] - might[seat])
    return Fell(fall.line, fall.seat, [mean(found) for found in gains], [squared_error(found) for found in gains])


def value(adviser: Adviser, s: State, luck: Luck, turn: int) -> list[float]:
    """How likely each seat is to win once some turns have been played on: only there it shows what chance has done."""
    trial = s.copy()
    play_turns(trial, adviser, luck, adviser.foresight, turn)
    return adviser.chances(trial)
