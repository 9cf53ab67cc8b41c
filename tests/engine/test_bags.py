"""Bags are multisets kept as sorted lists."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.quays import STEADY

from ludoteca.engine import GameError, add, distinct, pour, take, without

BAG = st.lists(st.integers(0, 9), max_size=12).map(sorted)


@STEADY
@given(BAG, st.integers(0, 9))
def test_add(bag: list[int], piece: int) -> None:
    """An added piece goes to its sorted place, and nothing else changes."""
    before = Counter(bag)
    add(bag, piece)
    assert bag == sorted(bag)
    assert Counter(bag) == before + Counter([piece])


@STEADY
@given(BAG, st.integers(0, 9))
def test_take(bag: list[int], piece: int) -> None:
    """One such piece is gone and the rest stays in order; a piece that is not there cannot be taken."""
    before = bag.copy()
    if piece in before:
        take(bag, piece)
        assert bag == without(before, [piece])
    else:
        with pytest.raises(GameError, match=f"^{piece} is not in the bag$"):
            take(bag, piece)
        assert bag == before


@STEADY
@given(BAG, BAG, BAG)
def test_pour(into: list[int], one: list[int], other: list[int]) -> None:
    """Everything is in one bag afterwards, sorted, and the others are empty."""
    together = sorted(into + one + other)
    pour(into, one, other)
    assert (into, one, other) == (together, [], [])


@STEADY
@given(BAG)
def test_distinct(bag: list[int]) -> None:
    """Each kind once, in order, kind 0 as well; the bag stays as it was."""
    before = bag.copy()
    assert distinct(bag) == sorted(set(bag))
    assert bag == before


@STEADY
@given(BAG, st.data())
def test_without(bag: list[int], data: st.DataObject) -> None:
    """The rest has each piece as often as the bag, less the ones taken; the bag itself does not change."""
    taken = [piece for piece in bag if data.draw(st.booleans())]
    before = bag.copy()
    rest = without(bag, taken)
    assert Counter(rest) + Counter(taken) == Counter(bag)
    assert bag == before
    assert rest == sorted(rest)


def test_without_what_is_not_there() -> None:
    """Taking out a piece that is not in the bag is a mistake, and never goes unnoticed."""
    with pytest.raises(ValueError, match="not in list"):
        without([1, 1], [1, 1, 1])
