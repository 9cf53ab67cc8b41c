"""Whole races as records: `python -m tests.games.iditacards.records` plays them anew, by greedy bots.

The old ones stay as they are, since people have such files: give new ones other names.
"""

import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import ludoteca
from ludoteca.bots import bot
from ludoteca.engine import OptionValue
from ludoteca.games.iditacards.content import DATA
from ludoteca.games.iditacards.game import IditacardsGame

FOLDER = Path(__file__).parent.parent.parent / "records" / "iditacards"


class Race(NamedTuple):
    """How a record was made, and how the race ended."""

    players: int
    options: dict[str, OptionValue]
    rounds: int
    seed: int
    ending: str


RACES = {
    "alone": Race(1, {}, 300, 1, "finished"),
    "alone-stopped": Race(1, {"layout": "solo2018"}, 6, 2, "unfinished"),
    "two": Race(2, {}, 300, 3, "line"),
    "three-first-across": Race(3, {"game_end": "first_across", "leg_entry_backwards": True}, 300, 7, "first-across"),
    "four": Race(4, {"layout": "even", "retired_cards": True}, 300, 5, "line"),
    "four-stopped": Race(4, {"roll_before_draw": False}, 6, 6, "stopped"),
}


@cache
def components(rounds: int) -> Path:
    folder = Path(tempfile.mkdtemp())
    for path in DATA.glob("*.toml"):
        text = path.read_text(encoding="utf-8").replace("round_limit = 300", f"round_limit = {rounds}")
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


@cache
def limited(rounds: int) -> IditacardsGame:
    """The game that is stopped after this number of rounds."""
    return IditacardsGame(components(rounds))


def play(race: Race) -> ludoteca.Match:
    game = limited(race.rounds)
    return ludoteca.play(game, [bot("normal", game, seat) for seat in range(race.players)], race.seed, race.options)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, race in RACES.items():
        match = play(race)
        match.save(FOLDER / f"{name}.ludo.jsonl")
        sys.stdout.write(f"wrote {name}: {len(match.lines)} lines, {match.outcome}\n")
