"""Parquet files of a finished run, with their data dictionary. Needs pyarrow (`pip install ludoteca[lab]`)."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from ludoteca.files import FOR_ALL, named_in_errors, write_whole
from ludoteca.sim.columns import NUMBER, SEVERAL, TEXT, WHOLE, YES_OR_NO, Column, Sheet, lines, sheets
from ludoteca.sim.dictionary import dictionary
from ludoteca.sim.rows import format_of
from ludoteca.sim.run import Run
from ludoteca.sim.whereabouts import dictionary_of, rows_of, sheet_of

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
    game = run.game()
    for sheet in sheets(game, decisions=bool(run.decisions)):
        with _opened(sheet_of(path, sheet.name), _schema(sheet)) as writer:
            for batch in _batches(run, path, sheet):
                writer.write_table(batch)
    write_whole(dictionary_of(path), dictionary(game, decisions=bool(run.decisions)), FOR_ALL)


@contextmanager
def _opened(path: Path, schema: Any) -> Iterator[Any]:
    """A file that gets its name once it is finished."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with named_in_errors(path), ParquetWriter(unfinished, schema) as writer:
            yield writer
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _batches(run: Run, path: Path, sheet: Sheet) -> Iterator[Any]:
    rows, game, waiting = rows_of(path), run.game(), []
    form = format_of(rows)
    with rows.open(encoding="utf-8", newline="") as file:
        for line in file:
            waiting += lines(form.read(line, run), game)[sheet.name]
            if len(waiting) >= AT_ONCE:
                yield _table(sheet, waiting)
                waiting = []
    yield _table(sheet, waiting)


def _table(sheet: Sheet, waiting: list[dict[str, Any]]) -> Any:
    arrays = [[_cell(column, line) for line in waiting] for column in sheet.columns]
    return pa.table(
        [pa.array(cells, TYPES[column.kind]) for column, cells in zip(sheet.columns, arrays, strict=True)],
        schema=_schema(sheet),
    )


def _cell(column: Column, line: dict[str, Any]) -> Any:
    """An option whose values are numbers and words is text throughout."""
    value = line[column.name]
    return str(value) if column.kind == TEXT and value is not None else value


def _schema(sheet: Sheet) -> Any:
    """Every column says what it means."""
    return pa.schema(
        [pa.field(column.name, TYPES[column.kind], metadata={"meaning": column.meaning}) for column in sheet.columns]
    )
