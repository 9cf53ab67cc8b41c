"""One line per game."""

import json
from math import isfinite
from typing import Any, NamedTuple

from ludoteca.lab.tournament.faults import FAULTS, Fault
from ludoteca.lab.tournament.setup import Fixture


class Lost(NamedTuple):
    seat: int
    why: str
    what: str


class Row(NamedTuple):
    """A finished game. `share` is how much of the win `one` has: a shared win counts in part."""

    game: int
    deal: int
    seed: int
    one: str
    rest: str
    seat: int
    """Where `one` sat."""
    share: float
    scores: tuple[int, ...]
    """Empty if a fault ended the game, as are `reason` and `answers`."""
    reason: str
    answers: int
    fault: Lost | None
    times: tuple[list[float], list[float]]
    """Milliseconds for each turn, of `one` and of the others; everything else in a row follows from the seed."""

    def bot(self, seat: int) -> str:
        return self.one if seat == self.seat else self.rest

    def line(self) -> bytes:
        return json.dumps(self._asdict(), separators=(",", ":"), ensure_ascii=False).encode() + b"\n"

    def fits(self, fixture: Fixture) -> bool:
        return self[:6] == (fixture.game, fixture.deal, fixture.seed, *fixture.pair, fixture.seat)


def read(line: bytes) -> Row:
    """Read a row back; `ValueError` if it is not one."""
    try:
        data: dict[str, Any] = json.loads(line)
        fault = data["fault"]
        row = Row(
            **{
                **data,
                "share": float(data["share"]),
                "scores": tuple(map(int, data["scores"])),
                "fault": None if fault is None else Lost(*fault),
                "times": tuple([float(time) for time in side] for side in data["times"]),
            }
        )
    except (TypeError, LookupError, AttributeError, RecursionError, OverflowError) as error:
        raise ValueError(str(error)) from None
    timed = len(data["times"]) == 2 and all(isfinite(time) for side in row.times for time in side)
    if timed and 0 <= row.share <= 1 and (row.fault is None or row.fault.why in FAULTS):
        return row
    raise ValueError("not a game of a tournament")


def lost(fixture: Fixture, seat: int, fault: Fault) -> Row:
    """The row of a game that a bot lost through a fault: the other side wins."""
    share = 0.0 if seat == fixture.seat else 1.0
    who = Lost(seat, fault.why, fault.what)
    return Row(
        fixture.game, fixture.deal, fixture.seed, *fixture.pair, fixture.seat, share, (), "", 0, who, ([], [])
    )  # fmt: skip
