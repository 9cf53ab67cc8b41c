"""Iditacards: piles of cards, and what everybody has seen."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.engine import Rng


@pytest.mark.rule("IC-012")
def test_cards_seen_coming_to_a_hand_are_known() -> None:
    """A recovered card is known to be in the hand until it leaves it or a new day begins."""
    table = Table(2).give(position=10, hand="torch", discard="mush lunch").give(1, position=5)
    table.do("play torch", "recover hand mush", "recover deck lunch")
    assert {"place": 0, "card": "mush"} in table.s.view(1)["known"]
    assert {"place": 2, "card": "lunch"} in table.s.view(1)["known"]
    for seed in range(5):
        assert table.number("mush") in table.s.determinize(1, Rng(seed)).players[0].hand
    table.do("pass", "play mush")
    assert {"place": 0, "card": "mush"} not in table.s.view(1)["known"]


@pytest.mark.rule("IC-177")
def test_decks_have_no_order() -> None:
    """Every draw is a card of the deck, each equally likely."""
    table = Table().give(hand="rest", deck="3*move 2*mush lunch").do("play rest")
    assert table.odds == {"move": 3, "mush": 2, "lunch": 1}


@pytest.mark.rule("IC-127", "IC-019")
@pytest.mark.parametrize(("returns", "left"), [(False, 0), (True, 1)])
def test_destroyed_damage_returns_only_by_the_switch(returns: bool, left: int) -> None:
    table = Table(destroyed_damage_returns=returns).give(position=50, hand="damaged move", deck="rest").damage(0)
    table.do("play damaged", "lose rest")
    assert len(table.s.damage_deck) == left


@pytest.mark.rule("IC-019")
def test_discarded_comes_back_destroyed_does_not() -> None:
    table = Table().give(position=10, hand="serenity mush move", deck="2*lunch", discard="dinner")
    before = table.pile("destroyed").count("mush")
    table.do("play serenity", "pay move", "lose lunch", "destroy mush", "new day", "snow").deal()
    racer = table.racer()
    mine = sorted(table.game.content.ids[card] for card in racer.hand + racer.deck)
    assert mine == ["dinner", "lunch", "lunch", "move", "serenity"]
    assert table.pile("destroyed").count("mush") == before + 1
