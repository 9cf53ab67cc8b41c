"""Iditacards: new days."""

import pytest
from tests.games.iditacards.table import Table


def three() -> Table:
    """A on 50, B on 60, C on 70, each with cards everywhere."""
    table = Table(3)
    for seat, position in enumerate((50, 60, 70)):
        table.give(seat, position=position, hand="move", discard="lunch", played="rest", waiting=[("husky", 1)])
        table.give(seat, deck="4*move 4*rest", ate=True, meals=2, personal=1, moved=True, free_energy=True, immune=True)
    return table


@pytest.mark.rule("IC-063", "IC-064")
def test_the_others_are_asked_from_the_left() -> None:
    """B, then C, each free to join or to sit out."""
    table = three().do("new day")
    assert (table.pending, table.player) == ("JoinNewDay", 1)
    assert len(table.s.answers) == 2
    table.do("join")
    assert (table.pending, table.player) == ("JoinNewDay", 2)
    table.do("sit out")
    assert table.pending == "WeatherDie"


@pytest.mark.rule("IC-064")
def test_joining_does_not_use_up_the_turn() -> None:
    """After A's day B has a normal turn."""
    table = three().do("new day", "join", "join", "snow").deal()
    assert (table.pending, table.player) == ("Turn", 1)


@pytest.mark.rule("IC-065", "IC-066", "IC-069")
def test_what_a_new_day_does_to_those_who_rest_and_to_others() -> None:
    """Stack, hand, discard and played cards go to the deck, six are drawn, today is over; C keeps everything."""
    table = three().give(0, legendary="moose").do("new day", "join", "sit out", "snow").deal()
    for seat in (0, 1):
        racer = table.racer(seat)
        assert (len(racer.hand), len(racer.deck)) == (6, 6)
        assert racer.waiting == racer.discard == racer.played == []
        assert (racer.ate, racer.meals, racer.personal, racer.moved) == (False, 0, 0, False)
        assert (racer.free_energy, racer.immune, racer.days) == (False, False, 2)
        assert table.team(seat) == "wheel_dog"
    racer = table.racer(2)
    assert (racer.ate, racer.meals, racer.moved, racer.immune, racer.owed, racer.days) == (True, 2, True, True, [1], 1)
    assert table.names(0, "legendary") == ["moose"]


@pytest.mark.rule("IC-066")
def test_the_team_changes_the_new_hand() -> None:
    """Husky and A Hat add one each, Problem Dog takes one."""
    table = Table().give(position=50, deck="12*move", team="husky+a_hat problem_dog").do("new day", "sun").deal()
    assert len(table.names(0, "hand")) == 7


@pytest.mark.rule("IC-021", "IC-066")
def test_a_short_deck_gives_a_short_hand() -> None:
    """Four cards in all: four in hand."""
    table = Table().give(position=50, deck="3*move", hand="rest").do("new day", "sun").deal()
    assert len(table.names(0, "hand")) == 4


@pytest.mark.rule("IC-067", "IC-068")
def test_the_die_is_rolled_when_all_have_decided_and_before_the_draw() -> None:
    """Storm rules the day it is rolled for; by the switch it comes too late."""
    table = Table().give(position=50, deck="12*move", team="good_dog").do("new day", "storm").deal()
    assert len(table.names(0, "hand")) == 6
    late = Table(roll_before_draw=False).give(position=50, deck="12*move", team="good_dog").do("new day")
    assert late.pending == "DrawCard"
    while late.pending == "DrawCard":
        late.do("draw move")
    late.do("storm")
    assert len(late.names(0, "hand")) == 7


@pytest.mark.rule("IC-068", "IC-071")
def test_steps_come_for_all_before_the_next_step() -> None:
    """Both shuffle, the roll hits both, A draws, B draws, then the leg strikes A and B in this order."""
    table = (
        Table(2, legs={2: "forest"}).give(0, position=10, team="wheel_dog bear").give(1, position=20, team="husky bear")
    )
    table.give(0, deck="2*move").give(1, deck="2*move").do("new day", "join")
    table.do("wind")
    assert (table.racer(0).hypothermia, table.racer(1).hypothermia) == (1, 1)
    assert table.pending == "DrawCard"
    table.deal()
    assert (table.pending, table.player) == ("KillOwnDog", 0)
    table.do("kill bear")
    assert (table.pending, table.player) == ("KillOwnDog", 1)
    table.do("kill husky")
    assert (table.team(0), table.team(1)) == ("wheel_dog", "bear")


@pytest.mark.rule("IC-070")
def test_the_caller_still_moves_with_the_new_weather() -> None:
    """1 + 1 for the dog + 3 for rain, less 1 for the starvation that rain brings."""
    assert Table().give(position=50, deck="6*move").do("new day", "rain").deal().at() == 54


@pytest.mark.rule("IC-071")
def test_leg_effects_of_the_morning_spare_those_who_sit_out() -> None:
    """Starve on the wasteland: A rests and starves, B sits out and does not."""
    table = Table(2, legs={2: "wasteland"}).give(0, position=10, deck="rest").give(1, position=20)
    table.do("new day", "sit out", "snow").deal()
    assert (table.racer(0).starvation, table.racer(1).starvation) == (1, 0)


@pytest.mark.rule("IC-071")
def test_the_morning_kill_needs_a_dog_that_can_die() -> None:
    """Armour absorbs it; a dog that cannot die is left alone."""
    table = Table(legs={2: "forest"}).give(position=10, team="wheel_dog+armour").do("new day", "snow").deal()
    assert (table.team(), table.names(0, "hand"), table.names(0, "discard")) == ("wheel_dog", [], ["armour"])
    table = Table(legs={2: "forest"}).give(position=10, team="moose").do("new day", "snow").deal()
    assert table.team() == "moose"


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
    table.do("new day")
    assert table.at() == 50 + 10 + 1
    table.do("snow").deal()
    assert table.at() == 61 + 1
    full = Table().give(position=50, team="cricket", deck="move").do("new day")
    assert full.at() == 50


@pytest.mark.rule("IC-145")
def test_through_the_night() -> None:
    """Move, then a full new day that shuffles the card in and abandons the stack; the automatic move follows."""
    table = Table(2).give(0, position=50, deck="move 3*rest", waiting=[("mush", 1), ("through_the_night", 1)])
    table.give(1, position=90).do("reveal", "move")
    assert (table.pending, table.player, table.at()) == ("JoinNewDay", 1, 50 + 2 + 6)
    table.do("sit out", "snow").deal()
    cards = table.names(0, "hand") + table.names(0, "deck")
    assert sorted(cards) == ["move", "mush", "rest", "rest", "rest", "through_the_night"]
    assert (table.racer().waiting, table.at()) == ([], 60)


@pytest.mark.rule("IC-145", "IC-141")
def test_through_the_night_under_the_knife_runs_once() -> None:
    """The second run is lost with the day."""
    table = Table().give(position=50, deck="through_the_night move", waiting=[("utility_knife", 1)])
    table.do("reveal", "through-the-night", "reveal", "move")
    assert table.at() == 50 + 2 + 2 * 2 + 6


@pytest.mark.rule("IC-145", "IC-171")
def test_through_the_night_past_the_line() -> None:
    """No new day there: the stack goes on. 157 + 2, + 6, mush + 11, automatic + 2."""
    table = Table(2).give(0, position=157, deck="move", waiting=[("mush", 1), ("through_the_night", 1)])
    table.do("reveal")
    if table.pending == "RevealCard":
        table.do("move")
    assert table.at() == 178
    assert (table.pending, table.player) == ("Turn", 1)
