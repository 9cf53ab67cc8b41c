"""What happens where a truck arrives, in order."""

import pytest
from tests.games.plastics_race.table import Table


@pytest.mark.rule("EPR-222")
def test_a_dashed_pair_to_the_end_respects_tokens() -> None:
    """Works behind the corner forbid the card; a reward that breaks the way ends it there."""
    table = Table(spare=False, dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange")
    table.works("thissio", "omonia").works("thissio", "monastiraki")
    assert not table.offers("drive thissio")
    broken = Table(dashed_may_stop_early=False).at("piraeus").bins(0, 4).hand(0, "dashed_blue_orange", "wild")
    broken.choose("drive thissio").choose("dashed-blue-orange").choose("take reward")
    broken.choose("roll die red").choose("roll die red").choose("thissio omonia").choose("thissio monastiraki")
    assert broken.asked == "Main"
    assert not broken.offers("go on")
    assert broken.offers("end turn")


@pytest.mark.rule("EPR-121", "EPR-134")
def test_a_bin_is_decided_on_before_routes_count() -> None:
    """The last colour of a route leads to a bin: its points come when the bin is passed."""
    table = Table(routes=True).at("omonia").route(0, "rt09")
    table.die("fyli", "kamatero", "blue").die("argyroupoli", "glyfada", "red")
    table.hand(0, "green_steal", "yellow_ask", "blue_works", "orange_swap")
    table.drive("peristeri", "green-steal").drive("kamatero", "yellow-ask").drive("fyli", "blue-works")
    table.drive("liosia", "orange-swap")
    assert (table.asked, table.counters) == ("Collect", 0)
    table.choose("pass bin")
    assert table.counters > 0


@pytest.mark.rule("EPR-142", "EPR-160")
def test_plant_and_circle_are_reached_on_arrival() -> None:
    """The plant asks what to sell, a circle offers its reward."""
    plant = Table().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 6).drive("plant", "purple-steal")
    assert plant.asked == "Sell"
    circle = Table().at("piraeus").bins(0, 4).hand(0, "blue_works").choose("drive thissio").choose("blue-works")
    assert circle.asked == "TakeReward"
