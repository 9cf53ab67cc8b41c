"""How the bots, the seats and the turn order of a finished run did."""

from pathlib import Path

from ludoteca.lab.simulate.plan import Plan
from ludoteca.lab.simulate.rows import Row, format_of
from ludoteca.lab.simulate.run import Run
from ludoteca.lab.simulate.whereabouts import rows_of


class Standing:
    """One kind of bot over all its seats: how often it sat down, its wins (shared wins count in part) and points."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.seats = 0
        self.victories = 0.0
        self.points = 0

    @property
    def share(self) -> float:
        """Wins per seat."""
        return self.victories / max(1, self.seats)

    @property
    def mean_points(self) -> float:
        """Points per seat."""
        return self.points / max(1, self.seats)


class Summary:
    """The results of one plan's games, added up row by row."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.by_seat = [0.0] * plan.players
        """The wins of each seat."""
        self.by_turn = [0.0] * plan.players
        """The wins of the seat that had the first turn, of the next seat, and so on round the table."""
        self._bots = {kind: Standing(kind) for kind in plan.bots}

    @property
    def bots(self) -> list[Standing]:
        """All kinds of bots, the one with the largest share of wins first."""
        return sorted(self._bots.values(), key=lambda one: one.share, reverse=True)

    def add(self, row: Row) -> None:
        """Count a game."""
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
    """A summary of a file for each plan in its run."""
    rows = rows_of(path)
    form = format_of(rows)
    done = {plan: Summary(plan) for plan in run.plans}
    with rows.open(encoding="utf-8", newline="") as file:
        file.read(len(form.header(run)))
        for line in file:
            row = form.read(line, run)
            done[run.place(row.game).plan].add(row)
    return list(done.values())
