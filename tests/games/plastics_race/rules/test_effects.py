"""Effects of cards: when they can be played, drawing, Shortcut."""

import pytest
from tests.games.plastics_race.race import Race

from ludoteca.engine import NONE


@pytest.mark.rule("EPR-098", "EPR-099")
def test_shortcut_ignores_colour_and_tokens_for_its_whole_run() -> None:
    race = Race("berlin").at("lankwitz").bins(0, 1).hand(0, "yellow_shortcut")
    race.works("lankwitz", "steglitz").arrow("grunewald", "steglitz")
    race.choose("effect shortcut").choose("shortcut steglitz").go_on("grunewald")
    assert (race.stands_at("grunewald"), race.s.colours) == (True, [2, 2])
    race.not_offered("go on")


@pytest.mark.rule("EPR-099", "EPR-100", "EPR-133")
def test_shortcut_over_special_streets() -> None:
    """A joker street or white lane is skipped alone, and has no colour for routes."""
    race = Race("paris").at("etoile").hand(0, "yellow_shortcut")
    race.choose("effect shortcut").choose("shortcut concorde")
    assert race.s.colours == [NONE]
    race.not_offered("go on")
    into = Race("paris").at("opera").hand(0, "yellow_shortcut")
    into.choose("effect shortcut").choose("shortcut concorde").not_offered("go on etoile")


@pytest.mark.rule("EPR-100")
def test_shortcut_counts_with_the_colour_of_the_section() -> None:
    race = Race().at("galatsi").hand(0, "yellow_shortcut").die("galatsi", "psychiko", "green")
    race.die("argyroupoli", "glyfada", "red")
    race.choose("effect shortcut").choose("shortcut psychiko")
    assert race.s.colours == [2]


@pytest.mark.rule("EPR-208", "EPR-098")
def test_shortcut_through_the_vatican_forwards() -> None:
    race = Race("rome").at("sanpietro").hand(0, "yellow_shortcut")
    race.choose("effect shortcut").choose("shortcut santuffizio")
    assert race.stands_at("santuffizio")


@pytest.mark.rule("EPR-088")
def test_draw_two_and_three() -> None:
    """Drawn at once, usable this turn."""
    for card, number in (("green_draw_2", 2), ("red_draw_3", 3)):
        race = Race().hand(0, card).at("vyronas").choose(f"effect {card[-6:].replace('_', '-')}")
        for _ in range(number):
            race.choose("draw wild")
        assert race.cards().count("wild") == number
        race.offered("drive zografou")


@pytest.mark.rule("EPR-062")
def test_effects_after_a_forced_stop() -> None:
    race = Race("berlin").hand(0, "yellow_shortcut", "red_police", "green_draw_2", "yellow_ask")
    race.at("adlershof").bins(0, 4).works("hbf", "tor").drive("muggelsee", "yellow-ask")
    race.not_offered("effect shortcut", "effect police").offered("effect draw-2")
    race.arrow("wedding", "hbf").choose("effect police").not_offered("police pass")


@pytest.mark.rule("EPR-105", "EPR-163")
def test_the_card_gives_no_token() -> None:
    race = Race().hand(0, "red_police").arrow("liosia", "fyli")
    race.choose("effect police").choose("police remove")
    assert race.me.police == 0


@pytest.mark.rule("EPR-061", "EPR-085")
def test_an_effect_must_be_able_to_do_something() -> None:
    """Swap needs another card to give, a draw needs a card to draw."""
    race = Race(spare=False).hand(0, "blue_swap").hand(1, "wild").at("piraeus").bins(0, 4)
    race.not_offered("effect swap").hand(0, "green_draw_2").offered("effect swap", "effect draw-2")
    race.no_deck().not_offered("effect draw-2")


@pytest.mark.rule("EPR-030", "EPR-046", "EPR-060")
def test_an_effect_spends_its_card_and_closes_the_run() -> None:
    race = Race("berlin").at("lankwitz").bins(0, 1).hand(0, "green_steal", "red_police", "green_draw_2")
    race.arrow("wedding", "hbf").drive("steglitz", "green-steal").choose("effect police").choose("police remove")
    race.offered("go on grunewald").choose("effect draw-2").resolve_chance().not_offered("go on")
    assert not {"red_police", "green_draw_2"} & set(race.cards())
