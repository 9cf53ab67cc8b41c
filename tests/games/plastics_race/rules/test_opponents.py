"""Effects 3 to 5: Steal, Ask, Swap; and what everybody knows afterwards."""

import pytest
from tests.games.plastics_race.table import Table

from ludoteca.engine import Rng


@pytest.mark.rule("EPR-078")
def test_steal_takes_any_card_of_five() -> None:
    """Every card of the victim can be hit; it goes to the thief."""
    table = Table().hand(0, "green_steal").hand(1, "wild", "wild", "red_ask", "blue_works", "yellow_works")
    table.choose("effect steal")
    pending = table.s.pending
    assert pending is not None
    assert (pending.rule, pending.weights) == ("StealCard", (1, 1, 1, 2))
    table.choose("red-ask")
    assert "red_ask" in table.cards()
    assert len(table.cards(1)) == 4


@pytest.mark.rule("EPR-080", "EPR-081")
def test_ask_gives_exactly_one_card() -> None:
    """Singles and both kinds of pairs match; one of them is given."""
    table = Table().hand(0, "yellow_ask").hand(1, "dashed_red_blue", "continuous_red_green", "red_police", "wild")
    table.choose("effect ask").choose("name card red")
    assert (table.asked, table.s.player) == ("GiveCard", 1)
    assert len(table.s.answers) == 3
    table.choose("continuous-red-green")
    assert table.cards(1) == ["red_police", "dashed_red_blue", "wild"]


@pytest.mark.rule("EPR-081", "EPR-061")
def test_ask_without_a_match_spends_the_card() -> None:
    """It may be played without knowing; then nothing happens, and all know that he has none."""
    table = Table(players=3).hand(0, "yellow_ask").hand(1, "wild").hand(2, "wild")
    table.choose("effect ask").choose("ask 1").choose("name card red")
    assert table.cards() == ["red_roll_dice"]
    red = table.game.content.card_ids.index("red_ask")
    assert [(observer, 1, red) in table.s.absent for observer in range(3)] == [True, False, True]


@pytest.mark.rule("EPR-082")
def test_ask_and_swap_need_only_one_card() -> None:
    """The minimum of five is for Steal alone; an empty hand is no target."""
    table = Table(players=3).hand(0, "yellow_ask", "blue_swap", "green_steal").hand(1, "wild")
    assert table.offers("effect ask")
    assert table.offers("effect swap")
    assert not table.offers("effect steal")
    table.choose("effect ask")
    assert table.asked == "NameCard"


@pytest.mark.rule("EPR-084", "EPR-085")
def test_swap_in_secret() -> None:
    """The partner chooses without seeing the offer; then both cards change hands and both are remembered."""
    table = Table(players=3).hand(0, "blue_swap", "wild").hand(1, "red_ask", "green_steal").hand(2, "yellow_ask")
    table.choose("effect swap").choose("opponent swap 1").choose("offer wild")
    assert (table.asked, table.s.player) == ("OfferCard", 1)
    assert table.s.view(1)["players"][0]["offer"] is None
    assert table.s.view(1)["players"][0]["offers"] is True
    assert table.s.view(0)["players"][0]["offer"] == "wild"
    table.choose("offer red-ask")
    assert table.cards() == ["red_roll_dice", "red_ask"]
    assert table.cards(1) == ["green_steal", "wild"]
    ids = table.game.content.card_ids
    assert table.s.known == [(0, 1, ids.index("wild")), (1, 0, ids.index("red_ask"))]


@pytest.mark.rule("EPR-084")
def test_swapping_equal_cards_is_remembered_too() -> None:
    """Both gave a wild: each knows that the other holds one."""
    table = Table().hand(0, "blue_swap", "wild").hand(1, "wild", "green_steal")
    table.choose("effect swap").choose("offer wild").choose("offer wild")
    wild = table.game.content.card_ids.index("wild")
    assert table.s.known == [(0, 1, wild), (1, 0, wild)]


@pytest.mark.rule("EPR-078", "EPR-080")
def test_facts_hold_in_every_world_a_seat_imagines() -> None:
    """A card given stays where it is known to be; others forget what may have gone."""
    table = Table(players=3).hand(0, "yellow_ask").hand(1, "red_police", "wild").hand(2, "blue_works")
    red = table.game.content.card_ids.index("red_police")
    table.s.learn(2, 1, red)
    table.choose("effect ask").choose("opponent ask 1").choose("name card red")
    assert (2, 1, red) not in table.s.known
    assert (1, 0, red) in table.s.known
    table.end_turn()
    for seed in range(10):
        assert red in table.s.determinize(1, Rng(seed)).players[0].hand  # type: ignore[attr-defined]


@pytest.mark.rule("EPR-223")
def test_the_asker_picks() -> None:
    """With the switch off he sees the matching cards, knows the rest is not there, and picks one."""
    table = Table(ask_giver_chooses=False).hand(0, "yellow_ask").hand(1, "red_police", "dashed_red_blue", "wild")
    table.choose("effect ask").choose("name card red")
    assert (table.asked, table.s.player, len(table.s.answers)) == ("TakeCard", 0, 2)
    table.choose("take red-police")
    assert table.cards(1) == ["dashed_red_blue", "wild"]
    ids = table.game.content.card_ids
    assert (0, 1, ids.index("dashed_red_blue")) in table.s.known
    assert (0, 1, ids.index("red_ask")) in table.s.absent


@pytest.mark.rule("EPR-108", "EPR-109", "EPR-112")
def test_a_puncture_is_laid_before_an_opponent() -> None:
    """On your own turn, for their next one; not before somebody who has one already."""
    table = Table(players=3).hand(0, "purple_puncture", "blue_puncture")
    table.choose("effect purple-puncture")
    assert (table.asked, len(table.s.answers)) == ("ChooseOpponent", 2)
    table.choose("opponent 1")
    assert table.s.players[1].puncture == table.content.card_ids.index("purple_puncture")
    table.choose("effect blue-puncture")
    assert table.s.players[2].puncture == table.content.card_ids.index("blue_puncture")
