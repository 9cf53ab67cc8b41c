"""Effects 1 and 2: coloured dice."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-070", "EPR-073")
def test_two_dice_are_rolled_then_placed() -> None:
    """Both fall before the first is placed; sections with a die are not offered; both must be placed."""
    table = Table().die("liosia", "fyli", "red").die("fyli", "kamatero", "red")
    table.choose("effect roll-dice").choose("roll die green")
    assert table.asked == "RollDie"
    table.choose("roll die blue")
    assert not table.offers("liosia fyli")
    table.choose("nionia galatsi")
    assert table.asked == "PlaceDie"
    assert not table.offers("nionia galatsi")
    table.choose("galatsi omonia")
    assert table.s.colour_of(table.section("nionia", "galatsi")) == 1
    assert table.s.colour_of(table.section("galatsi", "omonia")) == 2
    assert len(table.s.dice) == 4


@pytest.mark.rule("EPR-070", "EPR-041")
def test_the_section_takes_the_colour_rolled() -> None:
    """A card of the old colour pays no more, one of the new colour does."""
    table = Table().at("fyli").hand(0, "purple_steal").die("fyli", "kamatero", "purple")
    table.die("argyroupoli", "glyfada", "red")
    table.drive("kamatero", "purple-steal")
    assert table.s.colours == [5]


@pytest.mark.rule("EPR-074", "EPR-221")
def test_dice_on_joker_streets_white_lanes_and_under_tokens() -> None:
    """Any section is literal: works, arrows, joker street and white lane too."""
    table = Table("berlin").works("hbf", "tor").arrow("wedding", "hbf")
    table.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    for pair in ("hbf tor", "wedding hbf", "reuter tor", "alex frankfurter"):
        assert table.offers(pair)
    paris = Table("paris").hand(0, "blue_works", "red_ask").at("etoile").die("etoile", "concorde", "red")
    paris.die("tolbiac", "orleans", "purple")
    paris.choose("drive concorde")
    assert not paris.offers("blue-works")
    assert paris.offers("red-ask")


@pytest.mark.rule("EPR-076")
def test_change_a_die() -> None:
    """Another face of a die on the board; it stays where it is, nothing is rolled."""
    table = Table(spare=False).hand(0, "blue_change_die", "wild")
    assert not table.offers("effect change-die")
    table.die("liosia", "fyli", "red").die("nionia", "galatsi", "blue")
    table.choose("effect change-die")
    assert len(table.s.answers) == 10
    assert not table.offers("liosia fyli red")
    table.choose("liosia fyli green")
    assert table.s.colour_of(table.section("liosia", "fyli")) == 2
    assert table.asked == "Main"


@pytest.mark.rule("EPR-223")
def test_no_dice_on_special_streets() -> None:
    """With the switch off joker street and white lanes take no die."""
    table = Table("berlin", dice_on_special_streets=False)
    table.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    assert not table.offers("reuter tor")
    assert not table.offers("alex frankfurter")
    assert table.offers("hbf tor")


@pytest.mark.rule("EPR-071")
def test_with_four_dice_on_the_board_two_are_lifted_first() -> None:
    """Their old sections are free again."""
    table = Table().die("liosia", "fyli", "red").die("fyli", "kamatero", "red")
    table.die("nionia", "galatsi", "red").die("galatsi", "omonia", "red").choose("effect roll-dice")
    assert table.asked == "LiftDie"
    table.choose("liosia fyli")
    assert table.asked == "LiftDie"
    table.choose("fyli kamatero").choose("roll die blue").choose("roll die green")
    assert table.offers("liosia fyli")
    assert not table.offers("nionia galatsi")


@pytest.mark.rule("EPR-208")
def test_no_die_in_the_vatican() -> None:
    """Its sections are never offered, the street before the gate is."""
    table = Table("rome").choose("effect roll-dice").choose("roll die red").choose("roll die red")
    assert not {section for section in table.sections if table.content.streets.untouchable[section]}
    assert table.offers("castel sanpietro")
