"""Rolling Heights: ads."""

import pytest
from tests.games.rolling_heights.scenes import CONTENT, ad, at, lay, own, plan, table

from ludoteca.games.rolling_heights.rules import ads, points


@pytest.mark.rule("RH-140", "RH-142", "RH-141")
def test_peace_and_quiet_is_disturbed_pair_by_pair() -> None:
    """Two residential buildings next to the same industrial one lose twice, no matter who owns it. EX-70"""
    s = table(2)
    lay(s, 0, "residential", (3, 1), (4, 2))
    assert ad(s, 0, "AD-01") == 6
    lay(s, 1, "industrial", (3, 2))
    assert ad(s, 0, "AD-01") == 4
    lay(s, 1, "industrial", (4, 3), complete=False)  # only completed ones disturb
    lay(s, 0, "civic", (2, 0))  # a diagonal neighbour does not
    assert ad(s, 0, "AD-01") == 4
    assert ad(s, 1, "AD-01") == 0


@pytest.mark.rule("RH-142", "RH-136")
def test_an_ad_may_be_negative() -> None:
    s = table(2)
    lay(s, 0, "residential", (4, 1))
    lay(s, 1, "civic", (3, 1), (4, 0), (4, 2))
    s.content.ads[0].points = 2
    try:
        assert ad(s, 0, "AD-01") == -1
    finally:
        s.content.ads[0].points = 3


@pytest.mark.rule("RH-143", "RH-141")
def test_garden_district_counts_three_types() -> None:
    """2 for each residential, commercial or civic building next to each of your parks, across borders too."""
    s = table(2)
    lay(s, 0, "park", (2, 2))
    lay(s, 1, "residential", (2, 3))
    lay(s, 0, "civic", (3, 2))
    lay(s, 0, "industrial", (2, 1))
    assert ad(s, 0, "AD-02") == 4
    lay(s, 0, "park", (4, 2))
    assert ad(s, 0, "AD-02") == 6
    assert ad(s, 1, "AD-02") == 0


@pytest.mark.rule("RH-144")
def test_harbor_trade_counts_water_too() -> None:
    """An industrial building next to 1 commercial building and 2 water spaces counts 3. EX-75"""
    s = table(2)
    own(s, 0, at(1, 7), plan("Hobart Sawmill"))
    lay(s, 1, "commercial", (0, 7))
    assert ad(s, 0, "AD-03") == 6


@pytest.mark.rule("RH-145")
def test_main_street_counts_the_largest_group() -> None:
    """3 per building of the largest connected group of your commercial buildings."""
    s = table(2)
    lay(s, 0, "commercial", (2, 2), (2, 3), (3, 3), (5, 3), (5, 4))
    lay(s, 1, "commercial", (4, 3))  # another's building connects nothing
    assert ad(s, 0, "AD-04") == 9
    lay(s, 0, "commercial", (4, 2), complete=False)
    assert ad(s, 0, "AD-04") == 9


@pytest.mark.rule("RH-146", "RH-005")
def test_across_town_counts_columns() -> None:
    """One point for each of the nine columns with a completed building."""
    s = table(2)
    lay(s, 0, "park", (0, 0), (5, 0), (0, 1))
    lay(s, 0, "civic", (2, 8))
    lay(s, 0, "civic", (2, 7), complete=False)
    assert ad(s, 0, "AD-05") == 3


@pytest.mark.rule("RH-147", "RH-148")
def test_civic_pride_re_scores_half() -> None:
    """Civic buildings worth 8, 2 and 1: 11 / 2 is 5. EX-71"""
    s = table(2)
    for name, space in (("Custom House", at(2, 0)), ("Ward Schoolhouse", at(2, 1)), ("Firehouse No. 3", at(2, 2))):
        own(s, 0, space, plan(name))
    assert ad(s, 0, "AD-06") == 5
    assert s.players[0].score == 0


@pytest.mark.rule("RH-148")
def test_re_scored_points_are_those_of_the_tile_on_the_final_board() -> None:
    """Variable points are counted anew; bonus, meeples and purple points are not."""
    s = table(2)
    own(s, 0, at(0, 0), plan("Founders' Promenade"))
    assert points.tile_points(s, 0, at(0, 0)) == 1
    lay(s, 0, "civic", (0, 1), (1, 0))
    assert points.tile_points(s, 0, at(0, 0)) == 3
    lay(s, 0, "park", (1, 2))
    assert ad(s, 0, "AD-08") == 4


