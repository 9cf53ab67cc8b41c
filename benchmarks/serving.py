"""The measuring itself. One process per library under test reads requests, one JSON line each, and answers with one.

It uses the standard library alone: it also runs in the environment of the libraries that Ludoteca is compared with.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any, Protocol

POSITIONS = 30
KEPT = 20_000


class Player(Protocol):
    """One game of one library."""

    def play(self) -> int:
        """Play a whole random game; how many real choices it had (two or more answers)."""

    def positions(self, count: int) -> list[Any]:
        """Positions from all parts of random games."""

    def copy(self, position: Any) -> Any:
        """An independent copy of a position."""


def serve(players: dict[str, Player]) -> None:
    """Answer requests until there are no more; the first line says which games there are."""
    _say({"games": list(players)})
    for line in sys.stdin:
        request = json.loads(line)
        try:
            _say(_MEASURES[request["measure"]](players[request["game"]], request["seconds"]))
        except Exception as error:  # noqa: BLE001 - a game that fails must not end the run
            _say({"error": f"{type(error).__name__}: {error}"})


def _say(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def _choices(player: Player, seconds: float) -> dict[str, Any]:
    """Whole random games until the time is up."""
    choices = games = 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds or not games:
        choices += player.play()
        games += 1
    return {"choices": choices / taken, "games": games / taken}


def _copies(player: Player, seconds: float) -> dict[str, Any]:
    """Copies of positions from all parts of the game, dropped at once."""
    positions = player.positions(POSITIONS)
    copy = player.copy
    copies = 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
    return {"copies": copies / taken}


def _bytes(player: Player, seconds: float) -> dict[str, Any]:
    """How much the process grows when it keeps many copies, whatever language they are made of."""
    positions = player.positions(POSITIONS)
    kept = [player.copy(position) for position in positions for _ in range(50)]
    before = _resident()
    kept.extend(player.copy(position) for position in positions for _ in range(KEPT // POSITIONS))
    return {"bytes": (_resident() - before) / (len(kept) - 50 * len(positions))}


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


_MEASURES = {"choices": _choices, "copies": _copies, "bytes": _bytes}
