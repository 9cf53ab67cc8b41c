"""The measuring itself. One process per library under test reads requests, one JSON line each, and answers with one.

It uses only the standard library: it also runs in the environment of the libraries that Ludoteca is compared with.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any, Protocol

POSITIONS = 30
STRIDE = 11
"""The step through the positions of a game, so that even a short measurement sees all parts of it."""
KEPT = 20_000
TENTHS = 10
SIMULATIONS = 200
"""How many simulations every search may run for one question."""
STEPS = 1024
NEEDS = {"choices": "play", "copies": "copy", "bytes": "copy", "search": "search", "progress": "progress",
         "steps": "steps"}  # fmt: skip
"""The measures, and the method that a player needs for each."""


class Player(Protocol):
    """One game of one library. A measure is left out if what it needs is missing: see `NEEDS`."""

    def play(self) -> int:
        """Play a whole random game. Returns how many real choices it had (two or more answers)."""

    def positions(self, count: int) -> list[Any]:
        """Positions from all parts of random games."""

    def copy(self, position: Any) -> Any:
        """An independent copy of a position."""

    def questions(self, count: int) -> list[Any]:
        """Positions in which a search has something to do."""

    def search(self, position: Any) -> None:
        """Search for the best answer in a position."""

    def searched(self, position: Any) -> tuple[int, int]:
        """How many simulations that took, and how many choices were made in them. Not timed."""

    def progress(self, players: int) -> tuple[list[float], list[int]]:
        """CPU seconds and choices of a random game, tenth by tenth."""

    def steps(self, count: int) -> int:
        """Take `count` steps of an environment, or a few more. Returns how many it took."""


def serve(players: dict[str, Any]) -> None:
    """Answer requests until there are no more; the first line says which games there are, and their measures."""
    _say({"games": {name: [one for one in NEEDS if hasattr(player, NEEDS[one])] for name, player in players.items()}})
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
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds or not games:
        choices += player.play()
        games += 1
    return {"choices": choices / taken, "games": games / taken}


def _copies(player: Player, seconds: float) -> dict[str, Any]:
    """Copies of positions from all parts of the game, dropped at once."""
    positions = player.positions(POSITIONS)
    copy = player.copy
    copies = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds:
        for position in positions:
            copy(position)
        copies += len(positions)
    return {"copies": copies / taken}


def _bytes(player: Player, seconds: float) -> dict[str, Any]:
    """How much the process grows when it keeps many copies, whatever language made them."""
    positions = player.positions(POSITIONS)
    kept = [player.copy(position) for position in positions for _ in range(50)]
    before = _resident()
    kept.extend(player.copy(position) for position in positions for _ in range(KEPT // POSITIONS))
    return {"bytes": (_resident() - before) / (len(kept) - 50 * len(positions))}


def _search(player: Player, seconds: float) -> dict[str, Any]:
    """Searches in positions from all parts of the game. Their simulations are counted afterwards, outside the time."""
    questions = simulations = choices = 0
    taken = 0.0
    while taken < seconds:
        positions = player.questions(POSITIONS)
        for at in range(POSITIONS):
            position = positions[at * STRIDE % POSITIONS]
            start = time.process_time()
            player.search(position)
            taken += time.process_time() - start
            done = player.searched(position)
            questions += done[0] > 0
            simulations += done[0]
            choices += done[1]
            if taken >= seconds:
                break
    return {"questions": questions / taken, "simulations": simulations / taken, "searched": choices / taken}


def _progress(player: Player, seconds: float) -> dict[str, Any]:
    """CPU microseconds per choice in each tenth of random games, by the number of players."""
    found: dict[str, float] = {}
    for players in (2, 3, 4):
        spent, made = [0.0] * TENTHS, [0] * TENTHS
        while sum(spent) < seconds:
            times, choices = player.progress(players)
            spent = [one + more for one, more in zip(spent, times, strict=True)]
            made = [one + more for one, more in zip(made, choices, strict=True)]
        for tenth in range(TENTHS):
            found[f"{players}/{tenth}"] = 1e6 * spent[tenth] / made[tenth]
    return found


def _steps(player: Player, seconds: float) -> dict[str, Any]:
    """Steps of an environment, a thousand or so at a time."""
    steps = 0
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds:
        steps += player.steps(STEPS)
    return {"steps": steps / taken}


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


_MEASURES = {"choices": _choices, "copies": _copies, "bytes": _bytes, "search": _search, "progress": _progress,
             "steps": _steps}  # fmt: skip
