"""How the bots, the seats and the turn order of a finished run did."""

from dataclasses import dataclass
from pathlib import Path

from ludoteca.lab.simulate.paths import rows_of
from ludoteca.lab.simulate.rows import Row, rows_in
from ludoteca.lab.simulate.setup import Run, Setup


@dataclass
class Standing:
    """One kind of bot over all its seats: how often it sat down, its wins (shared wins count in part) and points."""

    bot: str
    seats: int = 0
    victories: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.victories / max(1, self.seats)

    @property
    def mean_points(self) -> float:
        return self.points / max(1, self.seats)


class Summary:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self.by_seat = [0.0] * setup.players
        """The wins of each seat."""
        self.by_turn = [0.0] * setup.players
        """The wins of the seat that had the first turn, of the next seat, and so on round the table."""
        self._bots = {kind: Standing(kind) for kind in setup.bots}

    @property
    def bots(self) -> list[Standing]:
        """All kinds of bots, the one with the largest share of wins first."""
        return sorted(self._bots.values(), key=lambda one: one.share, reverse=True)

    def add(self, row: Row) -> None:
        self.games += 1
        for seat, kind in enumerate(row.bots):
            victory, turn = row.victory(seat), row.turn(seat)
            standing = self._bots[kind]
            standing.seats += 1
            standing.points += row.scores[seat]
            standing.victories += victory
            self.by_seat[seat] += victory
            if turn is not None:
                self.by_turn[turn] += victory


def summaries(path: Path, run: Run) -> list[Summary]:
    done = {setup: Summary(setup) for setup in run.setups}
    for row in rows_in(rows_of(path)):
        done[run.setup_of(row.number)[0]].add(row)
    return list(done.values())
