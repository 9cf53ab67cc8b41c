"""Effect 11: police, by card or token."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-102", "EPR-104")
def test_police_removes_an_arrow_or_passes_but_never_removes_works() -> None:
    """Three uses, on any section of the board that carries a token."""
    race = Race().hand(0, "red_police").works("hymettus", "paraskevi").arrow("liosia", "fyli")
    race.choose("effect police").offered("police remove liosia fyli", "police pass hymettus paraskevi")
    race.offered("police pass liosia fyli").not_offered("police remove hymettus")
    race.choose("police remove liosia fyli")
    assert (race.s.one_ways, len(race.s.works)) == ([], 1)


@pytest.mark.rule("EPR-104", "EPR-049")
def test_a_pass_opens_one_section_both_ways_until_the_turn_ends() -> None:
    race = Race().hand(0, "red_police", "green_steal").at("fyli").works("fyli", "kamatero").works("fyli", "liosia")
    race.hand(1, "yellow_roll_dice")
    race.choose("effect police").choose("police pass fyli kamatero").not_offered("drive liosia")
    race.choose("drive kamatero").not_offered("green-steal")
    red = Race().hand(0, "red_police", "red_ask", "wild", "wild").at("kamatero").works("fyli", "kamatero")
    red.hand(1, "yellow_roll_dice").choose("effect police").offered("drive fyli")
    red.end_turn().end_turn().not_offered("drive fyli")


@pytest.mark.rule("EPR-103", "EPR-152")
def test_police_turns_an_arrow_if_everybody_keeps_their_exit() -> None:
    race = Race("ankara").hand(0, "red_police").arrow("eryaman", "batikent").at("eryaman", seat=1)
    race.choose("effect police").not_offered("police turn batikent eryaman")
    free = Race("ankara").hand(0, "red_police").arrow("eryaman", "batikent")
    free.choose("effect police").choose("police turn batikent eryaman")
    assert free.s.one_ways == [free.token("batikent", "eryaman")]


@pytest.mark.rule("EPR-164", "EPR-163", "EPR-016")
def test_the_token_has_the_power_of_the_card() -> None:
    """It may remove, turn and pass, on one's own turn, and then goes back to the supply."""
    race = Race().arrow("liosia", "fyli").not_offered("use token")
    race.me.police = 1
    race.s.resume()
    race.choose("use token").offered("police remove", "police turn", "police pass").choose("police turn")
    assert (race.me.police, race.s.one_ways) == (0, [race.token("fyli", "liosia")])


@pytest.mark.rule("EPR-061", "EPR-062")
def test_police_needs_a_token_that_it_can_still_serve() -> None:
    """No token, no police; works alone help nobody whose drive is over."""
    race = Race("berlin").at("adlershof").bins(0, 4).hand(0, "red_police", "yellow_ask")
    race.not_offered("effect police").works("hbf", "tor").offered("effect police")
    race.drive("muggelsee", "yellow-ask").not_offered("effect police")
