"""Short random games of OpenSpiel as text, which guard every name and number of our games there.

Make them again after a change that is meant: `python -m tests.envs.openspiel.playthroughs`
"""

import hashlib
import re
from pathlib import Path

import ludoteca.envs.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "iditacards": "ludoteca_iditacards(players=3,horizon=12)",
    "plastics_race": "ludoteca_plastics_race(players=2,horizon=30)",
    "quay": "ludoteca_quay(players=3,horizon=30)",
    "rolling_heights": "ludoteca_rolling_heights(players=2,horizon=30)",
}
LONGEST_VALUE = 300


def text(name: str) -> str:
    """The playthrough of a game; a long value is cut, and a digest stands for the rest."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: PLC0415 - it needs seconds

    return "\n".join(_short(line) for line in playthrough(GAMES[name], None, seed=7).splitlines()) + "\n"


def _short(line: str) -> str:
    line = re.sub(r"\s+$", "", line)
    if len(line) <= LONGEST_VALUE:
        return line
    return f"{line[:LONGEST_VALUE]} ... {hashlib.sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    for made in GAMES:
        (FOLDER / f"{made}.txt").write_text(text(made), encoding="utf-8")