@pytest.mark.rule("RH-149", "RH-141")
def test_soot_and_smoke_counts_owned_tiles_complete_or_not() -> None:
    """Two neighbourhoods tie: 2 tiles (1 incomplete) in one and 1 in the other lose for 3. EX-72"""
    s = table(2)
    assert ad(s, 0, "AD-07") == 0
    lay(s, 1, "industrial", (0, 1), (0, 5))
    lay(s, 0, "park", (0, 0))
    lay(s, 0, "park", (1, 0), complete=False)
    lay(s, 0, "park", (2, 5))
    lay(s, 0, "park", (5, 3))
    assert ad(s, 0, "AD-07") == -3
    lay(s, 1, "industrial", (5, 4), complete=False)  # only completed ones make a neighbourhood lead
    assert ad(s, 0, "AD-07") == -3


@pytest.mark.rule("RH-150")
def test_green_lung_re_scores_one_building_in_each_leading_neighbourhood() -> None:
    """Two neighbourhoods tie for most parks: your best building in each scores once more. EX-73"""
    s = table(2)
    assert ad(s, 0, "AD-08") == 0
    lay(s, 1, "park", (0, 1), (0, 5))
    own(s, 0, at(0, 0), plan("Custom House"))
    own(s, 0, at(1, 0), plan("Maple Row Houses"))
    own(s, 0, at(2, 5), plan("Ward Schoolhouse"))
    own(s, 0, at(5, 3), plan("Bugle Spire"))
    assert ad(s, 0, "AD-08") == 8 + 2


@pytest.mark.rule("RH-151", "RH-135")
def test_ward_boss_shares_ties() -> None:
    """Both of two tied players get the full points; nobody gets any where there is no building. EX-74"""
    s = table(2)
    lay(s, 0, "park", (0, 0))
    lay(s, 1, "park", (0, 1))
    lay(s, 1, "civic", (0, 5))
    assert (ad(s, 0, "AD-09"), ad(s, 1, "AD-09")) == (2, 4)
    lay(s, 1, "civic", (1, 0), complete=False)
    assert ad(s, 0, "AD-09") == 2


@pytest.mark.rule("RH-152")
def test_highest_roof_shares_ties() -> None:
    """Height is the highest stack; the cap does not count. EX-74"""
    s = table(2)
    own(s, 0, at(0, 0), plan("Hobart Sawmill"))  # 3
    own(s, 1, at(0, 1), plan("Harlow Boarding House"))  # 3
    own(s, 1, at(0, 5), plan("Pocket Green"))
    assert (ad(s, 0, "AD-10"), ad(s, 1, "AD-10")) == (2, 4)
    own(s, 0, at(1, 0), plan("Viceroy House"))  # 4
    assert (ad(s, 0, "AD-10"), ad(s, 1, "AD-10")) == (2, 2)


@pytest.mark.rule("RH-153")
def test_reconstructed_ads() -> None:
    """All Trades: 1 per type and 3 more for all five. Skyline: 2 per building with a stack of 4."""
    s = table(2)
    lay(s, 0, "park", (0, 0), (0, 1))
    lay(s, 0, "civic", (1, 0))
    assert ad(s, 0, "AD-11") == 2
    lay(s, 0, "residential", (2, 0))
    lay(s, 0, "commercial", (2, 1))
    lay(s, 0, "industrial", (2, 2))
    assert ad(s, 0, "AD-11") == 8
    assert ad(s, 0, "AD-12") == 2 * sum(CONTENT.plans[s.tiles[space]].height >= 4 for space in s.players[0].buildings)
    own(s, 1, at(5, 3), plan("Bugle Spire"))
    own(s, 1, at(5, 4), plan("Hobart Sawmill"))
    assert ad(s, 1, "AD-12") == 2


@pytest.mark.rule("RH-156", "RH-161")
def test_targets_that_count_like_ads() -> None:
    """Neighbours of three types, and buildings with a high stack."""
    s = table(2)
    lay(s, 0, "residential", (3, 1))
    lay(s, 1, "park", (3, 2))
    lay(s, 1, "industrial", (4, 1))
    fine_address, towers = (CONTENT.targets[CONTENT.target_ids.index(name)] for name in ("TG-01", "TG-13"))
    assert ads.per_adjacent(s, 0, fine_address) == 2
    before = ads.skyscrapers(s, 0, towers)
    own(s, 0, at(5, 3), plan("Bugle Spire"))
    assert ads.skyscrapers(s, 0, towers) == before + 2
