"""Street cards: which pay what, dashed pairs, made wilds."""

import pytest
from tests.games.plastics_race.race import Race, the_game


@pytest.mark.rule("EPR-030", "EPR-060")
def test_colour_or_effect_never_both() -> None:
    """A single card is gone once used either way."""
    race = Race().at("vyronas").hand(0, "red_draw_3", "orange_swap")
    race.drive("syntagma", "red-draw-3").not_offered("effect draw-3")


@pytest.mark.rule("EPR-031", "EPR-032")
def test_a_pair_acts_as_one_colour() -> None:
    for card in ("continuous_red_yellow", "wild"):
        race = Race("berlin").at("schoneberg").hand(0, card).drive("potsdamer", card.replace("_", "-"))
        race.resolve_chance().offered("go on tor").not_offered("go on wilmersdorf")


@pytest.mark.rule("EPR-033", "EPR-046")
def test_two_cards_make_a_wild_of_any_colour() -> None:
    race = Race("berlin").at("schoneberg").hand(0, "wild", "dashed_red_blue", "green_steal")
    race.choose("drive potsdamer").choose("pay two").choose("spend wild").choose("spend dashed-red-blue")
    race.resolve_chance().offered("go on tor")
    assert "wild" not in race.cards()[:2]
    assert len(race.me.played) == 2


@pytest.mark.rule("EPR-034", "EPR-035")
def test_dashed_pair_needs_the_second_colour_ahead() -> None:
    """From Piraeus over Thissio blue meets orange; over Korydallos no yellow meets green."""
    race = Race(spare=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange")
    race.offered("drive thissio").not_offered("drive korydallos")
    Race(spare=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_green").not_offered("drive")


@pytest.mark.rule("EPR-034", "EPR-042")
def test_either_colour_may_come_first() -> None:
    """From Monastiraki the same card is orange first, then blue."""
    race = Race().at("monastiraki").hand(0, "dashed_blue_orange")
    race.drive("thissio", "dashed-blue-orange").go_on("piraeus")
    assert race.stands_at("piraeus")


@pytest.mark.rule("EPR-035")
def test_the_walk_ahead_ignores_tokens_but_not_colours() -> None:
    """Works behind the next corner do not forbid the card; a die that changes the second colour does."""
    race = Race(spare=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange")
    race.works("thissio", "omonia").works("thissio", "monastiraki").offered("drive thissio")
    race.die("thissio", "omonia", "red").die("thissio", "monastiraki", "red").not_offered("drive thissio")


@pytest.mark.rule("EPR-035", "EPR-208")
def test_the_walk_ahead_obeys_printed_one_ways() -> None:
    """In Rome a red and yellow pair cannot join over the gate driven backwards."""
    Race("rome", spare=False).at("castel").hand(0, "dashed_red_yellow").offered("drive sanpietro")
    Race("rome", spare=False).at("prati").hand(0, "dashed_yellow_purple").not_offered("drive cipro")


@pytest.mark.rule("EPR-037")
def test_each_colour_of_a_dashed_pair_once() -> None:
    """Green and blue in Berlin: a green run, then blue, never green again."""
    race = Race("berlin").at("lankwitz").bins(0, 1).hand(0, "dashed_green_orange")
    race.drive("steglitz", "dashed-green-orange").go_on("grunewald").go_on("wilmersdorf")
    assert race.s.colours == [2, 2, 4]
    race.not_offered("go on")


@pytest.mark.rule("EPR-038")
def test_street_names_play_no_role() -> None:
    """Cards that differ only in their street are one kind."""
    content = the_game().content
    assert content.copies[content.card_ids.index("wild")] == 5
    assert len(content.card_ids) == 55


@pytest.mark.rule("EPR-039", "EPR-040")
def test_no_card_is_played_for_nothing() -> None:
    """With no matching section there is no way to throw a card away for its colour."""
    Race(spare=False).at("fyli").hand(0, "purple_puncture").not_offered("drive")


@pytest.mark.rule("EPR-223", "EPR-204")
def test_dashed_pair_on_a_white_lane() -> None:
    race = Race("berlin", dashed_on_white_lane=True).at("reuter").hand(0, "red_ask", "dashed_red_blue")
    race.choose("drive tor").choose("lane colour red").choose("pay dashed-red-blue").choose("pay red-ask")
    assert race.stands_at("tor")
    assert race.s.colours == [0]


@pytest.mark.rule("EPR-201")
def test_every_single_card_pays_for_a_joker_street() -> None:
    race = Race("paris").at("etoile").hand(0, "blue_works", "green_steal")
    race.choose("drive concorde").offered("pay blue-works", "pay green-steal")


@pytest.mark.rule("EPR-222")
@pytest.mark.parametrize("early", [True, False])
def test_tokens_bind_the_walk_ahead_of_a_pair_that_must_reach_its_end(early: bool) -> None:
    """Works behind the corner forbid the dashed pair only then."""
    race = Race(spare=False, dashed_may_stop_early=early).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange")
    race.works("thissio", "omonia").works("thissio", "monastiraki")
    assert race.offers("drive thissio") is early
