"""Everything that must stay the same for a tournament to be resumed."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludoteca.bots.sent_files import here
from ludoteca.lab.tournament.contestants import files_of
from ludoteca.lab.tournament.setup import Tournament
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
