"""Route cards."""

import pytest
from tests.games.plastics_race.race import Race

from ludoteca.games.plastics_race.rules.routes import complete


@pytest.mark.rule("EPR-130")
def test_a_fourth_route_card_pushes_out_an_earlier_one() -> None:
    """The new one is seen first and kept; one of the three earlier ones goes, face up."""
    race = Race(routes=True).at("fyli").hand(0, "orange_swap").route(0, "rt02", "rt03", "rt04")
    race.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=1).choose("draw route rt05")
    assert race.offered("rt02", "rt03", "rt04").not_offered("rt05").asked == "DropRoute"
    assert race.s.view(0)["players"][0]["new_route"] == "rt05"
    race.choose("rt03")
    assert race.s.view(0)["players"][0]["routes"] == ["rt02", "rt04", "rt05"]
    assert race.s.view(1)["route_discards"] == ["rt03"]


@pytest.mark.rule("EPR-131", "EPR-132", "EPR-133")
def test_the_exact_test() -> None:
    """An unbroken stretch with all colours of the card and no other; a colourless section breaks it."""
    assert complete([5, 4, 3], [3, 4, 5])
    assert complete([1, 3, 4, 5], [3, 4, 5])
    assert complete([4, 4, 5, 4, 3], [3, 4, 5])
    assert not complete([3, 4], [3, 4, 5])
    assert not complete([5, 4, 1, 3], [3, 4, 5])
    assert not complete([5, -1, 4, 3], [3, 4, 5])


@pytest.mark.rule("EPR-133", "EPR-201", "EPR-204")
def test_special_streets_count_as_the_colour_paid() -> None:
    """The joker street in red, then red, blue, green: a route of red, blue and green."""
    race = Race("paris", routes=True).at("concorde").hand(0, "continuous_red_purple", "blue_works", "purple_steal")
    race.hand(0, "orange_swap").route(0, "rt04")
    race.die("etoile", "invalides", "orange").die("tolbiac", "orleans", "purple")
    race.choose("drive etoile").choose("continuous-red-purple").choose("purple").decline()
    race.drive("invalides", "orange-swap").drive("concorde", "blue-works")
    assert race.s.colours == [5, 4, 1]
    assert (race.me.routes, race.counters) == ([], 2)


@pytest.mark.rule("EPR-134")
def test_one_stretch_may_complete_two_cards() -> None:
    """Blue, yellow, orange and green in one go: a card of three and one of four."""
    race = Race(routes=True).route(0, "rt06", "rt09").green_yellow_blue()
    race.drive("liosia", "orange-swap").choose("pass bin")
    assert (race.counters, race.me.routes) == (6, [])


@pytest.mark.rule("EPR-135")
def test_a_card_drawn_now_cannot_use_what_was_driven() -> None:
    """The route card won at the bin waits for another turn although its colours were just driven."""
    race = Race(routes=True).green_yellow_blue()
    race.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=1).choose("draw route rt09")
    assert (race.counters, len(race.me.routes)) == (1, 1)


@pytest.mark.rule("EPR-136")
def test_an_empty_route_deck() -> None:
    """The discards are shuffled; with none left no card is drawn."""
    race = Race(routes=True, players=5).at("fyli").hand(0, "orange_swap")
    race.s.route_discards, race.s.route_deck = race.s.route_deck, []
    race.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=1).choose("draw route rt05")
    assert (len(race.s.route_deck), race.s.route_discards) == (13, [])
    empty = Race(routes=True, players=5).at("fyli").hand(0, "orange_swap")
    for seat in range(5):
        empty.s.players[seat].routes = empty.s.route_deck[:3] if seat else empty.s.route_deck[:2]
        del empty.s.route_deck[: 3 if seat else 2]
    assert empty.s.route_deck == []
    empty.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    assert (empty.asked, len(empty.me.routes)) == ("Main", 2)
