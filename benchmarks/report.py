"""What was measured, as a table for people and as JSON for programs."""

import platform
import statistics
from pathlib import Path
from typing import Any, NamedTuple

YARDSTICK = "catanatron"


class Measured(NamedTuple):
    """All rounds of one game of one subject."""

    subject: str
    game: str
    rounds: dict[str, list[float]]
    """Per measure: choices, games and copies per second, bytes per state."""
    error: str | None

    def median(self, measure: str) -> float | None:
        """The middle of all rounds."""
        return statistics.median(self.rounds[measure]) if self.rounds.get(measure) else None

    def spread(self, measure: str) -> float:
        """Half the distance from the least to the greatest, in percent of the median."""
        values = self.rounds[measure]
        return 50 * (max(values) - min(values)) / statistics.median(values)


def table(measured: list[Measured]) -> str:
    """One line per game and subject, with ratios to the yardstick's choices per second."""
    base = next((one.median("choices") for one in measured if one.subject == YARDSTICK), None)
    head = (
        f"{'subject':12}{'game':17}{'choices/s':>12}{'+-%':>5}{f'x {YARDSTICK}':>14}{'games/s':>11}"
        f"{'copies/s':>12}{'+-%':>5}{'us/copy':>9}{'bytes/state':>13}"
    )
    return "\n".join([head, "-" * len(head), *(_line(one, base) for one in measured)])


def _line(one: Measured, base: float | None) -> str:
    start = f"{one.subject:12}{one.game:17}"
    choices, games, copies, size = (one.median(name) for name in ("choices", "games", "copies", "bytes"))
    if one.error is not None or choices is None or games is None or copies is None or size is None:
        return f"{start}failed: {one.error}"
    ratio = f"{choices / base:.1f}" if base else "-"
    return (
        f"{start}{choices:12,.0f}{one.spread('choices'):5.0f}{ratio:>14}{games:11,.1f}"
        f"{copies:12,.0f}{one.spread('copies'):5.0f}{1e6 / copies:9.1f}{size:13,.0f}"
    )


def as_json(measured: list[Measured], settings: dict[str, Any]) -> dict[str, Any]:
    """Every round, and what it was measured with."""
    base = next((one.median("choices") for one in measured if one.subject == YARDSTICK), None)
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
