"""What a seat sees, and worlds that agree with it."""

import json

import pytest
from tests.games.plastics_race.race import BINS, Race

from ludoteca.engine import NONE, Rng
from ludoteca.games.plastics_race.cities import COLOURS


def test_a_view_shows_no_hidden_card() -> None:
    """Hands, routes and the deck of others are counted, not shown; a spectator sees no hand."""
    race = Race(players=3, routes=True).hand(1, "red_ask", "wild").route(1, "rt01")
    view = race.s.view(0)
    assert view["players"][1]["hand"] is None
    assert (view["players"][1]["cards"], view["players"][1]["route_cards"]) == (2, 1)
    assert "red_ask" not in json.dumps(view)
    assert all(player["hand"] is None for player in race.s.view(None)["players"])
    assert race.s.view(1)["players"][1]["hand"] == ["red_ask", "wild"]


def test_worlds_differ_where_the_seat_cannot_see() -> None:
    """The other hands are dealt anew; the seat's own hand stays the same."""
    race = Race(players=3, routes=True).hand(1, "red_ask", "wild").hand(2, "blue_works")
    worlds = [race.s.determinize(0, Rng(seed)) for seed in range(8)]
    assert len({world.key() for world in worlds}) > 1
    assert all(world.view(0) == race.s.view(0) for world in worlds)


def test_cards_that_pay_for_the_sections_ahead() -> None:
    """Only for the seat that chooses, each section with the cards that pay for it alone; a white lane has none."""
    race = Race("berlin").at("tor").hand(0, "orange_swap", "wild")
    assert race.s.view(0)["turn"]["pays"] == {
        "berlin/hbf-tor": ["wild"],
        "berlin/alex-tor": ["orange_swap", "wild"],
        "berlin/tor-potsdamer": ["wild"],
        "berlin/reuter-tor": [],
    }
    assert race.s.view(1)["turn"]["pays"] == {}
    assert race.choose("drive alex").s.view(0)["turn"]["pays"] == {}


def test_the_section_that_is_being_paid_for() -> None:
    """Until the truck has driven over it, everybody sees which it is."""
    race = Race().at("fyli").hand(0, "green_steal", "wild")
    assert race.s.view(1)["turn"]["paying"] is None
    race.choose("drive liosia").choose("pay two")
    assert (race.asked, race.s.view(1)["turn"]["paying"]) == ("SpendCard", "athens/liosia-fyli")
    race.choose("green-steal").choose("wild")
    assert race.s.view(1)["turn"]["paying"] is None


def test_tokens_and_dice() -> None:
    """By their sections, a one-way token also by where it points."""
    race = Race().arrow("fyli", "liosia").die("fyli", "kamatero", "blue").die("nionia", "galatsi", "red")
    view = race.s.view(None)
    assert view["one_ways"] == [
        {"one_way": "athens/fyli>liosia", "section": "athens/liosia-fyli", "to": "athens/liosia"}
    ]
    assert view["dice"][0] == {"section": "athens/fyli-kamatero", "colour": "blue"}


@pytest.mark.parametrize("city", BINS)
def test_how_far_it_is_to_the_bins(city: str) -> None:
    """On an empty board it is as far from everywhere as the city itself measures it; only from your own truck."""
    s = Race(city).s
    here = s.content.cities[s.city]
    for node in range(here.first_node, here.first_node + here.nodes):
        s.players[0].truck = node
        steps = here.distances[node - here.first_node]
        wanted = {str(number): steps[bin_ - here.first_node] for number, bin_ in enumerate(here.bin_nodes, start=1)}
        assert s.view(0)["players"][0]["bin_distances"] == wanted
    assert s.view(1)["players"][0]["bin_distances"] is None


def test_what_closes_a_section_makes_the_way_longer() -> None:
    races = [
        Race().at("fyli"),
        Race().at("fyli").works("fyli", "liosia"),
        Race().at("fyli").arrow("fyli", "liosia"),
        Race().at("fyli").arrow("liosia", "fyli"),
    ]
    away = [race.s.view(0)["players"][0]["bin_distances"]["3"] for race in races]
    assert [steps == 1 for steps in away] == [True, False, True, False]


@pytest.mark.parametrize(
    ("driven", "shown"),
    [
        (["purple", "orange", "orange"], {"rt01": ["orange", "purple"]}),
        (["purple", "blue", "orange"], {"rt01": ["orange"]}),
        (["purple", None], {}),
    ],
    ids=["all of them", "since another colour", "since a section without one"],
)
def test_the_colours_of_a_route_that_were_driven(driven: list[str | None], shown: dict[str, list[str]]) -> None:
    """Those since the last section in another colour, for the player whose turn it is and for nobody else."""
    s = Race(routes=True).route(0, "rt01").route(1, "rt02").s
    s.colours = [NONE if colour is None else COLOURS.index(colour) for colour in driven]
    assert s.view(0)["players"][0]["route_progress"] == shown
    assert s.view(1)["players"][1]["route_progress"] == {}
    assert s.view(1)["players"][0]["route_progress"] is None
