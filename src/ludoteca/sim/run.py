"""A whole run: play what is missing of a file, row after row, so that it can be stopped anywhere and gone on with."""

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ludoteca.engine import Refused
from ludoteca.sim.plan import Plan
from ludoteca.sim.playing import play_number
from ludoteca.sim.pool import play_all
from ludoteca.sim.rows import Format, format_of


class Written(NamedTuple):
    """What a file holds: whole rows, and the byte after the last of them."""

    rows: int
    end: int


def write_games(
    plan: Plan,
    games: int,
    path: Path,
    workers: int = 1,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Write a file of `games` games; `progress` hears how many rows there are. `Refused` says what cannot be.

    The bytes of the file depend on the plan alone. With `resume` an unfinished file of the same plan is finished.
    """
    plan.check()
    form = format_of(path)
    if games < 1 or workers < 1:
        raise Refused("There must be at least one game and one worker.")
    if path.exists() and not resume:
        raise Refused(f"{path} exists: go on with it by --resume, or name another file.")
    path.touch()
    with path.open("r+b") as file:
        written = check_rows(file, form, plan, path.name)
        if written.rows > games:
            raise Refused(f"{path} holds {written.rows} games, more than the {games} asked for.")
        file.truncate(written.end)
        file.seek(written.end)
        if not written.end:
            file.write(form.header(plan).encode())
        _play_on(file, form, plan, written.rows, games, workers, progress)


def _play_on(
    file: BinaryIO,
    form: Format,
    plan: Plan,
    rows: int,
    games: int,
    workers: int,
    progress: Callable[[int], None] | None,
) -> None:
    if progress is not None:
        progress(rows)
    if rows == games:
        return
    end = file.tell()
    try:
        for chunk in play_all(plan, rows + 1, games, workers):
            file.write("".join(form.line(row, plan) for row in chunk).encode())
            file.flush()
            end = file.tell()
            rows += len(chunk)
            if progress is not None:
                progress(rows)
    finally:
        file.truncate(end)  # whoever stops a run in the middle of a row finds whole rows


def check_rows(file: BinaryIO, form: Format, plan: Plan, name: str) -> Written:
    """How far a file of this plan got; a last line that was cut off does not count.

    Every row must be the one that the plan has there, and the last is played again: that finds other options, other
    components and another version of the rules.
    """
    header = form.header(plan).encode()
    begin = file.read(len(header))
    if header.startswith(begin) and begin != header:
        return Written(0, 0)
    if begin != header:
        raise Refused(f"{name}, line 1: not a file of this game for {plan.players} players.")
    rows, end, last = 0, len(header), b""
    for line in file:
        if not line.endswith(b"\n"):
            break
        rows += 1
        if not line.startswith(form.prefix(plan, rows).encode()):
            raise _other(name, rows, header)
        end += len(line)
        last = line
    if rows and last != form.line(play_number(plan, rows), plan).encode():
        raise _other(name, rows, header)
    return Written(rows, end)


def _other(name: str, row: int, header: bytes) -> Refused:
    line = row + bool(header)
    return Refused(
        f"{name}, line {line}: not what game {row} of this run gives; "
        "the file was made with another seed, other bots, options or components, or another version."
    )
