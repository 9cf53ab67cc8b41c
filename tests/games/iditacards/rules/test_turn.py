"""Iditacards: a turn."""

import pytest
from tests.games.iditacards.table import Table

from ludoteca import say
from ludoteca.engine import Outcome


@pytest.mark.rule("IC-013", "IC-014")
def test_turns_go_left_and_each_moves_one_plus_speed() -> None:
    table = Table(3).give(0, position=10).give(1, position=20).give(2, position=30)
    assert table.offers("pass")
    order = []
    for _ in range(6):
        order.append(table.player)
        table.do("pass")
    assert order == [0, 1, 2, 0, 1, 2]
    assert [table.at(seat) for seat in range(3)] == [14, 24, 34]


@pytest.mark.rule("IC-015")
def test_with_cards_waiting_one_can_only_reveal_or_rest() -> None:
    table = Table().give(position=10, hand="move", deck="move", waiting=[("husky", 1)])
    assert {"reveal", "new"} == {words.split()[2] for words in table.said().values()} - {"sacrifice"}


@pytest.mark.rule("IC-017", "IC-049", "IC-098", "IC-104")
def test_a_card_that_cannot_be_paid_may_be_played() -> None:
    """It has no effect and is in the played area, but a meal has already fed."""
    table = Table().give(position=10, hand="lunch first_aid", starvation=3, hypothermia=3)
    table.do("play lunch")
    assert (table.racer().starvation, table.racer().hypothermia) == (2, 3)
    assert (table.names(0, "played"), table.names(0, "hand")) == (["lunch"], ["first_aid"])
    table.do("play first-aid")
    assert (table.racer().starvation, table.racer().hypothermia) == (2, 2)
    assert table.names(0, "discard") == []


@pytest.mark.rule("IC-022", "IC-110", "IC-117")
def test_free_actions_come_before_the_action() -> None:
    """Any number of sacrifices and discards of attachments, then still a card; also with a stack waiting."""
    table = Table().give(position=10, hand="move", team="wheel_dog+tiara husky bear")
    table.do("sacrifice bear", "take off tiara", "sacrifice husky")
    assert (table.team(), table.names(0, "discard")) == ("wheel_dog", ["tiara"])
    assert table.do("play move").at() == 14
    waiting = Table().give(position=10, waiting=[("husky", 1)], deck="move", team="wheel_dog bear")
    assert waiting.do("sacrifice bear").offers("reveal")


@pytest.mark.rule("IC-022")
def test_no_free_actions_on_another_players_turn() -> None:
    """Only the player whose turn it is gets the main question; answers to cards offer no sacrifice."""
    table = Table(2).give(0, position=10, deck="move", waiting=[("dog_trap", 1)]).give(1, position=20)
    table.give(1, team="wheel_dog+armour bear").do("reveal", "move")
    assert (table.pending, table.player) == ("KillOwnDog", 1)
    assert all("kill" in words.split() for words in table.said().values())


@pytest.mark.rule("IC-169")
def test_risk_beyond_the_last_turn_is_lost() -> None:
    """B reveals one of two on the last turn; Mush never moves."""
    table = Table(2).give(0, position=160).give(1, position=100, deck="2*move", waiting=[("mush", 2)])
    table.do("pass", "reveal", "move")
    assert (table.s.over, table.at(1)) == (True, 104)


@pytest.mark.rule("IC-172")
def test_the_safety_stop() -> None:
    """After 300 rounds the furthest player wins; alone the race is not finished."""
    table = Table(2).give(0, position=10, hypothermia=7).give(1, position=20, starvation=7)
    table.s.round = 300
    assert not table.do("pass").s.over
    assert table.do("pass").s.outcome == Outcome((1,), ((1,), (0,)), (10, 20), "iditacards-end-stopped")
    alone = Table().give(position=10)
    alone.s.round = 300
    assert alone.do("pass").s.outcome == Outcome((0,), ((0,),), (-1,), "iditacards-end-unfinished")


@pytest.mark.rule("IC-173", "IC-174")
def test_alone_turns_and_days_count() -> None:
    """Three turns, two days; the race ends with the crossing turn; fewer turns are a better score."""
    table = Table().give(position=154).do("pass", "new day", "snow").deal()
    assert table.do("pass", "pass").s.over
    player = table.s.view(0)["players"][0]
    assert (player["turns"], player["days"]) == (4, 2)
    assert table.s.outcome == Outcome((0,), ((0,),), (-4,), "iditacards-end-finished")
    assert table.game.breakdown(table.s) == [{"turns": -4}]


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


@pytest.mark.rule("IC-063", "IC-171")
@pytest.mark.parametrize(("position", "offered"), [(50, True), (170, False)])
def test_a_new_day_can_be_called_on_any_turn_before_the_line(position: int, offered: bool) -> None:
    table = Table(2).give(0, position=position, hand="move").give(1, position=20)
    assert table.offers("new day") is offered


@pytest.mark.rule("IC-168")
def test_last_turns_go_to_all_others_once() -> None:
    table = Table(3).give(0, position=50).give(1, position=160).give(2, position=60).do("pass", "pass")
    order = []
    while not table.s.over:
        order.append(table.player)
        table.do("pass")
    assert order == [2, 0]


@pytest.mark.rule("IC-038")
def test_a_card_says_what_it_costs_now() -> None:
    table = Table().give(position=10, hand="first_aid move damaged", deck="5*rest")
    answer = table.game.answer(table.s, "play", card="first_aid")
    assert say(table.game.describe(table.s, answer)) == "Play First Aid · 2 energy · 2 health"
