"""What the terminal needs to draw a game, and what a game's board in the terminal can do."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca.words.sentences import Words


class Sight(NamedTuple):
    """What one reader may know: the view from their seat and the component files, with the words for them."""

    view: dict[str, Any]
    files: dict[str, dict[str, Any]]
    words: Words
    names: Sequence[str]
    seat: int | None
    width: int

    @property
    def own(self) -> dict[str, Any] | None:
        """The reader's own entry among the players; None for a watcher."""
        return None if self.seat is None else self.view["players"][self.seat]

    def text(self, id: str, /, **args: int | str) -> str:  # noqa: A002 - as in `Words`
        return self.words.text(id, **args)

    def row(self, parts: Iterable[str]) -> str:
        """Parts separated by commas, or a word for "none"."""
        return ", ".join(parts) or self.text("view-none")


class Readable(NamedTuple):
    """Something whose text can be read: its name, its text, and whether it is in sight now."""

    name: str
    about: str
    in_sight: bool


class Board(NamedTuple):
    """How one game looks in the terminal. `paint` says which patterns of text get which colour."""

    table: Callable[[Sight], list[str]]
    turn: Callable[[Sight], list[str]]
    things: Callable[[Sight], list[Readable]]
    paint: dict[str, str]


def counted(names: Iterable[str]) -> list[str]:
    """The names in order, each once, with how often it occurs.

    >>> counted(["Mush", "Rest", "Mush"])
    ['Mush x2', 'Rest']
    """
    found = list(names)
    return [name if found.count(name) == 1 else f"{name} x{found.count(name)}" for name in dict.fromkeys(found)]


def columns(cells: Sequence[str], width: int) -> list[str]:
    """The cells in columns, read from top to bottom.

    >>> columns(["1 Opera", "2 Nation", "3 Bercy"], 22)
    ['1 Opera   3 Bercy', '2 Nation']
    """
    if not cells:
        return []
    wide = max(map(len, cells)) + 2
    rows = -(-len(cells) // max(1, (width + 2) // wide))
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]
