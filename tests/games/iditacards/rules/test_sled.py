"""Iditacards: sled cards."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.words.saying import say


@pytest.mark.rule("IC-119", "IC-120", "IC-121")
def test_adding_is_compulsory_taking_is_not() -> None:
    """Upgrade Sled: three cards of one deck come, then up to one old or new may be taken, into the discard pile."""
    table = Table().give(position=50, hand="upgrade_sled 2*move", deck="2*rest").supply("torch")
    table.do("play upgrade-sled", "lose rest", "lose rest")
    assert (table.pending, len(table.s.answers)) == ("ChooseDeck", 4)
    assert say(table.game.describe(table.s, table.s.answers[1])) == "Attack: add 3 cards, then take up to 1"
    table.do("deck attack").deal()
    assert len(table.s.supply) == 1 + 3
    assert {*table.s.supply} <= {table.number("torch"), *table.game.content.decks.upgrades[1]}
    assert table.offers("nothing")
    assert (table.do("take torch").pending, "torch" in table.names(0, "discard")) == ("Turn", True)


@pytest.mark.rule("IC-120")
def test_a_short_deck_adds_what_it_has() -> None:
    table = Table().give(position=50, hand="upgrade_sled 2*move", deck="2*rest").upgrade(0, "push haste").upgrade(1, "")
    table.do("play upgrade-sled", "lose rest", "lose rest")
    assert not table.offers("attack")
    table.do("deck speed").deal()
    assert table.pile("supply") == ["haste", "push"]


@pytest.mark.rule("IC-120", "IC-155")
def test_improvise_chooses_no_deck_unless_robodog_helps() -> None:
    """Nothing is added; one card may be taken. With Robodog one is added and two may be taken."""
    table = Table().give(position=50, hand="improvise").supply("push haste")
    assert table.do("play improvise", "take push").pending == "Turn"
    helped = Table().give(position=50, hand="improvise", team="robodog").supply("push haste")
    helped.do("play improvise", "deck attack").deal()
    assert len(helped.s.supply) == 3
    assert helped.do("take push", "take haste").pending == "Turn"


@pytest.mark.rule("IC-154", "IC-155")
def test_here_boy_searches_for_a_dog() -> None:
    """Cards are turned up to and including the first dog, fake or not, or the end of the deck."""
    table = Table().give(position=50, deck="move", waiting=[("here_boy", 1)]).upgrade(0, "push haste bear rush")
    table.do("reveal", "move")
    speed = say(table.game.describe(table.s, table.s.answers[0]))
    assert speed == "Speed: add cards until a dog comes, then take up to 1"
    table.do("deck speed", "add push", "add haste", "add bear")
    assert (table.pending, table.pile("supply")) == ("TakeFromSupply", ["bear", "haste", "push"])
    assert table.do("take bear").pending == "Turn"
    more = Table().give(position=50, deck="move", waiting=[("here_boy", 1)], team="robodog").upgrade(0, "bear 2*push")
    more.do("reveal", "move", "deck speed", "add bear", "add push")
    assert (more.pending, more.pile("supply")) == ("TakeFromSupply", ["bear", "push"])
    none = Table().give(position=50, deck="move", waiting=[("here_boy", 1)]).upgrade(0, "2*push")
    assert none.do("reveal", "move", "deck speed", "add push", "add push").pending == "TakeFromSupply"


@pytest.mark.rule("IC-139", "IC-046", "IC-155")
@pytest.mark.parametrize(("team", "more"), [("wheel_dog", 0), ("robodog", 1)])
def test_new_sled(team: str, more: int) -> None:
    """Hypothermia 2, four cards: one is paid, two destroyed, two added, up to two taken; one more with Robodog."""
    table = Table().give(position=50, hand="new_sled move rest lunch", hypothermia=2, team=team)
    destroyed = len(table.s.destroyed)
    table.do("play new-sled", "pay move")
    assert (len(table.s.destroyed), table.names(0, "hand")) == (destroyed + 2, [])
    table.do("deck survivor").deal()
    assert len(table.s.supply) == 2 + more
    taken = 0
    while table.pending == "TakeFromSupply":
        table.s.choose(table.s.answers[1])
        taken += 1
    assert taken == 2 + more
    assert (len(table.names(0, "discard")), table.names(0, "played")) == (1 + taken, ["new_sled"])


@pytest.mark.rule("IC-139", "IC-097")
def test_new_sled_with_hypothermia_one_costs_nothing() -> None:
    table = Table().give(position=50, hand="new_sled move rest lunch", hypothermia=1)
    table.do("play new-sled", "deck speed").deal()
    assert len(table.s.supply) == 3


@pytest.mark.rule("IC-020", "IC-120")
def test_an_empty_upgrade_deck_adds_nothing() -> None:
    """Only decks with cards can be chosen; with all empty one may still take; nothing is refilled."""
    table = Table().give(position=10, hand="upgrade_sled 2*move", deck="3*rest").supply("push")
    for deck in range(4):
        table.upgrade(deck, "")
    table.do("play upgrade-sled", "lose rest", "lose rest", "take push")
    assert [len(deck) for deck in table.s.upgrades] == [0, 0, 0, 0]


@pytest.mark.rule("IC-177")
def test_cards_added_to_the_supply_are_random() -> None:
    table = Table().give(position=50, hand="new_sled move").upgrade(0, "2*bear cat").do("play new-sled")
    table.s.choose(0)
    assert (table.pending, table.odds) == ("AddToSupply", {"bear": 2, "cat": 1})
