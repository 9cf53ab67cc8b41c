"""Bags are multisets kept as sorted lists."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.quays import STEADY

from ludoteca.engine import add, distinct, pour, without

BAG = st.lists(st.integers(0, 9), max_size=12).map(sorted)


@STEADY
@given(BAG, st.integers(0, 9))
def test_add(bag: list[int], piece: int) -> None:
    """A piece put in lies in its sorted place, and nothing else changes."""
    before = Counter(bag)
    add(bag, piece)
    assert bag == sorted(bag)
    assert Counter(bag) == before + Counter([piece])


@STEADY
@given(BAG, BAG)
def test_pour(into: list[int], out_of: list[int]) -> None:
    """Everything is in one bag afterwards, sorted, and the other is empty."""
    both = sorted(into + out_of)
    pour(into, out_of)
    assert (into, out_of) == (both, [])


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
    """What is left has each piece less as often as it was taken; the bag itself stays."""
    taken = [piece for piece in bag if data.draw(st.booleans())]
    before = bag.copy()
    rest = without(bag, taken)
    assert Counter(rest) + Counter(taken) == Counter(bag)
    assert bag == before
    assert rest == sorted(rest)


def test_without_what_is_not_there() -> None:
    """Taking out a piece that the bag has not is a mistake, never silence."""
    with pytest.raises(ValueError, match="not in list"):
        without([1, 1], [1, 1, 1])
