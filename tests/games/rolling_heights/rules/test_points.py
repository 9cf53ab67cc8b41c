"""Rolling Heights: points, and what buildings count."""

import pytest
from tests.games.rolling_heights.scenes import CONTENT, at, building, crew, own, plan, table, use, with_building

from ludoteca.games.rolling_heights.pieces import ARCHITECT
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
    s.game.check(s)


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


@pytest.mark.rule("RH-111")
def test_the_offer_of_a_plan_that_counts_says_what_it_could_score_now() -> None:
    """On the best land there is, itself included; a plan with fixed points says these."""
    s = table(2)
    own(s, 0, at(0, 0), building("residential", s))
    own(s, 0, at(0, 2), building("residential", s))
    assert points.most_now(s, 0, plan("Fairgrounds")) == 2
    assert points.most_now(s, 0, plan("Founders' Promenade")) == 3
    assert points.most_now(s, 1, plan("Founders' Promenade")) == 1


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


@pytest.mark.rule("RH-167", "RH-074")
def test_tumble_park_counts_your_completed_parks() -> None:
    """With 1 more park of yours, 1 incomplete one and 2 of other players: 2 if steady, 3 if hard. EX-62"""
    s = with_building("Tumble Park")
    own(s, 0, at(4, 0), building("park", s))
    own(s, 0, at(4, 1), building("park", s), complete=False)
    own(s, 1, at(4, 5), building("park", s))
    own(s, 1, at(4, 6), building("park", s))
    assert use(s.copy(), HARD).players[0].score == 3
    assert use(s).players[0].score == 2


@pytest.mark.rule("RH-168")
def test_botanical_gardens_counts_hard_architects_not_yet_activated() -> None:
    """Architects H, H, S, E: 2 if steady, 4 if hard; after one hard one was activated 1 and 2. EX-63"""
    s = with_building("Botanical Gardens")
    crew(s, 0, "hard", architect=2)
    crew(s, 0, "steady", architect=1)
    crew(s, 0, "box", architect=1)
    assert use(s.copy()).players[0].score == 2
    assert use(s.copy(), HARD).players[0].score == 4
    me = s.players[0]
    me.hard[ARCHITECT], me.spent[ARCHITECT] = 1, 1
    assert use(s.copy()).players[0].score == 1
    assert use(s.copy(), HARD).players[0].score == 2
    me.steady[ARCHITECT], me.hard[ARCHITECT] = 0, 2
    assert use(s).players[0].score == 2


@pytest.mark.rule("RH-169", "RH-074")
def test_gambrel_museum_counts_empty_neighbours() -> None:
    """In a corner with one tile and one empty space: 1; with four empty or water spaces: 4, in both states. EX-64"""
    s = with_building("Gambrel Museum", at(0, 0))
    own(s, 1, at(0, 1), building("park", s))
    assert use(s.copy()).players[0].score == 1
    middle = with_building("Gambrel Museum", at(2, 6))
    assert middle.price(at(1, 6)) == 99
    assert use(middle.copy()).players[0].score == 4
    assert use(middle, HARD).players[0].score == 4
