"""Is the coach honest? Bots play, and their games are analysed.

`python -m tools.coach_check GAME --games 200` says how much of the variance of results is left once luck is taken out,
and whether that favours anyone. With `--bots easy,hard` it says what each of them gave up per decision.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import covariance, mean, quantiles, stdev, variance
from typing import Final, NamedTuple

import ludoteca
from ludoteca.bots.finding import judge
from ludoteca.engine import Rng
from ludoteca.engine.rng import seed_from
from ludoteca.lab.statistics import Z95
from ludoteca.lab.work import ProcessPool, Work
from ludoteca.teach.coach import Choice, Fall, course, decided, judgement, luck_of

DRAWN: Final = 400
"""How many times games are drawn for an interval."""


class Checked(NamedTuple):
    """One game: the result and the luck of its first seat, and what each bot gave up in how many decisions."""

    result: float
    luck: float
    given_up: list[float]
    decisions: list[int]


@dataclass(frozen=True)
class Checking(Work[Checked]):
    """Game number n is job number n; the bots change seats from game to game."""

    game_id: str
    bots: tuple[str, ...]
    worlds: int
    every: int
    """One decision in this many is judged; 0: none."""
    luck: bool

    def fingerprint(self) -> str:
        """The game as it is here."""
        return ludoteca.game(self.game_id).content_hash

    def do(self, job: int) -> Checked:
        """The first bot in the list has the seat `job` modulo the number of players."""
        game, players = ludoteca.game(self.game_id), len(self.bots)
        first = job % players
        seated = [self.bots[(seat - first) % players] for seat in range(players)]
        match = ludoteca.play(game, seated, seed=job)
        found = course(game, match.record)
        luck, given_up, decisions = 0.0, [0.0] * players, [0] * players
        for at, step in enumerate(found.steps):
            seed = seed_from(f"coach {job} {step.line}")
            if isinstance(step, Fall) and self.luck:
                luck += luck_of(judgement(game, players), step, seed, self.worlds).luck[first]
            elif isinstance(step, Choice) and self.every and at % self.every == 0 and judge(game).ponders(step.state):
                bot = (step.seat - first) % players
                given_up[bot] += decided(judge(game), step, seed, self.worlds).loss
                decisions[bot] += 1
        winners = match.outcome.winners if match.outcome is not None else ()
        return Checked(1 / len(winners) if first in winners else 0.0, luck, given_up, decisions)


def interval(results: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The 95 % interval of how much of the variance is left, from games redrawn among those that were played."""
    rng, ratios = Rng(1), []
    for _ in range(DRAWN):
        drawn = [results[rng.below(len(results))] for _ in results]
        if of_results := variance(result for result, _ in drawn):
            ratios.append(variance(adjusted for _, adjusted in drawn) / of_results)
    cuts = quantiles(ratios, n=40)
    return cuts[0], cuts[-1]


def report(games: Sequence[Checked], bots: Sequence[str]) -> str:
    """The figures as text."""
    lines = [f"{len(games)} games of {', '.join(bots)}"]
    raw, luck = [game.result for game in games], [game.luck for game in games]
    if any(luck):
        adjusted = [result - gained for result, gained in zip(raw, luck, strict=True)]
        ratio = variance(adjusted) / variance(raw)
        low, high = interval(list(zip(raw, adjusted, strict=True)))
        reach = Z95 * stdev(luck) / len(luck) ** 0.5
        lines.append(f"variance: result {variance(raw):.4f}, without luck {variance(adjusted):.4f}")
        lines.append(f"left: {ratio:.2f} ({low:.2f} to {high:.2f})")
        lines.append(f"mean: result {mean(raw):.3f}, without luck {mean(adjusted):.3f}")
        lines.append(f"luck on average {mean(luck):+.4f} ± {reach:.4f}")
        lines.append(f"least variance if {covariance(raw, luck) / variance(luck):.2f} of this luck were taken out")
    for at, bot in enumerate(bots):
        decisions = sum(game.decisions[at] for game in games)
        if decisions:
            each = sum(game.given_up[at] for game in games) / decisions
            apart = [game.given_up[at] - each * game.decisions[at] for game in games]
            reach = Z95 * stdev(apart) * len(games) ** 0.5 / decisions
            lines.append(f"{bot}: gave up {100 * each:.2f} ± {100 * reach:.2f} points in each of {decisions} decisions")
    return "\n".join(lines)


def main(given: Sequence[str] | None = None) -> None:
    """Play, analyse, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=1, help="number of the first game, which decides the luck")
    parser.add_argument("--bots", default="normal,normal")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--every", type=int, default=0, help="judge one decision in this many")
    parser.add_argument("--no-luck", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(given)
    bots = tuple(args.bots.split(","))
    work = Checking(args.game, bots, args.worlds, args.every, not args.no_luck)
    games: list[Checked] = []
    for one in ProcessPool(args.workers).do(work, args.first, args.first + args.games - 1):
        games.append(one)
        if len(games) % 20 == 0 or len(games) == args.games:
            sys.stdout.write(report(games, bots) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
