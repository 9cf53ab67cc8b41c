"""Effects of cards: when they can be played, drawing, Shortcut."""

import pytest
from tests.games.plastics_race.table import Table

from ludoteca.engine import NONE


@pytest.mark.rule("EPR-098", "EPR-099")
def test_shortcut_ignores_colour_and_tokens_for_its_whole_run() -> None:
    """Two green sections with works on both are driven by one Shortcut."""
    table = Table("berlin").at("lankwitz").bins(0, 1).hand(0, "yellow_shortcut")
    table.works("lankwitz", "steglitz").arrow("grunewald", "steglitz")
    table.choose("effect shortcut").choose("shortcut steglitz").go_on("grunewald")
    assert (table.stands_at("grunewald"), table.s.colours) == (True, [2, 2])
    assert not table.offers("go on")


@pytest.mark.rule("EPR-099", "EPR-100", "EPR-133")
def test_shortcut_over_special_streets() -> None:
    """A joker street or white lane is skipped alone, and has no colour for routes."""
    table = Table("paris").at("etoile").hand(0, "yellow_shortcut")
    table.choose("effect shortcut").choose("shortcut concorde")
    assert table.s.colours == [NONE]
    assert not table.offers("go on")
    into = Table("paris").at("opera").hand(0, "yellow_shortcut")
    into.choose("effect shortcut").choose("shortcut concorde")
    assert not into.offers("go on etoile")


@pytest.mark.rule("EPR-100")
def test_shortcut_counts_with_the_colour_of_the_section() -> None:
    """Also with that of a die."""
    table = Table().at("galatsi").hand(0, "yellow_shortcut").die("galatsi", "psychiko", "green")
    table.die("argyroupoli", "glyfada", "red")
    table.choose("effect shortcut").choose("shortcut psychiko")
    assert table.s.colours == [2]


@pytest.mark.rule("EPR-208", "EPR-098")
def test_shortcut_through_the_vatican_forwards() -> None:
    """The colour may be skipped in the printed direction."""
    table = Table("rome").at("sanpietro").hand(0, "yellow_shortcut")
    table.choose("effect shortcut").choose("shortcut santuffizio")
    assert table.stands_at("santuffizio")


@pytest.mark.rule("EPR-088")
def test_draw_two_and_three() -> None:
    """Drawn at once, usable this turn."""
    for card, number in (("green_draw_2", 2), ("red_draw_3", 3)):
        table = Table().hand(0, card).at("vyronas")
        table.choose(f"effect {card[-6:].replace('_', '-')}")
        for _ in range(number):
            table.choose("draw wild")
        assert table.cards().count("wild") == number
        assert table.offers("drive zografou")


@pytest.mark.rule("EPR-062")
def test_effects_after_a_forced_stop() -> None:
    """After a stop Shortcut and passing are gone; the other effects can be played."""
    table = Table("berlin").hand(0, "yellow_shortcut", "red_police", "green_draw_2", "yellow_ask")
    table.at("adlershof").bins(0, 4).works("hbf", "tor").drive("muggelsee", "yellow-ask")
    assert not table.offers("effect shortcut")
    assert not table.offers("effect police")
    assert table.offers("effect draw-2")
    table.arrow("wedding", "hbf").choose("effect police")
    assert not table.offers("police pass")


@pytest.mark.rule("EPR-105", "EPR-163")
def test_the_card_gives_no_token() -> None:
    """Only the circle does."""
    table = Table().hand(0, "red_police").arrow("liosia", "fyli")
    table.choose("effect police").choose("police remove")
    assert table.me.police == 0


@pytest.mark.rule("EPR-061", "EPR-085")
def test_an_effect_must_be_able_to_do_something() -> None:
    """Swap needs another card to give, a draw needs a card to draw."""
    table = Table(spare=False).hand(0, "blue_swap").hand(1, "wild").at("piraeus").bins(0, 4)
    assert not table.offers("effect swap")
    assert table.hand(0, "green_draw_2").offers("effect swap")
    assert table.offers("effect draw-2")
    table.s.players[1].hand = sorted(table.s.players[1].hand + table.s.deck)
    table.s.deck.clear()
    table.s.resume()
    assert not table.offers("effect draw-2")


@pytest.mark.rule("EPR-030", "EPR-046", "EPR-060")
def test_an_effect_spends_its_card_and_closes_the_run() -> None:
    """Only Police leaves the run open."""
    table = Table("berlin").at("lankwitz").bins(0, 1).hand(0, "green_steal", "red_police", "green_draw_2")
    table.arrow("wedding", "hbf").drive("steglitz", "green-steal").choose("effect police").choose("police remove")
    assert table.offers("go on grunewald")
    table.choose("effect draw-2").let_fall()
    assert not table.offers("go on")
    assert not {"red_police", "green_draw_2"} & set(table.cards())
