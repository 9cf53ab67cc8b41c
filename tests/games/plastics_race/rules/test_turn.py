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
    state.resolve_chance(Rng(1))
    while not state.over:
        state.choose(0 if 0 in state.answers else state.answers[-1])
        state.resolve_chance(Rng(1))
    assert state.round == 20
    assert state.outcome is not None
    assert state.outcome.reason == "plastics-race-end-rounds"


@pytest.mark.rule("EPR-175")
def test_no_sequence_of_answers_goes_on_for_ever() -> None:
    """Every random game ends by itself or at the agreed round."""
    state = Table("london", 3).game.new(3, {"city": "london", "max_rounds": 20})
    rng = Rng(9)
    state.resolve_chance(rng)
    while not state.over:
        state.choose(state.answers[rng.below(len(state.answers))])
        state.resolve_chance(rng)
    assert state.round <= 20


@pytest.mark.rule("EPR-007", "EPR-027")
def test_rounds_begin_with_the_starting_player() -> None:
    """Play goes to the left; the round counts up when the starting player is on again."""
    table = Table(players=3)
    table.hand(1, "wild", "wild").hand(2, "wild", "wild")
    seen = []
    for _ in range(4):
        seen.append((table.s.player, table.s.round))
        table.end_turn()
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2)]


@pytest.mark.rule("EPR-051")
def test_the_free_pass_is_settled_when_the_turn_begins() -> None:
    """Only a truck that is locked in gets one."""
    table = Table("ankara", players=3).at("eryaman", seat=1).works("eryaman", "batikent")
    table.hand(1, "wild", "wild").hand(2, "wild").end_turn()
    assert (table.s.player, table.offers("drive batikent")) == (1, True)
    free = Table("ankara").at("batikent", seat=1).works("eryaman", "batikent").hand(1, "wild", "wild").end_turn()
    assert (free.s.player, free.offers("drive eryaman")) == (1, False)


@pytest.mark.rule("EPR-222")
def test_a_pair_that_must_reach_its_end_leaves_nothing_else_to_do() -> None:
    """No effect, no other card, no end of the turn."""
    table = Table(dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    table.drive("thissio", "dashed-blue-orange")
    assert table.asked == "Main"
    assert all("go on" in said for said in table.said.values())


@pytest.mark.rule("EPR-108")
def test_a_puncture_is_discarded_when_the_turn_ends() -> None:
    """Not before."""
    table = Table().hand(0, "green_draw_2").hand(1, "yellow_roll_dice")
    table.me.puncture = table.content.card_ids.index("purple_puncture")
    table.s.deck.remove(table.me.puncture)
    laid = table.me.puncture
    table.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    table.choose("nionia galatsi").choose("galatsi omonia")
    assert table.me.puncture == laid
    table.end_turn()
    assert (table.me.puncture, laid in table.s.discards) == (-1, True)


@pytest.mark.rule("EPR-171")
def test_nobody_plays_after_the_last_round() -> None:
    """Its last player ends the game."""
    table = Table().hand(1, "yellow_roll_dice")
    table.s.round = table.s.last_round = 5
    table.s.ending = 1
    table.end_turn()
    assert not table.s.over
    table.end_turn()
    assert table.s.over


@pytest.mark.rule("EPR-005", "EPR-088")
def test_every_card_of_the_deck_is_drawn_by_its_number() -> None:
    """The chance of a kind is that of its copies."""
    table = Table().hand(0, "green_draw_2").choose("effect draw-2")
    pending = table.s.pending
    assert pending is not None
    assert pending.rule == "DrawCard"
    assert pending.weights is not None
    wild = table.content.card_ids.index("wild")
    assert pending.weights[list(pending.answers).index(wild)] == table.s.deck.count(wild) == 5
