"""Worlds that a seat holds possible: what is told about a question is worked out in one of them, never in the truth."""

import secrets
from typing import Final

from ludoteca.engine import Rng, State

SEED_BYTES: Final = 8
SEEDS_AT_ONCE: Final = 512


class Seeds:
    """Numbers that nobody can guess, each given once; asked for many at a time, since every call of the system is slow.

    >>> seeds = Seeds()
    >>> seeds.next() != seeds.next()
    True
    """

    def __init__(self) -> None:
        self._ready: list[bytes] = []

    def next(self) -> int:
        """Another one. Several threads may ask: each gets its own."""
        while True:
            try:
                return int.from_bytes(self._ready.pop(), "big")
            except IndexError:
                many = secrets.token_bytes(SEED_BYTES * SEEDS_AT_ONCE)
                self._ready.extend(many[at : at + SEED_BYTES] for at in range(0, len(many), SEED_BYTES))


_SEEDS: Final = Seeds()


def drawn(question: State) -> State:
    """A position drawn among all that the asked seat holds possible; the same is offered there."""
    return question.determinize(question.player, Rng(_SEEDS.next()))
