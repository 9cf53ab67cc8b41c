"""Iditacards: who cannot be touched."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.games.iditacards.rules.immunity import within_reach


@pytest.mark.rule("IC-133")
def test_immunity_by_a_leg_is_judged_where_one_passes() -> None:
    table = Table(3, legs={3: "town", 2: "hills"}).give(0, position=34, team="bear")
    table.give(1, position=35).give(2, position=37).do("pass")
    assert table.at(0) == 34 + 1 + 3 + 1
    assert table.names(0, "discard").count("damaged") == 1
    assert (table.at(1), table.at(2)) == (34, 36)


@pytest.mark.rule("IC-133", "IC-171")
def test_whom_a_card_reaches() -> None:
    """All others but the immune and the finished, from the left."""
    table = Table(4).give(1, position=10).give(2, immune=True).give(3, position=170)
    assert within_reach(table.s, 0) == [1]
    assert within_reach(table.s, 1) == [0]


@pytest.mark.rule("IC-088", "IC-089")
def test_lasting_weather_counts_for_those_who_enter_later() -> None:
    """From Start the first move has no wind; on the board it has, without the counter."""
    table = Table(2).give(1, position=90).weather("wind").do("pass")
    assert (table.at(0), table.speed(0), table.racer(0).hypothermia) == (2, 6, 0)
    table.do("pass", "pass")
    assert table.at(0) == 2 + 7


@pytest.mark.rule("IC-178", "IC-127")
def test_with_too_few_damaged_cards_the_first_in_order_get_them() -> None:
    """Two left, three others: the third gets none; players on Start are included."""
    table = Table(4).give(0, position=50, hand="stab_in_the_dark move", deck="rest").give(2, position=60).damage(2)
    table.do("play stab-in-the-dark", "lose rest")
    assert [table.names(seat, "discard").count("damaged") for seat in range(4)] == [0, 1, 1, 0]
