"""The results, as a table for people and as JSON for programs."""

import math
import platform
import statistics
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.serving import TENTHS

YARDSTICK = "catanatron"
SEARCHER = "open_spiel"
ENVS = ("pettingzoo", "old_pettingzoo")
LOOP = "loop"
"""The last word of rows for our environment with one game, played by the loop of the how-to."""
VECTOR, SEAT = "vector", "seat"
"""The last word of rows for the vector environment: you play every seat, or one against bots."""
RULES = "rules"
"""The last word of rows for the rules alone."""


class Measured(NamedTuple):
    """All rounds of one game of one subject."""

    subject: str
    game: str
    rounds: dict[str, list[float]]
    """Per measure: choices, games, copies and so on per second, bytes per state."""
    error: str | None

    def median(self, measure: str) -> float | None:
        """The middle of all rounds."""
        return statistics.median(self.rounds[measure]) if self.rounds.get(measure) else None

    def spread(self, measure: str) -> float:
        """Half the distance from the least to the greatest, as a percentage of the median."""
        values = self.rounds[measure]
        return 50 * (max(values) - min(values)) / statistics.median(values)


def play_table(measured: list[Measured]) -> str:
    """One line per game and subject, with ratios to the yardstick's choices per second."""
    base = _of_yardstick(measured)
    head = (
        f"{'subject':12}{'game':24}{'choices/s':>12}{'+-%':>5}{f'x {YARDSTICK}':>14}{'games/s':>11}"
        f"{'copies/s':>12}{'+-%':>5}{'us/copy':>9}{'bytes/state':>13}"
    )
    return _ruled(head, [_play_line(one, base) for one in measured])


def _play_line(one: Measured, base: float | None) -> str:
    start = f"{one.subject:12}{one.game:24}"
    choices, games, copies, size = (one.median(name) for name in ("choices", "games", "copies", "bytes"))
    if one.error is not None or choices is None or games is None:
        return f"{start}failed: {one.error}"
    ratio = f"{choices / base:.1f}" if base else "-"
    line = f"{start}{choices:12,.0f}{one.spread('choices'):5.0f}{ratio:>14}{games:11,.1f}"
    if copies is None or size is None:
        return line
    return f"{line}{copies:12,.0f}{one.spread('copies'):5.0f}{1e6 / copies:9.1f}{size:13,.0f}"


def search_table(measured: list[Measured]) -> str:
    """One line per game and subject, with ratios to the rival's games: by questions, simulations and choices."""
    rivals = [one for one in measured if one.subject == SEARCHER]
    head = (
        f"{'subject':12}{'game':24}{'questions/s':>12}{'simulations/s':>14}{'+-%':>5}{'choices/s':>12}{'+-%':>5}"
        f"{'choices each':>13}"
        + "".join(f"{f'x {one.game}':>13}{'by simulations':>16}{'by choices':>12}" for one in rivals)
    )
    return _ruled(head, [_search_line(one, rivals) for one in measured])


def _search_line(one: Measured, rivals: list[Measured]) -> str:
    start = f"{one.subject:12}{one.game:24}"
    questions, simulations, choices = one.median("questions"), one.median("simulations"), one.median("searched")
    if one.error is not None or questions is None or simulations is None or choices is None:
        return f"{start}failed: {one.error}"
    line = (
        f"{start}{questions:12,.1f}{simulations:14,.0f}{one.spread('simulations'):5.0f}"
        f"{choices:12,.0f}{one.spread('searched'):5.0f}{choices / simulations:13.1f}"
    )
    for rival in rivals:
        line += f"{questions / (rival.median('questions') or math.inf):13.1f}"
        line += f"{simulations / (rival.median('simulations') or math.inf):16.1f}"
        line += f"{choices / (rival.median('searched') or math.inf):12.1f}"
    return line


def progress_table(measured: list[Measured]) -> str:
    """CPU microseconds per choice: a line per game and number of players, a column per tenth of the game."""
    head = f"{'subject':12}{'game':20}{'players':>8}" + "".join(f"{tenth + 1:7}" for tenth in range(TENTHS))
    return _ruled(head, [line for one in measured for line in _progress_lines(one)])


def _progress_lines(one: Measured) -> list[str]:
    if one.error is not None:
        return [f"{one.subject:12}{one.game:20}failed: {one.error}"]
    return [
        f"{one.subject:12}{one.game:20}{players:>8}"
        + "".join(f"{one.median(f'{players}/{tenth}') or 0.0:7.2f}" for tenth in range(TENTHS))
        for players in sorted({measure.partition("/")[0] for measure in one.rounds})
    ]


def _ruled(head: str, lines: list[str]) -> str:
    return "\n".join([head, "-" * len(head), *lines])


def envs_table(measured: list[Measured]) -> str:
    """One line per environment, with ratios to our environment for one game, in two loops, and to PettingZoo."""
    rivals = [one for one in measured if one.subject in ENVS]
    head = f"{'subject':15}{'game':29}{'steps/s':>12}{'+-%':>5}{'x one game':>12}{'x its loop':>12}"
    lines = [_envs_line(one, rivals, measured) for one in measured]
    return _ruled(head + "".join(f"{f'x {one.game}':>18}" for one in rivals), lines)


def _envs_line(one: Measured, rivals: list[Measured], measured: list[Measured]) -> str:
    start = f"{one.subject:15}{one.game:29}"
    steps = one.median("steps")
    if one.error is not None or steps is None:
        return f"{start}failed: {one.error}"
    table, _, kind = one.game.rpartition("/")
    ours = {like.game: like.median("steps") for like in measured if like.subject == one.subject}
    alone = [ours.get(table), ours.get(f"{table}/{LOOP}")] if kind in (VECTOR, SEAT, RULES) else [None, None]
    times = "".join(f"{f'{steps / base:.1f}' if base else '-':>12}" for base in alone)
    ratios = [steps / (rival.median("steps") or math.inf) for rival in rivals]
    return f"{start}{steps:12,.0f}{one.spread('steps'):5.0f}{times}" + "".join(f"{ratio:18.1f}" for ratio in ratios)


def _of_yardstick(measured: list[Measured]) -> float | None:
    return next((one.median("choices") for one in measured if one.subject == YARDSTICK), None)


def as_json(measured: list[Measured], settings: dict[str, Any]) -> dict[str, Any]:
    """Every round, and what it was measured with."""
    base = _of_yardstick(measured)
    return {
        "machine": {"python": platform.python_version(), "system": platform.system(), "processor": _processor()},
        "settings": settings,
        "results": [
            {
                **one._asdict(),
                "median": {measure: one.median(measure) for measure in one.rounds},
                "times_" + YARDSTICK: (one.median("choices") or 0.0) / base if base else None,
            }
            for one in measured
        ],
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
