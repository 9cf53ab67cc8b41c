"""OpenSpiel's own tests of games, run over ours."""

import unittest
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test
from tests.support.small_quay import small_quay

SHORT = [
    "ludoteca_quay",
    "ludoteca_quay(players=4,returns=points)",
    "ludoteca_plastics_race(players=3,city=rome,horizon=150)",
    "ludoteca_plastics_race(starting_seat='2',routes=yes,horizon=150)",
    "ludoteca_rolling_heights(players=4,horizon=150)",
    "ludoteca_rolling_heights(players=1,horizon=150)",
    "ludoteca_iditacards(players=3,horizon=150,returns=points)",
    "ludoteca_iditacards(players=1,horizon=150)",
]
NODES = (203, 99, 597)
"""Chance nodes, questions and endings of the small quay with a horizon of two choices."""
INFORMATION_STATES = 33


@pytest.mark.parametrize("name", SHORT)
def test_random_games_pass_the_simulation_test(name: str) -> None:
    """Clones, masks, names, strings, tensors, returns and saved games are as they should be."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_games_and_states_can_be_pickled(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def _run(case: type[unittest.TestCase], game: Any, name: str) -> None:
    named = type(name, (case,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(named).run(result)
    assert result.testsRun >= 5
    assert [trace for _, trace in (*result.errors, *result.failures)] == []


@pytest.mark.parametrize("name", SHORT)
def test_games_keep_the_conventions_on_part_of_the_tree(name: str) -> None:
    _run(api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(name), "ours")


def test_a_small_game_keeps_the_conventions_on_the_whole_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The API test of whole trees: perfect recall, returns that sum to zero, no seat mistaken."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", NODES)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", INFORMATION_STATES)
    _run(api_test.EnforceAPIOnFullTreeBase, small_quay(tmp_path, horizon=2), "small")
