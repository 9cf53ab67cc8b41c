"""Progress bars for long runs of games."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class Seen:
    """Counts games, and moves a bar if there is one."""

    def __init__(self, wanted: int, bar: Callable[[int, int], None] | None) -> None:
        self.games = 0
        self._wanted = wanted
        self._bar = bar

    def __call__(self, games: int) -> None:
        self.games = games
        if self._bar is not None:
            self._bar(games, self._wanted)


class RateColumn(ProgressColumn):
    """Games per second, or per minute if they are slow."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else rate(task.speed), style="progress.data.speed")


def rate(per_second: float) -> str:
    """A rate as people like to read it.

    >>> rate(31.26), rate(0.5)
    ('31.3/s', '30.0/min')
    """
    return f"{per_second:.1f}/s" if per_second >= 1 else f"{60 * per_second:.1f}/min"


@contextmanager
def bar_of(what: str, *more: ProgressColumn, total: int | None = None) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on stderr, only in a terminal: call it with how many are done, out of how many."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), *more, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, of: progress.update(task, completed=done, total=of)


@contextmanager
def bar_of_games(games: int) -> Iterator[Seen]:
    """A bar with the rate and the time left, on stderr and only in a terminal."""
    with bar_of("games", RateColumn(), total=games) as bar:
        yield Seen(games, bar)
