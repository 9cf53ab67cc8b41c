"""The file of a tournament: a line that says what must stay the same to resume it, then one line per game."""

import hashlib
import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.bots.sent_files import here
from ludoteca.lab.tournament.contestants import files_of
from ludoteca.lab.tournament.protocol import FAULTS, Fault
from ludoteca.lab.tournament.setup import Fixture, Tournament
from ludoteca.version import __version__

FORMAT: Final = 1


def header(tournament: Tournament) -> bytes:
    """The first line of the file of games."""
    game = tournament.game()
    named = {
        "format": FORMAT,
        "ludoteca": __version__,
        **tournament._asdict(),
        "rules": game.version,
        "components": game.content_hash,
        "options": game.complete(dict(tournament.options)),
        "files": {bot: _digest(files) for bot in tournament.bots if (files := files_of(bot))},
    }
    del named["content"]  # a path on this machine; the hash identifies the components
    if not tournament.axes:
        del named["axes"]  # so that tournaments on one board keep the header they have always had
    return json.dumps({"tournament": named}, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _digest(files: Sequence[str]) -> str:
    """A fingerprint of what is in these files; a missing file is reported when the bot is made."""
    paths = [Path(here(file)) for file in files]
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths if path.is_file())).hexdigest()[:16]


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
