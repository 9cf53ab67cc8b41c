"""Effects 8 and 9: works and one-way."""

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


@pytest.mark.rule("EPR-209")
def test_the_street_before_the_gate_may_be_closed() -> None:
    """By works or by an arrow."""
    table = Table("rome").hand(0, "green_one_way")
    table.choose("effect one-way")
    assert table.offers("castel sanpietro")


@pytest.mark.rule("EPR-091", "EPR-152")
def test_works_never_block_the_only_exit() -> None:
    """A dead end may be closed while nobody stands in it."""
    table = Table("ankara").hand(0, "blue_works").at("eryaman", seat=1).choose("effect works")
    assert not table.offers("batikent eryaman")
    assert Table("ankara").hand(0, "blue_works").choose("effect works").offers("batikent eryaman")


@pytest.mark.rule("EPR-208")
def test_no_token_in_the_vatican() -> None:
    """Neither works nor arrows."""
    untouchable = Table("rome").content.streets.untouchable
    works = Table("rome").hand(0, "blue_works").choose("effect works")
    assert not any(untouchable[section] for section in works.sections)
    arrow = Table("rome").hand(0, "green_one_way").choose("effect one-way")
    assert not any(untouchable[arrow.content.streets.arrow_section[token]] for token in arrow.arrows)


@pytest.mark.rule("EPR-162")
def test_a_circle_places_an_arrow_as_the_card_does() -> None:
    """With both on the board one of them is lifted first."""
    table = Table().at("thissio").hand(0, "orange_swap").arrow("liosia", "fyli").arrow("nionia", "galatsi")
    table.choose("drive omonia").choose("orange-swap").choose("take reward")
    assert (table.asked, len(table.s.answers)) == ("LiftOneWay", 2)


@pytest.mark.rule("EPR-061")
def test_tokens_on_the_board_can_still_be_played() -> None:
    """With none left in the supply one of the board can be moved, so the effect does something."""
    table = Table().hand(0, "blue_works", "green_one_way").works("liosia", "fyli").works("fyli", "kamatero")
    table.arrow("nionia", "galatsi").arrow("galatsi", "omonia")
    assert table.offers("effect works")
    assert table.offers("effect one-way")
