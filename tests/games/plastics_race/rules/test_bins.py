"""Bins: collecting, passing, the reward die."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-120", "EPR-121")
def test_collecting_stops_passing_does_not() -> None:
    """Whoever collects drives no further; whoever passes does, with the same card."""
    table = Table("berlin").at("lankwitz").hand(0, "green_steal", "wild")
    table.drive("steglitz", "green-steal").choose("pass bin")
    assert table.offers("go on grunewald")
    stop = Table("berlin").at("lankwitz").hand(0, "green_steal", "wild")
    stop.drive("steglitz", "green-steal").choose("collect").let_fall()
    assert stop.asked == "Main"
    assert not stop.offers("go on")
    assert not stop.offers("drive")


@pytest.mark.rule("EPR-122")
def test_the_decision_is_made_on_arrival() -> None:
    """Not collecting is final for that arrival; a truck that stands there at the start must leave and come back."""
    table = Table().at("fyli").hand(0, "orange_swap", "wild").hand(1, "yellow_roll_dice")
    table.drive("liosia", "orange-swap").choose("pass bin").end_turn().end_turn()
    assert table.stands_at("liosia")
    assert table.asked == "Main"
    assert not table.offers("collect")


@pytest.mark.rule("EPR-123")
def test_no_second_card_of_a_bin() -> None:
    """With the card nothing is offered."""
    table = Table().at("fyli").hand(0, "orange_swap").bins(0, 3)
    table.drive("liosia", "orange-swap")
    assert table.asked == "Main"


@pytest.mark.rule("EPR-124")
@pytest.mark.parametrize("routes", [False, True])
def test_the_reward_die(routes: bool) -> None:
    """Without routes 0 to 3 points, with routes points and route cards; taken at once."""
    faces = {
        False: [(0, 0), (1, 0), (1, 0), (2, 0), (2, 0), (3, 0)],
        True: [(0, 2), (1, 1), (1, 1), (2, 1), (2, 0), (3, 0)],
    }
    for face, (points, cards) in enumerate(faces[routes]):
        table = Table(routes=routes).at("fyli").hand(0, "orange_swap")
        table.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=face).let_fall()
        assert (table.counters, len(table.me.routes)) == (points, cards)


@pytest.mark.rule("EPR-125", "EPR-203", "EPR-206")
@pytest.mark.parametrize(
    ("city", "near", "node", "extra"), [("berlin", "adlershof", "muggelsee", 1), ("rome", "santuffizio", "vaticano", 2)]
)
def test_extra_points_each_time(city: str, near: str, node: str, extra: int) -> None:
    """Berlin's bin 4 gives one, Rome's two, besides the die."""
    table = Table(city).at(near).hand(0, "wild")
    table.drive(node, "wild").choose("collect").take("reward_die", face=0)
    assert table.counters == extra


@pytest.mark.rule("EPR-127", "EPR-170")
def test_the_first_with_all_bins() -> None:
    """Takes the Bonus card and triggers the end."""
    table = Table().at("fyli").hand(0, "orange_swap").bins(0, 1, 2, 4)
    table.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    assert (table.s.bonus, table.s.last_round, table.s.scores) == (0, 2, [11, 0])


@pytest.mark.rule("EPR-128", "EPR-210")
@pytest.mark.parametrize(("near", "node"), [("oran", "incek"), ("bilkent", "umitkoy"), ("batikent", "eryaman")])
def test_ankaras_single_accesses_are_dead_ends(near: str, node: str) -> None:
    """Bins 3, 4 and 5 end the drive even without collecting."""
    table = Table("ankara").at(near).hand(0, "wild", "wild", "wild")
    table.drive(node, "wild").choose("pass bin")
    assert not table.s.moving
    assert not table.offers("drive")


@pytest.mark.rule("EPR-112")
def test_a_puncture_that_lies_before_you_leaves_no_decision() -> None:
    """The bin is passed."""
    table = Table().at("fyli").hand(0, "orange_swap", "wild")
    table.me.puncture = table.content.card_ids.index("purple_puncture")
    table.s.deck.remove(table.me.puncture)
    table.drive("liosia", "orange-swap")
    assert (table.asked, table.me.bins) == ("Main", [])


@pytest.mark.rule("EPR-110", "EPR-134")
def test_the_others_may_puncture_before_card_and_routes() -> None:
    """Only when they let it pass are the routes counted and the card taken."""
    table = Table(routes=True).at("omonia").route(0, "rt09").hand(1, "purple_puncture")
    table.die("fyli", "kamatero", "blue").die("argyroupoli", "glyfada", "red")
    table.hand(0, "green_steal", "yellow_ask", "blue_works", "orange_swap")
    table.drive("peristeri", "green-steal").drive("kamatero", "yellow-ask").drive("fyli", "blue-works")
    table.drive("liosia", "orange-swap").choose("collect")
    assert (table.asked, table.me.bins, table.counters) == ("PlayPuncture", [], 0)
    table.choose("let pass").take("reward_die", face=5)
    assert table.me.bins == [3]
    assert table.me.routes == []


@pytest.mark.rule("EPR-222")
@pytest.mark.parametrize(
    ("city", "near", "node", "moving"),
    [("berlin", "adlershof", "muggelsee", False), ("ankara", "oran", "incek", True)],
)
def test_dead_ends_with_u_turns(city: str, near: str, node: str, moving: bool) -> None:
    """Berlin's bin 4 still stops a truck that passes it; Ankara's bins do not."""
    table = Table(city, u_turn=True).at(near).hand(0, "wild", "wild").drive(node, "wild").choose("pass bin")
    assert table.s.moving is moving
