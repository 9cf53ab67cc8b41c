"""Smugglers' Quay, 'Turn'."""

from itertools import permutations

import pytest
from tests.support.quays import DONE, SALT, SILK, TEA, TRADE_IN, WHISTLE, Numbers, asked, asking, listening, table

from ludoteca.engine import IllegalAnswer


@pytest.mark.rule("QUAY-010", "QUAY-011", "QUAY-012", "QUAY-013")
def test_one_of_three_things() -> None:
    """A turn offers to trade in, to land each kind of cargo once, and to ask each other for each kind; no more."""
    s = table([[SALT, SALT, SILK, WHISTLE], [TEA], [TEA]], turn_of=0)
    assert s.answers == [TRADE_IN, SALT, SILK, *(asking(seat, kind) for seat in (1, 2) for kind in range(4))]


@pytest.mark.rule("QUAY-010", "QUAY-011", "QUAY-013")
def test_an_empty_hand_can_only_ask() -> None:
    """Without cards there is nothing to land and nothing to trade in."""
    s = table([[], [TEA]])
    assert s.answers == [asking(1, kind) for kind in range(4)]


@pytest.mark.rule("QUAY-010")
@pytest.mark.parametrize("answer", [SALT, asking(1, SILK), asking(1, TEA)])
def test_then_the_turn_is_over(answer: int) -> None:
    s = table([[SALT] * 3, [TEA] * 3], options={"patrol": False})
    s.choose(answer)
    s.resolve_chance(Numbers([1]))
    assert asked(s) == ("Turn", 1)


@pytest.mark.rule("QUAY-011")
def test_no_whistle_is_landed() -> None:
    s = table([[WHISTLE] * 3, [TEA]])
    assert not {1, 2, 3} & set(s.answers)
    with pytest.raises(IllegalAnswer):
        s.choose(SILK)


@pytest.mark.rule("QUAY-012")
def test_they_must_give_one() -> None:
    """One such card, not all of them, goes to the one who asked, and everybody is told."""
    s = table([[SALT] * 3, [TEA, TEA, SILK], [WHISTLE] * 3])
    heard = listening(s)
    s.choose(asking(1, TEA))
    assert [player.hand for player in s.players[:2]] == [[SALT, SALT, SALT, TEA], [TEA, SILK]]
    assert ("gives", 1, 0, TEA) in heard.events


@pytest.mark.rule("QUAY-012")
def test_all_know_who_has_the_card_now() -> None:
    """Everybody knows the card in its new hand, and no longer believes that this hand has none."""
    s = table([[SALT] * 3, [TEA, TEA, SILK], [WHISTLE] * 3])
    s.known = [(2, 1, TEA)]
    s.absent = [(1, 0, TEA), (2, 0, SILK), (2, 0, TEA)]
    s.choose(asking(1, TEA))
    assert s.known == [(1, 0, TEA), (2, 0, TEA)]
    assert s.absent == [(2, 0, SILK)]


@pytest.mark.rule("QUAY-012")
def test_otherwise_they_say_that_they_have_none() -> None:
    """Nothing moves; everybody else knows that there is none until that hand gains an unseen card."""
    s = table([[SALT] * 3, [TEA] * 3, [WHISTLE] * 3])
    heard = listening(s)
    s.choose(asking(1, SILK))
    assert [player.hand for player in s.players] == [[SALT] * 3, [TEA] * 3, [WHISTLE] * 3]
    assert ("has-none", 1, 0, SILK) in heard.events
    assert s.absent == [(0, 1, SILK), (2, 1, SILK)]
    assert heard.revealed_to == [0b101]


@pytest.mark.rule("QUAY-012")
def test_any_other_player_and_any_kind() -> None:
    """Everybody but yourself, every kind; whistles too are handed over."""
    s = table([[SALT, WHISTLE], [TEA], [WHISTLE], [TEA]], turn_of=2)
    asks = {divmod(answer - 4, 4) for answer in s.answers if answer >= 4}
    assert asks == {(seat, kind) for seat in (0, 1, 3) for kind in range(4)}
    s.choose(asking(0, WHISTLE))
    assert [player.hand for player in s.players] == [[SALT], [TEA], [WHISTLE, WHISTLE], [TEA]]


@pytest.mark.rule("QUAY-013")
def test_one_or_more_cards() -> None:
    """At least one: "done" is offered only after the first; at most all."""
    s = table([[SALT, TEA, TEA], [WHISTLE]])
    s.choose(TRADE_IN)
    assert (asked(s), s.answers) == (("PutAway", 0), [SALT, TEA])
    s.choose(TEA)
    assert s.answers == [SALT, TEA, DONE]
    s.choose(TEA)
    assert s.answers == [SALT, DONE]
    s.choose(SALT)
    assert (s.players[0].hand, s.face_down) == ([], [SALT, TEA, TEA])
    assert asked(s) == ("DrawCard", -1)


