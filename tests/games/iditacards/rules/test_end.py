"""Iditacards: the end of the race."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.engine import Outcome


@pytest.mark.rule("IC-165", "IC-166", "IC-167", "IC-168", "IC-169")
def test_the_others_have_one_last_turn_and_the_furthest_wins() -> None:
    """A crosses to 168; B and C have one turn each; B ends on 171 and wins."""
    table = Table(3).give(0, position=158, hand="push move", team="wheel_dog husky")
    table.give(1, position=167 - 10, hand="push move", team="bear wheel_dog").give(2, position=20)
    table.do("play push")
    assert (table.at(0), table.player) == (168, 1)
    table.do("play push")
    assert (table.at(1), table.player) == (157 + 9 + 5, 2)
    table.do("pass")
    assert table.s.outcome == Outcome((1,), ((1,), (0,), (2,)), (168, 171, 22), "iditacards-end-line")


@pytest.mark.rule("IC-166")
def test_first_across_by_the_switch() -> None:
    """The race ends in the middle of the turn, and the crosser wins whatever comes."""
    table = Table(2, game_end="first_across").give(0, position=158, hand="push move").give(1, position=159)
    table.do("play push")
    assert table.s.outcome == Outcome((0,), ((0,), (1,)), (164, 158), "iditacards-end-first-across")


@pytest.mark.rule("IC-166", "IC-144")
def test_first_across_by_cricket_ends_the_race_during_a_new_day() -> None:
    table = Table(2, game_end="first_across").give(0, position=20).give(1, position=155, team="cricket")
    table.do("new day", "join")
    assert (table.s.over, table.s.resting) == (True, [])


@pytest.mark.rule("IC-168", "IC-171", "IC-144")
def test_two_crossers_in_one_turn() -> None:
    """B crosses by Cricket in A's new day, A with the automatic move: last turns C, then A, already past the line."""
    table = Table(3).give(0, position=160, hand="move").give(1, position=155, team="cricket").give(2, position=20)
    table.do("new day", "join", "sit out", "snow").deal()
    assert (table.s.crossed, table.player) == ([1, 0], 2)
    assert table.do("pass").player == 0
    assert not table.offers("new day")
    assert table.do("play move").at(0) == 161 + 2 + 2
    assert table.s.over


@pytest.mark.rule("IC-171", "IC-033")
def test_finished_players_are_out_of_reach() -> None:
    table = Table(3).give(0, position=160).give(2, position=30)
    table.give(1, position=150, hand="thermostat 2*move", deck="4*rest")
    table.do("pass", "play thermostat").deal()
    assert [table.racer(seat).hypothermia for seat in range(3)] == [0, 0, 1]
    table.do("new day")
    assert (table.pending, table.player) == ("JoinNewDay", 1)
    table.do("join", "wind").deal()
    assert [table.racer(seat).hypothermia for seat in range(3)] == [0, 1, 2]
    assert table.s.over


@pytest.mark.rule("IC-033", "IC-167")
def test_beyond_the_line_only_distance_counts() -> None:
    """Finished players are not passed, and the automatic move after the crossing card has neither weather nor leg."""
    table = Table(2, legs={8: "hills"}).give(0, position=158, hand="push", deck="move").give(1, position=165)
    table.give(0, hand="move").weather("wind")
    assert table.speed() == 1 + 5 + 1
    table.do("play push")
    assert table.at(0) == 158 + 5 + 7 + 1 + 1
    assert table.at(1) == 165
    assert table.names(0, "discard") == ["move"]


@pytest.mark.rule("IC-010")
def test_the_line_is_square_161() -> None:
    on_last = Table().give(position=159).do("pass")
    assert on_last.s.over
    short = Table().give(position=158)
    assert not short.do("pass").s.over
    assert short.at() == 160
    assert short.do("pass").s.over
