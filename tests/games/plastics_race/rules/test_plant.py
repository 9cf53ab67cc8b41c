"""The recycling plant."""

import pytest
from tests.games.plastics_race.race import Race


@pytest.mark.rule("EPR-140", "EPR-142")
def test_passing_the_plant_is_free() -> None:
    """Without selling one drives on; with nothing to sell nothing is asked."""
    race = Race().at("marousi").hand(0, "purple_steal", "red_ask").bins(0, 3).plant("pl1", 6)
    race.drive("plant", "purple-steal").choose("sell done").drive("paraskevi", "red-ask")
    assert race.stands_at("paraskevi")
    poor = Race().at("marousi").hand(0, "purple_steal", "red_ask").bins(0, 1, 2).plant("pl1", 6)
    assert poor.drive("plant", "purple-steal").asked == "Main"


@pytest.mark.rule("EPR-141", "EPR-143", "EPR-144")
def test_a_sale_pays_and_clears_the_board() -> None:
    """Each bin for the points of the card; colours driven stay written down."""
    race = Race().at("marousi").hand(0, "purple_steal").bins(0, 3, 4).plant("pl4", 5)
    race.works("liosia", "fyli").arrow("nionia", "galatsi")
    race.die("thissio", "rouf", "red").die("omonia", "galatsi", "red")
    race.drive("plant", "purple-steal").take("sell", bin=4).choose("sell done")
    assert (race.counters, race.me.bins, race.s.stacks, race.s.capacity) == (4, [3], [2, 2, 1, 2], 4)
    assert (race.s.works, race.s.one_ways, race.s.dice) == ([], [], [])
    assert (race.s.colours, race.s.moving) == ([5], False)


@pytest.mark.rule("EPR-145", "EPR-170", "EPR-172")
def test_the_last_bin_of_the_capacity_triggers_the_end() -> None:
    race = Race().at("marousi").hand(0, "purple_steal").bins(0, 3, 4).plant("pl1", 2)
    race.drive("plant", "purple-steal").take("sell", bin=3).take("sell", bin=4)
    assert (race.s.capacity, race.s.last_round, race.s.ending) == (0, 2, 2)
    after = Race().at("marousi").hand(0, "purple_steal").bins(0, 3).plant("pl1", 0)
    assert after.drive("plant", "purple-steal").asked == "Main"
