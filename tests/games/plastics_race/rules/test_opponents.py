"""Effects 3 to 5: Steal, Ask, Swap; and what everybody knows afterwards."""

import pytest
from tests.games.plastics_race.race import Race

from ludoteca.engine import Rng


@pytest.mark.rule("EPR-078")
def test_steal_takes_any_card_of_five() -> None:
    race = Race().hand(0, "green_steal").hand(1, "wild", "wild", "red_ask", "blue_works", "yellow_works")
    race.choose("effect steal")
    pending = race.s.pending
    assert pending is not None
    assert (pending.rule, pending.weights) == ("StealCard", (1, 1, 1, 2))
    race.choose("red-ask")
    assert "red_ask" in race.cards()
    assert len(race.cards(1)) == 4


@pytest.mark.rule("EPR-080", "EPR-081")
def test_ask_gives_exactly_one_card() -> None:
    """Singles and both kinds of pairs match; one of them is given."""
    race = Race().hand(0, "yellow_ask").hand(1, "dashed_red_blue", "continuous_red_green", "red_police", "wild")
    race.choose("effect ask").choose("name card red")
    assert (race.asked, race.s.player) == ("GiveCard", 1)
    assert len(race.s.answers) == 3
    race.choose("continuous-red-green")
    assert race.cards(1) == ["red_police", "dashed_red_blue", "wild"]


@pytest.mark.rule("EPR-081", "EPR-061")
def test_ask_without_a_match_spends_the_card() -> None:
    """It may be played without knowing; then nothing happens, and all know that the hand has no such card."""
    race = Race(players=3).hand(0, "yellow_ask").hand(1, "wild").hand(2, "wild")
    race.choose("effect ask").choose("ask 1").choose("name card red")
    assert race.cards() == ["red_roll_dice"]
    red = race.game.content.card_ids.index("red_ask")
    assert [(observer, 1, red) in race.s.absent for observer in range(3)] == [True, False, True]


@pytest.mark.rule("EPR-082")
def test_ask_and_swap_need_only_one_card() -> None:
    """The minimum of five is for Steal alone; an empty hand is no target."""
    race = Race(players=3).hand(0, "yellow_ask", "blue_swap", "green_steal").hand(1, "wild")
    race.offered("effect ask", "effect swap").not_offered("effect steal").choose("effect ask")
    assert race.asked == "NameCard"


@pytest.mark.rule("EPR-084", "EPR-085")
def test_swap_in_secret() -> None:
    """The partner chooses without seeing the offer; then both cards change hands and both are remembered."""
    race = Race(players=3).hand(0, "blue_swap", "wild").hand(1, "red_ask", "green_steal").hand(2, "yellow_ask")
    race.choose("effect swap").choose("opponent swap 1").choose("offer wild")
    assert (race.asked, race.s.player) == ("OfferCard", 1)
    assert race.s.view(1)["players"][0]["offer"] is None
    assert race.s.view(1)["players"][0]["offers"] is True
    assert race.s.view(0)["players"][0]["offer"] == "wild"
    race.choose("offer red-ask")
    assert race.cards() == ["red_roll_dice", "red_ask"]
    assert race.cards(1) == ["green_steal", "wild"]
    ids = race.game.content.card_ids
    assert race.s.known == [(0, 1, ids.index("wild")), (1, 0, ids.index("red_ask"))]


@pytest.mark.rule("EPR-084")
def test_swapping_equal_cards_is_remembered_too() -> None:
    """Both gave a wild: each knows that the other holds one."""
    race = Race().hand(0, "blue_swap", "wild").hand(1, "wild", "green_steal")
    race.choose("effect swap").choose("offer wild").choose("offer wild")
    wild = race.game.content.card_ids.index("wild")
    assert race.s.known == [(0, 1, wild), (1, 0, wild)]


@pytest.mark.rule("EPR-078", "EPR-080")
def test_facts_hold_in_every_world_a_seat_imagines() -> None:
    """A card given stays where it is known to be; others forget what may have gone."""
    race = Race(players=3).hand(0, "yellow_ask").hand(1, "red_police", "wild").hand(2, "blue_works")
    red = race.game.content.card_ids.index("red_police")
    race.s.learn(2, 1, red)
    race.choose("effect ask").choose("opponent ask 1").choose("name card red")
    assert (2, 1, red) not in race.s.known
    assert (1, 0, red) in race.s.known
    race.end_turn()
    for seed in range(10):
        assert red in race.s.determinize(1, Rng(seed)).players[0].hand


@pytest.mark.rule("EPR-223")
def test_the_asker_picks() -> None:
    """With the switch off the asker sees the matching cards, knows the rest is not there, and picks one."""
    race = Race(ask_giver_chooses=False).hand(0, "yellow_ask").hand(1, "red_police", "dashed_red_blue", "wild")
    race.choose("effect ask").choose("name card red")
    assert (race.asked, race.s.player, len(race.s.answers)) == ("TakeCard", 0, 2)
    race.choose("take red-police")
    assert race.cards(1) == ["dashed_red_blue", "wild"]
    ids = race.game.content.card_ids
    assert (0, 1, ids.index("dashed_red_blue")) in race.s.known
    assert (0, 1, ids.index("red_ask")) in race.s.absent


@pytest.mark.rule("EPR-108", "EPR-109", "EPR-112")
def test_a_puncture_is_laid_before_an_opponent() -> None:
    race = Race(players=3).hand(0, "purple_puncture", "blue_puncture").choose("effect purple-puncture")
    assert (race.asked, len(race.s.answers)) == ("ChooseOpponent", 2)
    race.choose("opponent 1")
    assert race.s.players[1].puncture == race.content.card_ids.index("purple_puncture")
    race.choose("effect blue-puncture")
    assert race.s.players[2].puncture == race.content.card_ids.index("blue_puncture")
