"""Messages and events as they go over the wire."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from ludoteca.engine import NOBODY, Game, Message
from ludoteca.engine.events import Event, Told
from ludoteca.match.events import event_message, event_things
from ludoteca.server.common.asked import Args, Words


class LogLine(Struct):
    """Something that happened, after line `n` of the record: what, to which seat if to any, about which things."""

    number: int
    n: int
    what: str
    seat: int | None
    about: Args
    words: Words
    withdrawn: bool


def words(message: Message) -> Words:
    """A message."""
    return Words(message.id, message.args_to_json(), message.rules)


Lines = dict[tuple[int, bool, bool], LogLine]
"""Lines already made: by event, whether its secret is told, and whether it is taken back. So seats that may read the
same about an event share its line."""


def log_lines(
    game: Game[Any], told: list[Told], seat: int | None, since: int, last: int, most: int | None = None
) -> list[LogLine]:
    """Events after number `since` up to `last`, not more than `most`, each as the seat may read it."""
    end = last if most is None else min(last, since + most)
    return lines_of(game, told, seat, range(since + 1, end + 1), _withdrawn(told, since, last))


def news_numbers(told: list[Told], since: int, last: int) -> tuple[list[int], set[int]]:
    """The events up to number `since` that later ones take back, then the later ones up to `last`; and what is gone."""
    gone = _withdrawn(told, since, last)
    return [*sorted(number for number in gone if number <= since), *range(since + 1, last + 1)], gone


def lines_of(
    game: Game[Any],
    told: list[Told],
    seat: int | None,
    numbers: Iterable[int],
    gone: set[int],
    made: Lines | None = None,
) -> list[LogLine]:
    """The events with these numbers, each as the seat may read it; those in `gone` were taken back."""
    lines: Lines = {} if made is None else made
    keys = [(number, told[number - 1].in_full_to(seat), number in gone) for number in numbers]
    for key in keys:
        if key not in lines:
            number, _, withdrawn = key
            lines[key] = _line(game, told[number - 1].to(seat, number), told[number - 1].line, withdrawn)
    return [lines[key] for key in keys]


def _line(game: Game[Any], event: Event, n: int, withdrawn: bool) -> LogLine:
    return LogLine(
        number=event.number,
        n=n,
        what=event.what,
        seat=None if event.seat == NOBODY else event.seat,
        about=event_things(game, event),
        words=words(event_message(game, event)),
        withdrawn=withdrawn,
    )


def _withdrawn(told: list[Told], since: int, last: int) -> set[int]:
    """What the events after number `since` up to `last` take back: always something before them."""
    undone = [entry for entry in told[since:last] if entry.what == "undone"]
    return {number for entry in undone for number in range(entry.a, entry.b + 1)}
