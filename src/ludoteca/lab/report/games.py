"""The games of a report, in the one form in which they enter it: played for it, or read from files."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.engine import BadRecord, Game, Refused, State, UnknownGame
from ludoteca.games import installed
from ludoteca.lab.report.files import check_there
from ludoteca.lab.simulate import FORMATS, Row, Run
from ludoteca.lab.simulate.file import parquet_module
from ludoteca.lab.simulate.paths import PARQUET
from ludoteca.lab.simulate.playing import SimulatedGames, row_of
from ludoteca.lab.simulate.rows import Head, damaged, rows_in
from ludoteca.lab.simulate.watch import Watch, Watched, sampled
from ludoteca.lab.work import ProcessPool
from ludoteca.match.record import Answer, Part, Record, Undo, read
from ludoteca.match.replay import Replay

SUFFIXES: Final = (*FORMATS, PARQUET)


class Finished(NamedTuple):
    """A finished game; `watched` is None if it comes from a row without decisions."""

    game: Game[Any]
    row: Row
    watched: Watched | None


def played(run: Run, games: int, workers: int) -> Iterator[Finished]:
    """Games that are played now; the number of workers changes only the time it takes."""
    run.check()
    game = run.game()
    for one in ProcessPool(workers).do(SimulatedGames(run._replace(watched=True)), 1, games):
        yield Finished(game, one.row, one.watched)


def keeping_rows(games: Iterable[Finished], rows: list[Row]) -> Iterator[Finished]:
    """The same games, as their rows are added to a list."""
    for one in games:
        rows.append(one.row)
        yield one


def from_files(paths: Iterable[Path], content: Path | None) -> Iterator[Finished]:
    """The games in tables and records, in the order of the files; for a folder, all records in it."""
    for number, path in enumerate(_each_once(paths), start=1):
        if path.name.endswith(RECORD):
            yield Finished(*replayed(path, number, content))
        elif path.suffix in SUFFIXES:
            yield from _of_rows(path, content)
        else:
            raise Refused(f"{path.name}: a report is made from {', '.join(SUFFIXES)}, {RECORD} or results in .json.")


def _of_rows(path: Path, content: Path | None) -> Iterator[Finished]:
    number = 0
    rows = parquet_module().rows_in_sheets(path) if path.suffix == PARQUET else rows_in(path)
    for number, row in enumerate(rows, start=1):
        try:
            game = installed.game(row.game, content)
        except UnknownGame as error:
            raise Refused(f"{path.name}, game {number}: {error}") from None
        if not row.reason.startswith(f"{game.prefix}-end-"):
            raise damaged(path, number)
        try:
            yield Finished(game, row, None if row.decisions is None else sampled(game, row.decisions))
        except (LookupError, ValueError):
            raise damaged(path, number) from None
    if not number:
        raise Refused(f"{path.name}: there is no game in it.")


def _each_once(paths: Iterable[Path]) -> list[Path]:
    """All files, with the records of a folder in its place. A file that is given twice would count twice."""
    given = list(paths)
    check_there(given)
    found = [file for path in given for file in (_records(path) if path.is_dir() else [path])]
    seen: set[Path] = set()
    for path in found:
        if path.resolve() in seen:
            raise Refused(f"{path.name} is given twice; name each file once.")
        seen.add(path.resolve())
    return found


def _records(folder: Path) -> list[Path]:
    records = sorted(folder.glob(f"*{RECORD}"))
    if not records:
        raise Refused(f"{folder}: there is no record in this folder.")
    return records


RECORD: Final = ".ludo.jsonl"
SOMEBODY: Final = "player"
"""The player of every seat in a record: names are not kept."""


def replayed(path: Path, number: int, content: Path | None) -> tuple[Game[Any], Row, Watched]:
    """The game in a record. It must be complete and over; every line is checked first."""
    try:
        record = read(path)
        game = installed.game(record.header.game, content)
        replay = Replay(game, record)
        replay.go_to(len(record.lines))
        replay.check_end()
    except BadRecord as error:
        raise Refused(f"{path}, {error}") from None
    except UnknownGame as error:
        raise Refused(f"{path}: {error}") from None
    if record.result is None:
        raise Refused(f"{path}: this game is not over; a report needs finished games.")
    if any(isinstance(line, Part) for line in record.lines):
        raise Refused(f"{path}: this game went on under another version and cannot be followed from start to end.")
    return game, *_watched(game, record, number)


def _watched(game: Game[Any], record: Record, number: int) -> tuple[Row, Watched]:
    header = record.header
    state: State = (
        game.new(header.players, header.options) if header.position is None else game.from_data(header.position)
    )
    watch, starter = Watch(), None
    watch.before(state)
    for at, line in enumerate(_kept(record)):
        if watch.answers > at:
            continue  # the only possible answer, which was given already
        if starter is None and state.player >= 0 and state.rule.name in game.turn_rules:
            starter = state.player
        state.choose(line.answer)
    options, bots = game.complete(dict(header.options)), (SOMEBODY,) * header.players
    begin = Head(game.id, number, 0, header.players, options, bots)
    return row_of(begin, state, starter, len(watch.seen.offers)), watch.seen


def _kept(record: Record) -> list[Answer]:
    kept: list[Answer] = []
    for line in record.lines:
        if isinstance(line, Answer):
            kept.append(line)
        elif isinstance(line, Undo):
            kept = [one for one in kept if one.n < line.undo]
    return kept
