"""The file of a tournament: a line that says what must stay the same to resume it, then one line per game."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct

from ludoteca.bots.sent_files import here
from ludoteca.lab.tournament.contestants import files_of
from ludoteca.lab.tournament.protocol import Fault, Kind
from ludoteca.lab.tournament.setup import Fixture, Tournament
from ludoteca.version import __version__

FORMAT: Final = 1


def header(tournament: Tournament) -> bytes:
    """The first line of the file of games."""
    game = tournament.game()
    named = {
        "format": FORMAT, "ludoteca": __version__, **tournament._asdict(), "rules": game.version,
        "components": game.content_hash, "options": game.complete(dict(tournament.options)),
        "files": {bot: _digest(files) for bot in tournament.bots if (files := files_of(bot))},
    }  # fmt: skip
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
    why: Kind
    what: str


class TournamentRow(Struct, forbid_unknown_fields=True):
    """A finished game. `share` is how much of the win `one` has: a shared win counts in part."""

    game: int
    deal: int
    seed: int
    one: str
    rest: str
    seat: int
    """Where `one` sat."""
    share: Annotated[float, Meta(ge=0, le=1)]
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
        return msgspec.json.encode(self) + b"\n"

    def fits(self, fixture: Fixture) -> bool:
        """Whether this row is that game of a tournament."""
        own = (self.game, self.deal, self.seed, self.one, self.rest, self.seat)
        return own == (fixture.game, fixture.deal, fixture.seed, *fixture.pair, fixture.seat)


def read(line: bytes) -> TournamentRow:
    """Read a row back; `ValueError` if it is not one."""
    return msgspec.json.decode(line, type=TournamentRow)


def lost(fixture: Fixture, seat: int, fault: Fault) -> TournamentRow:
    """The row of a game that a bot lost through a fault: the other side wins."""
    share = 0.0 if seat == fixture.seat else 1.0
    who = Lost(seat, fault.why, fault.what)
    return TournamentRow(
        fixture.game, fixture.deal, fixture.seed, *fixture.pair, fixture.seat, share, (), "", 0, who, ([], [])
    )  # fmt: skip
