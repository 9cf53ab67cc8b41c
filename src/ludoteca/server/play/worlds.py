"""Worlds that a seat holds possible: what is told about a question is worked out in one of them, never in the truth."""

import secrets

from ludoteca.engine import Rng, State


def drawn(question: State) -> State:
    """A position drawn among all that the asked seat holds possible; the same is offered there."""
    return question.determinize(question.player, Rng(secrets.randbits(64)))
