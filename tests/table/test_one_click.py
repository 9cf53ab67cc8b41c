"""How far one click goes: answers that follow by themselves, and questions that take several."""

from tests.support.quays import QUAY, SALT, TRADE_IN, Variant, asking

import ludoteca
from ludoteca.engine import NONE, Args
from ludoteca.games.quay.positions import POSITIONS
from ludoteca.games.quay.rules.turn import PutAway
from ludoteca.games.quay.state import Quay
from ludoteca.positions import position
from ludoteca.table import Clicks, FewerClicks
from ludoteca.table.one_click import ahead, copies, fewest_picks, picks

HAND = {"players": [{"hand": ["salt", "tea", "tea"]}, {"hand": ["salt", "tea"]}]}


def test_what_almost_everyone_answers_comes_along() -> None:
    """With the question that it answers; the question that comes again is asked again."""
    s = position(QUAY, players=2, state=HAND)
    assert ahead(s, TRADE_IN) == (False, [], None)

    class First(Clicks[PutAway, Quay]):
        def usual(self, rule: PutAway, s: Quay, player: int, args: Args, forced: bool) -> int:
            return s.answers[0] if args[0] and not forced else NONE

    s = position(
        Variant(parts={"table": FewerClicks({PutAway: First()}), "positions": POSITIONS}), players=2, state=HAND
    )
    final, then, asks = ahead(s, TRADE_IN)
    assert not final
    assert [str(step.action) for step in then] == ["PutAway.put_away(salt)"]
    assert asks is not None
    assert asks.id == "quay-ask-put-away"
    s.choose(TRADE_IN)
    assert ahead(s, SALT).then == []


def test_a_click_that_shows_something_is_final() -> None:
    """And nothing follows it by itself."""
    s = position(QUAY, players=2, state=HAND)
    assert ahead(s, asking(1, SALT)).final


def test_cards_are_picked_as_often_as_one_has_them() -> None:
    """A question whose answers commute takes as many as there are."""
    s = position(QUAY, players=2, question="PutAway", carries={"first": True}, state=HAND)
    assert picks(s) == 3
    assert [copies(s, answer) for answer in s.answers] == [1, 2]
    assert picks(position(QUAY, players=2, state=HAND)) == 1


def test_one_is_enough_where_the_second_question_can_be_ended() -> None:
    s = position(QUAY, players=2, question="PutAway", carries={"first": True}, state=HAND)
    assert (fewest_picks(s), picks(s)) == (1, 3)


def test_a_question_that_cannot_be_ended_early_wants_all_its_answers() -> None:
    venison = {"players": {0: {"discard": ["venison_steak", "raw_venison"]}}}
    s = ludoteca.position(ludoteca.game("iditacards"), players=2, question="RecoverVenison", state=venison)
    assert fewest_picks(s) == picks(s) == 2
