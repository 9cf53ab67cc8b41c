"""A whole tournament: play what is missing, and keep every game in a file so that it can be resumed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca.engine import Refused
from ludoteca.lab.tournament.playing import TournamentGames
from ludoteca.lab.tournament.rows import TournamentRow, header, read
from ludoteca.lab.tournament.setup import Tournament
from ludoteca.lab.work import Workers, pool_of
from ludoteca.match.files import whole_lines

Progress = Callable[[int], None]


def run(
    tournament: Tournament,
    deals: int,
    kept: Path | None = None,
    workers: Workers = 1,
    resume: bool = False,
    progress: Progress = lambda _: None,
) -> list[TournamentRow]:
    """Play this many deals; `progress` is told how many games are done. `Refused` says what is wrong.

    With `kept`, every game becomes a line of that file as soon as it and all games before it are over.
    """
    tournament.check()
    if deals < 1:
        raise Refused("There must be at least one deal.")
    if kept is not None and kept.exists() and not resume:
        raise Refused(f"{kept} already exists. Continue it with --resume, or choose another file.")
    rows = games_in(kept, tournament, deals) if kept is not None and kept.exists() else []
    pool, work, last = pool_of(workers), TournamentGames(tournament), deals * tournament.block
    if len(rows) < last:
        pool.check(work)
    progress(len(rows))
    with _opened(kept, tournament, rows) as add:
        if len(rows) < last:
            for row in pool.do(work, len(rows) + 1, last):
                add(row.line())
                rows.append(row)
                progress(len(rows))
    return rows


@contextmanager
def _opened(kept: Path | None, tournament: Tournament, there: list[TournamentRow]) -> Iterator[Callable[[bytes], None]]:
    """A function that adds lines to the file, from which a line that was cut off is removed."""
    if kept is None:
        yield lambda _: None
        return
    kept.touch()
    with kept.open("r+b") as file:
        if there:
            for _ in range(len(there) + 1):
                file.readline()
        else:
            file.write(header(tournament))
        file.truncate(file.tell())
        with whole_lines(file) as add:
            yield add


def games_in(kept: Path, tournament: Tournament, deals: int) -> list[TournamentRow]:
    """The games of a file, at most those of this many deals; a last line that was cut off does not count."""
    rows: list[TournamentRow] = []
    with kept.open("rb") as file:
        first, wanted = file.readline(), header(tournament)
        if first != wanted:
            if wanted.startswith(first):
                return []  # stopped before anything was played
            raise Refused(
                f"{kept.name}, line 1: the file was made with another seed, other bots, options or components, or "
                "another version, or a bot's file has changed."
            )
        for at, line in enumerate(file, start=2):
            if not line.endswith(b"\n"):
                break
            rows.append(_row(line, tournament, at, kept.name))
    if len(rows) > deals * tournament.block:
        raise Refused(f"{kept} already has {len(rows)} games, more than the {deals * tournament.block} you asked for.")
    return rows


def _row(line: bytes, tournament: Tournament, at: int, name: str) -> TournamentRow:
    try:
        row = read(line)
    except ValueError:
        raise Refused(f"{name}, line {at}: the line is damaged.") from None
    if not row.fits(tournament.fixture(at - 1)):
        raise Refused(f"{name}, line {at}: this is not game {at - 1} of this tournament.")
    return row
