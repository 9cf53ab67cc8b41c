"""European Plastic's Race, 'Winning the game'."""

from typing import Final

from ludoteca.engine import NONE, Outcome, ranked
from ludoteca.games.plastics_race import domains
from ludoteca.games.plastics_race.state import COUNTERS, PlasticsRace

SOURCES: Final = (*COUNTERS, "bins", "bonus")
ENDINGS: Final = domains.ENDINGS[1:]


def breakdown(s: PlasticsRace) -> list[dict[str, int]]:
    """Counters, two points for each bin card held, three for the Bonus card. EPR-126, EPR-136, EPR-173, EPR-174"""
    points: list[dict[str, int]] = []
    for player in s.players:
        sources = {name: player.points[at] for at, name in enumerate(COUNTERS)}
        sources["bins"] = s.content.bin_points * len(player.bins)
        points.append(sources)
    if s.bonus != NONE:
        points[s.bonus]["bonus"] = s.content.bonus_points
    return points


def outcome(s: PlasticsRace) -> Outcome:
    """The most points win; tied players share the victory. EPR-174, EPR-175"""
    points = s.scores
    ranking = ranked(points)
    return Outcome(ranking[0], ranking, tuple(points), f"plastics-race-end-{domains.ENDINGS[s.ending]}", by=s.bonus)
