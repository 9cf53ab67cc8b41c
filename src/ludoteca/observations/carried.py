"""What a pending question carries, as numbers of an observation: a one in the column of a thing or seat, or a count."""

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.engine.domain import Count, Domain, Maybe, Seats, SeatSet, Several, Things, YesNo
from ludoteca.engine.errors import GameError
from ludoteca.engine.game import Game
from ludoteca.engine.rule import Args, Rule
from ludoteca.engine.shape import NONE
from ludoteca.engine.state import State
from ludoteca.observations.buffer import HIGHEST, Buffer

LARGE: Final = 20
"""The top of a count that has no useful bound of its own."""

THING: Final = 0
SEAT: Final = 1
SEATS: Final = 2
NUMBER: Final = 3
THINGS: Final = 4


def carried_by(game: Game[Any], rules: Sequence[Rule[Any]]) -> list[tuple[str, dict[str, int], str]]:
    """Name, columns with tops, and meaning of everything that these questions carry. Same name, same block."""
    found: dict[str, dict[str, int]] = {}
    asking: dict[str, list[str]] = {}
    for rule in rules:
        for domain in rule.carries:
            columns = found.setdefault(domain.name, {})
            for column, top in _columns(game, domain).items():
                columns[column] = max(top, columns.get(column, 0))
            asking.setdefault(domain.name, []).append(f"`{rule.name}`")
    return [
        (name, columns, f"What the question is about: {', '.join(asking[name])}.") for name, columns in found.items()
    ]


def _columns(game: Game[Any], domain: Domain) -> dict[str, int]:
    domain = _bare(domain)
    if isinstance(domain, Several):
        return dict.fromkeys(_columns(game, domain.each), LARGE)
    if isinstance(domain, Seats | SeatSet):
        return dict.fromkeys(seat_rows(game.players[-1]), 1)
    if isinstance(domain, Things):
        content = game.content
        return {str(domain.label(content, domain.low + at)): 1 for at in range(domain.size(content))}
    return {"number": 1 if isinstance(domain, YesNo) else _top(domain)}


def seat_rows(most: int) -> list[str]:
    """Seats by name: your own first, then the others in turn order."""
    return ["you", *(f"next_{step}" for step in range(1, most))]


def _bare(domain: Domain) -> Domain:
    return domain.of if isinstance(domain, Maybe) else domain


def _top(domain: Domain) -> int:
    if not isinstance(domain, Count):
        raise GameError(f"an observation cannot show {domain.name}, which a question carries")
    return LARGE if domain.high > HIGHEST else domain.high


class Carried:
    def __init__(self, game: Game[Any], domain: Domain, columns: Sequence[str], first: int) -> None:
        self._domain = _bare(domain)
        self._low = self._domain.low
        self._kind = NUMBER
        if isinstance(self._domain, Several):
            self._kind, self._low = THINGS, self._domain.each.low
        elif isinstance(self._domain, Seats):
            self._kind = SEAT
        elif isinstance(self._domain, SeatSet):
            self._kind = SEATS
        elif isinstance(self._domain, Things):
            self._kind = THING
        listed = list(columns)
        self._columns: list[int] = [first + listed.index(column) for column in _columns(game, domain)]

    def write(self, s: State, seat: int, args: Args, at: int, buffer: Buffer) -> None:
        kind, value = self._kind, args[at] if at < len(args) else 0
        if kind == NUMBER:
            buffer.light(self._columns[0], value)
        elif kind == SEAT:
            buffer.light(self._columns[(value - seat) % s.seats], 1)
        elif kind == SEATS:
            for step in range(s.seats):
                if value >> (seat + step) % s.seats & 1:
                    buffer.light(self._columns[step], 1)
        elif kind == THINGS:
            for thing in args[at:]:
                buffer.light(self._columns[thing - self._low], args[at:].count(thing))
        elif value != NONE:
            buffer.light(self._columns[self._domain.counted(s, value) - self._low], 1)
