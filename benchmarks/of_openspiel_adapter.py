"""Our games in OpenSpiel against OpenSpiel's own Python games: choices per second, in one run, on one core."""

import argparse
import os
import random
import statistics
import time
from typing import Any

import pyspiel
from open_spiel.python import games  # noqa: F401 - registers them

import ludoteca
import ludoteca.envs.openspiel

OURS = [f"ludoteca_{game}(players={min(4, ludoteca.game(game).players[-1])})" for game in ludoteca.games(sample=True)]
THEIRS = ["python_liars_poker", "python_block_dominoes", "python_team_dominoes", "python_tic_tac_toe"]


def play(game: Any, dice: random.Random) -> int:
    """Play a whole random game. Returns how many real choices it had."""
    state = game.new_initial_state()
    choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_fallen(state.chance_outcomes(), dice.random()))
        else:
            actions = state.legal_actions()
            choices += len(actions) > 1
            state.apply_action(actions[int(dice.random() * len(actions))])
    return choices


def _fallen(outcomes: list[tuple[int, float]], at: float) -> int:
    for outcome, chance in outcomes:
        at -= chance
        if at < 0:
            return outcome
    return outcomes[-1][0]


def measured(name: str, dice: random.Random, seconds: float) -> float:
    """Choices per CPU second."""
    game, choices, start = pyspiel.load_game(name), 0, time.process_time()
    while time.process_time() - start < seconds:
        choices += play(game, dice)
    return choices / (time.process_time() - start)


def main() -> None:
    """Measure in interleaved rounds and print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="example: python -m benchmarks.of_openspiel_adapter --rounds 3 --seconds 0.5"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often each game has its turn (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a turn takes (1)")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    dice = random.Random(1)  # noqa: S311 - play, not secrets
    rounds: dict[str, list[float]] = {name: [] for name in (*OURS, *THEIRS)}
    for _ in range(given.rounds):
        for name, speeds in rounds.items():
            speeds.append(measured(name, dice, given.seconds))
    speed = {name: statistics.median(speeds) for name, speeds in rounds.items()}
    print(f"Ludoteca is {'compiled' if ludoteca.compiled() else 'interpreted'}; load average {os.getloadavg()[0]:.1f}.")
    print(f"{'':36}{'choices/s':>12}" + "".join(f"{f'x {name[7:]}':>18}" for name in THEIRS))
    for name, own in speed.items():
        print(f"{name:36}{own:12,.0f}" + "".join(f"{own / speed[rival]:18.1f}" for rival in THEIRS))


if __name__ == "__main__":
    main()
