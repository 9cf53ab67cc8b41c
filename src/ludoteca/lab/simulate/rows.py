"""One row per game, and the two ways to write it: CSV with a column per seat, JSON Lines with lists."""

import csv
import io
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct

from ludoteca.engine import Action, OptionValue, Refused
from ludoteca.games import installed
from ludoteca.lab.simulate.paths import PARQUET
from ludoteca.lab.simulate.setup import Run
from ludoteca.lab.statistics import LARGEST, Count

Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
OPTION: Final = "option_"


class Head(NamedTuple):
    """The beginning of a row: what the run alone says about a game."""

    game: str
    number: int
    seed: int
    players: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]


def head(run: Run, number: int) -> Head:
    setup, of_setup = run.setup_of(number)
    return Head(
        setup.game_id, number, setup.seed_of(of_setup), setup.players, setup.all_options(), setup.lineup(of_setup)
    )


class DecisionRow(Struct, frozen=True):
    decision: int
    """Its number among the decisions of the game, from 1."""
    seat: int
    rule: str
    verb: str
    to: dict[str, Any]
    """What the verb was applied to."""
    offered: list[int]
    """All answers that it could choose from."""
    named: list[str]
    """The same answers by name, as `named_answer` gives them."""
    answer: int
    value: float | None
    """The share of a win that the bot expected; None if it did not judge that."""


def named_answer(action: Action) -> str:
    """An answer in one word: its verb, then whatever it is applied to.

    >>> named_answer(Action("Main", "construct", {"space": "E8", "cube": "wood"}))
    'construct:E8:wood'
    """
    return ":".join([action.verb, *map(str, action.to.values())])


