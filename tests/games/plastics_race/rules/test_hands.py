"""Street cards that come into a hand and leave it."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-022", "EPR-025")
def test_cards_leave_openly_and_come_one_by_one() -> None:
    """A card that is played stays before its player; at the end of the turn the missing ones are drawn."""
    race = Race().hand(0, "red_ask", "wild").at("vyronas").drive("syntagma", "red-ask")
    assert [race.content.card_ids[kind] for kind in race.me.played] == ["red_ask"]
    race.choose("end turn").choose("discard done")
    for cards in (2, 3, 4):
        assert (race.asked, len(race.me.hand)) == ("DrawCard", cards)
        race.choose("draw blue-works" if cards == 2 else "draw green-steal" if cards == 3 else "draw yellow-ask")
    assert race.s.current == 1


@pytest.mark.rule("EPR-005", "EPR-088")
def test_every_card_of_the_deck_is_drawn_by_its_number() -> None:
    race = Race().hand(0, "green_draw_2").choose("effect draw-2")
    pending = race.s.pending
    assert pending is not None
    assert pending.rule == "DrawCard"
    assert pending.weights is not None
    wild = race.content.card_ids.index("wild")
    assert pending.weights[list(pending.answers).index(wild)] == race.s.deck.count(wild) == 5


@pytest.mark.rule("EPR-026")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    race = Race().hand(0, "wild", "wild").hand(1, "yellow_roll_dice")
    race.s.discards, race.s.deck = race.s.deck, []
    total = len(race.s.discards)
    race.end_turn()
    assert (race.s.discards, len(race.s.deck), len(race.me.hand)) == ([], total - 2, 5)
    race.s.players[0].hand += race.s.deck
    race.s.players[0].hand.sort()
    race.s.deck.clear()
    race.s.resume()
    race.end_turn()
    assert (race.s.player, len(race.s.players[1].hand)) == (0, 1)
