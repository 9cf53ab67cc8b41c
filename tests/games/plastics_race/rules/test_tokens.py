"""Effects 8, 9 and 11: works, one-way, police."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-090", "EPR-093")
def test_works_anywhere_without_works() -> None:
    """Under a die, on an arrow, on a joker street; never two works on one section."""
    table = Table("paris").hand(0, "blue_works").works("cite", "concorde").arrow("cite", "italie")
    table.die("cite", "bastille", "red").die("tolbiac", "orleans", "purple").choose("effect works")
    for pair in ("cite italie", "cite bastille", "etoile concorde"):
        assert table.offers(pair)
    assert not table.offers("concorde cite")
    table.choose("italie cite")
    table.at("cite").hand(0, "wild", "wild")
    assert not table.offers("drive italie")


@pytest.mark.rule("EPR-092")
def test_with_a_token_in_the_supply_that_one_is_used() -> None:
    """Nothing is moved while one is left."""
    table = Table().hand(0, "blue_works", "green_one_way").works("liosia", "fyli").arrow("liosia", "haidari")
    table.choose("effect works")
    assert table.asked == "PlaceWorks"
    table.choose("nionia galatsi").choose("effect one-way")
    assert table.asked == "PlaceOneWay"


@pytest.mark.rule("EPR-095", "EPR-096")
def test_a_moved_arrow_may_turn_round_on_its_section() -> None:
    """Both arrows lie: one is moved, back to its own section only the other way round, never onto the other's."""
    table = Table().hand(0, "green_one_way").arrow("liosia", "fyli").arrow("nionia", "galatsi")
    table.choose("effect one-way")
    assert len(table.s.answers) == 2
    table.choose("liosia fyli")
    assert table.token("fyli", "liosia") in table.arrows
    assert table.token("liosia", "fyli") not in table.arrows
    assert table.token("galatsi", "nionia") not in table.arrows
    table.take("place_one_way", one_way="athens/fyli>liosia")
    assert sorted(table.s.one_ways) == sorted([table.token("fyli", "liosia"), table.token("nionia", "galatsi")])


@pytest.mark.rule("EPR-093")
def test_works_win_over_an_arrow() -> None:
    """With both on a section nobody passes, not even along the arrow."""
    table = Table().at("fyli").hand(0, "wild", "wild").arrow("fyli", "liosia").works("fyli", "liosia")
    assert not table.offers("drive liosia")


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


@pytest.mark.rule("EPR-102", "EPR-104")
def test_police_removes_an_arrow_or_passes_but_never_removes_works() -> None:
    """Three uses, on any section of the board that carries a token."""
    table = Table().hand(0, "red_police").works("hymettus", "paraskevi").arrow("liosia", "fyli")
    table.choose("effect police")
    assert table.offers("police remove liosia fyli")
    assert table.offers("police pass hymettus paraskevi")
    assert table.offers("police pass liosia fyli")
    assert not table.offers("police remove hymettus")
    table.choose("police remove liosia fyli")
    assert (table.s.one_ways, len(table.s.works)) == ([], 1)


@pytest.mark.rule("EPR-104", "EPR-049")
def test_a_pass_opens_one_section_both_ways_until_the_turn_ends() -> None:
    """A colour is still needed; next turn it is closed again."""
    table = Table().hand(0, "red_police", "green_steal").at("fyli").works("fyli", "kamatero").works("fyli", "liosia")
    table.hand(1, "yellow_roll_dice")
    table.choose("effect police").choose("police pass fyli kamatero")
    assert not table.offers("drive liosia")
    table.choose("drive kamatero")
    assert not table.offers("green-steal")
    red = Table().hand(0, "red_police", "red_ask", "wild", "wild").at("kamatero").works("fyli", "kamatero")
    red.hand(1, "yellow_roll_dice").choose("effect police")
    assert red.offers("drive fyli")
    red.end_turn().end_turn()
    assert not red.offers("drive fyli")


@pytest.mark.rule("EPR-103", "EPR-152")
def test_police_turns_an_arrow_if_everybody_keeps_his_exit() -> None:
    """Turning is a use of its own and must pass the exit test."""
    table = Table("ankara").hand(0, "red_police").arrow("eryaman", "batikent").at("eryaman", seat=1)
    table.choose("effect police")
    assert not table.offers("police turn batikent eryaman")
    free = Table("ankara").hand(0, "red_police").arrow("eryaman", "batikent")
    free.choose("effect police").choose("police turn batikent eryaman")
    assert free.s.one_ways == [free.token("batikent", "eryaman")]


@pytest.mark.rule("EPR-105", "EPR-163")
def test_the_card_gives_no_token() -> None:
    """Only the circle does."""
    table = Table().hand(0, "red_police").arrow("liosia", "fyli")
    table.choose("effect police").choose("police remove")
    assert table.me.police == 0


@pytest.mark.rule("EPR-164", "EPR-163", "EPR-016")
def test_the_token_has_the_power_of_the_card() -> None:
    """It may remove, turn and pass, on one's own turn, and then goes back to the supply."""
    table = Table().arrow("liosia", "fyli")
    assert not table.offers("use token")
    table.me.police = 1
    table.s.resume()
    table.choose("use token")
    assert all(table.offers(f"police {use}") for use in ("remove", "turn", "pass"))
    table.choose("police turn")
    assert table.me.police == 0
    assert table.s.one_ways == [table.token("fyli", "liosia")]
