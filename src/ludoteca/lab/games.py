"""The loop that plays a game for simulations, tournaments and training, and what can follow a game in it."""

from collections.abc import Callable, Sequence

from ludoteca.bots import playout
from ludoteca.bots.random import RandomBot
from ludoteca.engine import GameError, Outcome, Rng, Runaway, State


class Observer:
    """Follows a game from before its first card."""

    @property
    def looks(self) -> bool:
        """Whether the observer still wants to hear of every answer; the game goes faster if nobody does."""
        return False

    def before(self, state: State) -> None:
        """The game is set up; nothing has been dealt."""

    def chosen(self, state: State, answer: int) -> None:
        """A seat has chosen; the answer is about to be carried out."""

    def after(self, state: State) -> None:
        """The game is over."""


def play_game(
    state: State,
    rng: Rng,
    choose: Callable[[State], int],
    observers: Sequence[Observer] = (),
    drawing: Sequence[RandomBot] = (),
) -> int:
    """Play a new game to its end; returns how many answers were chosen.

    `drawing` are the bots of all seats if all of them answer at random: they play on alone once nobody looks.
    """
    longest, answers = state.game.longest_game, 0
    for one in observers:
        one.before(state)
    state.resolve_chance(rng)
    looking = [one for one in observers if one.looks]
    while not state.over:
        if drawing and not looking:
            answers += playout(state, rng, drawn_by=drawing, most=longest + 1 - answers)
        else:
            answer = choose(state)
            for one in looking:
                one.chosen(state, answer)
            looking = [one for one in looking if one.looks]
            state.choose(answer)
            state.resolve_chance(rng)
            answers += 1
        if answers > longest:
            raise Runaway(f"more than {longest} answers")
    for one in observers:
        one.after(state)
    return answers


def outcome_of(state: State) -> Outcome:
    if state.outcome is None:
        raise GameError("the game is over and has no outcome")
    return state.outcome
