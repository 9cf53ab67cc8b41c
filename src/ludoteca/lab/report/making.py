"""From games to a report: played for it, or read from files."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ludoteca.engine import Refused
from ludoteca.lab.crew import Processes
from ludoteca.lab.report.figures import Figures, figures
from ludoteca.lab.report.files import check_there
from ludoteca.lab.report.names import Names
from ludoteca.lab.report.records import told_by_record
from ludoteca.lab.report.sums import Sums
from ludoteca.lab.report.tables import SUFFIXES, told_by_table
from ludoteca.lab.report.told import Told
from ludoteca.lab.simulate import Run
from ludoteca.lab.simulate.pool import Games
from ludoteca.words.sentences import Words

RECORD = ".ludo.jsonl"


def played(run: Run, games: int, workers: int) -> Iterator[Told]:
    """Games that are played now; the number of workers changes only the time it takes."""
    run.check()
    game = run.game()
    for one in Processes(workers).do(Games(run._replace(watched=True)), 1, games):
        yield Told(game, one.row, one.watched)


def from_files(paths: Iterable[Path], content: Path | None) -> Iterator[Told]:
    """The games in tables and records, in the order of the files; for a folder, all records in it."""
    for number, path in enumerate(_each_once(paths), start=1):
        if path.name.endswith(RECORD):
            yield told_by_record(path, number, content)
        elif path.suffix in SUFFIXES:
            yield from told_by_table(path, content)
        else:
            raise Refused(f"{path.name}: a report is made from {', '.join(SUFFIXES)}, {RECORD} or figures in .json.")


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


def added_up(told: Iterable[Told], words: Words, made_by: str, progress: Callable[[int], None]) -> Figures:
    """The figures of these games, which must be of one kind; `progress` is told how many are done."""
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
