"""Whole games at once, for statistics, search and learning: the loop is compiled with the engine."""

from collections.abc import Sequence

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.random import RandomBot
from ludoteca.engine import NONE, Rng, State


def playout(
    state: State,
    rng: Rng,
    adviser: Adviser | None = None,
    drawn_by: Sequence[RandomBot] = (),
    most: int = -1,
) -> int:
    """Play a state to its end in place, with random answers or those of an adviser's quick player.

    Returns how many choices were made. Pending chance is decided first. With `drawn_by`, each seat's bot draws its
    answers, from where the adviser, if there is one, answers `NONE`; with `most`, the game stops after this many
    choices.

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
    while state.stack and choices != most:
        if adviser is not None:
            answer = adviser.act(state, rng)
            if answer == NONE and drawn_by:
                adviser = None
                continue
            state.choose(answer)
            state.resolve_chance(rng)
        elif drawn_by:
            state.give(drawn_by[state.stack[-1][1]].draw(state.answers), rng)
        else:
            answers = state.answers
            state.give(answers[rng.draw(len(answers))], rng)
        choices += 1
    return choices
