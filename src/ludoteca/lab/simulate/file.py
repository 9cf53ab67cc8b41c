"""The file of a run: games are added to it row by row, so that it can be stopped anywhere and resumed."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, NamedTuple

from ludoteca.engine import Refused
from ludoteca.lab.simulate.paths import PARQUET, all_of, records_of, results_of, rows_of
from ludoteca.lab.simulate.playing import Played, SimulatedGames
from ludoteca.lab.simulate.rows import Format, format_of
from ludoteca.lab.simulate.setup import Run
from ludoteca.lab.work import Pool, Workers, pool_of
from ludoteca.lab.work.pool import doing
from ludoteca.match.files import FOR_ALL, check_place, refused_if_full, whole_lines, write_whole

Progress = Callable[[int], None]


class Written(NamedTuple):
    """How many whole rows a file holds, and where the last of them ends."""

    rows: int
    end: int


def write_games(
    run: Run,
    games: int,
    path: Path,
    workers: Workers = 1,
    resume: bool = False,
    progress: Progress = lambda _: None,
) -> None:
    """Write a file of `games` games; `progress` is told how many rows there are. `Refused` says what is wrong.

    The bytes of the file depend only on the run. With `resume`, an unfinished file of the same run is continued. A name
    that ends in .parquet stands for several files, see `results_of`.
    """
    rows = rows_of(path)
    for made in (rows, *results_of(path, run)):
        check_place(made)
    run.check()
    if run.decisions and rows.suffix == ".csv":
        raise Refused(f"{path.name}: decisions cannot be kept in a CSV file, only in .jsonl or .parquet.")
    if games < 1:
        raise Refused("There must be at least one game.")
    format_of(rows)
    parquet = parquet_module() if path.suffix == PARQUET else None
    _refuse_others(path, run, resume)
    pool = pool_of(workers)
    pool.check(SimulatedGames(run))
    with refused_if_full():
        _write_rows(run, games, path, pool, progress)
        if parquet is not None:
            parquet.write_parquet(run, path)


def parquet_module() -> ModuleType:
    try:
        return import_module("ludoteca.lab.simulate.parquet")
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise Refused("Parquet files need pyarrow: install it with pip install 'ludoteca[lab]'.") from None


def _refuse_others(path: Path, run: Run, resume: bool) -> None:
    """Never overwrite a file that already exists, unless it is one of this run that is continued."""
    rows = rows_of(path)
    for made in _not_yet(path, run):
        if made.exists():
            raise Refused(
                f"{made} already exists, but there is nothing to continue because {rows} is "
                f"{'empty' if rows.exists() else 'missing'}. Choose another file."
            )
    if rows.exists() and not resume:
        raise Refused(f"{rows} already exists. Continue it with --resume, or choose another file.")


def _not_yet(path: Path, run: Run) -> list[Path]:
    """The files that this run cannot have written yet, as far as its rows are."""
    rows = rows_of(path)
    if not rows.exists():
        return all_of(path, run)
    return [] if rows.stat().st_size else [made for made in results_of(path, run) if made != rows]


def _write_rows(run: Run, games: int, path: Path, pool: Pool, progress: Progress) -> None:
    rows = rows_of(path)
    form = format_of(rows)
    with _kept_if_played(rows, len(form.header(run).encode())), rows.open("r+b") as file:
        written = check_rows(file, form, run, rows.name)
        if written.rows > games:
            raise Refused(f"{rows} already has {written.rows} games, more than the {games} you asked for.")
        other = next(_others(path, run, written.rows, games), None)
        if other is not None:
            raise Refused(f"{other} is not from this run. Move it away, or choose another file.")
        file.truncate(written.end)
        file.seek(written.end)
        if run.records:
            records_of(rows).mkdir(exist_ok=True)
        _play_on(file, rows, run, written, games, pool, progress)


def _others(path: Path, run: Run, written: int, games: int) -> Iterator[Path]:
    """Files under names that this run will write to, which cannot come from its games so far.

    A record is there before its row. If the run was stopped in between, the game is played again to compare them.
    """
    if path.suffix == PARQUET:
        yield from parquet_module().others(run, path, written)
    folder = records_of(path)
    if run.records and folder.exists() and not folder.is_dir():
        yield folder
    for game in range(written + 1, games + 1) if run.records else ():
        if game % run.records:
            continue
        file = _record_of(path, game)
        if file.exists() and not (file.is_file() and file.read_bytes() == (_again(run, game).record or "").encode()):
            yield file


def _record_of(path: Path, game: int) -> Path:
    return records_of(path) / f"{game}.ludo.jsonl"


@contextmanager
def _kept_if_played(path: Path, header: int) -> Iterator[None]:
    """Create a new file, and remove it again if something goes wrong before the first row."""
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
    file: BinaryIO, path: Path, run: Run, written: Written, games: int, pool: Pool, progress: Progress
) -> None:
    progress(written.rows)
    if written.rows == games:
        return
    form = format_of(path)
    with whole_lines(file) as add:
        if not written.end:
            add(form.header(run).encode())
        for row, record, _ in pool.do(SimulatedGames(run), written.rows + 1, games):
            if record is not None:
                write_whole(_record_of(path, row.number), record, FOR_ALL)
            add(form.line(row, run).encode())
            progress(row.number)


def check_rows(file: BinaryIO, form: Format, run: Run, name: str) -> Written:
    """How far a file of this run got; a last line that was cut off does not count.

    Every row must belong to this run, and the last one is played again, as is one that was cut off: that catches other
    options, other components, another version of the rules, and files that are not ours at all.
    """
    header = form.header(run).encode()
    begin = file.read(len(header))
    if header.startswith(begin) and begin != header:
        return Written(0, 0)
    if begin != header:
        raise Refused(f"{name}, line 1: this is not a file of this game for {_tables(run)}. Choose another file.")
    rows, end, last, cut = 0, len(header), b"", b""
    columns = form.columns(header.decode())
    for line in file:
        if not line.endswith(b"\n"):
            cut = line
            break
        rows += 1
        if not line.startswith(form.prefix(run, rows).encode()) or not _readable(line, form, columns):
            raise _other(name, rows, header)
        end += len(line)
        last = line
    if rows and last != form.line(_again(run, rows).row, run).encode():
        raise _other(name, rows, header)
    if cut and not _begins_row(cut, run, form, rows + 1):
        if end:
            raise _other(name, rows + 1, header)
        raise Refused(f"{name}, line 1: this is not a file of this run. Choose another file.")
    return Written(rows, end)


def _readable(line: bytes, form: Format, columns: Sequence[str]) -> bool:
    """Whether a row can be read back: those in the middle of a file are not played again."""
    try:
        form.read(line.decode(), columns)
    except ValueError:
        return False
    return True


def _begins_row(cut: bytes, run: Run, form: Format, game: int) -> bool:
    """Whether a game's row begins with these bytes; the game is played only if its seed and bots do not tell."""
    known = form.prefix(run, game).encode()
    if len(cut) <= len(known) or not cut.startswith(known):
        return known.startswith(cut)
    return form.line(_again(run, game).row, run).encode().startswith(cut)


def _again(run: Run, game: int) -> Played:
    """A game of the run, played again; your own bots play it in another process."""
    with doing(SimulatedGames(run)) as do:
        return do(game)


def _tables(run: Run) -> str:
    counts = sorted({setup.players for setup in run.setups})
    return f"{' or '.join(map(str, counts))} player{'' if counts == [1] else 's'}"


def _other(name: str, row: int, header: bytes) -> Refused:
    line = row + bool(header)
    return Refused(
        f"{name}, line {line}: this is not game {row} of this run. "
        "The file was made with another seed, other bots, options, components or decisions, or another version, "
        "or the line is damaged. Choose another file."
    )
