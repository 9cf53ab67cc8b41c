"""Effect 11: police, by card or token."""

import pytest
from tests.games.plastics_race.table import Table


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


@pytest.mark.rule("EPR-061", "EPR-062")
def test_police_needs_a_token_that_it_can_still_serve() -> None:
    """No token, no police; works alone help nobody whose drive is over."""
    table = Table("berlin").at("adlershof").bins(0, 4).hand(0, "red_police", "yellow_ask")
    assert not table.offers("effect police")
    table.works("hbf", "tor")
    assert table.offers("effect police")
    table.drive("muggelsee", "yellow-ask")
    assert not table.offers("effect police")
