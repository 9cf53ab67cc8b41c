"""What a seat sees, and worlds that agree with it."""

import json

from tests.games.plastics_race.race import Race

from ludoteca.engine import Rng


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
    """Other hands are dealt anew, the own one stays."""
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
