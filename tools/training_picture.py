"""Draw how a run of `ludoteca train` went, from the notes that it keeps next to its weights.

python -m tools.training_picture race.course.json --out race.svg
"""

import argparse
import json
from pathlib import Path
from typing import Final

from ludoteca.lab.charts import Dot, dots, standalone
from ludoteca.lab.statistics import elo_of
from ludoteca.lab.train.training import Round

TITLE: Final = "Elo above the judgement written by hand, by games learned from"
LEAST: Final = 0.01
"""A share below this, or as close to 1, is drawn as if it were this: its Elo has no bound."""


def strengths(rounds: list[Round]) -> list[Dot]:
    """Each round's network, measured against the champion at the time; the first is the hand-written judgement."""
    champion = 0.0
    found: list[Dot] = []
    for one in rounds:
        value, low, high = (champion + elo(share) for share in (one.share, one.low, one.high))
        found.append(Dot(f"{one.games:,} games", value, low, high))
        if one.champion:
            champion = value
    return found


def elo(share: float) -> float:
    """How much stronger the challenger is."""
    return elo_of(min(max(share, LEAST), 1 - LEAST))


def picture(rounds: list[Round]) -> str:
    """A dot for each round, with its 95 % interval."""
    return standalone(dots("course", TITLE, strengths(rounds), fair=0.0))


def main() -> None:
    """Read, draw, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("notes", type=Path, help="NAME.course.json")
    parser.add_argument("--out", type=Path, required=True, help="the SVG file")
    given = parser.parse_args()
    notes = json.loads(given.notes.read_text(encoding="utf-8"))
    given.out.write_text(picture([Round(*one) for one in notes["rounds"]]), encoding="utf-8")


if __name__ == "__main__":
    main()
