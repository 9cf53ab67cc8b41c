"""An answer can be taken back until something happens that cannot be unseen."""

from tests.support.quays import QUAY, SALT, SILK, TEA, TRADE_IN, asking

from ludoteca.games.quay.state import Quay
from ludoteca.positions import position
from ludoteca.table.undoable import closes, final_answers

HAND = {"players": [{"hand": ["salt", "tea", "silk"]}, {"hand": ["salt", "tea"]}]}


def asked() -> Quay:
    return position(QUAY, players=2, state=HAND)


def test_a_question_that_goes_on_leaves_the_way_back_open() -> None:
    """To trade in asks the same seat for the cards."""
    assert not closes(asked(), TRADE_IN)


def test_what_shows_something_closes_it() -> None:
    """The answer of another seat tells what it has."""
    assert closes(asked(), asking(1, TEA))


def test_chance_and_the_next_player_close_it() -> None:
    """Landing a card ends the turn, so cards are drawn."""
    s = asked()
    assert all(closes(s, answer) for answer in s.answers if s.rule.verb(answer).name == "land")


def test_where_answers_are_alike_one_of_them_is_tried() -> None:
    """The result for the first answer of a verb holds for all of them."""
    s = position(QUAY, players=2, question="PutAway", carries={"first": True}, state=HAND)
    s.choose(SALT)
    apart = final_answers(s)
    assert apart == {TEA: False, SILK: False, s.answers[-1]: True}
    s.rule.alike = True
    try:
        assert final_answers(s) == apart
    finally:
        s.rule.alike = False


def test_the_position_stays_as_it_was() -> None:
    s = asked()
    before = s.key()
    final_answers(s)
    assert s.key() == before
