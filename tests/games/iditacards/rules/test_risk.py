"""Iditacards: the risk stack."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-050", "IC-059")
def test_a_risk_is_paid_on_the_next_turns_one_card_each() -> None:
    """Husky waits for two: nothing is revealed on its own turn, one card on each of the next two."""
    table = Table().give(position=10, hand="husky 2*move", deck="9*move", team="")
    table.do("play husky", "lose move", "lose move")
    assert (table.pending, table.racer().owed) == ("Turn", [2])
    table.do("reveal", "move")
    assert (table.pending, table.racer().owed) == ("Turn", [1])
    table.do("reveal", "move")
    assert (table.team(), table.racer().owed) == ("husky", [])


@pytest.mark.rule("IC-051")
def test_a_revealed_card_is_played_in_full() -> None:
    """Lunch feeds at once, costs its two cards, and draws."""
    table = Table().give(position=10, hand="2*move", deck="lunch 3*rest", waiting=[("mush", 2)], starvation=2)
    table.do("reveal", "lunch")
    assert table.racer().starvation == 1
    assert table.names(0, "discard") == ["move", "move"]
    table.deal()
    assert table.names(0, "hand") == ["rest"] * 3


@pytest.mark.rule("IC-052")
def test_the_waiting_card_comes_after_its_last_risk_card() -> None:
    """Rest draws before Dog Food counts the hand and the team; both in the same turn."""
    table = Table().give(position=10, deck="rest 5*move", waiting=[("mush", 1)], team="")
    table.do("reveal", "rest")
    assert (table.pending, table.at()) == ("DrawCard", 10)
    table.do("draw move", "draw move")
    assert table.at() == 10 + 10 + 1


@pytest.mark.rule("IC-053")
def test_risks_stack_and_resolve_from_the_top() -> None:
    """Dog Trap (2): Move; Mush, which waits for 1; Breakfast. Then Breakfast, Mush and Dog Trap in one turn."""
    table = Table(2).give(0, position=10, hand="dog_trap 2*lunch", team="wheel_dog").give(1, position=90, team="bear")
    table.give(0, deck="move mush 12*rest breakfast").do("play dog-trap", "pass", "reveal", "move", "pass")
    assert table.racer().owed == [1]
    table.do("reveal", "mush", "lose rest", "lose rest", "pass")
    assert (table.racer().owed, len(table.racer().waiting)) == ([1, 1], 2)
    before = table.at()
    table.do("reveal", "breakfast", "lose rest", "lose rest", "lose rest", "draw rest", "draw rest", "draw rest")
    assert table.racer().waiting == []
    assert table.team(1) == ""
    assert table.at() == before + 11 + 2
    assert table.names(0, "played") == ["breakfast", "dog_trap", "move", "mush"]


@pytest.mark.rule("IC-054", "IC-055", "IC-056", "IC-060")
def test_a_risk_card_that_cannot_be_paid_fails_the_whole_stack() -> None:
    """What had already worked stays; all waiting cards lie in the played area; the turn is over and moves."""
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


@pytest.mark.rule("IC-057")
def test_an_empty_deck_fails_the_reveal() -> None:
    """Or the player takes a new day instead."""
    table = Table().give(position=10, waiting=[("husky", 1)])
    assert table.offers("new day")
    table.do("reveal")
    assert (table.names(0, "played"), table.pending) == (["husky"], "Turn")


@pytest.mark.rule("IC-060", "IC-065")
def test_abandoned_cards_come_back_with_the_new_day() -> None:
    """The waiting Husky is shuffled in."""
    table = Table().give(position=10, waiting=[("husky", 1)], played="mush").do("new day", "snow").deal()
    assert sorted(table.names(0, "hand") + table.names(0, "deck")) == ["husky", "mush"]


@pytest.mark.rule("IC-061", "IC-132")
def test_damaged_as_risk() -> None:
    """Paid with one energy and one health it is destroyed and counts."""
    table = Table().give(position=10, hand="move", deck="damaged 2*rest", waiting=[("husky", 1)])
    table.do("reveal", "damaged", "lose rest")
    assert "damaged" in table.pile("destroyed")
    assert table.team() == "wheel_dog husky"
    assert table.names(0, "played") == []


@pytest.mark.rule("IC-164")
def test_reliable_dog_keeps_the_first_card_and_dies_of_failure() -> None:
    """The first card of each risk goes to the hand and counts; a failing stack kills the dog, a new day does not."""
    table = Table(retired_cards=True).give(
        position=10, team="reliable_dog", deck="2*rest lunch", waiting=[("husky", 2)]
    )
    table.do("reveal", "lunch")
    assert (table.names(0, "hand"), table.racer().owed) == (["lunch"], [1])
    table.do("reveal", "rest").deal()
    assert table.team() == "reliable_dog husky"
    failing = Table(retired_cards=True).give(position=10, team="reliable_dog wheel_dog", waiting=[("husky", 1)])
    failing.do("reveal")
    assert failing.team() == "wheel_dog"
    resting = Table(retired_cards=True).give(position=10, team="reliable_dog", waiting=[("husky", 1)])
    assert resting.do("new day", "snow").deal().team() == "reliable_dog"
    saved = Table(retired_cards=True).give(position=10, team="reliable_dog+armour", waiting=[("husky", 1)])
    assert saved.do("reveal").team() == "reliable_dog"


@pytest.mark.rule("IC-081")
def test_risks_always_fail_here() -> None:
    """A card with risk pays energy and health, then fails; a waiting stack fails without turning a card."""
    table = Table(legs={3: "rope_bridge"}).give(position=40, hand="husky 2*move", deck="rest lunch")
    table.do("play husky").deal()
    assert table.names(0, "played") == ["husky"]
    assert len(table.names(0, "discard")) == 4
    stack = Table(legs={3: "rope_bridge"}).give(position=40, deck="move", waiting=[("husky", 1)])
    stack.do("reveal")
    assert (stack.names(0, "deck"), stack.names(0, "played")) == (["move"], ["husky"])
    elsewhere = Table(legs={3: "rope_bridge"}).give(position=46, deck="move", waiting=[("husky", 1)])
    assert elsewhere.do("reveal", "move").team() == "wheel_dog husky"


@pytest.mark.rule("IC-016", "IC-049", "IC-128")
def test_a_failure_ends_the_action_and_not_the_turn() -> None:
    """A card of the hand that hits Damaged while paying fails; the automatic move follows."""
    table = Table(2).give(0, position=10, hand="breakfast", deck="damaged 2*move").give(1, position=50)
    table.do("play breakfast", "damaged")
    assert (table.names(0, "hand"), table.names(0, "played")) == ([], ["breakfast"])
    assert (table.at(), table.player) == (12, 1)


@pytest.mark.rule("IC-177")
def test_the_revealed_card_is_random() -> None:
    """Each of the deck is equally likely."""
    table = Table().give(position=10, deck="3*move 2*mush lunch", waiting=[("husky", 1)]).do("reveal")
    assert (table.pending, table.odds) == ("RevealCard", {"move": 3, "mush": 2, "lunch": 1})
