"""The state: going on, answering, dealing, telling, learning, copying."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import broken_rules as wrong
from tests.support.quays import (
    BLOW,
    LET_PASS,
    QUAY,
    SALT,
    SILK,
    STEADY,
    TEA,
    WHISTLE,
    Numbers,
    Variant,
    asked,
    asking,
    dealt,
    listening,
    table,
)

from ludoteca import GameError, IllegalAnswer, Pending, Refused, Rng, Runaway, State
from ludoteca.engine import NOBODY, Frame, Listener, ask, do, roll
from ludoteca.games.quay.game import QuayGame
from ludoteca.games.quay.rules.end import GAME_END
from ludoteca.games.quay.rules.patrol import TIDE
from ludoteca.games.quay.rules.turn import DRAW_CARD, PASS_ON, TURN
from ludoteca.games.quay.state import Quay


class Answers(Listener):
    """Notes every answer, and the stack at the moment when the listener is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, int]] = []

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """The frame must still be there."""
        assert s.stack[-1] == frame
        self.heard.append((s.rules[frame[0]].name, frame[1], answer))


@pytest.mark.parametrize("answer", [-1, 99, 3, True, False, 1.0, "1", None, [1], 10**30])
def test_illegal_answers(answer: Any) -> None:
    """An answer that is not offered, or is no whole number, is refused in the rule's name and changes nothing."""
    s = table([[SALT, TEA], [TEA]])
    heard, before = listening(s), s.key()
    with pytest.raises(IllegalAnswer) as refusal:
        s.choose(answer)
    assert refusal.value.rule == "Turn"
    assert refusal.value.answer is answer
    assert str(refusal.value).startswith("Turn: ")
    assert str(refusal.value).endswith(" is not offered")
    assert (s.key(), heard.events) == (before, [])


def test_no_answer_after_the_end() -> None:
    s = table([[SALT, TEA], [TEA]])
    s.stack.clear()
    s.run()
    assert s.over
    assert (s.player, s.answers, s.pending) == (NOBODY, [], None)
    with pytest.raises(IllegalAnswer, match=r"^Over: the game is over$"):
        s.choose(0)


def test_pending_decision() -> None:
    """A question names rule, seat and answers; it has no weights."""
    s = table([[SALT, WHISTLE], [TEA]], turn_of=0)
    assert s.pending == Pending("Turn", 0, (0, SALT, *(asking(1, kind) for kind in range(4))), None)
    assert (s.player, tuple(s.answers)) == (0, s.pending.answers)


def test_pending_chance() -> None:
    """Chance is a player: its outcomes and their weights are the multiset of the deck."""
    s = table([[SALT], [TEA]], deck=[SALT, SALT, SILK], options={"patrol": False})
    s.stack.append(roll(DRAW_CARD, 0))
    s.run()
    assert s.pending == Pending("DrawCard", NOBODY, (SALT, SILK), (2, 1))
    assert (s.player, s.answers) == (NOBODY, [SALT, SILK])
    with pytest.raises(IllegalAnswer, match=r"^DrawCard: 2 is not offered$"):
        s.choose(TEA)
    s.choose(SILK)
    assert s.players[0].hand == [SALT, SILK]


def test_forced_answers_are_told_like_asked_ones() -> None:
    """Seats without a whistle are passed over; a listener hears their answers as it hears the asked ones."""
    s = table([[SALT], [TEA], [WHISTLE], [SILK]])
    answers = Answers()
    s.listener = answers
    s.choose(SALT)
    assert asked(s) == ("BlowWhistle", 2)
    s.choose(LET_PASS)
    assert answers.heard == [
        ("Turn", 0, SALT),
        ("BlowWhistle", 1, LET_PASS),
        ("BlowWhistle", 2, LET_PASS),
        ("BlowWhistle", 3, LET_PASS),
    ]
    assert asked(s) == ("Tide", NOBODY)


def test_deal_draws_one_number_below_the_total_for_each_frame() -> None:
    """Also for a single card; an empty deck draws none: so every dealer stays in step."""
    s = table([[], [TEA]], deck=[SALT, TEA])
    s.stack.extend([roll(DRAW_CARD, 0)] * 3)
    s.run()
    numbers = Numbers([1, 0])
    s.resolve_chance(numbers)
    assert numbers.asked == [2, 1]
    assert s.players[0].hand == [SALT, TEA]
    assert asked(s) == ("Turn", 0)
    s.resolve_chance(numbers)
    assert numbers.asked == [2, 1]


@STEADY
@given(st.integers(0, 10**6))
def test_deal_and_choose_agree(seed: int) -> None:
    """Telling the outcomes one by one leads where dealing leads."""
    one, other = QUAY.new(3), QUAY.new(3)
    one.resolve_chance(Rng(seed))
    rng = Rng(seed)
    while other.player == NOBODY:
        place, player, args = other.stack[-1]
        rule = other.rules[place]
        other.choose(rule.at(other, rng.below(rule.total(other, player, args)), player, args))
    assert one == other


def test_then_happens_in_the_order_written() -> None:
    """The first frame of the list is the next one; the list itself is left alone."""
    s = table([[SALT], [TEA]])
    frames = [ask(TURN, 1), roll(TIDE, 0), do(PASS_ON, 1)]
    s.then(frames)
    assert s.stack[-3:] == [do(PASS_ON, 1), roll(TIDE, 0), ask(TURN, 1)]
    assert frames == [ask(TURN, 1), roll(TIDE, 0), do(PASS_ON, 1)]


