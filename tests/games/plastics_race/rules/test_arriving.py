"""The things that happen when a truck arrives, in order."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-222")
def test_a_dashed_pair_that_must_reach_its_end_respects_tokens() -> None:
    """Works behind the next corner forbid the card, because nobody could drive it to its end."""
    race = Race(spare=False, dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange")
    race.offered("drive thissio")
    race.works("thissio", "omonia").works("thissio", "monastiraki").not_offered("drive thissio")


@pytest.mark.rule("EPR-222")
def test_a_reward_that_breaks_the_way_of_a_dashed_pair_ends_it() -> None:
    race = Race(dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    race.choose("drive thissio").choose("dashed-blue-orange").choose("take reward")
    race.choose("roll die red").choose("roll die red").choose("thissio omonia").choose("thissio monastiraki")
    race.not_offered("go on").offered("end turn")


@pytest.mark.rule("EPR-121", "EPR-134")
def test_a_bin_is_decided_on_before_routes_count() -> None:
    """The last colour of a route leads to a bin: its points come when the bin is passed."""
    race = Race(routes=True).route(0, "rt09").green_yellow_blue().drive("liosia", "orange-swap")
    assert (race.asked, race.counters) == ("Collect", 0)
    race.choose("pass bin")
    assert race.counters > 0


@pytest.mark.rule("EPR-142", "EPR-160")
def test_plant_and_circle_are_reached_on_arrival() -> None:
    plant = Race().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 6).drive("plant", "purple-steal")
    assert plant.asked == "Sell"
    circle = Race().at("piraeus").bins(0, 4).hand(0, "blue_works").choose("drive thissio").choose("blue-works")
    assert circle.asked == "TakeReward"
