"""Run the conformance suite and take digests with whichever build of Ludoteca is imported; prints JSON.

`python -m tools.probe_build CHECKED_GAMES DIGESTED_GAMES`; `tools.check_compiled` starts it once per build.
"""

import json
import sys
from importlib.util import find_spec
from typing import Any

import ludoteca
from ludoteca import conformance


def probe(checked: int, digested: int) -> dict[str, Any]:
    """What this build is, and what it plays."""
    digests = {}
    interpreted = []
    for name in ludoteca.games():
        game = ludoteca.game(name)
        if checked:
            conformance.check(game, games=checked)
        digests[name] = conformance.digest(game, games=digested)
        if _interpreted(type(game).__module__):
            interpreted.append(name)
    return {"compiled": ludoteca.compiled(), "interpreted": interpreted, "digests": digests}


def _interpreted(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(".py")


if __name__ == "__main__":
    print(json.dumps(probe(int(sys.argv[1]), int(sys.argv[2]))))
