"""How a game ended."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """How a game ended: who won (several if shared), places from the best, points, and the ending by message id.

    >>> Outcome((1,), ((1,), (0, 2)), (3, 12, 3), "quay-end-goal").winners
    (1,)
    """

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


def ranked(scores: list[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by points, equals together.

    >>> ranked([3, 12, 3])
    ((1,), (0, 2))
    """
    return tuple(
        tuple(seat for seat, points in enumerate(scores) if points == level)
        for level in sorted(set(scores), reverse=True)
    )
