"""Iditacards: damage."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-126", "IC-127")
def test_taking_damage_ends_no_turn_and_stops_with_the_deck() -> None:
    """Whale Meat's damage goes to the discard pile; with an empty damage deck there is none."""
    table = Table().give(position=50, hand="hitch_a_ride move").damage(0).do("play hitch-a-ride")
    assert (table.names(0, "discard"), table.at()) == (["move"], 50 + 7 + 2)
    table = Table().give(position=50, hand="out_of_control", deck="rest").damage(2)
    table.do("play out-of-control", "lose rest")
    assert table.names(0, "discard").count("damaged") == 2


@pytest.mark.rule("IC-027")
def test_passing_puts_one_damaged_card_into_the_discard_pile() -> None:
    table = Table(3).give(0, position=10, team="bear").give(1, position=11).give(2, position=12).do("pass")
    assert table.names(0, "discard") == ["damaged", "damaged"]
