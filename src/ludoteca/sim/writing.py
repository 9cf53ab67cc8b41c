"""A whole run: play what is missing of a file, row after row, so that it can be stopped anywhere and gone on with."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ludoteca.crew import Crew, Workers, crew_of
from ludoteca.engine import Refused
from ludoteca.files import FOR_ALL, whole_lines, write_whole
from ludoteca.sim.playing import play_number
from ludoteca.sim.pool import Games
from ludoteca.sim.rows import Format, format_of
from ludoteca.sim.run import Run
from ludoteca.sim.whereabouts import PARQUET, all_of, records_of, rows_of


class Written(NamedTuple):
    """What a file holds: whole rows, and the byte after the last of them."""

    rows: int
    end: int


def write_games(
    run: Run,
    games: int,
    path: Path,
    workers: Workers = 1,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Write a file of `games` games; `progress` hears how many rows there are. `Refused` says what cannot be.

    The bytes of the file depend on the run alone. With `resume` an unfinished file of the same run is finished. A name
    that ends in .parquet stands for several files, see `results_of`.
    """
    run.check()
    rows = rows_of(path)
    if run.decisions and rows.suffix == ".csv":
        raise Refused(f"{path.name}: decisions cannot be kept in a CSV file, only in .jsonl or .parquet.")
    if games < 1:
        raise Refused("There must be at least one game.")
    format_of(rows)
    make_parquet = _parquet() if path.suffix == PARQUET else None
    _refuse_others(path, run, resume)
    crew = crew_of(workers)
    crew.check(Games(run))
    _write_rows(run, games, rows, crew, progress)
    if make_parquet is not None:
        make_parquet(run, path)


def _parquet() -> Callable[[Run, Path], None]:
    """What makes Parquet files, if that is installed."""
    try:
        from ludoteca.sim.parquet import write_parquet  # noqa: PLC0415 - pyarrow is there only if somebody wants it
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise Refused("Parquet files need pyarrow: install it with pip install 'ludoteca[lab]'.") from None
    return write_parquet


def _refuse_others(path: Path, run: Run, resume: bool) -> None:
    """Nothing that is there already is overwritten."""
    for made in all_of(path, run):
        if made.exists() and not resume:
            raise Refused(f"{made} exists: go on with it by --resume, or name another file.")


def _write_rows(run: Run, games: int, path: Path, crew: Crew, progress: Callable[[int], None] | None) -> None:
    form = format_of(path)
    with _kept_if_played(path, len(form.header(run).encode())), path.open("r+b") as file:
        written = check_rows(file, form, run, path.name)
        if written.rows > games:
            raise Refused(f"{path} holds {written.rows} games, more than the {games} asked for.")
        file.truncate(written.end)
        file.seek(written.end)
        if not written.end:
            file.write(form.header(run).encode())
        if run.records:
            records_of(path).mkdir(exist_ok=True)
        _play_on(file, path, run, written.rows, games, crew, progress)


@contextmanager
def _kept_if_played(path: Path, header: int) -> Iterator[None]:
    """A new file is made, and taken away again if something goes wrong before the first row."""
    new = not path.exists()
    path.touch()
    try:
        yield
    except Exception:
        if new and path.stat().st_size <= header:
            path.unlink()
            with suppress(OSError):
                records_of(path).rmdir()
        raise


def _play_on(
    file: BinaryIO,
    path: Path,
    run: Run,
    rows: int,
    games: int,
    crew: Crew,
    progress: Callable[[int], None] | None,
) -> None:
    if progress is not None:
        progress(rows)
    if rows == games:
        return
    form = format_of(path)
    with whole_lines(file) as add:
        for row, record, _ in crew.do(Games(run), rows + 1, games):
            if record is not None:
                write_whole(records_of(path) / f"{row.game}.ludo.jsonl", record, FOR_ALL)
            add(form.line(row, run).encode())
            if progress is not None:
                progress(row.game)


def check_rows(file: BinaryIO, form: Format, run: Run, name: str) -> Written:
    """How far a file of this run got; a last line that was cut off does not count.

    Every row must be the one that the run has there, and the last is played again: that finds other options, other
    components and another version of the rules.
    """
    header = form.header(run).encode()
    begin = file.read(len(header))
    if header.startswith(begin) and begin != header:
        return Written(0, 0)
    if begin != header:
        raise Refused(f"{name}, line 1: not a file of this game for {_tables(run)} players.")
    rows, end, last = 0, len(header), b""
    for line in file:
        if not line.endswith(b"\n"):
            break
        rows += 1
        if not line.startswith(form.prefix(run, rows).encode()):
            raise _other(name, rows, header)
        end += len(line)
        last = line
    if rows and last != form.line(play_number(run, rows), run).encode():
        raise _other(name, rows, header)
    return Written(rows, end)


def _tables(run: Run) -> str:
    return " or ".join(map(str, sorted({plan.players for plan in run.plans})))


def _other(name: str, row: int, header: bytes) -> Refused:
    line = row + bool(header)
    return Refused(
        f"{name}, line {line}: not what game {row} of this run gives; "
        "the file was made with another seed, other bots, options, components or decisions, or another version."
    )
