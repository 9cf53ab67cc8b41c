"""Teach the coach how likely each seat is to win: bots play, and a network is fitted to who won.

`python -m tools.coach_train GAME --games 3000 --seed 1` writes `judgement.json` beside the adviser of the game. The
positions are those where the coach will look: right after chance has fallen, and when a turn begins. Needs numpy.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

import ludoteca
from ludoteca.bots import NORMAL, Question, bot, judge
from ludoteca.bots.adviser import SAME_TURN, shares
from ludoteca.bots.weights import FORMAT, digest
from ludoteca.coach.learned import FILE
from ludoteca.crew import Plain, Processes
from ludoteca.engine import CHANCE, Rng, State
from ludoteca.files import FOR_ALL, write_whole
from ludoteca.learn.episodes import Episode
from ludoteca.learn.fit import Settings, fit
from ludoteca.learn.training import data_of

EPOCHS: Final = 1
"""In each of the four rounds that `fit` makes."""


@dataclass(frozen=True)
class Lessons(Plain[Episode]):
    """Game number n is job number n."""

    game_id: str
    players: int
    seed: int

    def stamp(self) -> str:
        """The game as it is here."""
        return ludoteca.game(self.game_id).content_hash

    def do(self, job: int) -> Episode:
        """A game of usual bots."""
        game, rng = ludoteca.game(self.game_id), Rng(self.seed * 1_000_003 + job)
        adviser = judge(game)
        seats = [bot(NORMAL, game, rng.below(1 << 30)) for _ in range(self.players)]
        state: State = game.new(self.players)
        found: list[list[list[float]]] = []
        turn = SAME_TURN
        while state.stack:
            if state.player == CHANCE:
                state.deal(rng)
                look = True
            else:
                state.choose(seats[state.player].choose(Question(state)))
                look = False
            now = adviser.turn(state) if state.stack and state.player != CHANCE else SAME_TURN
            if look or now not in (SAME_TURN, turn):
                turn = now
                if state.stack:
                    found.append(adviser.luck_measures(state))
        return Episode(np.array(found, dtype=np.float32), shares(state), state.scores)


def _look(given: str) -> tuple[str, tuple[int, float]]:
    """As it is given: `DrawCard=3,0.8`."""
    rule, _, values = given.partition("=")
    turns, _, part = values.partition(",")
    return rule, (int(turns), float(part))


def main(given: Sequence[str] | None = None) -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=12)
    parser.add_argument(
        "--look", action="append", default=[], metavar="RULE=TURNS,PART",
        help="after such a fall so many turns are played on, and such a part of what is seen then counts as luck",
    )  # fmt: skip
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(given)
    out = args.out or Path(ludoteca.__file__).parent / "bots" / args.game / FILE
    episodes: list[Episode] = []
    for episode in Processes(args.workers).do(Lessons(args.game, args.players, args.seed), 1, args.games):
        episodes.append(episode)
        if len(episodes) % 100 == 0:
            sys.stderr.write(f"{len(episodes)} games\n")
    fitted = fit(episodes, Settings(args.hidden, decay=1.0, margin=0.0, epochs=EPOCHS, seed=args.seed))
    looks = dict(_look(given) for given in args.look)
    data = {"looks": {fall: list(look) for fall, look in looks.items()}, **data_of(fitted.net)}
    made = {
        "command": f"python -m tools.coach_train {args.game} --players {args.players} --games {args.games} "
        f"--seed {args.seed} --hidden {args.hidden}" + "".join(f" --look {look}" for look in args.look),
        "positions": sum(len(episode.turns) for episode in episodes),
        "loss": round(fitted.loss, 4),
        "digest": digest(data),
    }
    kept = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {"players": {}, "made": {}}
    players = {**kept["players"], str(args.players): data}
    text = json.dumps(
        {"format": FORMAT, "game": args.game, "players": players, "made": {**kept["made"], str(args.players): made}},
        indent=1,
    )
    write_whole(out, text + "\n", FOR_ALL)
    sys.stdout.write(f"{out.name}: {made['positions']} positions, loss {made['loss']}\n")


if __name__ == "__main__":
    main()
