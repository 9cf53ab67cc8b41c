"""Whole games as records: which ones are kept, and how they are played again.

`python -m tests.games.plastics_race.records` writes them anew.
"""

from pathlib import Path
from typing import NamedTuple

from tests.games.plastics_race.race import the_game

import ludoteca
from ludoteca.bots import bot

FOLDER = Path(__file__).parent.parent.parent / "records" / "plastics_race"


class Kept(NamedTuple):
    """One game: city, number of players, with or without route cards, seed."""

    city: str
    players: int
    routes: bool
    seed: int


GAMES = [
    Kept("paris", 2, routes=False, seed=1),
    Kept("victoria", 3, routes=True, seed=2),
    Kept("madrid", 4, routes=True, seed=3),
    Kept("berlin", 2, routes=True, seed=4),
    Kept("athens", 3, routes=False, seed=5),
    Kept("rome", 5, routes=True, seed=6),
    Kept("ankara", 5, routes=True, seed=3),
    Kept("london", 2, routes=True, seed=8),
]


def path_of(kept: Kept) -> Path:
    return FOLDER / f"{kept.city}-{kept.players}.ludo.jsonl"


def play(kept: Kept) -> ludoteca.Match:
    game = the_game()
    bots = [bot("normal", game, 10 * kept.seed + seat) for seat in range(kept.players)]
    return ludoteca.play(game, bots, seed=kept.seed, options={"city": kept.city, "routes": kept.routes})


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in GAMES:
        play(wanted).save(path_of(wanted))
