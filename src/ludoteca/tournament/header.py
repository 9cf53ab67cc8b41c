"""All that must be the same for two halves of a tournament to belong together."""

import hashlib
import json
from pathlib import Path
from typing import Final

from ludoteca.luggage import here
from ludoteca.tournament.contestants import file_of
from ludoteca.tournament.plan import Plan
from ludoteca.version import __version__

FORMAT: Final = 1


def header(plan: Plan) -> bytes:
    """The first line of the file of games."""
    game = plan.game()
    told = {
        "format": FORMAT,
        "ludoteca": __version__,
        **plan._asdict(),
        "rules": game.version,
        "components": game.content_hash,
        "options": game.complete(dict(plan.options)),
        "files": {bot: _digest(Path(here(file))) for bot in plan.bots if (file := file_of(bot)) is not None},
    }
    del told["content"]  # a path of this machine; the components are named by their hash
    if not plan.axes:
        del told["axes"]  # a tournament on one board can be resumed with the header that it always had
    return json.dumps({"tournament": told}, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""
