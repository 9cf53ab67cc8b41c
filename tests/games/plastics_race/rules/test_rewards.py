"""The white circles."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-160", "EPR-161", "EPR-202", "EPR-211")
@pytest.mark.parametrize(
    ("city", "reward", "cards"), [("madrid", 0, 1), ("london", 1, 2), ("rome", 1, 2), ("ankara", 0, 1)]
)
def test_draw_circles(city: str, reward: int, cards: int) -> None:
    """Cards come at once when the circle is reached, not when a turn begins there."""
    race = Race(city).hand(0, "wild")
    streets = race.game.content.streets
    nodes = range(race.map.first_node, race.map.first_node + race.map.nodes)
    circle = next(node for node in nodes if streets.kind[node] == 4 and streets.number[node] == reward)
    section, near = next((section, far) for section, far in streets.exits[circle] if streets.kind[far] == 0)
    race.at(streets.node_ids[near].split("/")[1]).drive(streets.node_ids[circle].split("/")[1], "wild")
    for _ in range(cards):
        assert race.asked == "DrawCard"
        race.choose("draw wild")
    assert (race.asked, race.cards().count("wild")) == ("Main", cards)
    assert race.s.path == [section]


@pytest.mark.rule("EPR-162", "EPR-165", "EPR-205")
def test_circles_of_athens() -> None:
    """Roll dice, change a die and one-way may be declined; change is skipped without dice."""
    race = Race().at("piraeus").bins(0, 4).hand(0, "blue_works", "orange_swap", "blue_swap")
    race.choose("drive thissio").choose("blue-works")
    assert race.asked == "TakeReward"
    race.choose("decline").choose("drive omonia").choose("orange-swap").choose("take reward")
    assert race.asked == "PlaceOneWay"
    race.answer(0).drive("syntagma", "blue-swap")
    assert race.asked == "Main"
    change = Race().at("vyronas").hand(0, "red_ask").die("liosia", "fyli", "red").die("nionia", "galatsi", "red")
    change.choose("drive syntagma").choose("red-ask").choose("take reward").choose("liosia fyli blue")
    assert change.s.colour_of(change.section("liosia", "fyli")) == 1


@pytest.mark.rule("EPR-163", "EPR-206", "EPR-210")
@pytest.mark.parametrize(("city", "near", "circle"), [("rome", "prati", "popolo"), ("ankara", "tandogan", "bestepe")])
def test_police_circles(city: str, near: str, circle: str) -> None:
    """A token comes by itself, never a second one."""
    race = Race(city).at(near).hand(0, "wild").drive(circle, "wild")
    assert race.me.police == 1
    again = Race(city).at(near).hand(0, "wild")
    again.me.police = 1
    again.drive(circle, "wild")
    assert again.me.police == 1
