"""The turn: playing, keeping, discarding, drawing; taking back."""

import pytest
from tests.games.plastics_race.race import Race, begun, the_game

import ludoteca
from ludoteca.engine import Rng


@pytest.mark.rule("EPR-020", "EPR-021", "EPR-060")
def test_cards_in_any_order_or_none() -> None:
    """Colour, effect, colour again; then the rest is kept."""
    race = Race().at("vyronas").hand(0, "blue_works", "red_ask", "green_draw_2", "purple_steal")
    race.drive("syntagma", "red-ask").choose("effect draw-2").choose("draw wild").choose("draw wild")
    race.offered("drive koukaki", "end turn")
    race.drive("koukaki", "purple-steal").choose("end turn").choose("discard done")
    assert "blue_works" in race.cards()


@pytest.mark.rule("EPR-022", "EPR-023")
def test_discard_then_draw_up_to_five() -> None:
    """Unwanted cards go one by one; then the hand is five again; no card is played any more."""
    race = Race().hand(0, "blue_works", "red_ask", "green_draw_2", "wild")
    race.choose("end turn").not_offered("effect", "drive")
    assert race.asked == "Discard"
    race.choose("discard wild").choose("discard red-ask").choose("discard done")
    race.hand(1, "yellow_ask", "yellow_works").resolve_chance()
    assert len(race.me.hand) == 5
    assert {"blue_works", "green_draw_2", "red_roll_dice"} <= set(race.cards())


@pytest.mark.rule("EPR-022", "EPR-024")
def test_an_empty_hand_is_filled_at_the_end_of_the_turn_only() -> None:
    race = Race().hand(0, "red_ask").at("vyronas").hand(1, "yellow_roll_dice").drive("syntagma", "red-ask")
    assert race.cards() == ["red_roll_dice"]
    race.end_turn()
    assert (len(race.me.hand), race.s.player, race.cards(1)) == (5, 1, ["yellow_roll_dice"])


@pytest.mark.rule("EPR-025")
def test_played_cards_reach_the_pile_at_the_end() -> None:
    """A card played cannot be drawn again in the same turn, even if the deck is empty."""
    race = Race().hand(0, "green_draw_2", "wild").hand(1, "yellow_roll_dice").no_deck()
    race.not_offered("effect draw-2").at("vyronas").drive("syntagma", "wild")
    assert (race.s.discards, len(race.me.played)) == ([], 1)
    race.choose("end turn").choose("discard done")
    assert race.asked == "DrawCard"
    assert race.s.answers == [the_game().content.card_ids.index("wild")]


@pytest.mark.rule("EPR-028")
def test_taking_back() -> None:
    """A step is free to take back until chance is resolved or another player answers."""
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
    state = begun(3, city="paris", max_rounds=20)
    while not state.over:
        state.choose(0 if 0 in state.answers else state.answers[-1])
        state.resolve_chance(Rng(1))
    assert state.round == 20
    assert state.outcome is not None
    assert state.outcome.reason == "plastics-race-end-rounds"


@pytest.mark.rule("EPR-007", "EPR-027")
def test_rounds_begin_with_the_starting_player() -> None:
    """Play goes to the left; the round counts up when it is the starting player's turn again."""
    race = Race(players=3).hand(1, "wild", "wild").hand(2, "wild", "wild")
    seen = []
    for _ in range(4):
        seen.append((race.s.player, race.s.round))
        race.end_turn()
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2)]


@pytest.mark.rule("EPR-051")
def test_the_free_pass_is_settled_when_the_turn_begins() -> None:
    race = Race("ankara", players=3).at("eryaman", seat=1).works("eryaman", "batikent")
    race.hand(1, "wild", "wild").hand(2, "wild").end_turn()
    assert race.offered("drive batikent").s.player == 1
    free = Race("ankara").at("batikent", seat=1).works("eryaman", "batikent").hand(1, "wild", "wild").end_turn()
    assert free.not_offered("drive eryaman").s.player == 1


@pytest.mark.rule("EPR-222")
def test_a_pair_that_must_reach_its_end_leaves_nothing_else_to_do() -> None:
    race = Race(dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    race.drive("thissio", "dashed-blue-orange")
    assert race.asked == "Main"
    assert all("go on" in said for said in race.said.values())


@pytest.mark.rule("EPR-108")
def test_a_puncture_is_discarded_when_the_turn_ends() -> None:
    race = Race().hand(0, "green_draw_2").hand(1, "yellow_roll_dice").puncture()
    laid = race.me.puncture
    race.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    race.choose("nionia galatsi").choose("galatsi omonia")
    assert race.me.puncture == laid
    race.end_turn()
    assert (race.me.puncture, laid in race.s.discards) == (-1, True)


@pytest.mark.rule("EPR-171")
def test_nobody_plays_after_the_last_round() -> None:
    race = Race().hand(1, "yellow_roll_dice")
    race.s.round = race.s.last_round = 5
    race.s.ending = 1
    race.end_turn()
    assert not race.s.over
    race.end_turn()
    assert race.s.over
