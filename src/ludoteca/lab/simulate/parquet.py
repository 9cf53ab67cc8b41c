"""Parquet files of a finished run, with their data dictionary. Needs pyarrow (`pip install ludoteca[lab]`)."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow.parquet import ParquetFile, ParquetWriter

from ludoteca.lab.simulate.columns import NUMBER, SEVERAL, TEXT, WHOLE, YES_OR_NO, Column, Sheet, lines, sheets
from ludoteca.lab.simulate.dictionary import dictionary
from ludoteca.lab.simulate.rows import format_of
from ludoteca.lab.simulate.run import Run
from ludoteca.lab.simulate.whereabouts import dictionary_of, rows_of, sheet_of
from ludoteca.match.files import FOR_ALL, replacing, write_whole

AT_ONCE: Final = 10_000
"""How many lines are written at a time."""
TYPES: Final[dict[str, Any]] = {
    WHOLE: pa.int64(),
    NUMBER: pa.float64(),
    TEXT: pa.string(),
    YES_OR_NO: pa.bool_(),
    SEVERAL: pa.list_(pa.int64()),
}


def write_parquet(run: Run, path: Path) -> None:
    """Write all files of a run whose rows are complete; each file appears complete or not at all."""
    for sheet in _sheets(run):
        with (
            replacing(sheet_of(path, sheet.name), FOR_ALL) as unfinished,
            ParquetWriter(unfinished, _schema(sheet)) as writer,
        ):
            for batch in _batches(run, path, sheet):
                writer.write_table(batch)
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
    """Whether a file holds these lines, at least the first ones."""
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


def _batches(run: Run, path: Path, sheet: Sheet) -> Iterator[Any]:
    waiting = _lines(run, path, sheet)
    while some := list(islice(waiting, AT_ONCE)):
        yield _table(sheet, some)


def _lines(run: Run, path: Path, sheet: Sheet, games: int | None = None) -> Iterator[dict[str, Any]]:
    """The lines of a file, from the rows of all games or the first few."""
    rows, game = rows_of(path), run.game()
    form = format_of(rows)
    with rows.open(encoding="utf-8", newline="") as file:
        for row in islice(file, games):
            for line in lines(form.read(row, run), game)[sheet.name]:
                yield {column.name: _cell(column, line) for column in sheet.columns}


def _table(sheet: Sheet, some: list[dict[str, Any]]) -> Any:
    return pa.table(
        [pa.array([line[column.name] for line in some], TYPES[column.kind]) for column in sheet.columns],
        schema=_schema(sheet),
    )


def _cell(column: Column, line: dict[str, Any]) -> Any:
    """A value as it is read back. An option whose values are numbers and words is text throughout."""
    value = line[column.name]
    if column.kind == SEVERAL:
        return list(value)
    return str(value) if column.kind == TEXT and value is not None else value


def _schema(sheet: Sheet) -> Any:
    """Every column says what it means."""
    return pa.schema(
        [pa.field(column.name, TYPES[column.kind], metadata={"meaning": column.meaning}) for column in sheet.columns]
    )
