"""The special rules of each city."""

from itertools import pairwise

import pytest
from tests.games.plastics_race.race import BINS, Race, begun, the_game

from ludoteca.games.plastics_race.cities import JOKER, REWARDS, WHITE

CIRCLES = {
    "victoria": ["draw_1"],
    "paris": ["roll_dice", "roll_dice"],
    "madrid": ["change_die", "draw_1"],
    "berlin": ["draw_1", "draw_1"],
    "athens": ["change_die", "one_way", "roll_dice"],
    "rome": ["draw_2", "police", "roll_dice"],
    "ankara": ["draw_1", "police"],
    "london": ["change_die", "draw_1", "draw_2", "roll_dice"],
}


WITHOUT_PLANT = {"paris", "victoria"}


@pytest.mark.rule("EPR-200", "EPR-201", "EPR-202", "EPR-203", "EPR-205", "EPR-206", "EPR-210", "EPR-211", "EPR-212")
@pytest.mark.parametrize("city", CIRCLES)
def test_circles_lights_and_special_streets(city: str) -> None:
    race = Race(city)
    place, streets = race.map, race.content.streets
    nodes = range(place.first_node, place.first_node + place.nodes)
    assert sorted(REWARDS[streets.number[node]] for node in nodes if streets.kind[node] == 4) == CIRCLES[city]
    assert len(place.lights) == (2 if city == "victoria" else 1)
    colours = streets.colour[place.first_section : place.first_section + place.sections]
    assert (colours.count(JOKER), colours.count(WHITE)) == (int(city == "paris"), 2 * int(city == "berlin"))
    dead_ends = [streets.number[node] for node in nodes if streets.dead_end[node]]
    assert sorted(dead_ends) == {"berlin": [4], "ankara": [3, 4, 5]}.get(city, [])


@pytest.mark.rule("EPR-207", "EPR-208")
def test_the_vatican_has_one_way_in_and_one_out() -> None:
    """Four streets, all in one direction, which no arrow or works may touch."""
    race = Race("rome").hand(0, "green_one_way", "blue_works")
    streets = race.game.content.streets
    loop = ["sanpietro", "santuffizio", "vaticano", "musei", "cipro"]
    inside = {race.section(a, b) for a, b in pairwise(loop)}
    assert {section for section in range(len(streets.ends)) if streets.untouchable[section]} == inside
    for a, b in pairwise(loop):
        assert (race.section(a, b), race.node(b)) in streets.exits[race.node(a)]
        assert (race.section(a, b), race.node(a)) not in streets.exits[race.node(b)]
    race.choose("effect one-way")
    assert not {streets.arrow_section[arrow] for arrow in race.arrows} & inside


@pytest.mark.rule("EPR-002", "EPR-003", "EPR-014")
def test_eight_cities_with_their_bins_and_plants() -> None:
    """Every city has its number of bins; there is a plant card only where there is a plant."""
    game = the_game()
    assert set(game.options["city"].allowed) == set(BINS)
    for city, bins in BINS.items():
        state = begun(2, city=city)
        assert len(state.stacks) == bins
        assert (state.plant >= 0) == (city not in WITHOUT_PLANT)
