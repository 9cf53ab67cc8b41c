"""The turn: playing, keeping, discarding, drawing; taking back."""

import pytest
from tests.games.plastics_race.table import Table, the_game

import ludoteca
from ludoteca.engine import Rng


@pytest.mark.rule("EPR-020", "EPR-021", "EPR-060")
def test_cards_in_any_order_or_none() -> None:
    """Colour, effect, colour again; then the rest is kept."""
    table = Table().at("vyronas").hand(0, "blue_works", "red_ask", "green_draw_2", "purple_steal")
    table.drive("syntagma", "red-ask").choose("effect draw-2").choose("draw wild").choose("draw wild")
    assert table.offers("drive koukaki")
    assert table.offers("end turn")
    table.drive("koukaki", "purple-steal").choose("end turn").choose("discard done")
    assert "blue_works" in table.cards()


@pytest.mark.rule("EPR-022", "EPR-023")
def test_discard_then_draw_up_to_five() -> None:
    """Unwanted cards go one by one; then the hand is five again; no card is played any more."""
    table = Table().hand(0, "blue_works", "red_ask", "green_draw_2", "wild")
    table.choose("end turn")
    assert table.asked == "Discard"
    assert not table.offers("effect")
    assert not table.offers("drive")
    table.choose("discard wild").choose("discard red-ask").choose("discard done")
    table.hand(1, "yellow_ask", "yellow_works").let_fall()
    assert len(table.me.hand) == 5
    assert {"blue_works", "green_draw_2", "red_roll_dice"} <= set(table.cards())


@pytest.mark.rule("EPR-022", "EPR-024")
def test_an_empty_hand_is_filled_at_the_end_of_the_turn_only() -> None:
    """Nothing is drawn while playing or on the turn of another."""
    table = Table().hand(0, "red_ask").at("vyronas").hand(1, "yellow_roll_dice")
    table.drive("syntagma", "red-ask")
    assert table.cards() == ["red_roll_dice"]
    table.end_turn()
    assert (len(table.me.hand), table.s.player, table.cards(1)) == (5, 1, ["yellow_roll_dice"])


@pytest.mark.rule("EPR-025")
def test_played_cards_reach_the_pile_at_the_end() -> None:
    """A card played cannot be drawn again in the same turn, even if the deck is empty."""
    table = Table().hand(0, "green_draw_2", "wild").hand(1, "yellow_roll_dice")
    table.s.players[1].hand += table.s.deck
    table.s.players[1].hand.sort()
    table.s.deck.clear()
    table.s.resume()
    assert not table.offers("effect draw-2")
    table.at("vyronas").drive("syntagma", "wild")
    assert (table.s.discards, len(table.me.played)) == ([], 1)
    table.choose("end turn").choose("discard done")
    assert table.asked == "DrawCard"
    assert table.s.answers == [the_game().content.card_ids.index("wild")]


@pytest.mark.rule("EPR-026")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """With both empty the missing cards are not drawn."""
    table = Table().hand(0, "wild", "wild").hand(1, "yellow_roll_dice")
    table.s.discards, table.s.deck = table.s.deck, []
    total = len(table.s.discards)
    table.end_turn()
    assert (table.s.discards, len(table.s.deck), len(table.me.hand)) == ([], total - 2, 5)
    table.s.players[0].hand += table.s.deck
    table.s.players[0].hand.sort()
    table.s.deck.clear()
    table.s.resume()
    table.end_turn()
    assert (table.s.player, len(table.s.players[1].hand)) == (0, 1)


@pytest.mark.rule("EPR-028")
def test_taking_back() -> None:
    """A step is free to take back until chance falls or another answers."""
    match = ludoteca.Match(the_game(), 2, {"city": "athens", "starting_seat": "1"}, seed=3)
    first = match.state.key()
    drive = next(answer for answer in match.state.answers if "drive" in match.game.describe(match.state, answer).id)
    match.choose(drive)
    assert match.undo_limit(0).answers == 1
    match.undo(0)
    assert match.state.key() == first
    match.choose(0)
    while match.state.player == 0:
        match.choose(match.state.answers[-1])
    assert match.undo_limit(0).answers == 0


@pytest.mark.rule("EPR-027", "EPR-175")
def test_the_agreed_number_of_rounds_is_the_end() -> None:
    """A game in which nobody does anything stops, is scored, and says why."""
    state = the_game().new(3, {"city": "paris", "max_rounds": 20})
    state.deal(Rng(1))
    while not state.over:
        state.choose(0 if 0 in state.answers else state.answers[-1])
        state.deal(Rng(1))
    assert state.round == 20
    assert state.outcome is not None
    assert state.outcome.reason == "plastics-race-end-rounds"
