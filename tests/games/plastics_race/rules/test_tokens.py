"""Effects 8 and 9: works and one-way."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-090", "EPR-093")
def test_works_anywhere_without_works() -> None:
    """Under a die, on an arrow, on a joker street; never two works on one section."""
    race = Race("paris").hand(0, "blue_works").works("cite", "concorde").arrow("cite", "italie")
    race.die("cite", "bastille", "red").die("tolbiac", "orleans", "purple").choose("effect works")
    race.offered("cite italie", "cite bastille", "etoile concorde").not_offered("concorde cite")
    race.choose("italie cite").at("cite").hand(0, "wild", "wild").not_offered("drive italie")


@pytest.mark.rule("EPR-092")
def test_with_a_token_in_the_supply_that_one_is_used() -> None:
    race = Race().hand(0, "blue_works", "green_one_way").works("liosia", "fyli").arrow("liosia", "haidari")
    race.choose("effect works")
    assert race.asked == "PlaceWorks"
    race.choose("nionia galatsi").choose("effect one-way")
    assert race.asked == "PlaceOneWay"


@pytest.mark.rule("EPR-095", "EPR-096")
def test_a_moved_arrow_may_turn_round_on_its_section() -> None:
    """With both arrows placed one is moved: to its own section only the other way round, never to the other's."""
    race = Race().hand(0, "green_one_way").arrow("liosia", "fyli").arrow("nionia", "galatsi")
    race.choose("effect one-way")
    assert len(race.s.answers) == 2
    race.choose("liosia fyli")
    assert race.token("fyli", "liosia") in race.arrows
    assert race.token("liosia", "fyli") not in race.arrows
    assert race.token("galatsi", "nionia") not in race.arrows
    race.take("place_one_way", one_way="athens/fyli>liosia")
    assert sorted(race.s.one_ways) == sorted([race.token("fyli", "liosia"), race.token("nionia", "galatsi")])


@pytest.mark.rule("EPR-093")
def test_works_win_over_an_arrow() -> None:
    """With both on a section nobody passes, not even along the arrow."""
    race = Race().at("fyli").hand(0, "wild", "wild").arrow("fyli", "liosia").works("fyli", "liosia")
    race.not_offered("drive liosia")


@pytest.mark.rule("EPR-209")
def test_the_street_before_the_gate_may_be_closed() -> None:
    Race("rome").hand(0, "green_one_way").choose("effect one-way").offered("castel sanpietro")


@pytest.mark.rule("EPR-091", "EPR-152")
def test_works_never_block_the_only_exit() -> None:
    race = Race("ankara").hand(0, "blue_works").at("eryaman", seat=1).choose("effect works")
    race.not_offered("batikent eryaman")
    Race("ankara").hand(0, "blue_works").choose("effect works").offered("batikent eryaman")


@pytest.mark.rule("EPR-208")
def test_no_token_in_the_vatican() -> None:
    untouchable = Race("rome").content.streets.untouchable
    works = Race("rome").hand(0, "blue_works").choose("effect works")
    assert not any(untouchable[section] for section in works.sections)
    arrow = Race("rome").hand(0, "green_one_way").choose("effect one-way")
    assert not any(untouchable[arrow.content.streets.arrow_section[token]] for token in arrow.arrows)


@pytest.mark.rule("EPR-162")
def test_a_circle_places_an_arrow_as_the_card_does() -> None:
    race = Race().at("thissio").hand(0, "orange_swap").arrow("liosia", "fyli").arrow("nionia", "galatsi")
    race.choose("drive omonia").choose("orange-swap").choose("take reward")
    assert (race.asked, len(race.s.answers)) == ("LiftOneWay", 2)


@pytest.mark.rule("EPR-061")
def test_tokens_on_the_board_can_still_be_played() -> None:
    """With none left in the supply one of the board can be moved, so the effect does something."""
    race = Race().hand(0, "blue_works", "green_one_way").works("liosia", "fyli").works("fyli", "kamatero")
    race.arrow("nionia", "galatsi").arrow("galatsi", "omonia").offered("effect works", "effect one-way")
