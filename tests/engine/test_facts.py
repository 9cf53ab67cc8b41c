"""The events of a state, the facts that its seats have learned, and worlds that agree with them."""

import pytest
from tests.support.quays import SALT, SILK, TEA, listening, positions, table

from ludoteca.engine import IllegalAnswer, Rng
from ludoteca.games.quay.rules.patrol import LANDS
from ludoteca.games.quay.rules.turn import DRAWS


def test_nobody_listens() -> None:
    s = table([[SALT], [TEA]])
    before = s.key()
    s.tell(LANDS, 0, 1)
    s.reveal(3)
    assert s.key() == before


def test_what_a_listener_hears() -> None:
    """Public numbers to all, the secret with its readers, and whom something was shown."""
    s = table([[SALT], [TEA]])
    heard = listening(s)
    s.tell(LANDS, 1, 2, 3)
    s.tell(DRAWS, 0, secret=SILK, seen_by=1)
    s.reveal(2)
    assert heard.events == [("lands", 1, 2, 3), ("draws", 0, 0, 0)]
    assert heard.secrets == [("draws", SILK, 1)]
    assert heard.revealed_to == [2]


def test_learning() -> None:
    """Facts stay sorted; a card that is seen is no longer ruled out; ruling out twice is ruling out once."""
    s = table([[SALT], [TEA], [SILK]])
    s.rule_out(2, 0, TEA)
    s.rule_out(0, 1, SILK)
    s.rule_out(0, 1, SILK)
    assert s.absent == [(0, 1, SILK), (2, 0, TEA)]
    s.learn(2, 0, TEA)
    s.learn(0, 2, SILK)
    s.learn(0, 2, SILK)
    assert s.known == [(0, 2, SILK), (0, 2, SILK), (2, 0, TEA)]
    assert s.absent == [(0, 1, SILK)]


def test_what_leaves_and_comes() -> None:
    """Open moves lower everybody's count, hidden ones make outsiders forget, a shuffle all."""
    s = table([[SALT], [TEA], [SILK]])
    s.known = [(0, 1, TEA), (0, 1, TEA), (2, 1, SALT), (2, 1, TEA)]
    s.absent = [(0, 1, SILK), (2, 1, SILK)]
    s.left_openly(1, TEA)
    assert s.known == [(0, 1, TEA), (2, 1, SALT)]
    s.left_hidden(1, 0b100, [TEA, SILK])
    assert s.known == [(2, 1, SALT)]
    s.came_hidden(1, 0b001)
    assert s.absent == [(0, 1, SILK)]
    hidden = s.hidden_place(2, 1, 5)
    assert (hidden.size, hidden.known, hidden.absent) == (5, [SALT], [])
    s.forget_place(1)
    assert (s.known, s.absent) == ([], [])


def test_forget_for_others() -> None:
    """In a world dealt anew for a seat, only what that seat has learned is known."""
    s = table([[SALT], [TEA, TEA]])
    s.known = [(0, 1, TEA), (0, 1, TEA), (1, 0, SALT)]
    s.absent = [(0, 1, SILK), (1, 0, TEA)]
    s.forget_for_others(0)
    assert s.known == [(0, 1, TEA), (0, 1, TEA)]
    assert s.absent == [(0, 1, SILK)]


def test_determinize_is_for_the_asked_seat() -> None:
    s = table([[SALT], [TEA]])
    with pytest.raises(IllegalAnswer, match=r"^determinize: seat 1 is not asked now$"):
        s.determinize(1, Rng(0))


def test_determinize_agrees_with_all_that_the_seat_knows() -> None:
    """In every world view and answers are the same, the facts hold, and some worlds differ from the true one."""
    rng, different = Rng(5), 0
    for s in positions(6):
        world = s.determinize(s.player, rng)
        s.game.check(world)
        assert world.view(s.player) == s.view(s.player)
        assert world.answers == s.answers
        for facts, true in ((world.known, s.known), (world.absent, s.absent)):
            assert [fact for fact in facts if fact[0] == s.player] == [fact for fact in true if fact[0] == s.player]
        different += world != s
    assert different > 50
