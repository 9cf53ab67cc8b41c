"""One row per game, and the two ways to write it: CSV with a column per seat, JSON Lines with lists."""

import csv
import io
import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from ludoteca.engine import OptionValue, Refused
from ludoteca.lab.simulate.decisions import Decision
from ludoteca.lab.simulate.run import Run
from ludoteca.lab.simulate.whereabouts import PARQUET


class Head(NamedTuple):
    """The beginning of a row: what the run alone says about a game."""

    game: int
    seed: int
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]


def head(run: Run, game: int) -> Head:
    """The beginning of a row, known without playing."""
    plan, number = run.place(game)
    return Head(game, plan.seed_of(number), plan.players, plan.all_options(), plan.lineup(number))


class Row(NamedTuple):
    """A finished game. Seats count from 0, places from 1; `answers` counts those that a bot really had to choose."""

    game: int
    seed: int
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    starter: int | None
    """The seat that had the first turn; None if nobody was ever asked anything in a turn."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    answers: int
    rounds: int | None
    breakdown: tuple[dict[str, int], ...]
    """The points of each seat by source."""
    decisions: tuple[Decision, ...] = ()
    """The decisions that the run keeps."""

    def victory(self, seat: int) -> float:
        """1 for a win, a fraction for a shared win, otherwise 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def turn(self, seat: int) -> int | None:
        """0 for the starter, 1 for the next seat round the table, and so on; None without a starter."""
        return None if self.starter is None else (seat - self.starter) % self.players


class Format(Protocol):
    """A way to write rows."""

    def header(self, run: Run) -> str:
        """What comes before the first row."""

    def line(self, row: Row, run: Run) -> str:
        """A row, with its line ending."""

    def prefix(self, run: Run, game: int) -> str:
        """How the row of a game must begin, known without playing it."""

    def read(self, line: str, run: Run) -> Row:
        """Read a row back."""


class Csv:
    """Comma-separated values; winners are separated by spaces, and whatever a game does not have is left empty.

    There is no place for decisions.
    """

    def header(self, run: Run) -> str:
        """The names of the columns."""
        return _comma_separated(_names(run))

    def line(self, row: Row, run: Run) -> str:
        """A row, with its line ending."""
        seats = run.most_players
        cells = [
            *self._head(Head(*row[:5]), seats), _or_empty(row.starter), *_by_seat(row.scores, seats),
            *_by_seat(row.places, seats), " ".join(map(str, row.winners)), row.reason, row.answers,
            _or_empty(row.rounds),
        ]  # fmt: skip
        no_seat = [""] * (seats - len(row.breakdown))
        for source in run.game().sources:
            cells += [points.get(source, 0) for points in row.breakdown]
            cells += no_seat
        return _comma_separated(cells)

    def prefix(self, run: Run, game: int) -> str:
        """How the row of a game must begin."""
        return _comma_separated([*self._head(head(run, game), run.most_players), ""]).rstrip("\n")

    def read(self, line: str, run: Run) -> Row:
        """Read a row back."""
        cells = dict(zip(_names(run), next(csv.reader([line])), strict=True))
        begin = head(run, int(cells["game"]))
        seats = range(begin.players)
        return Row(
            *begin,
            _or_none(cells["starter"]),
            tuple(int(cells[f"score_{seat}"]) for seat in seats),
            tuple(int(cells[f"place_{seat}"]) for seat in seats),
            tuple(map(int, cells["winners"].split())),
            cells["reason"],
            int(cells["answers"]),
            _or_none(cells["rounds"]),
            tuple(
                {source: points for source in run.game().sources if (points := int(cells[f"{source}_{seat}"]))}
                for seat in seats
            ),
        )

    def _head(self, begin: Head, seats: int) -> list[object]:
        return [
            begin.game,
            begin.seed,
            begin.players,
            *map(_lower, begin.options.values()),
            *_by_seat(begin.bots, seats),
        ]


class JsonLines:
    """One JSON object per line, with lists by seat; whatever a game does not have is null."""

    def header(self, run: Run) -> str:
        """Nothing: every line names its fields."""
        return ""

    def line(self, row: Row, run: Run) -> str:
        """A row, with its line ending."""
        fields = row._asdict()
        del fields["decisions"]
        if run.decisions:
            fields["decisions"] = [decision._asdict() for decision in row.decisions]
        return _json(fields) + "\n"

    def prefix(self, run: Run, game: int) -> str:
        """How the row of a game must begin."""
        return _json(head(run, game)._asdict()).removesuffix("}") + ","

    def read(self, line: str, run: Run) -> Row:
        """Read a row back."""
        data = json.loads(line)
        lists = {name: tuple(data[name]) for name in ("bots", "scores", "places", "winners", "breakdown")}
        decisions = tuple(Decision(**one) for one in data.get("decisions", ()))
        return Row(**{**data, **lists, "decisions": decisions})


FORMATS: Final[dict[str, Format]] = {".csv": Csv(), ".jsonl": JsonLines()}


def format_of(path: Path) -> Format:
    """The row format that a file's name asks for.

    >>> type(format_of(Path("games.jsonl"))).__name__
    'JsonLines'
    """
    if path.name in {*FORMATS, PARQUET}:
        raise Refused(f"{path.name}: the file needs a name before its ending, for example games{path.name}.")
    if path.suffix not in FORMATS:
        raise Refused(f"{path.name}: the file name must end in {', '.join(FORMATS)} or {PARQUET}.")
    return FORMATS[path.suffix]


@cache
def _names(run: Run) -> tuple[str, ...]:
    """The columns of a CSV file."""
    options, sources = run.game().options, run.game().sources
    seats = range(run.most_players)
    return (
        "game", "seed", "players", *(f"option_{name}" for name in options), *(f"bot_{seat}" for seat in seats),
        "starter", *(f"score_{seat}" for seat in seats), *(f"place_{seat}" for seat in seats),
        "winners", "reason", "answers", "rounds", *(f"{source}_{seat}" for source in sources for seat in seats),
    )  # fmt: skip


def _by_seat(values: Sequence[object], seats: int) -> list[object]:
    """A cell for each seat; the seats of a larger table stay empty."""
    return [*values, *[""] * (seats - len(values))]


def _lower(value: OptionValue) -> object:
    """True and false as people type them for an option."""
    return str(value).lower() if isinstance(value, bool) else value


def _or_empty(number: int | None) -> object:
    return "" if number is None else number


def _or_none(cell: str) -> int | None:
    return int(cell) if cell else None


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _comma_separated(cells: Sequence[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()
