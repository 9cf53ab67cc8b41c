"""What views say about the next step: costs as they are now, chances, distances."""

from typing import Any

import pytest
from tests.games.iditacards.table import Table


def _card(table: Table, card: str) -> dict[str, Any]:
    cards: list[dict[str, Any]] = table.s.view(0)["players"][0]["own_costs"]
    return next(entry for entry in cards if entry["card"] == card)


def test_costs_are_those_that_will_be_paid() -> None:
    """Meters raise them; food counts its own point of starvation first."""
    table = Table().give(hand="dinner first_aid mush rest", deck="10*move", hypothermia=2, starvation=2)
    assert _card(table, "mush")["costs"] == [3, 3, 1]
    assert _card(table, "dinner")["costs"] == [3, 2, 0]
    assert _card(table, "first_aid")["costs"] == [2, 3, 0]


def test_energy_that_is_missing() -> None:
    """The card itself and Damaged do not pay."""
    table = Table().give(hand="mush damaged rest", deck="10*move")
    assert _card(table, "mush")["short"] == 1
    assert _card(table, "rest")["short"] == 0


def test_chance_that_a_health_cost_fails() -> None:
    """Two cards of ten, one of them Damaged: one in five."""
    table = Table().give(hand="mush 3*rest", deck="9*move damaged")
    assert _card(table, "mush")["fails"] == 200
    table = Table().give(hand="mush 3*rest", deck="move")
    assert _card(table, "mush")["fails"] == 1000


def test_how_far_a_card_and_the_turn_go() -> None:
    """Base and speed; only cards that begin with a move say so."""
    table = Table().give(hand="mush rest", deck="9*move", team="wheel_dog")
    assert _card(table, "mush")["moves"] == 11
    assert _card(table, "rest")["moves"] is None
    assert table.s.view(0)["players"][0]["walk"] == 2


@pytest.mark.parametrize(
    ("deck", "odds"), [("4*rest", [1000, 0, 0]), ("3*rest husky", [750, 0, 250]), ("", [0, 0, 1000])]
)
def test_chances_of_the_next_risk_card(deck: str, odds: list[int]) -> None:
    """Paid, waiting itself, or failed; nobody else sees them."""
    table = Table(2).give(waiting=[("husky", 2)], hand="", deck=deck)
    assert table.s.view(0)["players"][0]["own_reveal"] == odds
    assert table.s.view(1)["players"][0]["own_reveal"] is None
