"""One row per game, and the two ways to write it: CSV with a column per seat, JSON Lines with lists."""

import csv
import io
import json
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from ludoteca.engine import Refused
from ludoteca.sim.plan import Plan


class Row(NamedTuple):
    """A finished game. Seats count from 0, places from 1; `answers` are those that a bot was really asked for."""

    game: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    answers: int
    rounds: int | None
    breakdown: tuple[dict[str, int], ...]
    """The points of each seat by source."""


class Format(Protocol):
    """A way to write rows."""

    def header(self, plan: Plan) -> str:
        """What stands before the first row."""

    def line(self, row: Row, plan: Plan) -> str:
        """A row with the end of its line."""

    def prefix(self, plan: Plan, number: int) -> str:
        """How row `number` of a plan must begin, known without playing it."""

    def read(self, line: str, plan: Plan) -> Row:
        """A row that was written before."""


class Csv:
    """Comma-separated values; several winners are separated by spaces, a game without rounds leaves `rounds` empty."""

    def header(self, plan: Plan) -> str:
        """The names of the columns."""
        seats = range(plan.players)
        return _comma_separated(
            ["game", "seed", *(f"bot_{seat}" for seat in seats), *(f"score_{seat}" for seat in seats),
             *(f"place_{seat}" for seat in seats), "winners", "reason", "answers", "rounds",
             *(f"{source}_{seat}" for source in plan.game().sources for seat in seats)]
        )  # fmt: skip

    def line(self, row: Row, plan: Plan) -> str:
        """A row with the end of its line."""
        sources = plan.game().sources
        return _comma_separated(
            [row.game, row.seed, *row.bots, *row.scores, *row.places, " ".join(map(str, row.winners)), row.reason,
             row.answers, "" if row.rounds is None else row.rounds,
             *(points.get(source, 0) for source in sources for points in row.breakdown)]
        )  # fmt: skip

    def prefix(self, plan: Plan, number: int) -> str:
        """How row `number` must begin."""
        return _comma_separated([number, plan.seed_of(number), *plan.lineup(number), ""]).rstrip("\n")

    def read(self, line: str, plan: Plan) -> Row:
        """A row that was written before."""
        seats = plan.players
        cells = next(csv.reader([line]))
        game, seed, bots = int(cells[0]), int(cells[1]), tuple(cells[2 : 2 + seats])
        scores, places = (tuple(map(int, cells[2 + seats * at : 2 + seats * (at + 1)])) for at in (1, 2))
        winners, reason, answers, rounds, *points = cells[2 + 3 * seats :]
        sources = plan.game().sources
        breakdown = tuple(
            {
                source: int(points[at * seats + seat])
                for at, source in enumerate(sources)
                if points[at * seats + seat] != "0"
            }
            for seat in range(seats)
        )
        return Row(
            game, seed, bots, scores, places, tuple(map(int, winners.split())), reason, int(answers),
            int(rounds) if rounds else None, breakdown,
        )  # fmt: skip


class JsonLines:
    """One JSON object per line, lists by seat; a game without rounds has null there."""

    def header(self, plan: Plan) -> str:
        """Nothing: every line names its fields."""
        return ""

    def line(self, row: Row, plan: Plan) -> str:
        """A row with the end of its line."""
        return json.dumps(row._asdict(), separators=(",", ":"), ensure_ascii=False) + "\n"

    def prefix(self, plan: Plan, number: int) -> str:
        """How row `number` must begin."""
        start = {"game": number, "seed": plan.seed_of(number), "bots": plan.lineup(number)}
        return json.dumps(start, separators=(",", ":"), ensure_ascii=False).removesuffix("}") + ","

    def read(self, line: str, plan: Plan) -> Row:
        """A row that was written before."""
        data = json.loads(line)
        lists = {name: tuple(data[name]) for name in ("bots", "scores", "places", "winners", "breakdown")}
        return Row(**{**data, **lists})


FORMATS: Final[dict[str, Format]] = {".csv": Csv(), ".jsonl": JsonLines()}


def format_of(path: Path) -> Format:
    """The format that a file's name asks for.

    >>> type(format_of(Path("games.jsonl"))).__name__
    'JsonLines'
    """
    if path.suffix not in FORMATS:
        raise Refused(f"{path.name}: the name of the file must end in {' or '.join(FORMATS)}.")
    return FORMATS[path.suffix]


def _comma_separated(cells: list[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()
