"""How a game ended."""

from typing import NamedTuple

from ludoteca.engine.shape import NONE
from ludoteca.engine.words import Message, Seat


class Outcome(NamedTuple):
    """How a game ended: who won (several if shared), places from the best down, points, and the ending by message id.

    `by` is the seat that ended the game, if the sentence of the ending names it.

    >>> Outcome((1,), ((1,), (0, 2)), (3, 12, 3), "quay-end-goal").winners
    (1,)
    """

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    by: int = NONE

    def ending(self) -> Message:
        """The sentence of the ending.

        >>> Outcome((1,), ((1,), (0,)), (3, 12), "quay-end-goal", by=1).ending().args
        {'seat': Seat(number=1)}
        """
        return Message(self.reason, {"seat": Seat(self.by)}, [])


def ranked(scores: list[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by points, ties together.

    >>> ranked([3, 12, 3])
    ((1,), (0, 2))
    """
    return tuple(
        tuple(seat for seat, points in enumerate(scores) if points == level)
        for level in sorted(set(scores), reverse=True)
    )
