"""Parquet files of a finished run, written and read back. Needs pyarrow (`pip install ludoteca[lab]`)."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
from pyarrow.parquet import ParquetFile, ParquetWriter, read_table

from ludoteca.engine import Refused
from ludoteca.lab.simulate.paths import PARQUET, dictionary_of, rows_of, sheet_of
from ludoteca.lab.simulate.rows import OPTION, DecisionRow, Row, damaged, rows_in
from ludoteca.lab.simulate.setup import Run
from ludoteca.lab.simulate.sheets import (
    NUMBER,
    POINTS,
    SEVERAL,
    TEXT,
    TEXTS,
    WHOLE,
    YES_OR_NO,
    Column,
    Sheet,
    dictionary,
    lines,
    sheets,
)
from ludoteca.match.files import FOR_ALL, replacing, write_whole

AT_ONCE: Final = 10_000
"""How many lines are written at a time."""
TYPES: Final[dict[str, Any]] = {
    WHOLE: pa.int64(), NUMBER: pa.float64(), TEXT: pa.string(), YES_OR_NO: pa.bool_(), SEVERAL: pa.list_(pa.int64()),
    TEXTS: pa.list_(pa.string()),
}  # fmt: skip


def write_parquet(run: Run, path: Path) -> None:
    """Write all files of a run whose rows are complete; each file appears complete or not at all."""
    for sheet in _sheets(run):
        with (
            replacing(sheet_of(path, sheet.name), FOR_ALL) as unfinished,
            ParquetWriter(unfinished, _schema(sheet)) as writer,
        ):
            waiting = _lines(run, path, sheet)
            while some := list(islice(waiting, AT_ONCE)):
                columns = [pa.array([line[one.name] for line in some], TYPES[one.kind]) for one in sheet.columns]
                writer.write_table(pa.table(columns, schema=_schema(sheet)))
    write_whole(dictionary_of(path), _dictionary(run), FOR_ALL)


def others(run: Run, path: Path, games: int) -> Iterator[Path]:
    """The files that are there under the names of this run's, but do not hold its first games, or some of them."""
    for sheet in _sheets(run):
        file = sheet_of(path, sheet.name)
        if file.exists() and not _holds(file, sheet, _lines(run, path, sheet, games)):
            yield file
    file = dictionary_of(path)
    if file.exists() and file.read_bytes() != _dictionary(run).encode():
        yield file


def _holds(file: Path, sheet: Sheet, expected: Iterator[dict[str, Any]]) -> bool:
    try:
        with ParquetFile(file) as found:
            lines = (line for batch in found.iter_batches(AT_ONCE) for line in batch.to_pylist())
            same_columns = found.schema_arrow.names == [column.name for column in sheet.columns]
            return same_columns and all(line == next(expected, None) for line in lines)
    except (pa.ArrowException, OSError):
        return False


def _sheets(run: Run) -> list[Sheet]:
    return sheets(run.game(), decisions=bool(run.decisions))


def _dictionary(run: Run) -> str:
    return dictionary(run.game(), decisions=bool(run.decisions))


def _lines(run: Run, path: Path, sheet: Sheet, games: int | None = None) -> Iterator[dict[str, Any]]:
    """The lines of a file, from the rows of all games or the first few."""
    game = run.game()
    for row in islice(rows_in(rows_of(path)), games):
        for line in lines(row, game)[sheet.name]:
            yield {column.name: _cell(column, line) for column in sheet.columns}


def _cell(column: Column, line: dict[str, Any]) -> Any:
    """A value as it is read back. An option whose values are numbers and words is text throughout."""
    value = line[column.name]
    if column.kind in (SEVERAL, TEXTS):
        return list(value)
    return str(value) if column.kind == TEXT and value is not None else value


def _schema(sheet: Sheet) -> Any:
    return pa.schema(
        [pa.field(column.name, TYPES[column.kind], metadata={"meaning": column.meaning}) for column in sheet.columns]
    )


# -------------------------------------------------------------------- reading

