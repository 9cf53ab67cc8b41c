"""Iditacards: what cards do, step by step."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-141", "IC-132")
@pytest.mark.parametrize("lying", [0, 1, 2])
def test_damaged_destroys_only_itself_under_a_utility_knife(lying: int) -> None:
    """Other Damaged cards, played without success before, stay in the played area until the next new day."""
    table = Table().give(position=50, hand="move", deck="damaged 3*rest", waiting=[("utility_knife", 1)])
    table.give(played=f"{lying}*damaged" if lying else "")
    destroyed = table.pile("destroyed").count("damaged")
    table.do("reveal", "damaged", "lose rest")
    assert table.names(0, "played") == ["damaged"] * lying + ["utility_knife"]
    assert table.pile("destroyed").count("damaged") == destroyed + 1


@pytest.mark.rule("IC-132", "IC-061")
def test_damaged_destroys_itself_without_a_knife() -> None:
    """Played from the hand, with another one lying there."""
    table = Table().give(position=50, hand="damaged move", deck="3*rest", played="damaged")
    table.do("play damaged", "lose rest")
    assert table.names(0, "played") == ["damaged"]
    assert table.pile("destroyed").count("damaged") == 1
