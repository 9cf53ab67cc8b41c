"""A network finds in games what decides them."""

import random

import numpy as np
import pytest

from ludoteca.lab.train.episodes import Episode
from ludoteca.lab.train.fit import FitSettings, fit


def episodes(count: int, better: str) -> list[Episode]:
    """Games of five turns for two; the seat with the higher, or the more extreme, first number wins mostly."""
    rng = random.Random(1)  # noqa: S311 - no secret
    made = []
    for _ in range(count):
        numbers = [[rng.uniform(-1, 1), rng.uniform(-1, 1)] for _ in range(2)]
        strength = [abs(first) if better == "extreme" else first for first, _ in numbers]
        winner = int(strength[1] > strength[0]) if rng.random() < 0.95 else rng.randrange(2)
        turns = np.array([numbers] * 5, dtype=np.float32)
        made.append(Episode(turns, [float(winner == seat) for seat in range(2)], [winner == 0, winner == 1]))
    return made


def test_a_number_that_decides_gets_weight() -> None:
    fitted = fit(episodes(400, "higher"), FitSettings(hidden=0, epochs=60))
    first, second = fitted.net.direct
    assert first > 10 * abs(second)
    assert fitted.loss < 0.5


@pytest.mark.parametrize(("hidden", "found"), [(0, False), (8, True)])
def test_hidden_units_see_what_a_sum_cannot(hidden: int, found: bool) -> None:
    """That both ends are good: without hidden units nothing better than a guess (0.69) comes out."""
    fitted = fit(episodes(1500, "extreme"), FitSettings(hidden=hidden, epochs=8))
    assert (fitted.loss < 0.6) is found


def test_the_same_seed_gives_the_same_network() -> None:
    games = episodes(50, "higher")
    one, same, other = (fit(games, FitSettings(hidden=3, seed=seed)).net for seed in (1, 1, 2))
    assert one.weights == same.weights != other.weights


def test_it_says_the_same_without_numpy() -> None:
    """The network that bots use gives the odds that were fitted: the better seat is favoured."""
    net = fit(episodes(400, "higher"), FitSettings(hidden=4, epochs=60)).net
    assert net.value([0.9, 0.0]) > net.value([0.0, 0.0]) + 0.5 > net.value([-0.9, 0.0]) + 1
