"""Teach the coach what luck is: bots play, a network is fitted to who won, and then how much of what it sees is luck.

`python -m tools.coach_train GAME --games 3000 --seed 1` writes `judgement.json` next to the game's adviser. The
positions are those where the coach will look: right after a chance event, and when a turn begins. More games
(`--trials`) measure what luck the network sees in each kind of chance event; the part of it that counts is the one
that leaves the least variance in the results. Needs numpy.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, variance
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import NORMAL, Question, bot, judge
from ludoteca.bots.adviser import shares
from ludoteca.bots.net import net_of
from ludoteca.bots.weights import FORMAT, digest
from ludoteca.engine import NOBODY, NONE, Game, Rng, State
from ludoteca.engine.rng import seed_from
from ludoteca.lab.train.episodes import Episode
from ludoteca.lab.train.fit import FitSettings, fit
from ludoteca.lab.train.training import data_of
from ludoteca.lab.work import ProcessPool, Work
from ludoteca.match.files import FOR_ALL, write_whole
from ludoteca.teach.coach import WORLDS, Fall, Judgement
from ludoteca.teach.coach.learned import AT_ONCE, FILE, Look
from ludoteca.teach.coach.luck import compared

T = TypeVar("T")
EPOCHS: Final = 1
"""For each of the four rounds that `fit` makes."""


TRIED: Final = 4
"""How many other outcomes are compared in a trial. The coach compares more, which is taken into account."""
Array = NDArray[np.float64]


def played(game: Game[Any], players: int, rng: Rng) -> Iterator[tuple[State | None, State]]:
    """A game between normal bots, step by step; after a chance event, also the position before it."""
    seats = [bot(NORMAL, game, rng.below(1 << 30)) for _ in range(players)]
    state: State = game.new(players)
    while state.stack:
        if state.player == NOBODY:
            before = state.copy()
            state.resolve_chance(rng)
            yield before, state
        else:
            state.choose(seats[state.player].choose(Question(state)))
            yield None, state


@dataclass(frozen=True)
class Lessons(Work[Episode]):
    """Game number n is job number n."""

    game_id: str
    players: int
    seed: int

    def fingerprint(self) -> str:
        """The game as it is here."""
        return ludoteca.game(self.game_id).content_hash

    def rng(self, job: int) -> Rng:
        """All the luck of a game."""
        return Rng(seed_from(f"coach_train {self.game_id} {self.players} {self.seed} {job}"))

    def do(self, job: int) -> Episode:
        """How each seat stood, and who won."""
        game = ludoteca.game(self.game_id)
        adviser = judge(game)
        found: list[list[list[float]]] = []
        turn = NONE
        for before, state in played(game, self.players, self.rng(job)):
            now = adviser.turn(state) if state.stack and state.player != NOBODY else NONE
            if before is not None or now not in (NONE, turn):
                turn = now
                if state.stack:
                    found.append(adviser.luck_measures(state))
        return Episode(np.array(found, dtype=np.float32), shares(state), state.scores)


class Trial(NamedTuple):
    """One game: each seat's share of the victory, and the luck and its noise by kind of chance event and seat."""

    shares: list[float]
    luck: dict[str, list[float]]
    noise: dict[str, list[float]]
    """The variance of the luck if every outcome were compared with a single other one."""


@dataclass(frozen=True)
class Trials(Work[Trial]):
    """Games played after the lessons; game number n is job number n."""

    lessons: Lessons
    looks: tuple[tuple[str, Look], ...]
    net: str

    def fingerprint(self) -> str:
        """The game as it is here."""
        return self.lessons.fingerprint()

    def do(self, job: int) -> Trial:
        """The luck that the network sees in all chance events."""
        game, players, rng = ludoteca.game(self.lessons.game_id), self.lessons.players, self.lessons.rng(job)
        judgement = Judgement(judge(game), net_of(json.loads(self.net)), dict(self.looks))
        luck: dict[str, list[float]] = {}
        noise: dict[str, list[float]] = {}
        for number, (before, state) in enumerate(played(game, players, rng)):
            if before is None:
                continue
            seed = seed_from(f"coach_train {job} {number}")
            gains = compared(judgement, Fall(0, 0, before, state.copy()), seed, TRIED)
            for found, figures in ((luck, map(mean, gains)), (noise, map(variance, gains))):
                sums = found.setdefault(before.rule.name, [0.0] * players)
                found[before.rule.name] = [one + other for one, other in zip(sums, figures, strict=True)]
        return Trial(shares(state), luck, noise)


class Parts(NamedTuple):
    """How the coach will look, and which part of the variance of the results is then left."""

    looks: dict[str, Look]
    left: float


