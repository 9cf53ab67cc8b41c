"""European Plastic's Race, 'Winning the game'."""

from ludoteca.engine import Outcome, ranked
from ludoteca.games.plastics_race.state import ENDINGS, PlasticsRace


def scores(s: PlasticsRace) -> list[int]:
    """Counters, two for each bin card held, three for the Bonus card. EPR-126, EPR-136, EPR-173, EPR-174"""
    points = [player.points + s.content.bin_points * len(player.bins) for player in s.players]
    if s.bonus >= 0:
        points[s.bonus] += s.content.bonus_points
    return points


def outcome(s: PlasticsRace) -> Outcome:
    """Most points win; equals share the victory. EPR-174, EPR-175"""
    points = scores(s)
    ranking = ranked(points)
    return Outcome(ranking[0], ranking, tuple(points), f"plastics-race-end-{ENDINGS[s.ending]}")
