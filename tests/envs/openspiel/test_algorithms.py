"""OpenSpiel's bots and algorithms play our games."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts
from tests.support.small_quay import small_quay

import ludoteca.envs.openspiel  # noqa: F401 - registers the games

SIMULATIONS = 2
LOOK_AHEAD = 5
"""How many random choices follow a new node of the tree before everybody's chances are called equal."""


class ShortRollouts:
    """An evaluator of ISMCTS that looks a few random choices ahead; a whole random game would take a thousand."""

    def __init__(self) -> None:
        self._random = random.Random(5)  # noqa: S311 - play, not secrets

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> list[float]:
        ahead = state.clone()
        for _ in range(LOOK_AHEAD):
            if ahead.is_terminal():
                break
            ahead.apply_action(self._random.choice(ahead.legal_actions()))
        returns: list[float] = ahead.returns()
        return returns


@pytest.mark.parametrize(
    "name",
    ["ludoteca_quay(players=3)", "ludoteca_plastics_race(max_rounds=20)", "ludoteca_rolling_heights(max_rounds=10)",
     "ludoteca_iditacards"],
)  # fmt: skip
def test_a_searching_bot_plays_a_whole_game(name: str) -> None:
    """ISMCTS, with worlds that the asked seat thinks possible, brings a game of each to its end."""
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, ShortRollouts(), 2.0, SIMULATIONS, random_state=dice)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=weights))
        else:
            state.apply_action(bot.step(state))
            searched += 1
    assert searched > 20
    assert state.position.over
    assert max(state.returns()) > 0 or set(state.returns()) == {0.0}


def test_counterfactual_regret_finds_how_to_play_the_small_quay(tmp_path: Path) -> None:
    """Ten rounds of CFR leave little to win against its average policy, far less than against random play."""
    game = small_quay(tmp_path, horizon=2)
    solver = cfr.CFRSolver(game)
    at_random = exploitability.exploitability(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    learned = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= learned < at_random / 4
