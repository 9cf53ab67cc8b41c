"""Play with whichever build of Ludoteca is imported: conformance suite, digests, a game with each bot, printed as JSON.

`tools.check_compiled` starts it once per build: `python -m tools.probe_build REQUEST`, where REQUEST is the JSON of
- `check`: the most games of each game that go through the conformance suite;
- `digest`: the most games of each game that are digested;
- `seconds`: how long each of the two may take for each game; at least one block is played;
- `blocks`: null, or how many blocks of each game to digest, however long that takes.
"""

import hashlib
import json
import sys
import time
from importlib.util import find_spec
from typing import Any

import ludoteca
from ludoteca import Game, Match, conformance
from ludoteca.bots import Question, bot, bots
from ludoteca.bots.search import Search

BLOCK = 5
SEARCHED = 60
"""The most lines of the record, which include chance outcomes."""
WHOLE = 1_000_000


def probe(request: dict[str, Any]) -> dict[str, Any]:
    """A description of this build and of the games it plays."""
    games = [ludoteca.game(name) for name in ludoteca.games(sample=True)]
    return {
        "compiled": ludoteca.compiled(),
        "interpreted": [game.id for game in games if _interpreted(type(game).__module__)],
        "digests": {game.id: _digests(game, request) for game in games},
        "bots": {game.id: {kind: _played_by(game, kind) for kind in bots(game)} for game in games},
        "checked": {game.id: _checked(game, request) for game in games},
    }


def _digests(game: Game[Any], request: dict[str, Any]) -> list[str]:
    blocks = request["blocks"]
    digests: list[str] = []
    end = time.monotonic() + request["seconds"]
    while len(digests) < (request["digest"] // BLOCK if blocks is None else blocks[game.id]):
        if digests and blocks is None and time.monotonic() > end:
            break
        digests.append(conformance.digest(game, games=BLOCK, seed=len(digests) * BLOCK))
    return digests


def _played_by(game: Game[Any], kind: str) -> str:
    """A fingerprint of a game between bots of one kind; for bots that search, only of its beginning."""
    match, seated = Match(game, 2, seed=7), [bot(kind, game, seat) for seat in range(2)]
    longest = SEARCHED if isinstance(seated[0], Search) else WHOLE
    while not match.state.over and len(match.record.lines) < longest:
        match.choose(seated[match.state.player].choose(Question(match.state)))
    return hashlib.sha256(json.dumps([line.to_json() for line in match.record.lines]).encode()).hexdigest()


def _checked(game: Game[Any], request: dict[str, Any]) -> int:
    checked = 0
    end = time.monotonic() + request["seconds"]
    while checked < request["check"] and (not checked or time.monotonic() < end):
        conformance.check(game, games=1, seed=checked)
        checked += 1
    return checked


def _interpreted(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(".py")


if __name__ == "__main__":
    print(json.dumps(probe(json.loads(sys.argv[1]))))
