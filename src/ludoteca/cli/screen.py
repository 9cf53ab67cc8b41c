"""What the commands write and read: plain lines, with colour only in a terminal that wants it.

No boxes, no cursor movements, nothing drawn over: a screen reader reads what is there.
"""

import io
import os
import re
import sys
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

WIDE = 200
"""Columns of output that is not a terminal: nothing needs to fit a screen there."""
USUAL = 80
"""Columns for drawings there."""
INDENT = 2
"""How many columns further the second and later lines of an indented sentence are indented."""
BEGINNING = re.compile(r"( *)(T?\d+\.? )?([^.:]+: )?")
"""How a line begins: its indent, the number of an answer, player or truck, and the topic of the line."""
PLAIN: Mapping[str, str] = {}


class EndOfInput(Exception):
    """Nobody is left to answer."""


class Screen:
    """Sentences out, lines in. `plain` turns colour off; so do NO_COLOR and output that is not a terminal."""

    def __init__(self, plain: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.terminal = sys.stdout.isatty()
        self.plain = plain or not self.terminal or bool(os.environ.get("NO_COLOR"))
        system: Any = None if self.plain else "auto"
        width = None if self.terminal else WIDE
        self._console = Console(
            file=sys.stdout, color_system=system, width=width, highlight=False, markup=False, emoji=False
        )

    @property
    def width(self) -> int:
        return min(self._console.width, USUAL)

    def say(self, text: str = "", style: str = "", paint: Mapping[str, str] = PLAIN) -> None:
        """Write one or more lines; `paint` gives patterns in them a style of their own."""
        text = printable(text)
        line = Text(wrapped(text, self._console.width) if self.terminal else text, style)
        for pattern, of_it in paint.items():
            line.highlight_regex(pattern, of_it)
        self._console.print(line, soft_wrap=not self.terminal)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Columns without lines between them: the first aligned left, numbers aligned right."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
        for at, name in enumerate(head):
            table.add_column(Text(printable(name)), justify="right" if at else "left", overflow="fold")
        for row in rows:
            table.add_row(*(Text(printable(cell)) for cell in row))
        self._console.print(table)

    def ask(self, prompt: str, style: str = "bold") -> str:
        """Ask for a line; `EndOfInput` when there is none."""
        self._console.print(Text(printable(prompt), style), end="", soft_wrap=True)
        sys.stdout.flush()
        try:
            line = input()
        except EOFError:
            self.say()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            self.say()
        return line.strip()

    def scroll_away(self) -> None:
        """Move what is on the screen out of sight, with nothing but empty lines."""
        if self.terminal:
            self.say("\n" * (self._console.height - 1))


def wrapped(text: str, width: int) -> str:
    """The text in lines of at most `width` columns; continued lines keep the indent of the first.

    >>> print(wrapped("12. Drive to La Villette with a wild card", 24))
    12. Drive to La Villette
        with a wild card
    >>> print(wrapped("Your cards: red or yellow, a wild card", 24))
    Your cards: red or
      yellow, a wild card
    """
    lines: list[str] = []
    for line in text.split("\n"):
        beginning = BEGINNING.match(line)
        indent, number, about = beginning.groups(default="") if beginning else ("", "", "")
        deeper = len(number) or (INDENT if indent or about else 0)
        lines += wrap(line, width, subsequent_indent=" " * (len(indent) + deeper)) if len(line) > width else [line]
    return "\n".join(lines)


def printable(text: str) -> str:
    r"""The text without anything that could play tricks on a terminal.

    >>> printable("Ana\x1b[2J")
    'Ana?[2J'
    """
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)
