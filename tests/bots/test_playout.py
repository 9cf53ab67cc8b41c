"""Whole games at once end where a loop through the public contract ends."""

import pytest

import ludoteca
from ludoteca.bots import Adviser, adviser

GAMES = ludoteca.games(sample=True)


def played_by_hand(state: ludoteca.State, rng: ludoteca.Rng, knows: Adviser | None) -> int:
    """The loop that a reader of the documentation would write."""
    choices = 0
    state.resolve_chance(rng)
    while not state.over:
        answers = state.answers
        state.choose(answers[rng.below(len(answers))] if knows is None else knows.act(state, rng))
        state.resolve_chance(rng)
        choices += 1
    return choices


@pytest.mark.parametrize("quick", [False, True], ids=["random", "quick"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_luck_plays_the_same_game(name: str, quick: bool) -> None:
    """Number of choices, last position and the numbers drawn are those of the loop by hand."""
    game = ludoteca.game(name)
    knows = adviser(game) if quick else None
    for players in [2] if quick else [game.players[0], game.players[-1]]:
        at_once, by_hand = game.new(players), game.new(players)
        one, other = ludoteca.Rng(players), ludoteca.Rng(players)
        assert ludoteca.playout(at_once, one, knows) == played_by_hand(by_hand, other, knows)
        assert at_once == by_hand
        assert at_once.over
        assert one.below(1 << 30) == other.below(1 << 30)


def test_from_the_middle_and_after_the_end() -> None:
    """A question that is pending counts; a finished game has no choices left and stays as it is."""
    state = ludoteca.game("quay").new(players=2)
    rng = ludoteca.Rng(3)
    state.resolve_chance(rng)
    state.choose(state.answers[0])
    state.resolve_chance(rng)
    assert ludoteca.playout(state, rng) > 0
    ended = state.key()
    assert ludoteca.playout(state, rng) == 0
    assert state.key() == ended


def test_an_answer_that_is_not_offered_is_refused() -> None:
    class Absurd(Adviser):
        def act(self, s: ludoteca.State, rng: ludoteca.Rng) -> int:
            return 10_000

    game = ludoteca.game("quay")
    with pytest.raises(ludoteca.IllegalAnswer, match="10000 is not offered"):
        ludoteca.playout(game.new(players=2), ludoteca.Rng(1), Absurd(game))
