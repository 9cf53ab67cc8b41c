"""Smugglers' Quay: points and victory."""

from ludoteca.engine import Outcome, ranked
from quay.state import Quay


def scores(s: Quay) -> list[int]:
    """The points of each smuggler."""
    return [player.points for player in s.players]


def outcome(s: Quay) -> Outcome:
    """Most points win; equals share the victory. QUAY-030, QUAY-031, QUAY-032"""
    points = scores(s)
    ranking = ranked(points)
    reason = "quay-end-goal" if max(points) >= int(s.options["goal"]) else "quay-end-deck"
    return Outcome(ranking[0], ranking, tuple(points), reason)
