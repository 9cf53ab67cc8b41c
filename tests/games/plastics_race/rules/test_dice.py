"""Effects 1 and 2: coloured dice."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-070", "EPR-073")
def test_two_dice_are_rolled_then_placed() -> None:
    """Both are rolled before the first is placed; sections with a die are not offered; both must be placed."""
    race = Race().die("liosia", "fyli", "red").die("fyli", "kamatero", "red")
    race.choose("effect roll-dice").choose("roll die green")
    assert race.asked == "RollDie"
    race.choose("roll die blue").not_offered("liosia fyli")
    race.choose("nionia galatsi")
    assert race.asked == "PlaceDie"
    race.not_offered("nionia galatsi").choose("galatsi omonia")
    placed = [race.s.colour_of(race.section("galatsi", node)) for node in ("nionia", "omonia")]
    assert (placed, len(race.s.dice)) == ([1, 2], 4)


@pytest.mark.rule("EPR-070", "EPR-041")
def test_the_section_takes_the_colour_rolled() -> None:
    race = Race().at("fyli").hand(0, "purple_steal").die("fyli", "kamatero", "purple")
    race.die("argyroupoli", "glyfada", "red")
    race.drive("kamatero", "purple-steal")
    assert race.s.colours == [5]


@pytest.mark.rule("EPR-074", "EPR-221")
def test_dice_on_joker_streets_white_lanes_and_under_tokens() -> None:
    race = Race("berlin").works("hbf", "tor").arrow("wedding", "hbf")
    race.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    race.offered("hbf tor", "wedding hbf", "reuter tor", "alex frankfurter")
    paris = Race("paris").hand(0, "blue_works", "red_ask").at("etoile").die("etoile", "concorde", "red")
    paris.die("tolbiac", "orleans", "purple")
    paris.choose("drive concorde").not_offered("blue-works").offered("red-ask")


@pytest.mark.rule("EPR-076")
def test_change_a_die() -> None:
    """Another face of a die on the board; it stays where it is, nothing is rolled."""
    race = Race(spare=False).hand(0, "blue_change_die", "wild").not_offered("effect change-die")
    race.die("liosia", "fyli", "red").die("nionia", "galatsi", "blue")
    race.choose("effect change-die")
    assert len(race.s.answers) == 10
    race.not_offered("liosia fyli red").choose("liosia fyli green")
    assert race.s.colour_of(race.section("liosia", "fyli")) == 2
    assert race.asked == "Main"


@pytest.mark.rule("EPR-223")
def test_no_dice_on_special_streets() -> None:
    """With the switch off joker street and white lanes take no die."""
    race = Race("berlin", dice_on_special_streets=False)
    race.choose("effect roll-dice").choose("roll die red").choose("roll die red")
    race.not_offered("reuter tor", "alex frankfurter").offered("hbf tor")


@pytest.mark.rule("EPR-071")
def test_with_four_dice_on_the_board_two_are_lifted_first() -> None:
    race = Race().die("liosia", "fyli", "red").die("fyli", "kamatero", "red")
    race.die("nionia", "galatsi", "red").die("galatsi", "omonia", "red").choose("effect roll-dice")
    assert race.asked == "LiftDie"
    race.choose("liosia fyli")
    assert race.asked == "LiftDie"
    race.choose("fyli kamatero").choose("roll die blue").choose("roll die green").offered("liosia fyli")
    race.not_offered("nionia galatsi")


@pytest.mark.rule("EPR-208")
def test_no_die_in_the_vatican() -> None:
    """Its sections are never offered, the street before the gate is."""
    race = Race("rome").choose("effect roll-dice").choose("roll die red").choose("roll die red")
    assert not {section for section in race.sections if race.content.streets.untouchable[section]}
    race.offered("castel sanpietro")


@pytest.mark.rule("EPR-072")
def test_with_three_dice_on_the_board_one_is_lifted() -> None:
    race = Race().hand(0, "yellow_roll_dice")
    race.s.dice = [(section, 1) for section in race.content.cities[race.s.city].plain[:3]]
    race.choose("effect yellow-roll-dice")
    assert (race.asked, len(race.s.answers)) == ("LiftDie", 3)
    race.s.choose(race.s.answers[0])
    assert (len(race.s.dice), race.asked) == (2, "RollDie")
