"""What a finished game is worth to each seat."""

from typing import Final

from ludoteca.engine import State

WIN: Final = "win"
DIFFERENCE: Final = "difference"
REWARDS: Final = (WIN, DIFFERENCE)
ILLEGAL: Final = -1.0
"""What an action outside the mask is worth: less than a defeat."""


def rewards(s: State, kind: str) -> list[float]:
    """By seat, after the end: the share of the victory, or the lead in points over the best other seat.

    A single player has nobody to compare with: then it is whether the game was won, or the points themselves.
    """
    outcome = s.outcome
    if outcome is None:
        return [0.0] * s.seats
    if kind == WIN:
        share = 1.0 / max(1, len(outcome.winners))
        return [share if seat in outcome.winners else 0.0 for seat in range(s.seats)]
    scores = outcome.scores
    if s.seats == 1:
        return [float(scores[0])]
    return [float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])) for seat in range(s.seats)]
