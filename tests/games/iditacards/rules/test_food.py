"""Iditacards: food cards."""

import pytest
from tests.games.iditacards.table import Table, real_game

from ludoteca.games.iditacards.cards import TYPES


@pytest.mark.rule("IC-124")
def test_the_types() -> None:
    assert TYPES == ("dog", "attachment", "sled", "personal", "food", "movement", "utility", "damage")
    cards = real_game().content.cards
    assert [card for card, kind in enumerate(cards.types) if TYPES[kind] == "damage"] == [cards.damaged]


@pytest.mark.rule("IC-021")
def test_draws_stop_with_the_deck() -> None:
    """Dinner with three cards left draws three; the discard pile is not reshuffled; hands have no limit."""
    table = Table(4).give(position=10, hand="dinner 8*move", deck="2*breakfast 3*rest", discard="2*lunch")
    table.do("play dinner", "lose breakfast", "lose breakfast").deal()
    assert table.names(0, "hand") == ["move"] * 6 + ["rest"] * 3
    assert len(table.names(0, "discard")) == 6


@pytest.mark.rule("IC-008", "IC-177")
def test_everybody_draws_six_random_cards() -> None:
    table = Table(2)
    table.s = table.game.new(2, {"first_player": "first_seat"})
    while table.pending != "WeatherDie":
        table.s.choose(table.s.answers[0])
    assert [len(racer.hand) for racer in table.s.players] == [6, 6]
    lunch = Table().give(position=10, hand="lunch 2*move", deck="3*rest mush").do("play lunch")
    assert (lunch.pending, lunch.odds) == ("DrawCard", {"rest": 3, "mush": 1})
