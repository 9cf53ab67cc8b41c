"""Bins: collecting, passing, the reward die."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-120", "EPR-121")
def test_collecting_stops_passing_does_not() -> None:
    """A player who collects drives no further; one who passes does, with the same card."""
    passed, stop = (
        Race("berlin").at("lankwitz").hand(0, "green_steal", "wild").drive("steglitz", "green-steal") for _ in range(2)
    )
    passed.choose("pass bin").offered("go on grunewald")
    stop.choose("collect").resolve_chance().not_offered("go on", "drive").offered("end turn")


@pytest.mark.rule("EPR-122")
def test_the_decision_is_made_on_arrival() -> None:
    """Not collecting is final for that arrival; a truck that is there at the start must leave and come back."""
    race = Race().at("fyli").hand(0, "orange_swap", "wild").hand(1, "yellow_roll_dice")
    race.drive("liosia", "orange-swap").choose("pass bin").end_turn().end_turn()
    assert race.stands_at("liosia")
    assert race.asked == "Main"
    race.not_offered("collect")


@pytest.mark.rule("EPR-123")
def test_no_second_card_of_a_bin() -> None:
    race = Race().at("fyli").hand(0, "orange_swap").bins(0, 3).drive("liosia", "orange-swap")
    assert race.asked == "Main"


@pytest.mark.rule("EPR-124")
@pytest.mark.parametrize("routes", [False, True])
def test_the_reward_die(routes: bool) -> None:
    """Without routes 0 to 3 points, with routes points and route cards; taken at once."""
    faces = {
        False: [(0, 0), (1, 0), (1, 0), (2, 0), (2, 0), (3, 0)],
        True: [(0, 2), (1, 1), (1, 1), (2, 1), (2, 0), (3, 0)],
    }
    for face, (points, cards) in enumerate(faces[routes]):
        race = Race(routes=routes).at("fyli").hand(0, "orange_swap")
        race.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=face).resolve_chance()
        assert (race.counters, len(race.me.routes)) == (points, cards)


@pytest.mark.rule("EPR-125", "EPR-203", "EPR-206")
@pytest.mark.parametrize(
    ("city", "near", "node", "extra"), [("berlin", "adlershof", "muggelsee", 1), ("rome", "santuffizio", "vaticano", 2)]
)
def test_extra_points_each_time(city: str, near: str, node: str, extra: int) -> None:
    """Berlin's bin 4 gives one, Rome's two, besides the die."""
    race = Race(city).at(near).hand(0, "wild").drive(node, "wild").choose("collect").take("reward_die", face=0)
    assert race.counters == extra


@pytest.mark.rule("EPR-127", "EPR-170")
def test_the_first_with_all_bins() -> None:
    race = Race().at("fyli").hand(0, "orange_swap").bins(0, 1, 2, 4)
    race.drive("liosia", "orange-swap").choose("collect").take("reward_die", face=0)
    assert (race.s.bonus, race.s.last_round, race.s.scores) == (0, 2, [11, 0])


@pytest.mark.rule("EPR-128", "EPR-210")
@pytest.mark.parametrize(("near", "node"), [("oran", "incek"), ("bilkent", "umitkoy"), ("batikent", "eryaman")])
def test_ankaras_single_accesses_are_dead_ends(near: str, node: str) -> None:
    """Bins 3, 4 and 5 end the drive even without collecting."""
    race = Race("ankara").at(near).hand(0, "wild", "wild", "wild").drive(node, "wild").choose("pass bin")
    assert not race.not_offered("drive").s.moving


@pytest.mark.rule("EPR-112")
@pytest.mark.parametrize(("puts_back", "asked"), [(True, "Collect"), (False, "Main")])
def test_with_a_puncture_before_you_a_bin_is_asked_about_unless_a_switch_is_off(puts_back: bool, asked: str) -> None:
    race = Race(laid_puncture_puts_back=puts_back).at("fyli").hand(0, "orange_swap", "wild").puncture()
    race.drive("liosia", "orange-swap")
    assert (race.asked, race.me.bins) == (asked, [])


@pytest.mark.rule("EPR-110", "EPR-134")
def test_the_others_may_puncture_before_card_and_routes() -> None:
    race = Race(routes=True).route(0, "rt09").hand(1, "purple_puncture").green_yellow_blue()
    race.drive("liosia", "orange-swap").choose("collect")
    assert (race.asked, race.me.bins, race.counters) == ("PlayPuncture", [], 0)
    race.choose("let pass").take("reward_die", face=5)
    assert (race.me.bins, race.me.routes) == ([3], [])


@pytest.mark.rule("EPR-222")
@pytest.mark.parametrize(
    ("city", "near", "node", "moving"), [("berlin", "adlershof", "muggelsee", False), ("ankara", "oran", "incek", True)]
)
def test_dead_ends_with_u_turns(city: str, near: str, node: str, moving: bool) -> None:
    """Berlin's bin 4 still stops a truck that passes it; Ankara's bins do not."""
    race = Race(city, u_turn=True).at(near).hand(0, "wild", "wild").drive(node, "wild").choose("pass bin")
    assert race.s.moving is moving