def parts(trials: Sequence[Trial], looks: Mapping[str, Look], caution: float = 0.0) -> Parts:
    """How much of each kind of luck to take out, so that the least variance is left in the results.

    So few games show only roughly how much luck varies, and if it seems to vary little, the parts come out too large.
    So it is assumed to vary by `caution` standard errors more.
    """
    rules = sorted({rule for trial in trials for rule in trial.luck})
    none = [0.0] * len(trials[0].shares)
    luck = np.array([[trial.luck.get(rule, none) for rule in rules] for trial in trials])
    noise = np.array([[trial.noise.get(rule, none) for rule in rules] for trial in trials]).mean((0, 2))
    results = np.array([trial.shares for trial in trials])
    results -= results.mean(0)
    used = [looks.get(rule, AT_ONCE) for rule in rules]
    less = np.array([1 / TRIED - 1 / (look.times * WORLDS) for look in used])
    seen = np.einsum("trs,tqs->rq", luck, luck) / results.size
    squares = seen - np.diag(noise * less) + np.diag(np.diag(seen) * caution * (2 / len(trials)) ** 0.5)
    common = np.einsum("trs,ts->r", luck, results) / results.size
    found = _not_below_zero(squares, common)
    left = 1 - (2 * found @ common - found @ squares @ found) / results.var()
    fitted = {
        rule: look._replace(part=round(float(part), 2)) for rule, look, part in zip(rules, used, found, strict=True)
    }
    return Parts(fitted, float(left))


def _not_below_zero(squares: Array, common: Array) -> Array:
    """The best factors; one that would be negative is 0, since it is only noise."""
    kept = list(range(len(common)))
    while True:
        best = np.linalg.lstsq(squares[np.ix_(kept, kept)], common[kept], rcond=1e-6)[0]
        if (best >= 0).all():
            found = np.zeros(len(common))
            found[kept] = best
            return found
        kept.remove(kept[int(best.argmin())])


def _look(given: str) -> tuple[str, Look]:
    """Read a look as it is typed: `DrawCard=3,2`."""
    rule, _, values = given.partition("=")
    turns, _, times = values.partition(",")
    return rule, Look(int(turns), int(times))


def main(given: Sequence[str] | None = None) -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=12)
    parser.add_argument(
        "--look", action="append", default=[], metavar="RULE=TURNS,TIMES",
        help="for this chance rule, play on TURNS turns and compare TIMES times as many other outcomes as usual",
    )  # fmt: skip
    parser.add_argument("--trials", type=int, default=400, help="games that measure how much counts as luck")
    parser.add_argument(
        "--caution", type=float, default=0.0,
        help="how many standard errors more luck may vary than it seems: then a smaller part of it counts",
    )  # fmt: skip
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(given)
    out = args.out or Path(ludoteca.__file__).parent / "bots" / args.game / FILE
    lessons, pool = Lessons(args.game, args.players, args.seed), ProcessPool(args.workers)
    episodes = _told(pool.do(lessons, 1, args.games), "games")
    fitted = fit(episodes, FitSettings(args.hidden, decay=1.0, margin=0.0, epochs=EPOCHS, seed=args.seed))
    net, looks = data_of(fitted.net), dict(_look(given) for given in args.look)
    trying = Trials(lessons, tuple(looks.items()), json.dumps(net))
    trials = _told(pool.do(trying, args.games + 1, args.games + args.trials), "trials")
    found = parts(trials, looks, args.caution)
    data = {"looks": {rule: list(look) for rule, look in found.looks.items()}, **net}
    made = {
        "command": f"python -m tools.coach_train {args.game} --players {args.players} --games {args.games} "
        f"--seed {args.seed} --hidden {args.hidden} --trials {args.trials}"
        + (f" --caution {args.caution:g}" if args.caution else "")
        + "".join(f" --look {look}" for look in args.look),
        "positions": sum(len(episode.turns) for episode in episodes),
        "loss": round(fitted.loss, 4),
        "left": round(found.left, 3),
        "digest": digest(data),
    }
    kept = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {"players": {}, "made": {}}
    players = {**kept["players"], str(args.players): data}
    text = json.dumps(
        {"format": FORMAT, "game": args.game, "players": players, "made": {**kept["made"], str(args.players): made}},
        indent=1,
    )
    write_whole(out, text + "\n", FOR_ALL)
    sys.stdout.write(f"{out.name}: {made['positions']} positions, loss {made['loss']}, left {made['left']}\n")


def _told(done: Iterable[T], what: str) -> list[T]:
    """All results; prints the count from time to time."""
    found: list[T] = []
    for one in done:
        found.append(one)
        if len(found) % 100 == 0:
            sys.stderr.write(f"{len(found)} {what}\n")
    return found


if __name__ == "__main__":
    main()
