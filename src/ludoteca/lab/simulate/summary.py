"""How the bots, the seats and the turn order of a finished run did."""

from pathlib import Path

from ludoteca.lab.simulate.paths import rows_of
from ludoteca.lab.simulate.rows import Row, rows_in
from ludoteca.lab.simulate.setup import Run, Setup
from ludoteca.lab.statistics import Numbers, Share, share


class BotTotals:
    """One kind of bot over all its seats: its wins (shared wins count in part) and points."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.seats = 0
        self.victories = 0.0
        self.points = Numbers()

    @property
    def wins(self) -> Share:
        return share(self.victories, self.seats)

    def add(self, row: Row, seats: list[int]) -> None:
        self.seats += len(seats)
        self.victories += sum(row.victory(seat) for seat in seats)
        self.points.add_game([row.scores[seat] for seat in seats])


class Summary:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = 0
        self.by_seat = [0.0] * setup.players
        """The wins of each seat."""
        self.by_turn = [0.0] * setup.players
        """The wins of the seat that had the first turn, of the next seat, and so on round the table."""
        self._bots = {kind: BotTotals(kind) for kind in setup.bots}

    @property
    def bots(self) -> list[BotTotals]:
        """All kinds of bots, the one with the largest share of wins first."""
        return sorted(self._bots.values(), key=lambda one: one.wins.share, reverse=True)

    def add(self, row: Row) -> None:
        self.games += 1
        for kind, standing in self._bots.items():
            seats = [seat for seat, bot in enumerate(row.bots) if bot == kind]
            if seats:
                standing.add(row, seats)
        for seat in range(row.players):
            victory, turn = row.victory(seat), row.turn(seat)
            self.by_seat[seat] += victory
            if turn is not None:
                self.by_turn[turn] += victory


def summaries(path: Path, run: Run) -> list[Summary]:
    done = {setup: Summary(setup) for setup in run.setups}
    for row in rows_in(rows_of(path)):
        done[run.setup_of(row.number)[0]].add(row)
    return list(done.values())
