"""Rolling Heights: points, and what buildings count."""

import pytest
from tests.games.rolling_heights.scenes import CONTENT, GAME, at, building, crew, own, plan, table, use, with_building

from ludoteca.games.rolling_heights.rules import meeples, points
from ludoteca.games.rolling_heights.state import FROM_ADS, FROM_BUILDINGS

HARD = meeples.AS_HARD


@pytest.mark.rule("RH-136")
def test_the_score_is_a_plain_number() -> None:
    """47 points and 6 more are 53; it may also fall below 0. EX-81"""
    s = table(2)
    s.players[0].points[0] = 47
    points.score(s, 0, FROM_BUILDINGS, 6)
    assert s.scores[0] == 53
    points.score(s, 1, FROM_ADS, -4)
    assert s.scores[1] == -4
    GAME.check(s)


@pytest.mark.rule("RH-166", "RH-111")
def test_fairgrounds_counts_residential_buildings_within_three_spaces() -> None:
    """At (2,2): your completed residential buildings at (2,5) and (4,3) count, the one at (4,4) does not. EX-61"""
    s = table(2)
    own(s, 0, at(2, 2), plan("Fairgrounds"))
    for where in (at(2, 5), at(4, 3), at(4, 4)):
        own(s, 0, where, building("residential", s))
    own(s, 1, at(2, 1), building("residential", s))
    own(s, 0, at(3, 2), building("residential", s), complete=False)
    assert points.tile_points(s, 0, at(2, 2)) == 2


@pytest.mark.rule("RH-171")
def test_counting_abilities() -> None:
    """Your buildings in the neighbourhood, water next door, your buildings at the water, opponents, neighbourhoods."""
    s = with_building("Bandstand Square", at(0, 1))
    own(s, 0, at(1, 0), building("civic", s))
    own(s, 0, at(3, 5), building("civic", s))
    assert use(s.copy()).players[0].score == 2
    assert use(s, HARD).players[0].score == 3
    pond = with_building("Rowboat Pond", at(0, 1))  # next to the water at (0, 2)
    assert use(pond.copy()).players[0].score == 1
    assert use(pond, HARD).players[0].score == 2
    pier = with_building("Aquarium Pier", at(3, 3))
    own(pier, 0, at(0, 5), building("civic", pier))
    own(pier, 0, at(2, 6), building("civic", pier))
    assert use(pier).players[0].score == 2
    ballroom = with_building("Blue Note Ballroom", at(3, 3))
    own(ballroom, 1, at(3, 2), building("civic", ballroom))
    own(ballroom, 1, at(3, 4), building("civic", ballroom), complete=False)
    own(ballroom, 0, at(2, 3), building("civic", ballroom))
    assert use(ballroom.copy()).players[0].score == 1
    assert use(ballroom, HARD).players[0].score == 2
    court = with_building("Central Courthouse", at(3, 3))
    own(court, 0, at(3, 5), building("civic", court))
    own(court, 0, at(0, 0), building("civic", court))
    assert use(court).players[0].score == 2


@pytest.mark.rule("RH-171", "RH-111")
def test_height_counts_for_the_observatory() -> None:
    """3 points for each of your completed buildings with a stack of 4 or more, itself included."""
    s = table(2)
    own(s, 0, at(2, 2), plan("Observatory Hill"))
    own(s, 0, at(2, 1), plan("Aldine Tower"))
    own(s, 0, at(2, 0), plan("Pocket Green"))
    assert points.tile_points(s, 0, at(2, 2)) == 6


@pytest.mark.rule("RH-107", "RH-148")
def test_points_of_a_tile_are_its_own_and_the_variable_ones() -> None:
    s = table(2)
    own(s, 0, at(2, 0), plan("Custom House"))
    assert points.tile_points(s, 0, at(2, 0)) == CONTENT.plans[plan("Custom House")].points
    own(s, 0, at(0, 0), plan("Founders' Promenade"))
    before = points.tile_points(s, 0, at(0, 0))
    own(s, 0, at(0, 1), building("civic", s))
    assert points.tile_points(s, 0, at(0, 0)) == before + 1


@pytest.mark.rule("RH-074", "RH-167", "RH-168", "RH-169")
def test_what_figures_count_is_counted_on_the_board_of_the_moment() -> None:
    s = table(2)
    park, garden, museum = at(2, 0), at(4, 0), at(0, 0)
    for space, name in ((park, "Tumble Park"), (garden, "Botanical Gardens"), (museum, "Gambrel Museum")):
        own(s, 0, space, plan(name))

    def counted(space: int) -> int:
        ability = CONTENT.plans[s.tiles[space]].ability
        assert ability is not None
        assert ability.counting is not None
        return points.count(s, 0, space, ability.counting)

    before = [counted(space) for space in (park, garden, museum)]
    own(s, 0, at(0, 1), building("park", s))
    crew(s, 0, "hard", architect=2)
    crew(s, 0, "steady", architect=1)
    crew(s, 0, "spent", architect=1)
    after = [counted(space) for space in (park, garden, museum)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 2, -1]
