"""Iditacards: new days."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.iditacards.table import Table, real_game
from tests.games.iditacards.teams import WEATHERS, passive, teams

from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.words.saying import say


def said(table: Table) -> list[str]:
    return [say(table.game.describe(table.s, answer)) for answer in table.s.answers]


def three() -> Table:
    """A on 50, B on 60, C on 70, each with cards everywhere."""
    table = Table(3)
    for seat, position in enumerate((50, 60, 70)):
        table.give(seat, position=position, hand="move", discard="lunch", played="rest", waiting=[("husky", 1)])
        table.give(seat, deck="4*move 4*rest", ate=True, meals=2, personal=1, moved=True)
        table.give(seat, free_energy=True, free_health=True, immune=True)
    return table


@pytest.mark.rule("IC-063", "IC-064")
def test_the_others_are_asked_from_the_left() -> None:
    table = three().do("new day")
    assert (table.pending, table.player, len(table.s.answers)) == ("JoinNewDay", 1, 2)
    table.do("join")
    assert (table.pending, table.player) == ("JoinNewDay", 2)
    assert table.do("sit out").pending == "WeatherDie"


@pytest.mark.rule("IC-060", "IC-064", "IC-065", "IC-080")
def test_the_answers_say_what_joining_brings() -> None:
    """The hand goes, waiting cards fail, and some legs make everyone starve or kill a dog that can die."""
    assert said(three().do("new day")) == [
        "No, race on with your card",
        "Join the new day: swap your card for a new hand. Your waiting card fails",
    ]
    starving = Table(2, legs={1: "wasteland"}).give(1, position=3, hand="move rest")
    assert said(starving.do("new day"))[1] == "Join the new day: swap your 2 cards for a new hand. +1 starvation"
    for team, dies in (("husky", ". A dog dies"), ("moose", "")):
        deadly = Table(2, legs={2: "forest"}).give(1, position=20, hand="", team=team)
        assert said(deadly.do("new day"))[1] == f"Join the new day: draw a new hand{dies}"


@pytest.mark.rule("IC-064")
def test_joining_does_not_use_up_the_turn() -> None:
    table = three().do("new day", "join", "join", "snow").deal()
    assert (table.pending, table.player) == ("Turn", 1)


@pytest.mark.rule("IC-065", "IC-066", "IC-069", "IC-143")
def test_what_a_new_day_does_to_those_who_rest_and_to_others() -> None:
    """Stack, hand, discard and played cards go to the deck, six are drawn, today is over; C keeps everything."""
    table = three().give(0, legendary="moose").do("new day", "join", "sit out", "snow").deal()
    for seat in (0, 1):
        racer = table.racer(seat)
        assert (len(racer.hand), len(racer.deck)) == (6, 6)
        assert racer.waiting == racer.discard == racer.played == []
        assert (racer.ate, racer.meals, racer.personal, racer.moved) == (False, 0, 0, False)
        assert (racer.free_energy, racer.free_health, racer.immune, racer.days) == (False, False, False, 2)
        assert table.team(seat) == "wheel_dog"
    racer = table.racer(2)
    assert (racer.ate, racer.meals, racer.moved, racer.owed, racer.days) == (True, 2, True, [1], 1)
    assert (racer.free_energy, racer.free_health, racer.immune) == (True, True, True)
    assert table.names(0, "legendary") == ["moose"]


@pytest.mark.rule("IC-066")
def test_the_team_changes_the_new_hand() -> None:
    table = Table().give(position=50, deck="12*move", team="husky+a_hat problem_dog").do("new day", "sun").deal()
    assert len(table.names(0, "hand")) == 7


@pytest.mark.rule("IC-021", "IC-066")
def test_a_short_deck_gives_a_short_hand() -> None:
    table = Table().give(position=50, deck="3*move", hand="rest").do("new day", "sun").deal()
    assert len(table.names(0, "hand")) == 4


@pytest.mark.rule("IC-067", "IC-068")
def test_the_die_is_rolled_when_all_have_decided_and_before_the_draw() -> None:
    """Storm rules the day it is rolled for; by the switch it comes too late."""
    table = Table().give(position=50, deck="12*move", team="good_dog").do("new day", "storm").deal()
    assert len(table.names(0, "hand")) == 6
    late = Table(roll_before_draw=False).give(position=50, deck="12*move", team="good_dog").do("new day")
    assert late.pending == "DrawCard"
    late.do(*["draw move"] * 7, "storm")
    assert len(late.names(0, "hand")) == 7


@pytest.mark.rule("IC-068", "IC-071")
def test_steps_come_for_all_before_the_next_step() -> None:
    """Both shuffle, the roll hits both, A draws, B draws, then the leg strikes A and B in this order."""
    table = Table(2, legs={2: "forest"}).give(0, position=10, team="wheel_dog bear", deck="2*move")
    table.give(1, position=20, team="husky bear", deck="2*move").do("new day", "join", "wind")
    assert (table.racer(0).hypothermia, table.racer(1).hypothermia, table.pending) == (1, 1, "DrawCard")
    table.deal()
    assert (table.pending, table.player) == ("KillOwnDog", 0)
    table.do("kill bear")
    assert (table.pending, table.player) == ("KillOwnDog", 1)
    table.do("kill husky")
    assert (table.team(0), table.team(1)) == ("wheel_dog", "bear")


@pytest.mark.rule("IC-071")
def test_leg_effects_of_the_morning_spare_those_who_sit_out() -> None:
    table = Table(2, legs={2: "wasteland"}).give(0, position=10, deck="rest").give(1, position=20)
    table.do("new day", "sit out", "snow").deal()
    assert (table.racer(0).starvation, table.racer(1).starvation) == (1, 0)


@pytest.mark.rule("IC-071")
def test_the_morning_kill_needs_a_dog_that_can_die() -> None:
    table = Table(legs={2: "forest"}).give(position=10, team="wheel_dog+armour").do("new day", "snow").deal()
    assert (table.team(), table.names(0, "hand"), table.names(0, "discard")) == ("wheel_dog", [], ["armour"])
    assert Table(legs={2: "forest"}).give(position=10, team="moose").do("new day", "snow").deal().team() == "moose"


@pytest.mark.rule("IC-135")
def test_vigilance_ends_before_the_roll() -> None:
    """The caller is hit by the wind of the new day; B, who sits it out, is still immune."""
    table = Table(2).give(0, position=50, immune=True).give(1, position=60, immune=True)
    table.do("new day", "sit out", "wind").deal()
    assert (table.racer(0).hypothermia, table.racer(1).hypothermia) == (1, 0)


@pytest.mark.rule("IC-144")
def test_cricket_runs_when_hand_and_deck_are_empty() -> None:
    """10 + speed under the old weather, before the shuffle; waiting and played cards do not matter."""
    table = Table().give(position=50, team="cricket", played="6*move", waiting=[("husky", 1)]).weather("sun")
    assert table.do("new day").at() == 50 + 10 + 1
    assert table.do("snow").deal().at() == 61 + 1
    assert Table().give(position=50, team="cricket", deck="move").do("new day").at() == 50


@pytest.mark.rule("IC-144", "IC-168")
def test_a_crosser_by_cricket_still_finishes_the_day() -> None:
    """Shuffled and drawn, without a further turn."""
    table = Table(2).give(0, position=20).give(1, position=155, team="cricket", played="3*move")
    table.do("new day", "join", "snow").deal()
    assert (table.names(1, "hand"), table.player) == (["move"] * 3, 0)
    assert table.do("pass").s.over


@pytest.mark.rule("IC-066", "IC-083", "IC-094")
@settings(max_examples=100, deadline=None)
@given(
    team=teams(), position=st.sampled_from([0, 3, 10, 40, 60, 100, 120, 140, 158, 165]),
    weather=st.sampled_from(WEATHERS), immune=st.booleans(), legs=st.lists(st.integers(0, 7), min_size=4, max_size=4),
)  # fmt: skip
def test_the_new_hand_is_the_formula(team: str, position: int, weather: str, immune: bool, legs: list[int]) -> None:
    """Six plus all changes; in storm or on the mountain without the increases."""
    table = Table(legs={}).weather(weather).give(team=team, position=position, immune=immune)
    table.s.legs = [real_game().content.legs.of_type[kind][at] for kind, at in enumerate(legs)]
    changes = [entry["n"] for card in team.replace("+", " ").split() for entry in passive(card, "hand_size")]
    terrain = table.s.leg_at(position).terrain
    storm = weather == "storm" and 1 <= position <= 160 and not immune and terrain != "town"
    if storm or terrain == "mountain":
        changes = [change for change in changes if change < 0]
    assert hand_size(table.s, 0) == max(0, 6 + sum(changes))


@pytest.mark.rule("IC-083", "IC-094")
@pytest.mark.parametrize(
    ("terrain", "face", "cards"), [("hills", "sun", 6), ("hills", "storm", 5), ("mountain", "sun", 5)]
)
def test_storm_and_mountain_strike_only_increases(terrain: str, face: str, cards: int) -> None:
    """Good Dog adds nothing there, Problem Dog still takes one."""
    table = Table(legs={4: terrain}).give(position=50, team="good_dog problem_dog", deck="4*move 2*lunch 2*mush")
    assert len(table.do("new day", face).deal().names(0, "hand")) == cards


@pytest.mark.rule("IC-171")
def test_finished_players_are_not_asked_to_join() -> None:
    table = Table(3).give(0, position=50).give(1, position=170).give(2, position=60).do("new day")
    assert (table.pending, table.player) == ("JoinNewDay", 2)
    assert table.do("sit out").pending == "WeatherDie"
