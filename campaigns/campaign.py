"""What every campaign is made of: numbered steps, each with its own seed, and counts that only grow."""

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

Counts = dict[str, int]
Samples = dict[str, list[int]]
Counted = Mapping[str, int | list[int]]
COUNTS = Path(__file__).parent / "counts"


class Campaign(NamedTuple):
    """A step takes its number, which is also its seed, and returns its counts; if it raises, the campaign stops.

    Counts are added up. Those that begin with `most ` keep the largest, those that begin with `least ` the smallest.
    Lists are samples: every measurement is kept, for the verdict over all steps.
    `endings: by goal` counts one of several endings: they share a row of the page, and the line leaves them out.
    """

    name: str
    step: Callable[[int], Counted]
    at_once: int
    """How many steps may run at the same time: 1 if a step uses the whole machine."""
    verdict: Callable[[Samples], Counts] | None = None
    """What the samples say when all steps are done: if it raises, the campaign fails."""


class Tally:
    """The counts of one campaign in its file, rewritten after every step: a stopped campaign continues from there."""

    def __init__(self, name: str, folder: Path = COUNTS) -> None:
        self.path = folder / f"{name}.json"
        self.steps = 0
        self.counts: Counts = {}
        self.samples: Samples = {}
        if self.path.exists():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.steps, self.counts = kept["steps"], kept["counts"]
            self.samples = {name: [*map(int, sample.split())] for name, sample in kept.get("samples", {}).items()}

    def add(self, counted: Counted) -> None:
        """Add one step; they come in the order of their numbers."""
        self.steps += 1
        for name, count in counted.items():
            if isinstance(count, list):
                self.samples.setdefault(name, []).extend(count)
            else:
                before = self.counts.get(name)
                self.counts[name] = count if before is None else _joined(name, before, count)
        self._write()

    def conclude(self, counts: Counts) -> None:
        """What the samples say so far; replaces what fewer of them said."""
        self.counts |= counts
        self._write()

    def _write(self) -> None:
        kept: dict[str, Any] = {"steps": self.steps, "counts": dict(sorted(self.counts.items()))}
        if self.samples:
            kept["samples"] = {name: " ".join(map(str, sample)) for name, sample in sorted(self.samples.items())}
        text = json.dumps(kept, indent=1)
        half = self.path.with_suffix(".half")
        half.write_text(text + "\n", encoding="utf-8")
        half.replace(self.path)

    def line(self) -> str:
        """The counts in one line, without those like endings that share a row."""
        return ", ".join(f"{count:,} {name}" for name, count in sorted(self.counts.items()) if ": " not in name)


def _joined(name: str, before: int, count: int) -> int:
    if name.startswith("most "):
        return max(before, count)
    return min(before, count) if name.startswith("least ") else before + count


def run(campaign: Campaign, steps: int, tally: Tally, say: Callable[[str], None]) -> None:
    """Run all missing steps up to this number; says how far it is, and how long the rest will take."""
    begun, first = time.monotonic(), tally.steps
    for counts in _results(campaign, range(first, steps)):
        tally.add(counts)
        took = (time.monotonic() - begun) / (tally.steps - first)
        left = took * (steps - tally.steps) / 60
        say(f"{campaign.name}: step {tally.steps} of {steps}, {left:.0f} min left; {tally.line()}")
    if campaign.verdict is not None and tally.samples:
        tally.conclude(campaign.verdict(tally.samples))
        say(f"{campaign.name}: {tally.line()}")


def _results(campaign: Campaign, steps: range) -> Iterator[Counted]:
    workers = min(campaign.at_once, os.cpu_count() or 1)
    if workers == 1:
        yield from map(campaign.step, steps)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(campaign.step, steps)
