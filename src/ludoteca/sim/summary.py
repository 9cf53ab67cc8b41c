"""How the bots of a finished run did."""

from pathlib import Path
from typing import NamedTuple

from ludoteca.sim.plan import Plan
from ludoteca.sim.rows import format_of


class Standing(NamedTuple):
    """One kind of bot over all its seats: how often it sat down, victories (shared ones count in part), mean points."""

    bot: str
    seats: int
    victories: float
    points: float


def standings(path: Path, plan: Plan) -> list[Standing]:
    """All kinds of bot of a run, the best first by its share of victories."""
    form = format_of(path)
    seats = dict.fromkeys(plan.bots, 0)
    victories, points = dict.fromkeys(plan.bots, 0.0), dict.fromkeys(plan.bots, 0)
    with path.open(encoding="utf-8", newline="") as file:
        file.read(len(form.header(plan)))
        for line in file:
            row = form.read(line, plan)
            for seat, kind in enumerate(row.bots):
                seats[kind] += 1
                points[kind] += row.scores[seat]
                victories[kind] += (seat in row.winners) / len(row.winners)
    done = [Standing(kind, seats[kind], victories[kind], points[kind] / max(1, seats[kind])) for kind in seats]
    return sorted(done, key=lambda one: one.victories / max(1, one.seats), reverse=True)
