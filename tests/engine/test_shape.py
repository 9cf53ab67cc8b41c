"""The fields of a state: written by ids, read with exact refusals, as keys, checked."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.quays import STEADY

from ludoteca.engine import NONE, PER_SEAT, BadPosition, Bag, BrokenInvariant, Flag, Item, Items, Number, Shape
from ludoteca.engine.domain import OrNull
from ludoteca.engine.shape import Codec, kind_of

IDS = ["salt", "tea", "silk"]


class Part:
    def __init__(self) -> None:
        self.points = 0
        self.asleep = False
        self.cargo = NONE
        self.hand: list[int] = []
        self.track: list[int] = [0, 0]


SHAPE = Shape(
    {
        "points": Number(-5, 99),
        "asleep": Flag(),
        "cargo": Item(IDS, optional=True),
        "hand": Bag(Item(IDS)),
        "track": Items(Number(0, 9), 2),
    },
    Part,
)

PARTS = st.fixed_dictionaries(
    {
        "points": st.integers(-5, 99),
        "asleep": st.booleans(),
        "cargo": st.none() | st.sampled_from(IDS),
        "hand": st.lists(st.sampled_from(IDS), max_size=5),
        "track": st.lists(st.integers(0, 9), min_size=2, max_size=2),
    }
)


@STEADY
@given(PARTS)
def test_read_and_write(data: dict[str, Any]) -> None:
    """Reading and then writing loses nothing; bags are written in the order of the content."""
    part = SHAPE.read(data, "part", 2)
    SHAPE.check(part, "part")
    assert SHAPE.write(part) == {**data, "hand": sorted(data["hand"], key=IDS.index)}


@STEADY
@given(PARTS, PARTS)
def test_keys_are_values(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Keys are hashable and equal exactly when everything written is equal."""
    first, second = SHAPE.read(one, "one", 2), SHAPE.read(other, "other", 2)
    assert (SHAPE.key(first) == SHAPE.key(second)) == (SHAPE.write(first) == SHAPE.write(second))
    assert isinstance(hash(SHAPE.key(first)), int)


@pytest.mark.parametrize(
    ("codec", "data", "reason"),
    [
        (Number(0, 5), 6, "x: expected a whole number from 0 to 5, found 6."),
        (Number(0, 5), -1, "x: expected a whole number from 0 to 5, found -1."),
        (Number(0, 5), True, "x: expected a whole number from 0 to 5, found true or false."),
        (Number(0, 5), 1.0, "x: expected a whole number from 0 to 5, found 1.0."),
        (Number(0, 5), None, "x: expected a whole number from 0 to 5, found null."),
        (Flag(), 1, "x: expected true or false, found 1."),
        (Item(IDS), "gold", "x: expected one of salt, tea, silk, found 'gold'."),
        (Item(IDS), None, "x: expected one of salt, tea, silk, found null."),
        (Item(IDS), 1, "x: expected one of salt, tea, silk, found 1."),
        (Item(IDS), [], "x: expected one of salt, tea, silk, found a list."),
        (Item([str(at) for at in range(9)]), "x", "x: expected one of 0, 1, 2, 3, 4, 5 ... (9 in all), found 'x'."),
        (Items(Flag()), {}, "x: expected a list, found an object."),
        (Items(Flag(), 2), [True], "x: expected a list of 2, found 1 entries."),
        (Items(Flag(), PER_SEAT), [True], "x: expected a list of 3, found 1 entries."),
        (Items(Flag()), [True, 0], "x[1]: expected true or false, found 0."),
        (Bag(Item(IDS)), ["tea", 2], "x[1]: expected one of salt, tea, silk, found 2."),
        (SHAPE, [], "x: expected an object, found a list."),
        (SHAPE, {"points": 1, "boat": 2}, "x: 'boat' is not known here."),
        (SHAPE, {"points": 1}, "x: 'asleep' is missing."),
    ],
)
def test_refusals(codec: Codec, data: object, reason: str) -> None:
    """A wrong entry is refused with its place, what was expected, and what was found."""
    with pytest.raises(BadPosition) as refusal:
        codec.read(data, "x", 3)
    assert str(refusal.value) == reason


@pytest.mark.parametrize(
    ("codec", "value", "reason"),
    [
        (Number(0, 5), 6, "x is 6, not within 0 to 5"),
        (Item(IDS), 3, "x is 3, which is no item"),
        (Item(IDS), NONE, "x is -1, which is no item"),
        (Item(IDS, optional=True), -2, "x is -2, which is no item"),
        (Items(Number(0, 5)), [0, 9], "x[1] is 9, not within 0 to 5"),
        (Bag(Number(0, 5)), [2, 1], "x is not sorted"),
    ],
)
def test_checks(codec: Codec, value: object, reason: str) -> None:
    """What a rule must not leave behind is found, with its place."""
    with pytest.raises(BrokenInvariant) as broken:
        codec.check(value, "x")
    assert str(broken.value) == reason


def test_optional_item() -> None:
    """Nothing is null in JSON, and sound, only where it is allowed."""
    cargo = Item(IDS, optional=True)
    cargo.check(NONE, "x")
    assert (cargo.write(NONE), cargo.read(None, "x", 2)) == (None, NONE)


def test_long_things_are_named_shortly() -> None:
    """A refusal is always one readable sentence, whatever is in the file."""
    assert len(kind_of("a" * 10_000)) == 40
    assert len(kind_of(10**4000)) == 40


@pytest.mark.parametrize(
    ("each", "values", "written"),
    [
        (Number(0, 9), [3, 0], [3, 0]),
        (Flag(), [True, False], [True, False]),
        (Item(IDS, optional=True), [2, NONE, 0], ["silk", None, "salt"]),
        (Item(IDS, low=1), [3, 1], ["silk", "salt"]),
        (OrNull(Item(IDS)), [NONE, 1], [None, "tea"]),
        (Items(Item(IDS)), [[1], []], [["tea"], []]),
    ],
)
def test_a_list_is_written_as_its_entries(each: Codec, values: list[Any], written: list[Any]) -> None:
    """The quick way of a kind writes the same, and never gives away the list in the state."""
    assert Items(each).write(values) == [each.write(value) for value in values] == written
    assert Items(each).write(values) is not values


def test_what_is_no_item_is_not_written() -> None:
    for wrong in (3, -2):
        with pytest.raises(KeyError):
            Item(IDS).write(wrong)
