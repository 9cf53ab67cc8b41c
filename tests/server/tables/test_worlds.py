"""Worlds that a seat holds possible."""

from ludoteca.server.tables.worlds import SEEDS_AT_ONCE, Seeds


def test_no_seed_is_given_twice() -> None:
    """Also when those that were fetched together are used up."""
    seeds = Seeds()
    given = [seeds.next() for _ in range(3 * SEEDS_AT_ONCE + 1)]
    assert len(set(given)) == len(given)
    assert max(given) > 2**60