class Row(Struct, frozen=True):
    """A finished game. Seats count from 0, places from 1; `answers` counts those that a bot really had to choose."""

    game: str
    number: Count
    seed: int
    players: Annotated[int, Meta(ge=1)]
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    starter: Count | None
    """The seat that had the first turn; None if nobody was ever asked anything in a turn."""
    scores: tuple[Whole, ...]
    places: tuple[Count, ...]
    winners: tuple[Count, ...]
    reason: str
    answers: Count
    rounds: Count | None
    breakdown: tuple[dict[str, Whole], ...]
    """The points of each seat by source."""
    decisions: tuple[DecisionRow, ...] | None = None
    """The decisions that the run keeps; None if it keeps none."""

    def __post_init__(self) -> None:
        if {len(self.bots), len(self.scores), len(self.places), len(self.breakdown)} != {self.players}:
            raise ValueError("each seat needs a bot, a score, a place and its points by source")
        if not {*self.winners, self.starter or 0} <= set(range(self.players)):
            raise ValueError("there is no such seat")
        if len(set(self.winners)) < len(self.winners):
            raise ValueError("a seat wins twice")

    def victory(self, seat: int) -> float:
        """1 for a win, a fraction for a shared win, otherwise 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def turn(self, seat: int) -> int | None:
        """0 for the starter, 1 for the next seat round the table, and so on; None without a starter."""
        return None if self.starter is None else (seat - self.starter) % self.players


class Csv:
    """Comma-separated values; winners are separated by spaces, and whatever a game does not have is left empty.

    There is no place for decisions.
    """

    def header(self, run: Run) -> str:
        return _comma_separated(_columns(run))

    def line(self, row: Row, run: Run) -> str:
        seats = run.most_players
        begin = Head(row.game, row.number, row.seed, row.players, row.options, row.bots)
        cells = [
            *self._head(begin, seats), row.starter, *_by_seat(row.scores, seats), *_by_seat(row.places, seats),
            " ".join(map(str, row.winners)), row.reason, row.answers, row.rounds,
        ]  # fmt: skip
        for source in run.game().sources:
            cells += _by_seat([points.get(source, 0) for points in row.breakdown], seats)
        return _comma_separated(cells)

    def prefix(self, run: Run, number: int) -> str:
        return _comma_separated([*self._head(head(run, number), run.most_players), ""]).rstrip("\n")

    def columns(self, header: str) -> Sequence[str]:
        return next(csv.reader([header]))

    def read(self, line: str, columns: Sequence[str]) -> Row:
        try:
            cells = dict(zip(columns, next(csv.reader([line], strict=True)), strict=True))
            seats = range(int(cells["players"]))
            by_seat = [name for name in columns[columns.index("rounds") + 1 :] if name.endswith("_0")]
            sources = [name.removesuffix("_0") for name in by_seat]
            options = {name.removeprefix(OPTION): cells[name] for name in columns if name.startswith(OPTION)}
            fields = {
                "game": cells["game"],
                **{name: int(cells[name]) for name in ("number", "seed", "players", "answers")},
                "options": {name: _value(cells["game"], name, value) for name, value in options.items()},
                "bots": [cells[f"bot_{seat}"] for seat in seats],
                "starter": _or_none(cells["starter"]),
                "scores": [int(cells[f"score_{seat}"]) for seat in seats],
                "places": [int(cells[f"place_{seat}"]) for seat in seats],
                "winners": [int(seat) for seat in cells["winners"].split()],
                "reason": cells["reason"],
                "rounds": _or_none(cells["rounds"]),
                "breakdown": [
                    {source: points for source in sources if (points := int(cells[f"{source}_{seat}"]))}
                    for seat in seats
                ],
            }
        except (LookupError, StopIteration, csv.Error, Refused) as error:
            raise ValueError(str(error)) from None
        return msgspec.convert(fields, Row)

    def _head(self, begin: Head, seats: int) -> list[object]:
        options = map(_lower, begin.options.values())
        return [begin.game, begin.number, begin.seed, begin.players, *options, *_by_seat(begin.bots, seats)]


class JsonLines:
    """One JSON object per line, with lists by seat; whatever a game does not have is null."""

    def header(self, run: Run) -> str:
        return ""

    def line(self, row: Row, run: Run) -> str:
        fields = msgspec.structs.asdict(row)
        if row.decisions is None:
            del fields["decisions"]
        return msgspec.json.encode(fields).decode() + "\n"

    def prefix(self, run: Run, number: int) -> str:
        return msgspec.json.encode(head(run, number)._asdict()).decode().removesuffix("}") + ","

    def columns(self, header: str) -> Sequence[str]:
        return ()

    def read(self, line: str, columns: Sequence[str]) -> Row:
        return msgspec.json.decode(line, type=Row)


Format = Csv | JsonLines
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


def rows_in(path: Path) -> Iterator[Row]:
    """The rows of a file, one by one; a damaged line is refused with its number."""
    form, number = FORMATS[path.suffix], 0
    try:
        with path.open(encoding="utf-8", newline="") as file:
            columns = form.columns(file.readline()) if path.suffix == ".csv" else ()
            for number, line in enumerate(file, start=1):
                if not line.endswith("\n"):
                    raise damaged(path, number)
                yield form.read(line, columns)
    except UnicodeDecodeError:
        raise Refused(f"{path.name}: not UTF-8 text.") from None
    except ValueError:
        raise damaged(path, number) from None


def damaged(path: Path, number: int) -> Refused:
    return Refused(f"{path.name}, game {number}: the line is damaged, or not one of ludoteca simulate.")


@cache
def _columns(run: Run) -> tuple[str, ...]:
    options, sources = run.game().options, run.game().sources
    seats = range(run.most_players)
    return (
        "game", "number", "seed", "players", *(f"{OPTION}{name}" for name in options),
        *(f"bot_{seat}" for seat in seats), "starter", *(f"score_{seat}" for seat in seats),
        *(f"place_{seat}" for seat in seats), "winners", "reason", "answers", "rounds",
        *(f"{source}_{seat}" for source in sources for seat in seats),
    )  # fmt: skip


@cache
def _value(game_id: str, name: str, text: str) -> OptionValue:
    """An option's value from its cell; the game says which values there are."""
    allowed = installed.game(game_id).options[name].allowed
    return next((value for value in allowed if str(_lower(value)) == text), text)


def _by_seat(values: Sequence[object], seats: int) -> list[object]:
    """A cell for each seat; those that nobody sits in stay empty."""
    return [*values, *[""] * (seats - len(values))]


def _lower(value: OptionValue) -> object:
    """True and false as people type them for an option."""
    return str(value).lower() if isinstance(value, bool) else value


def _or_none(cell: str) -> int | None:
    return int(cell) if cell else None


def _comma_separated(cells: Sequence[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()
