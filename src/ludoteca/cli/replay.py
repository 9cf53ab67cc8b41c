"""`ludoteca replay FILE`: step through a recorded game."""

from pathlib import Path

import click

from ludoteca.cli.numbers import Whole
from ludoteca.cli.records import naming, replay_of
from ludoteca.cli.screen import Screen
from ludoteca.cli.telling import Teller, row
from ludoteca.engine import Refused, kebab
from ludoteca.match.replay import Replay
from ludoteca.words.sentences import Words

FILE = click.Path(path_type=Path)
EXAMPLES = """\b
Examples:
  ludoteca replay evening.ludo.jsonl
  ludoteca replay evening.ludo.jsonl --to 40 --seat 2
  ludoteca replay evening.ludo.jsonl --all
  ludoteca replay evening.ludo.jsonl --to 40 --write-position here.json"""


@click.command(epilog=EXAMPLES)
@click.argument("file", type=FILE)
@click.option("--to", "to", type=Whole(0), metavar="N", help="Go straight to line N of the record.")
@click.option("--all", "whole", is_flag=True, help="Show the whole game without stopping.")
@click.option("--seat", type=Whole(1), metavar="N",
              help="See the game as player N saw it; by default, only what everyone at the table saw.")  # fmt: skip
@click.option("--write-position", "position", type=FILE, metavar="FILE",
              help="Write the position reached by --to (or the last one) to FILE, for `play --position`.")  # fmt: skip
@click.option("--content", type=FILE, metavar="DIR", help="Replay with the components in this folder.")
@click.option("--plain", is_flag=True, help="Never use colour.")
def replay(
    file: Path, to: int | None, whole: bool, seat: int | None, position: Path | None, content: Path | None, plain: bool
) -> None:
    """Step through the game recorded in FILE.

    Press Enter to see what happens next, type a number to go that many lines further, or v to see the table.
    """
    player = replay_of(file, content)
    record = player.record
    if seat is not None and seat > record.header.players:
        raise Refused(f"There is no player {seat}: only {record.header.players} played.")
    if to is not None and to > len(record.lines):
        raise Refused(f"There is no line {to}: the record has only {len(record.lines)}.")
    with naming(file):
        teller = Teller(Screen(plain), Words(content=content), player.match.game, record.header.seats, content)
        stepping = Stepping(player, teller, None if seat is None else seat - 1)
        if position is not None:
            stepping.write(position, len(record.lines) if to is None else to)
            return
        stepping.begin()
        if to is not None:
            stepping.go_to(to)
        if whole:
            stepping.go_to(len(record.lines))
        stepping.step()


class Stepping:
    """A recorded game, and how far the reader has got."""

    def __init__(self, replay: Replay, teller: Teller, seat: int | None) -> None:
        self._replay = replay
        self._teller = teller
        self._seat = seat
        self._told = 0
        self._last = len(replay.record.lines)

    def begin(self) -> None:
        words, match = self._teller.words, self._replay.match
        title = words.text(f"{kebab(match.game.id)}-title")
        names = row(words, match.names)
        self._teller.screen.say(words.text("replay-head", title=title, names=names, lines=self._last), "bold")
        self._teller.differences(self._replay)

    def go_to(self, line: int) -> None:
        self._replay.go_to(min(line, self._last))
        events = self._replay.match.events(self._told, self._seat)
        self._told += len(events)
        self._teller.events(events)

    def step(self) -> None:
        screen, text = self._teller.screen, self._teller.words.text
        while self._at < self._last:
            typed = screen.ask(text("replay-ask", line=self._at, lines=self._last)).lower()
            if typed in ("q", "quit"):
                return
            first, _, rest = typed.partition(" ")
            if first in ("v", "view"):
                self._teller.table(self._replay.match.state, self._seat, rest)
            elif typed.isascii() and typed.isdecimal() and len(typed) <= 9:
                self.go_to(self._at + int(typed))
            elif typed:
                screen.say(text("replay-help"))
            else:
                self._go_on()
        self._replay.check_end()
        self._teller.end(self._replay.match.state)

    @property
    def _at(self) -> int:
        return self._replay.match.version

    def _go_on(self) -> None:
        """To the next line with something to tell."""
        told = self._told
        while self._told == told and self._at < self._last:
            self.go_to(self._at + 1)

    def write(self, path: Path, line: int) -> None:
        self._replay.go_to(line)
        match = self._replay.match
        if path.exists():
            raise Refused(f"{path} already exists. Choose another name.")
        path.write_text(match.game.to_json(match.state) + "\n", encoding="utf-8")
        self._teller.screen.say(self._teller.words.text("replay-written", line=match.version, file=str(path)))
