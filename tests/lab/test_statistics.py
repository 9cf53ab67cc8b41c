"""The statistics of a report, against numbers that can be worked out by hand."""

import pytest

from ludoteca.engine import Rng
from ludoteca.lab.statistics import Numbers, beyond_chance, means_differ, share, shares_differ


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Of many samples of a fair coin, 95 in a hundred intervals hold one half."""
    rng = Rng(7)
    held = 0
    for _ in range(1000):
        one = share(sum(rng.below(2) for _ in range(60)), 60)
        held += one.low <= 0.5 <= one.high
    assert 930 <= held <= 975


def test_two_runs_of_the_same_kind_rarely_differ() -> None:
    """Tested together, a hundred shares of equal runs show nothing in nearly all cases."""
    rng = Rng(8)
    alarms = 0
    for _ in range(50):
        chances = []
        for _ in range(100):
            one, other = (share(sum(rng.below(10) < 3 for _ in range(100)), 100) for _ in range(2))
            difference = shares_differ(one, other)
            assert difference is not None
            chances.append(difference.chance)
        alarms += any(beyond_chance(chances))
    assert alarms <= 8


def test_a_clear_difference_of_means_is_found() -> None:
    """Ten against eleven with a spread of one is beyond chance in a hundred games, and not in five."""
    one, other = Numbers(), Numbers()
    for at in range(100):
        one.add(10 + (-1) ** at)
        other.add(11 + (-1) ** at)
    found = means_differ(one.mean(), other.mean())
    assert found is not None
    assert found.chance < 1e-6
    assert found.low < 1 < found.high
    few = Numbers()
    for _ in range(5):
        few.add(10)
    assert means_differ(few.mean(), other.mean()) is None


def test_quantiles_are_values_that_came_up() -> None:
    numbers = Numbers()
    for number in (5, 1, 9, 3, 7):
        numbers.add(number)
    found = numbers.mean()
    assert (found.least, found.median, found.most) == (1, 5, 9)
    assert found.deviation == pytest.approx(3.1623, abs=1e-3)
