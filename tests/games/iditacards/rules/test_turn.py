"""Iditacards: a turn."""

import pytest
from tests.games.iditacards.table import Table


@pytest.mark.rule("IC-013", "IC-014")
def test_turns_go_left_and_each_moves_one_plus_speed() -> None:
    """Passing is allowed; the automatic move of everybody is one square plus speed."""
    table = Table(3).give(0, position=10).give(1, position=20).give(2, position=30)
    assert table.offers("pass")
    order = []
    for _ in range(6):
        order.append(table.player)
        table.do("pass")
    assert order == [0, 1, 2, 0, 1, 2]
    assert [table.at(seat) for seat in range(3)] == [14, 24, 34]


@pytest.mark.rule("IC-013")
def test_one_card_a_turn() -> None:
    """After a card the turn is over."""
    table = Table(2).give(0, position=10, hand="2*move", deck="rest").give(1, position=20)
    table.do("play move")
    assert table.player == 1
    assert table.at(0) == 14


@pytest.mark.rule("IC-015")
def test_with_cards_waiting_one_can_only_reveal_or_rest() -> None:
    """No card of the hand and no pass while risk is owed."""
    table = Table().give(position=10, hand="move", deck="move", waiting=[("husky", 1)])
    assert {"reveal", "new"} == {words.split()[2] for words in table.said().values()} - {"sacrifice"}


@pytest.mark.rule("IC-016", "IC-128", "IC-181")
def test_a_turn_that_ends_early_still_moves() -> None:
    """Damaged in a health payment ends the action, not the automatic move."""
    table = Table().give(position=10, hand="breakfast", deck="damaged").give(deck="2*move")
    table.do("play breakfast", "damaged")
    assert table.at() == 12
    assert table.pending == "Turn"


@pytest.mark.rule("IC-017", "IC-049", "IC-098", "IC-104")
def test_a_card_that_cannot_be_paid_may_be_played() -> None:
    """It has no effect and lies in the played area, but a meal has already fed."""
    table = Table().give(position=10, hand="lunch first_aid", starvation=3, hypothermia=3)
    table.do("play lunch")
    assert (table.racer().starvation, table.racer().hypothermia) == (2, 3)
    assert table.names(0, "played") == ["lunch"]
    assert table.names(0, "hand") == ["first_aid"]
    table.do("play first-aid")
    assert (table.racer().starvation, table.racer().hypothermia) == (2, 2)
    assert table.names(0, "discard") == []


@pytest.mark.rule("IC-018")
def test_a_played_card_stays_in_the_played_area() -> None:
    """It is not in the discard pile while its effect runs, so it cannot recover itself."""
    table = Table().give(position=10, hand="torch", discard="mush")
    table.do("play torch")
    assert table.pending == "Recover"
    assert not table.offers("torch")
    table.do("done")
    assert table.names(0, "played") == ["torch"]
    assert table.names(0, "discard") == ["mush"]


@pytest.mark.rule("IC-019")
def test_discarded_comes_back_destroyed_does_not() -> None:
    """A new day shuffles the discard pile in; the destroyed card stays away."""
    table = Table().give(position=10, hand="serenity mush move", deck="2*lunch", discard="dinner")
    before = table.pile("destroyed").count("mush")
    table.do("play serenity", "pay move", "lose lunch", "destroy mush", "new day", "snow").deal()
    racer = table.racer()
    mine = sorted(table.game.content.ids[card] for card in racer.hand + racer.deck)
    assert mine == ["dinner", "lunch", "lunch", "move", "serenity"]
    assert table.pile("destroyed").count("mush") == before + 1


@pytest.mark.rule("IC-020", "IC-120")
def test_an_empty_upgrade_deck_adds_nothing() -> None:
    """Only decks with cards can be chosen; with all empty one may still take; nothing is refilled."""
    table = Table().give(position=10, hand="upgrade_sled 2*move", deck="3*rest").supply("push")
    for deck in range(4):
        table.upgrade(deck, "")
    table.do("play upgrade-sled", "lose rest", "lose rest")
    assert table.pending == "TakeFromSupply"
    table.do("take push")
    assert [len(deck) for deck in table.s.upgrades] == [0, 0, 0, 0]


@pytest.mark.rule("IC-021")
def test_draws_stop_with_the_deck() -> None:
    """Dinner with three cards left draws three; the discard pile is not reshuffled; hands have no limit."""
    table = Table(4).give(position=10, hand="dinner 8*move", deck="2*breakfast 3*rest", discard="2*lunch")
    table.do("play dinner", "lose breakfast", "lose breakfast").deal()
    assert table.names(0, "hand") == ["move"] * 6 + ["rest"] * 3
    assert len(table.names(0, "discard")) == 6


@pytest.mark.rule("IC-022", "IC-110", "IC-117")
def test_free_actions_come_before_the_action() -> None:
    """Any number of sacrifices and discards of attachments, then still a card; also with a stack waiting."""
    table = Table().give(position=10, hand="move", team="wheel_dog+tiara husky bear")
    table.do("sacrifice bear", "take off tiara", "sacrifice husky")
    assert table.team() == "wheel_dog"
    assert table.names(0, "discard") == ["tiara"]
    table.do("play move")
    assert table.at() == 14
    waiting = Table().give(position=10, waiting=[("husky", 1)], deck="move", team="wheel_dog bear")
    waiting.do("sacrifice bear")
    assert waiting.offers("reveal")


@pytest.mark.rule("IC-022")
def test_no_free_actions_on_another_players_turn() -> None:
    """Only whoever is on turn is asked the main question; answers to cards offer no sacrifice."""
    table = Table(2).give(0, position=10, deck="move", waiting=[("dog_trap", 1)]).give(1, position=20)
    table.give(1, team="wheel_dog+armour bear").do("reveal", "move")
    assert (table.pending, table.player) == ("KillOwnDog", 1)
    assert all("kill" in words.split() for words in table.said().values())


@pytest.mark.rule("IC-085", "IC-181")
def test_end_of_turn_in_order() -> None:
    """Automatic move, Malamute's draw, recovery by the leg where one then stands, next player."""
    table = Table(2, legs={4: "village", 3: "town"}).give(
        0, position=44, team="wheel_dog malamute", deck="move", discard="mush"
    )
    table.give(1, position=5)
    table.do("pass")
    assert table.pending == "DrawCard"
    assert table.at(0) == 46
    table.do("draw move")
    assert (table.pending, table.player) == ("Recover", 0)
    assert not table.offers("lunch")
    table.do("recover hand mush")
    assert (table.pending, table.player) == ("Turn", 1)
