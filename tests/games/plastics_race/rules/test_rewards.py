"""The white circles."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-160", "EPR-161", "EPR-202", "EPR-211")
@pytest.mark.parametrize(
    ("city", "reward", "cards"), [("madrid", 0, 1), ("london", 1, 2), ("rome", 1, 2), ("ankara", 0, 1)]
)
def test_draw_circles(city: str, reward: int, cards: int) -> None:
    """Cards come at once when the circle is reached, not when a turn begins there."""
    table = Table(city).hand(0, "wild")
    streets = table.game.content.streets
    places = table.game.content.cities[table.s.city]
    nodes = range(places.first_node, places.first_node + places.nodes)
    circle = next(node for node in nodes if streets.kind[node] == 4 and streets.number[node] == reward)
    section, near = next((section, far) for section, far in streets.exits[circle] if streets.kind[far] == 0)
    table.at(streets.node_ids[near].split("/")[1]).drive(streets.node_ids[circle].split("/")[1], "wild")
    for _ in range(cards):
        assert table.asked == "DrawCard"
        table.choose("draw wild")
    assert (table.asked, table.cards().count("wild")) == ("Main", cards)
    assert table.s.path == [section]


@pytest.mark.rule("EPR-162", "EPR-165", "EPR-205")
def test_circles_of_athens() -> None:
    """Roll dice, change a die and one-way may be declined; change is skipped without dice."""
    table = Table().at("piraeus").bins(0, 4).hand(0, "blue_works", "orange_swap", "blue_swap")
    table.choose("drive thissio").choose("blue-works")
    assert table.asked == "TakeReward"
    table.choose("decline").choose("drive omonia").choose("orange-swap").choose("take reward")
    assert table.asked == "PlaceOneWay"
    table.answer(0).drive("syntagma", "blue-swap")
    assert table.asked == "Main"
    change = Table().at("vyronas").hand(0, "red_ask").die("liosia", "fyli", "red").die("nionia", "galatsi", "red")
    change.choose("drive syntagma").choose("red-ask").choose("take reward").choose("liosia fyli blue")
    assert change.s.colour_of(change.section("liosia", "fyli")) == 1


@pytest.mark.rule("EPR-163", "EPR-206", "EPR-210")
@pytest.mark.parametrize(("city", "near", "circle"), [("rome", "prati", "popolo"), ("ankara", "tandogan", "bestepe")])
def test_police_circles(city: str, near: str, circle: str) -> None:
    """A token comes by itself, never a second one."""
    table = Table(city).at(near).hand(0, "wild").drive(circle, "wild")
    assert table.me.police == 1
    again = Table(city).at(near).hand(0, "wild")
    again.me.police = 1
    again.drive(circle, "wild")
    assert again.me.police == 1
