"""Worlds that a seat considers possible: what is said about a question comes from one of them, never from the truth."""

import secrets
from typing import Final

from ludoteca.engine import Rng, State

SEED_BYTES: Final = 8
SEEDS_AT_ONCE: Final = 512


class Seeds:
    """Numbers that nobody can guess, each given once; fetched many at a time, since every system call is slow.

    >>> seeds = Seeds()
    >>> seeds.next() != seeds.next()
    True
    """

    def __init__(self) -> None:
        self._ready: list[bytes] = []

    def next(self) -> int:
        """The next one. Several threads may ask: each gets its own."""
        while True:
            try:
                return int.from_bytes(self._ready.pop(), "big")
            except IndexError:
                many = secrets.token_bytes(SEED_BYTES * SEEDS_AT_ONCE)
                self._ready.extend(many[at : at + SEED_BYTES] for at in range(0, len(many), SEED_BYTES))


_SEEDS: Final = Seeds()


def drawn(question: State) -> State:
    """A position drawn among all that the asked seat considers possible; it offers the same answers."""
    return question.determinize(question.player, Rng(_SEEDS.next()))