NEEDED: Final = {
    "games": ("game", "number", "seed", "players", "starter", "winners", "reason", "answers", "rounds"),
    "players": ("number", "seat", "bot", "score", "place"),
    "decisions": ("number", *DecisionRow.__struct_fields__),
}
"""The files that have everything of a row, with their columns; there need not be one of decisions."""
DECISIONS: Final = "decisions"
JOINED_BY: Final = ("number", "seat")
OTHERS: Final = ("players", DECISIONS)
"""The files that nobody has to name."""
AGAIN: Final = "write it again with ludoteca simulate"

Line = dict[str, Any]


def rows_in_sheets(path: Path) -> Iterator[Row]:
    """The rows of a run, from its sheets of games and players, and of decisions if it kept any."""
    games, players = _files(path)
    decisions = _decisions(games.with_name(games.name.replace(f".games{PARQUET}", f".{DECISIONS}{PARQUET}")))
    by_game: dict[int, list[Line]] = {}
    for line in _read(players, "players"):
        by_game.setdefault(line["number"], []).append(line)
    for at, line in enumerate(_read(games, "games"), start=1):
        number = line["number"]
        seats = sorted(by_game.get(number, []), key=lambda seat: int(seat["seat"]))
        if [seat["seat"] for seat in seats] != list(range(len(seats))):
            raise Refused(f"{players.name} is damaged: the seats in game {number} do not count from 0; {AGAIN}.")
        try:
            yield msgspec.convert({**_joined(line, seats), DECISIONS: decisions and decisions.get(number, [])}, Row)
        except ValueError:
            raise damaged(games, at) from None


def _files(path: Path) -> list[Path]:
    for sheet in OTHERS:
        ending = f".{sheet}{PARQUET}"
        if path.name.endswith(ending):
            games = sheet_of(path.with_name(path.name.removesuffix(ending) + PARQUET), "games")
            raise Refused(f"Give {games.name}; {path.name} is read along with it.")
    base = path.with_name(path.name.removesuffix(f".games{PARQUET}").removesuffix(PARQUET) + PARQUET)
    files = [sheet_of(base, sheet) for sheet in ("games", "players")]
    if not all(file.exists() for file in files):
        raise Refused(f"{path.name}: a report needs both {' and '.join(file.name for file in files)}.")
    return files


def _decisions(file: Path) -> dict[int, list[Line]] | None:
    """The decisions that were kept, by game; None if the run kept none."""
    if not file.exists():
        return None
    by_game: dict[int, list[Line]] = {}
    for line in _read(file, DECISIONS):
        try:
            line["to"] = json.loads(line["to"])
        except ValueError:
            raise Refused(f"{file.name} is damaged: the column 'to' has no JSON; {AGAIN}.") from None
        by_game.setdefault(line.pop("number"), []).append(line)
    return by_game


def _read(file: Path, sheet: str) -> list[Line]:
    """The lines of a file, which must have the columns of that sheet."""
    try:
        table = read_table(file)
        found: list[Line] = table.to_pylist()
    except PermissionError:
        raise
    except (pa.ArrowException, OSError, ValueError, OverflowError):
        raise Refused(f"{file.name} is damaged, or not a Parquet file: {AGAIN}.") from None
    for name in NEEDED[sheet]:
        if name not in table.column_names:
            raise Refused(f"{file.name} is not a file of ludoteca simulate: the column {name!r} is missing.")
        if name in JOINED_BY and not pa.types.is_integer(table.schema.field(name).type):
            raise Refused(f"{file.name} is not a file of ludoteca simulate: the column {name!r} has no whole numbers.")
    return found


def _joined(line: Line, seats: list[Line]) -> Line:
    return {
        **line,
        "options": {name.removeprefix(OPTION): value for name, value in line.items() if name.startswith(OPTION)},
        "bots": [seat["bot"] for seat in seats],
        "scores": [seat["score"] for seat in seats],
        "places": [seat["place"] for seat in seats],
        "breakdown": [
            {name.removeprefix(POINTS): value for name, value in seat.items() if name.startswith(POINTS) and value}
            for seat in seats
        ],
    }
