"""How much of the engine's speed a simulation reaches, with one worker, with two, and on Ray.

`python -m benchmarks.pools` plays random games with every kind of pool and prints ratios.
"""

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import ludoteca
from ludoteca.lab.simulate import Run, Setup, grid, write_games
from ludoteca.lab.work import Workers
from ludoteca.lab.work.cluster import LOCAL, RayPool

MOST_PLAYERS = 4


def main() -> None:
    """Measure every game in turn and print a line for each."""
    given = _arguments()
    print(f"{'game':18}{'engine':>10}{'simulate':>10}{'of it':>8}{'2 workers':>11}{'of 1':>7}{'Ray':>9}{'of 2':>7}")
    with RayPool(LOCAL, 2) as ray:
        for game_id in given.games or ludoteca.games():
            rates = [_round(game_id, given.count, ray) for _ in range(given.rounds)]
            engine, one, two, cluster = (median(values) for values in zip(*rates, strict=True))
            print(
                f"{game_id:18}{engine:10.1f}{one:10.1f}{one / engine:8.2f}{two:11.1f}{two / one:7.2f}"
                f"{cluster:9.1f}{cluster / two:7.2f}"
            )
    print(f"Games per second, medians of {given.rounds} rounds; load average {os.getloadavg()[0]:.1f}.")


def _round(game_id: str, count: int, ray: RayPool) -> tuple[float, float, float, float]:
    """Games per second: the engine alone, one worker, two, and two on Ray."""
    players = min(MOST_PLAYERS, ludoteca.game(game_id).players[-1])
    run = grid(Setup(game_id, None, players, (), ("random",), 1))
    return (
        _rate(count, lambda: _bare(game_id, players, count)),
        _written(run, count, 1),
        _written(run, count, 2),
        _written(run, count, ray),
    )


def _rate(count: int, play: Callable[[], None]) -> float:
    begun = time.perf_counter()
    play()
    return count / (time.perf_counter() - begun)


def _written(run: Run, count: int, workers: Workers) -> float:
    with TemporaryDirectory() as folder:
        return _rate(count, lambda: write_games(run, count, Path(folder) / "games.csv", workers))


def _bare(game_id: str, players: int, count: int) -> None:
    """Only random games through the public contract."""
    game, rng = ludoteca.game(game_id), ludoteca.Rng(1)
    for _ in range(count):
        state = game.new(players)
        state.resolve_chance(rng)
        while not state.over:
            answers = state.answers
            state.choose(answers[rng.below(len(answers))])
            state.resolve_chance(rng)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pools", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--count", type=int, default=10_000, help="games in a round (10000)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (3)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