@pytest.mark.rule("QUAY-013")
def test_put_away_face_down() -> None:
    """The others learn only how many; the owner remembers them; anyone who was sure of a card there no longer is."""
    s = table([[SALT, TEA, SILK], [WHISTLE] * 3, [SALT]])
    s.known = [(1, 0, TEA)]
    heard = listening(s)
    s.choose(TRADE_IN)
    s.choose(SILK)
    assert heard.secrets == [("puts-away", SILK, 1 << 0)]
    assert s.known == [(0, 3, SILK)]
    views = [s.view(seat) for seat in (None, 0, 1)]
    assert [view["face_down"] for view in views] == [1, 1, 1]
    assert [view["known"] for view in views] == [[], [{"place": 3, "card": "silk"}], []]
    assert all(view["face_up"] == [] for view in views)


@pytest.mark.rule("QUAY-013")
def test_the_order_makes_no_difference() -> None:
    """The same cards put away in any order give the same position."""
    ends = set()
    for order in permutations([SALT, TEA, SILK]):
        s = table([[SALT, TEA, SILK, SILK], [WHISTLE]])
        for answer in (TRADE_IN, *order, DONE):
            s.choose(answer)
        ends.add(s.key())
    assert len(ends) == 1


@pytest.mark.rule("QUAY-014")
@pytest.mark.parametrize(("hand", "drawn"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_draw_up_to_three(hand: int, drawn: int) -> None:
    """After landing one card the hand is filled to three; a hand of three or more draws nothing."""
    s = table([[SALT] * hand, [TEA]], options={"patrol": False})
    deck = len(s.deck)
    s.choose(SALT)
    s.resolve_chance(Numbers())
    assert deck - len(s.deck) == drawn
    assert len(s.players[0].hand) == max(3, hand - 1)
    assert asked(s) == ("Turn", 1)


@pytest.mark.rule("QUAY-014")
def test_drawn_unseen_and_by_chance() -> None:
    """Every card of the deck is as likely, only the drawer sees it, and nothing is ruled out of that hand then."""
    s = table([[SALT, SALT, SALT], [TEA]], deck=[WHISTLE, TEA, TEA, SILK], options={"patrol": False})
    s.absent = [(1, 0, SILK)]
    heard = listening(s)
    s.choose(SALT)
    s.choose(1)
    assert s.pending is not None
    assert (s.pending.answers, s.pending.weights) == ((WHISTLE, TEA, SILK), (1, 2, 1))
    s.choose(SILK)
    assert s.players[0].hand == [SALT, SALT, SILK]
    assert heard.secrets == [("draws", SILK, 1 << 0)]
    assert s.absent == []


@pytest.mark.rule("QUAY-014", "QUAY-031")
def test_while_the_deck_lasts() -> None:
    """With too few cards you draw what there is; then the deck is empty and the game over."""
    s = table([[SALT], [TEA]], deck=[SILK], options={"patrol": False})
    s.choose(SALT)
    s.resolve_chance(Numbers([1]))
    assert (s.players[0].hand, s.over) == ([SILK], True)


@pytest.mark.rule("QUAY-014")
def test_only_the_one_whose_turn_ends_draws() -> None:
    s = table([[SALT] * 3, [TEA] * 3])
    s.choose(asking(1, TEA))
    assert asked(s) == ("Turn", 1)
    assert s.players[1].hand == [TEA, TEA]
    s.choose(asking(0, WHISTLE))
    assert asked(s) == ("DrawCard", -1)


@pytest.mark.rule("QUAY-014")
def test_trading_in_draws_too() -> None:
    """As many cards as were put away."""
    s = table([[SALT, TEA, TEA], [TEA]])
    deck = len(s.deck)
    for answer in (TRADE_IN, SALT, TEA, DONE):
        s.choose(answer)
    s.resolve_chance(Numbers())
    assert (len(s.players[0].hand), deck - len(s.deck)) == (3, 2)
    assert asked(s) == ("Turn", 1)


@pytest.mark.rule("QUAY-003")
def test_to_the_left() -> None:
    """The next seat follows, after the last the first."""
    for seat, following in ((0, 1), (1, 2), (2, 0)):
        s = table([[SALT] * 3, [TEA] * 3, [TEA] * 3], turn_of=seat)
        s.choose(s.answers[-4])  # asks somebody for a whistle that nobody has
        assert asked(s) == ("Turn", following)
