"""Who led, who was the favourite, and how early the winner was known."""

from itertools import pairwise
from math import sqrt
from typing import Any, Final

from ludoteca.lab.report.intervals import Mean, share
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.watching import NOBODY, Watched

STEPS: Final = 20
"""How many parts a game is divided into to draw its course."""
BINS: Final = 10


class Suspense:
    """Adds up the course of games for two or more."""

    def __init__(self) -> None:
        self._lead_changes = Mean()
        self._favourite_changes = Mean()
        self._behind = Mean()
        self._drama = Mean()
        self._known = Mean()
        self._halfway = [0.0, 0]
        self._course = [Mean() for _ in range(STEPS)]
        """The chance the judge gave the eventual winner."""
        self._right = [0.0] * STEPS
        """How often its favourite won."""
        self._said = [Mean() for _ in range(BINS)]
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
        for step, mean in enumerate(self._course):
            at = step * turns // STEPS
            mean.add(winner[at])
            self._right[step] += row.victory(_favourite(chances[at]))
        gaps = [max(0.0, max(all_seats) - own) for own, all_seats in zip(winner, chances, strict=True)]
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

    def told(self) -> dict[str, Any]:
        """All figures, by name."""
        if not self._known.count:
            return {}
        return {
            "lead_changes": self._lead_changes.told(),
            "favourite_changes": self._favourite_changes.told(),
            "leader_halfway_wins": share(*self._halfway),
            "behind": self._behind.told(),
            "drama": self._drama.told(),
            "known": self._known.told(),
            "course": [
                {"at": step / STEPS, "right": share(right, mean.count), "chance_of_winner": mean.told()["mean"]}
                for step, (mean, right) in enumerate(zip(self._course, self._right, strict=True))
            ],
            "judge": [
                {"said": mean.told()["mean"], "count": mean.count, "came_true": round(true / mean.count, 5)}
                for mean, true in zip(self._said, self._came_true, strict=True)
                if mean.count
            ],
        }


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
