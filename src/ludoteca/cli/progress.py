"""How far a long run of games is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Seen:
    """Counts games, and moves a bar if there is one."""

    def __init__(self, bar: Callable[[int], None] | None) -> None:
        self.games = 0
        self._bar = bar

    def __call__(self, games: int) -> None:
        """So many are done."""
        self.games = games
        if self._bar is not None:
            self._bar(games)


@contextmanager
def bar_of_games(games: int) -> Iterator[Seen]:
    """A bar with the time that is left, on stderr, on a terminal only."""
    if not sys.stderr.isatty():
        yield Seen(None)
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield Seen(lambda games: progress.update(task, completed=games))
