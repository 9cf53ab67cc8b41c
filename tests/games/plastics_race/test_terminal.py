"""The map of a city in the terminal."""

from typing import Any

import pytest
from tests.games.plastics_race.race import BINS, the_game
from tests.support.screens import WIDTHS, sight

from ludoteca.games.plastics_race.terminal import HEIGHT, LETTERS, CityNames, drawn


def city_of(name: str, width: int = 80, **view: Any) -> CityNames:
    """A city in which nothing has happened yet, but for these changes to the view."""
    state = the_game().new(2, {"city": name})
    return CityNames(sight(state, 0, width, view))


def led(city: CityNames, ends: tuple[str, str]) -> list[str | None]:
    """Where the road between two places leads from each of them."""
    road = next(road for road in city.roads if (road.a, road.b) == ends)
    return [road.leads(end) for end in ends]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", BINS)
def test_every_place_and_every_colour_is_on_the_map(name: str, width: int) -> None:
    city = city_of(name, width)
    signs = {place: f"{at:02}" for at, place in enumerate(city.places)}
    lines = drawn(city, signs, width, HEIGHT)
    assert max(map(len, lines)) <= width
    assert [sign for sign in signs.values() if "\n".join(lines).count(sign) != 1] == []
    assert [road.colour for road in city.roads if LETTERS[road.colour] not in "".join(lines)] == []


def test_what_closes_a_road_is_seen_and_obeyed() -> None:
    """Street works close both ways, a one-way token one of them; a die changes the colour."""
    ends = ("villette", "belleville")
    name = "paris/villette-belleville"
    closed = city_of("paris", works=[name])
    assert led(closed, ends) == [None, None]
    assert "X" in "".join(drawn(closed, {}, 80, HEIGHT))
    arrow = {"one_way": "", "section": name, "to": f"paris/{ends[1]}"}
    one_way = city_of("paris", one_ways=[arrow])
    assert led(one_way, ends) == [ends[1], None]
    assert ">" in "".join(drawn(one_way, {}, 80, HEIGHT))
    painted = city_of("paris", dice=[{"section": name, "colour": "purple"}])
    assert [road.colour for road in painted.roads if (road.a, road.b) == ends] == ["purple"]
