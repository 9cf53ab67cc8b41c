"""The course of games: who led, who was the favourite, and how early the winner was known."""

from itertools import pairwise
from math import sqrt
from typing import Final

from ludoteca.engine import NOBODY
from ludoteca.lab.report.results import Judged, Moment, Suspense
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.watch import Watched
from ludoteca.lab.statistics import Numbers, share

STEPS: Final = 20
"""How many parts a game is divided into to draw its course."""
BINS: Final = 10


class SuspenseCounts:
    """Adds up the course of games for two or more."""

    def __init__(self) -> None:
        self._lead_changes = Numbers()
        self._favourite_changes = Numbers()
        self._behind = Numbers()
        self._drama = Numbers()
        self._known = Numbers()
        self._halfway = [0.0, 0]
        self._course = [Numbers() for _ in range(STEPS)]
        """The chance the judge gave the eventual winner."""
        self._right = [0.0] * STEPS
        """How often its favourite won."""
        self._said = [Numbers() for _ in range(BINS)]
        self._came_true = [0.0] * BINS

    def add(self, row: Row, watched: Watched) -> None:
        """One more game."""
        if row.players == 1 or not watched.chances:
            return
        self._lead_changes.add(_changes([seat for seat in watched.leaders if seat != NOBODY]))
        self._favourite_changes.add(_changes([_favourite(chances) for chances in watched.chances]))
        halfway = watched.leaders[len(watched.leaders) // 2]
        if halfway != NOBODY:
            self._halfway[0] += row.victory(halfway)
            self._halfway[1] += 1
        self._follow(row, watched.chances)
        self._compare(row, watched.chances)

    def _follow(self, row: Row, chances: list[list[float]]) -> None:
        winner = [_of_winner(row, all_seats) for all_seats in chances]
        turns = len(winner)
        for step, numbers in enumerate(self._course):
            at = step * turns // STEPS
            numbers.add(winner[at])
            self._right[step] += row.victory(_favourite(chances[at]))
        gaps = [max(0.0, max(all_seats) - chance) for chance, all_seats in zip(winner, chances, strict=True)]
        behind = [gap for gap in gaps if gap > 0]
        self._behind.add(len(behind) / turns)
        self._drama.add(sum(map(sqrt, behind)) / len(behind) if behind else 0.0)
        known = next((at + 1 for at in reversed(range(turns)) if gaps[at] > 0), 0)
        self._known.add(known / turns)

    def _compare(self, row: Row, chances: list[list[float]]) -> None:
        """Compare what the judge said with what came true."""
        for all_seats in chances:
            for seat, chance in enumerate(all_seats):
                at = min(BINS - 1, int(chance * BINS))
                self._said[at].add(chance)
                self._came_true[at] += row.victory(seat)

    def totals(self) -> Suspense | None:
        """Everything that was added up."""
        if not self._known.count:
            return None
        return Suspense(
            lead_changes=self._lead_changes.mean(),
            favourite_changes=self._favourite_changes.mean(),
            leader_halfway_wins=share(*self._halfway),
            behind=self._behind.mean(),
            drama=self._drama.mean(),
            known=self._known.mean(),
            course=[
                Moment(step / STEPS, share(right, numbers.count), numbers.mean().mean)
                for step, (numbers, right) in enumerate(zip(self._course, self._right, strict=True))
            ],
            judge=[
                Judged(numbers.mean().mean, numbers.count, round(true / numbers.count, 5))
                for numbers, true in zip(self._said, self._came_true, strict=True)
                if numbers.count
            ],
        )


def _changes(seats: list[int]) -> int:
    """How often the next seat is a different one.

    >>> _changes([0, 0, 1, 0])
    2
    """
    return sum(one != other for one, other in pairwise(seats))


def _favourite(chances: list[float]) -> int:
    return chances.index(max(chances))


def _of_winner(row: Row, chances: list[float]) -> float:
    """The chance of the seat that will win; of several, the best."""
    return max((chances[seat] for seat in row.winners), default=0.0)
