"""How likely each player is to win a race, and the keener eye with which a search looks at it."""

from typing import Any

from tests.games.iditacards.table import Table, real_game

from ludoteca.bots import adviser
from ludoteca.bots.adviser import shares
from ludoteca.engine import Rng
from ludoteca.games.iditacards.rules.new_day import JoinNewDay

DEALS = 15


def chance(**given: Any) -> float:
    """For the first of two players, who differ only in what is given."""
    usual: dict[str, Any] = {"position": 60, "team": "wheel_dog", "deck": "8*move"}
    table = Table(2).give(0, **{**usual, **given}).give(1, **usual)
    return adviser(table.game).chances(table.s)[0]


def test_chances_follow_the_race() -> None:
    """Squares, dogs, cards in hand and a good deck are chances; meters and Damaged cards cost some."""
    usual = chance()
    assert chance(position=70) > usual
    assert chance(team="wheel_dog big_dog") > usual
    assert chance(deck="8*move midnight_sun") > usual
    assert chance(hand="big_dog 3*move") > usual
    assert chance(starvation=2) < usual
    assert chance(hypothermia=7) < chance(hypothermia=6) < usual
    assert chance(discard="5*damaged") < usual


def test_the_next_to_move_is_a_little_ahead() -> None:
    assert 0.5 < chance() < 0.6


def test_beyond_the_line_squares_count() -> None:
    """A player who has crossed it is ahead, and further ahead the further beyond it."""
    assert chance(position=160) < chance(position=161) < chance(position=168)


def test_a_search_plays_on_with_a_better_player_than_normal() -> None:
    """Its quick player wins more races than `normal` from the same deals."""
    game = real_game()
    knows, won = adviser(game), 0.0
    for deal in range(DEALS):
        for seat in range(2):
            s, rng, answers = game.new(2), Rng(deal), Rng(1)
            s.resolve_chance(rng)
            while not s.over:
                answer = knows.act(s, answers) if s.player == seat else knows.usual(s, answers)
                s.choose(answer)
                s.resolve_chance(rng)
            won += shares(s)[seat]
    assert won > DEALS


def test_a_reason_to_join_a_new_day_never_speaks_against_it() -> None:
    """Where a search found more than the figures show, the hint says that both were tried."""
    for hand, said in (
        ("move", {"hint-iditacards-join", "hint-iditacards-stay-tried"}),
        ("big_dog midnight_sun 4*move", {"hint-iditacards-stay", "hint-iditacards-new-day-tried"}),
    ):
        table = Table(2).give(0, position=40).give(1, position=50, hand=hand, deck="3*mush 2*dinner 2*rest")
        table.do("iditacards-new-day")
        assert isinstance(table.s.rule, JoinNewDay)
        assert {why.id for one in table.s.answers for why in adviser(table.game).reasons(table.s, one)} == said
