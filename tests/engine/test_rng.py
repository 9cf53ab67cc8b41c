"""The generator for simulation: the published one, the same on every machine, fair."""

import hashlib

import pytest
from tests.support.quays import Numbers

from ludoteca.engine import Rng, shuffle

SPAN = 2147483562


def reference(x: int, y: int, draws: int) -> list[int]:
    """L'Ecuyer's combined generator as his paper of 1988 writes it, with Schrage's trick against overflow."""
    numbers = []
    for _ in range(draws):
        k = x // 53668
        x = 40014 * (x - k * 53668) - k * 12211
        x += 2147483563 if x < 0 else 0
        k = y // 52774
        y = 40692 * (y - k * 52774) - k * 3791
        y += 2147483399 if y < 0 else 0
        z = x - y
        numbers.append(z + SPAN if z < 1 else z)
    return numbers


def seeded(seed: int) -> tuple[int, int]:
    digest = hashlib.sha256(f"ludoteca rng {seed}".encode()).digest()
    first, second = (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8))
    return first % 2147483562 + 1, second % 2147483398 + 1


def test_public_check_value() -> None:
    """From both seeds 1, the 10,000th number is the one by which other implementations check themselves."""
    rng = Rng(0)
    rng._x = rng._y = 1
    numbers = [rng.below(SPAN) for _ in range(10_000)]
    assert numbers[-1] == 2060321752
    assert reference(1, 1, 10_000)[-1] == 2060321752


@pytest.mark.parametrize("seed", [0, 1, 7, -3, 2**80])
def test_is_the_published_generator(seed: int) -> None:
    """Every seed gives the numbers of the paper's own recipe."""
    rng = Rng(seed)
    assert [rng.below(SPAN) for _ in range(200)] == [z % SPAN for z in reference(*seeded(seed), 200)]


def test_known_numbers() -> None:
    """These numbers never change: simulations of years ago can be run again."""
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [5, 2, 1, 3, 1, 2, 2, 3, 5, 4, 0, 1]
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(6)] == [353, 911, 906, 410, 928, 243]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 20, 100])
def test_is_uniform(n: int) -> None:
    """Chi-square over many draws stays within six standard deviations."""
    rng = Rng(n)
    counts = [0] * n
    draws = 200 * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert abs(chi - (n - 1)) < 6 * (2 * (n - 1)) ** 0.5


def test_stays_below_a_large_bound() -> None:
    rng = Rng(3)
    for n in (1, 2, SPAN - 1, SPAN):
        assert all(0 <= rng.below(n) < n for _ in range(500))


def test_bounds_beyond_the_machine() -> None:
    """Also there the numbers are always the same: compiled, they do not fit into one word."""
    rng = Rng(7)
    assert [rng.below(n) for n in (10**30, 1 << 40, 2147483563)] == [
        872199965179523921310462631611,
        390546841880,
        652072915,
    ]


def test_seeds_differ() -> None:
    """Neighbouring seeds begin with different numbers."""
    firsts = {Rng(seed).below(SPAN) for seed in range(300)}
    assert len(firsts) == 300


def test_shuffle_gives_every_order_alike() -> None:
    """All 24 orders of four things come up about equally often."""
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(11)
    for _ in range(4800):
        items = [0, 1, 2, 3]
        shuffle(items, rng)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 6 * 46**0.5


def test_shuffle_asks_for_each_place_once() -> None:
    """From the last place down, one number each, so that any source gives the same order."""
    source = Numbers([0, 0])
    items = [5, 6, 7]
    shuffle(items, source)
    assert source.asked == [3, 2]
    assert items == [6, 7, 5]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 60])
def test_our_own_generator_shuffles_as_any_source_does(size: int) -> None:
    """It spares the calls, and changes neither the order nor what it says next."""

    class Plain:
        def __init__(self) -> None:
            self.rng = Rng(11)

        def below(self, n: int) -> int:
            return self.rng.below(n)

    plain, ours = Plain(), Rng(11)
    one, other = list(range(size)), list(range(size))
    shuffle(one, plain)
    shuffle(other, ours)
    assert (one, plain.below(1000)) == (other, ours.below(1000))
