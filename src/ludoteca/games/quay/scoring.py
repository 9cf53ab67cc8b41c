"""Smugglers' Quay: points and victory."""

from typing import Final

from ludoteca.engine import Outcome, ranked
from ludoteca.games.quay.state import SOURCES, Quay

ENDINGS: Final = ("goal", "deck")


def breakdown(s: Quay) -> list[dict[str, int]]:
    return [dict(zip(SOURCES, player.points, strict=True)) for player in s.players]


def outcome(s: Quay) -> Outcome:
    """The most points win; tied players share the victory. QUAY-030, QUAY-031, QUAY-032"""
    points = s.scores
    ranking = ranked(points)
    if max(points) >= int(s.options["goal"]):
        return Outcome(ranking[0], ranking, tuple(points), "quay-end-goal", by=ranking[0][0])
    return Outcome(ranking[0], ranking, tuple(points), "quay-end-deck")
