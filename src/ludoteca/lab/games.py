"""A game for simulations, tournaments and training, and what can follow it."""

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.bots import Adviser, playout
from ludoteca.bots.random import RandomBot
from ludoteca.engine import NONE, Game, GameError, Outcome, Rng, Runaway, State


class GameObserver:
    """Follows a game from before its first card."""

    looks = False
    """Whether the observer still wants to hear of every answer; the game goes faster if nobody does."""

    def before(self, state: State) -> None:
        """The game is set up; nothing has been dealt."""

    def chosen(self, state: State, answer: int) -> None:
        """A seat has chosen; the answer is about to be carried out."""

    def after(self, state: State) -> None: ...


def play_game(
    state: State,
    rng: Rng,
    choose: Callable[[State], int],
    observers: Sequence[GameObserver] = (),
    drawing: Sequence[RandomBot] = (),
) -> int:
    """Play a new game to its end; returns how many answers were chosen.

    `drawing` are the bots of all seats if all of them answer at random: they play on alone once nobody looks.
    """
    longest = state.game.longest_game
    for one in observers:
        one.before(state)
    answers = playout(state, rng, _Asked(state.game, choose, observers, bool(drawing)), drawing, longest + 1)
    if answers > longest:
        raise Runaway(f"more than {longest} answers")
    for one in observers:
        one.after(state)
    return answers


class _Asked(Adviser):
    """The answers of the seats, told to all who look; NONE, once nobody looks, leaves the rest to bots that draw."""

    def __init__(
        self, game: Game[Any], choose: Callable[[State], int], observers: Sequence[GameObserver], drawn: bool
    ) -> None:
        super().__init__(game)
        self._choose = choose
        self._looking = [one for one in observers if one.looks]
        self._drawn = drawn

    def act(self, s: State, rng: Rng) -> int:
        if self._drawn and not self._looking:
            return NONE  # they are much faster alone
        answer = self._choose(s)
        for one in self._looking:
            one.chosen(s, answer)
        self._looking = [one for one in self._looking if one.looks]
        return answer


def outcome_of(state: State) -> Outcome:
    if state.outcome is None:
        raise GameError("the game is over and has no outcome")
    return state.outcome
