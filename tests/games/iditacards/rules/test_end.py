"""Iditacards: the end of the race, and racing alone."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca.games.iditacards.scoring import places


@pytest.mark.rule("IC-165", "IC-166", "IC-167", "IC-168", "IC-169")
def test_the_others_have_one_last_turn_and_the_furthest_wins() -> None:
    """A crosses to 168; B and C have one turn each; B ends on 170 and wins."""
    table = Table(3).give(0, position=158, hand="push move", team="wheel_dog husky")
    table.give(1, position=167 - 10, hand="push move", team="bear wheel_dog").give(2, position=20)
    table.do("play push")
    assert (table.at(0), table.player) == (168, 1)
    table.do("play push")
    assert (table.at(1), table.player) == (157 + 9 + 5, 2)
    table.do("pass")
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((1,), ((1,), (0,), (2,)))
    assert (outcome.scores, outcome.reason) == ((168, 171, 22), "iditacards-end-line")


@pytest.mark.rule("IC-170")
def test_equal_distance_goes_to_the_first_across() -> None:
    """Both on 168: A, who crossed first; players on Start share a place."""
    table = Table(4)
    for seat, position in enumerate((168, 168, 0, 0)):
        table.give(seat, position=position)
    table.s.crossed = [1, 0]
    assert places(table.s) == ((1,), (0,), (2, 3))


@pytest.mark.rule("IC-166")
def test_first_across_by_the_switch() -> None:
    """The race ends in the middle of the turn, and the crosser wins whatever comes."""
    table = Table(2, game_end="first_across").give(0, position=158, hand="push move").give(1, position=159)
    table.do("play push")
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, table.at(0)) == ((0,), "iditacards-end-first-across", 164)


@pytest.mark.rule("IC-166", "IC-144")
def test_first_across_by_cricket_ends_the_race_during_a_new_day() -> None:
    """Nothing of the day is left pending."""
    table = Table(2, game_end="first_across").give(0, position=20).give(1, position=155, team="cricket")
    table.do("new day", "join")
    assert table.s.over
    assert table.s.resting == []


@pytest.mark.rule("IC-168", "IC-171", "IC-144")
def test_two_crossers_in_one_turn() -> None:
    """B crosses by Cricket in A's new day, A with the automatic move: last turns C, then A, already past the line."""
    table = Table(3).give(0, position=160, hand="move").give(1, position=155, team="cricket").give(2, position=20)
    table.do("new day", "join", "sit out", "snow").deal()
    assert table.s.crossed == [1, 0]
    assert table.player == 2
    table.do("pass")
    assert table.player == 0
    assert not table.offers("new day")
    assert table.offers("play move")
    table.do("play move")
    assert table.s.over
    assert table.at(0) == 161 + 2 + 2


@pytest.mark.rule("IC-144", "IC-168")
def test_a_crosser_by_cricket_still_finishes_the_day() -> None:
    """Shuffled and drawn, without a further turn."""
    table = Table(2).give(0, position=20).give(1, position=155, team="cricket", played="3*move")
    table.do("new day", "join", "snow").deal()
    assert table.names(1, "hand") == ["move"] * 3
    assert table.player == 0
    table.do("pass")
    assert table.s.over


@pytest.mark.rule("IC-169")
def test_risk_beyond_the_last_turn_is_lost() -> None:
    """B reveals one of two on the last turn; Mush never moves."""
    table = Table(2).give(0, position=160).give(1, position=100, deck="2*move", waiting=[("mush", 2)])
    table.do("pass", "reveal", "move")
    assert table.s.over
    assert table.at(1) == 104


@pytest.mark.rule("IC-171", "IC-033")
def test_finished_players_are_out_of_reach() -> None:
    """Not asked to join, not hit by cards or weather, not pushed."""
    table = (
        Table(3)
        .give(0, position=160)
        .give(1, position=150, hand="thermostat 2*move", deck="4*rest")
        .give(2, position=30)
    )
    table.do("pass", "play thermostat").deal()
    assert [table.racer(seat).hypothermia for seat in range(3)] == [0, 0, 1]
    table.do("new day")
    assert (table.pending, table.player) == ("JoinNewDay", 1)
    table.do("join", "wind").deal()
    assert [table.racer(seat).hypothermia for seat in range(3)] == [0, 1, 2]
    assert table.s.over


@pytest.mark.rule("IC-172")
def test_the_safety_stop() -> None:
    """After 300 rounds the furthest player wins; alone the race is not finished."""
    table = Table(2).give(0, position=10, hypothermia=7).give(1, position=20, starvation=7)
    table.s.round = 300
    table.do("pass")
    assert not table.s.over
    table.do("pass")
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "iditacards-end-stopped")
    alone = Table().give(position=10)
    alone.s.round = 300
    outcome = alone.do("pass").s.outcome
    assert outcome is not None
    assert outcome.reason == "iditacards-end-unfinished"


@pytest.mark.rule("IC-173", "IC-174")
def test_alone_turns_and_days_count() -> None:
    """Three turns, two days; the race ends with the crossing turn; fewer turns are a better score."""
    table = Table().give(position=154).do("pass", "new day", "snow").deal()
    table.do("pass", "pass")
    assert table.s.over
    player = table.s.view(0)["players"][0]
    assert (player["turns"], player["days"]) == (4, 2)
    outcome = table.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (-4,), "iditacards-end-finished")
    assert table.game.breakdown(table.s) == [{"turns": -4}]


@pytest.mark.rule("IC-174")
def test_alone_cards_against_others_do_nothing() -> None:
    """Dog Trap, Thermostat and Stab in the Dark find nobody; Through the Night counts as a day."""
    table = Table().give(position=50, deck="move", waiting=[("dog_trap", 1)]).do("reveal", "move")
    assert (table.team(), table.pending) == ("wheel_dog", "Turn")
    night = (
        Table().give(position=50, deck="move", waiting=[("through_the_night", 1)]).do("reveal", "move", "snow").deal()
    )
    assert night.racer().days == 2
    assert Table(layout="solo2018").s.layout.checkpoints == [6, 26, 81, 121, 146]