@pytest.mark.parametrize(("keep", "left"), [(True, 3), (False, 2)])
def test_unwind(keep: bool, left: int) -> None:
    """All above the nearest frame of the rule is dropped, and that frame too unless it is kept."""
    s = table([[SALT], [TEA]])
    s.stack = [roll(TIDE, 1), do(PASS_ON), roll(TIDE, 0), ask(TURN, 0), ask(TURN, 1)]
    whole = s.stack.copy()
    s.unwind(TIDE, keep=keep)
    assert s.stack == whole[:left]


def test_unwind_without_such_a_frame() -> None:
    """Going back to a rule that is not pending is a mistake that names it, and nothing is dropped."""
    s = table([[SALT], [TEA]])
    before = s.stack.copy()
    with pytest.raises(GameError, match=r"^unwind: Tide is not pending$"):
        s.unwind(TIDE)
    assert s.stack == before


def test_no_options() -> None:
    """A question that nobody can answer is a mistake that names rule and seat."""
    s = dealt(game=Variant())
    s.rules = Variant(wrong.NoOptions()).rulebook.by_number
    with pytest.raises(GameError, match=r"^Turn has no answers for seat 1$"):
        s.choose(asking(1, next(kind for kind in range(4) if kind not in s.players[1].hand)))


def test_runaway_chain() -> None:
    """More steps after one answer than the game declares are stopped, loudly, with the rule's name."""
    game = Variant(wrong.Again())
    s = dealt(game=game)
    with pytest.raises(Runaway, match=r"^more than 50 steps after one answer, the last at EndTurn$"):
        s.choose(s.answers[-1])


def test_a_chain_as_long_as_declared_is_no_runaway() -> None:
    game = Variant()
    s = table([[SALT], [TEA]])
    s.game = game
    game.longest_chain = 3
    s.stack = [do(GAME_END)] * 3
    s.run()
    assert s.over
    s.stack = [do(GAME_END)] * 4
    with pytest.raises(Runaway):
        s.run()


@STEADY
@given(st.integers(0, 10**6), st.integers(0, 30))
def test_copies_are_independent(seed: int, answers: int) -> None:
    """A copy is equal, silent, and whatever is done to it the original stays as it was; and the other way round."""
    rng = Rng(seed)
    s = dealt(2 + seed % 3, seed)
    for _ in range(answers):
        if s.over:
            break
        s.choose(s.answers[rng.below(len(s.answers))])
        s.resolve_chance(rng)
    listening(s)
    copy, before = s.copy(), s.key()
    assert copy == s
    assert copy.listener is None
    assert copy.answers == s.answers
    play_out(copy, rng)
    assert s.key() == before
    kept = s.copy()
    play_out(s, rng)
    assert kept.key() == before


def play_out(s: Quay, rng: Rng) -> None:
    while not s.over:
        s.choose(s.answers[rng.below(len(s.answers))])
        s.resolve_chance(rng)


def test_equality_is_by_value() -> None:
    """Two positions are equal when everything in them is: cards, points, stack, facts, options."""
    same = table([[SALT], [TEA]])
    assert same == table([[SALT], [TEA]])
    assert same != table([[TEA], [TEA]])
    assert same != table([[SALT], [TEA]], points=[1, 0])
    assert same != table([[SALT], [TEA]], turn_of=1)
    assert same != table([[SALT], [TEA]], options={"goal": 8})
    assert same != "a position"
    knowing, ruling_out = same.copy(), same.copy()
    knowing.learn(0, 1, TEA)
    ruling_out.rule_out(0, 1, SALT)
    assert len({state.key() for state in (same, knowing, ruling_out)}) == 3
    with pytest.raises(TypeError, match=r"use state.key"):
        hash(same)


def test_scores_and_outcome() -> None:
    """Points are there at any time, an outcome only at the end."""
    s = table([[SALT], [TEA]], points=[3, 5])
    assert s.scores == [3, 5]
    assert s.outcome is None
    s.stack.clear()
    assert s.outcome is not None
    assert s.outcome.winners == (1,)


def test_resume_finds_the_options_again() -> None:
    """After the hand was changed from outside the answers are those of the new hand."""
    s = table([[SALT], [TEA]])
    s.players[0].hand = [SILK]
    s.resume()
    assert s.answers[:2] == [0, SILK]
    s.stack.clear()
    s.resume()
    assert s.answers == []


def test_an_interrupt_drops_what_is_pending() -> None:
    """A whistle drops the tide and everybody still to be asked, and what was below goes on."""
    s = table([[SALT], [WHISTLE], [WHISTLE]])
    s.choose(SALT)
    s.choose(BLOW)
    assert [s.rules[frame[0]].name for frame in s.stack] == ["GameEnd", "PassOn", "DrawCard", "DrawCard", "DrawCard"]


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_sits_there_so_there_is_nothing_to_see(seat: int) -> None:
    """Also -1: a spectator is None."""
    s = QuayGame().new(players=2)
    with pytest.raises(Refused, match=f"There is no seat {seat}; they are 0 to 1"):
        s.view(seat)
