"""The game itself says which seat started."""

import pytest

import ludoteca
from ludoteca.engine import Rng
from ludoteca.lab.simulate import Setup, grid, play_number

FIELDS = {"plastics_race": "starter", "rolling_heights": "start", "iditacards": "first"}


@pytest.mark.parametrize("game_id", FIELDS)
def test_the_starter_is_the_one_that_the_game_knows(game_id: str) -> None:
    plan = Setup(game_id, None, 3, (), ("random",), seed=1)
    row = play_number(grid(plan), 1)
    state = ludoteca.game(game_id).new(3)
    state.resolve_chance(Rng(row.seed))
    assert row.starter == getattr(state, FIELDS[game_id])
