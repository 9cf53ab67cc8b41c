"""Iditacards: payments that fail."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-016", "IC-049", "IC-128")
def test_a_failure_ends_the_action_and_not_the_turn() -> None:
    """A card of the hand that hits Damaged while paying fails; the automatic move follows."""
    table = Table(2).give(0, position=10, hand="breakfast", deck="damaged 2*move").give(1, position=50)
    table.do("play breakfast", "damaged")
    assert (table.names(0, "hand"), table.names(0, "played")) == ([], ["breakfast"])
    assert (table.at(), table.player) == (12, 1)


@pytest.mark.rule("IC-054", "IC-055", "IC-056", "IC-060")
def test_a_risk_card_that_cannot_be_paid_fails_the_whole_stack() -> None:
    """Effects of earlier cards stay; all waiting cards are in the played area; the turn ends with its move."""
    table = Table().give(position=10, hand="move", deck="dinner 5*rest", waiting=[("husky", 1), ("mush", 1)])
    table.give(played="breakfast").do("reveal", "dinner")
    assert table.racer().waiting == table.racer().owed == []
    assert table.names(0, "played") == ["breakfast", "dinner", "husky", "mush"]
    assert (table.team(), table.at(), table.names(0, "hand")) == ("wheel_dog", 12, ["move"])


@pytest.mark.rule("IC-054", "IC-042", "IC-055")
def test_health_that_cannot_be_paid_as_risk() -> None:
    """Dinner with two cards in hand and one in the deck: the hand is gone, the stack fails, the move follows."""
    table = Table().give(position=10, hand="2*move", deck="dinner rest", waiting=[("husky", 1)])
    table.do("reveal", "dinner")
    assert (table.names(0, "discard"), table.names(0, "deck")) == (["move", "move"], ["rest"])
    assert (table.names(0, "played"), table.at()) == (["dinner", "husky"], 12)


@pytest.mark.rule("IC-060", "IC-065")
def test_abandoned_cards_come_back_with_the_new_day() -> None:
    table = Table().give(position=10, waiting=[("husky", 1)], played="mush").do("new day", "snow").deal()
    assert sorted(table.names(0, "hand") + table.names(0, "deck")) == ["husky", "mush"]
