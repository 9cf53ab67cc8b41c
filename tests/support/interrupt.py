"""Goes on with saved matches in a process of its own: `python -m tests.support.interrupt FOLDER`.

For every `<seed>-<steps>.ludo.jsonl` of the folder: load it, play on at random with the generator that the file's
name stands for, and save the finished match as `<seed>-<steps>.done`.
"""

import sys
from pathlib import Path

from ludoteca.engine import Rng
from ludoteca.match.match import Match
from tests.support.quays import QUAY, step


def played(seed: int, steps: int | None, match: Match | None = None) -> Match:
    """A random match of this seed after `steps` steps, or to its end; or the rest of an interrupted `match`."""
    made = Match(QUAY, 2 + seed % 3, seed=seed) if match is None else match
    number = 0
    while not made.state.over and number != steps:
        step(made, Rng(seed * 100_003 + made.version))
        number += 1
    return made


def main(folder: Path) -> None:
    for path in sorted(folder.glob("*.ludo.jsonl")):
        seed = int(path.name.partition("-")[0])
        played(seed, None, Match.load(path)).save(path.with_name(path.name.replace(".ludo.jsonl", ".done")))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
