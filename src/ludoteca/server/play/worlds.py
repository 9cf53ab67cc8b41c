"""Worlds that a seat holds possible: what is told about a question is worked out in one of them, never in the truth."""

import secrets

from ludoteca.engine import State


class _System:
    """Numbers that nobody can foresee, for worlds that are only thought of."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return secrets.randbelow(n)


def drawn(question: State) -> State:
    """A position drawn among all that the asked seat holds possible; the same is offered there."""
    return question.determinize(question.player, _System())
