"""The files that a run writes, from the name that was given."""

from pathlib import Path
from typing import Final

from ludoteca.lab.simulate.setup import Run

PARQUET: Final = ".parquet"


def rows_of(path: Path) -> Path:
    """The file that rows go to as games end: Parquet files cannot grow, so they are made from it at the end.

    >>> rows_of(Path("heights.parquet")).name
    'heights.jsonl'
    """
    return path.with_suffix(".jsonl") if path.suffix == PARQUET else path


def records_of(path: Path) -> Path:
    return path.with_suffix(".records")


def sheet_of(path: Path, name: str) -> Path:
    """One of the Parquet files.

    >>> sheet_of(Path("heights.parquet"), "games").name
    'heights.games.parquet'
    """
    return path.with_suffix(f".{name}{PARQUET}")


def dictionary_of(path: Path) -> Path:
    """The file that says what the columns of the Parquet files mean."""
    return path.with_suffix(".dictionary.md")


def results_of(path: Path, run: Run) -> list[Path]:
    """The files to look at once the run is done."""
    if path.suffix != PARQUET:
        return [path]
    names = ["games", "players", *(["decisions"] if run.decisions else [])]
    return [*(sheet_of(path, name) for name in names), dictionary_of(path)]


def all_of(path: Path, run: Run) -> list[Path]:
    return [rows_of(path), *results_of(path, run), *([records_of(path)] if run.records else [])]
