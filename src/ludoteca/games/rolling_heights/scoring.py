"""Rolling Heights: points, victory and ties."""

from typing import Final

from ludoteca.engine import Outcome, ranked
from ludoteca.games.rolling_heights.pieces import COLOURS
from ludoteca.games.rolling_heights.state import SOURCES, City

ENDINGS: Final = (*COLOURS, "rounds")
"""The ways in which a game can end, in the order of `ended_by`."""


def breakdown(s: City) -> list[dict[str, int]]:
    return [dict(zip(SOURCES, player.points, strict=True)) for player in s.players]


def outcome(s: City) -> Outcome:
    """The most points win, then the most meeples; players who are still tied share the victory. RH-137, RH-183"""
    if s.rivals:
        return solo_outcome(s)
    # A workforce is far below 1000, so it only breaks ties.
    ranking = ranked([player.score * 1000 + player.workforce() for player in s.players])
    return Outcome(ranking[0], ranking, tuple(s.scores), f"rolling-heights-end-{ENDINGS[s.ended_by]}")


def solo_outcome(s: City) -> Outcome:
    """You win with more points than the Rival; the lead determines your rank. RH-183"""
    lead = s.players[0].score - s.rivals[0].score
    return Outcome((0,) if lead > 0 else (), ((0,),), tuple(s.scores), f"rolling-heights-rank-{rank(s, lead)}")


def rank(s: City, lead: int) -> str:
    """The last rank whose number is not above the lead. RH-183"""
    reached = [name for name, least in zip(s.content.rank_ids, s.content.rank_leads, strict=True) if least <= lead]
    return reached[-1] if reached else s.content.rank_ids[0]
