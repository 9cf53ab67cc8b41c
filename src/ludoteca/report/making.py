"""From games to a report: played for it, or read from what is there."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ludoteca.crew import Processes
from ludoteca.engine import Refused
from ludoteca.report.figures import Figures, figures
from ludoteca.report.names import Names
from ludoteca.report.records import told_by_record
from ludoteca.report.sums import Sums
from ludoteca.report.tables import SUFFIXES, told_by_table
from ludoteca.report.told import Told
from ludoteca.sentences import Words
from ludoteca.sim import Run
from ludoteca.sim.pool import Games

RECORD = ".ludo.jsonl"


def played(run: Run, games: int, workers: int) -> Iterator[Told]:
    """Games that are played now; how many workers there are shows in the time only."""
    run.check()
    game = run.game()
    for one in Processes(workers).do(Games(run._replace(watched=True)), 1, games):
        yield Told(game, one.row, one.watched)


def from_files(paths: Iterable[Path], content: Path | None) -> Iterator[Told]:
    """The games of tables and records, in the order of the files; of a folder, all records in it."""
    number = 0
    for path in paths:
        if path.is_dir():
            records = sorted(path.glob(f"*{RECORD}"))
            if not records:
                raise Refused(f"{path}: there is no record in this folder.")
            yield from from_files(records, content)
        elif not path.exists():
            raise Refused(f"{path}: there is no such file.")
        elif path.name.endswith(RECORD):
            number += 1
            yield told_by_record(path, number, content)
        elif path.suffix in SUFFIXES:
            yield from told_by_table(path, content)
        else:
            raise Refused(f"{path.name}: a report is made from {', '.join(SUFFIXES)}, {RECORD} or figures in .json.")


def added_up(told: Iterable[Told], words: Words, made_by: str, progress: Callable[[int], None]) -> Figures:
    """The figures of these games, which must be of one kind; `progress` hears how many are done."""
    sums: Sums | None = None
    game = None
    for number, one in enumerate(told, start=1):
        if game is None or sums is None:
            game, sums = one.game, Sums(one.game.sources)
        if one.game.id != game.id:
            raise Refused(
                f"Game {number} is {one.game.title}, those before it are {game.title}: one report has one game."
            )
        sums.add(one.row, one.watched)
        progress(number)
    if game is None or sums is None:
        raise Refused("There is no game to report on.")
    return figures(game, sums, Names(game, words), made_by)
