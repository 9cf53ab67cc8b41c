"""Whole games at once, for statistics, search and learning: the loop is compiled with the engine."""

from ludoteca.bots.adviser import Adviser
from ludoteca.engine import Rng, State


def playout(state: State, rng: Rng, adviser: Adviser | None = None) -> int:
    """Play a state to its end in place, with random answers or those of an adviser's quick player.

    Returns how many choices were made. Pending chance is decided first.

    >>> import ludoteca
    >>> state = ludoteca.game("quay").new(players=3)
    >>> ludoteca.playout(state, ludoteca.Rng(7))
    59
    >>> state.outcome.scores
    (3, 0, 7)

    `ludoteca.bots.adviser(game)` plays a game better than at random.
    """
    choices = 0
    state.resolve_chance(rng)
    while state.stack:
        if adviser is None:
            answers = state.answers
            state.give(answers[rng.below(len(answers))], rng)
        else:
            state.choose(adviser.act(state, rng))
            state.resolve_chance(rng)
        choices += 1
    return choices
