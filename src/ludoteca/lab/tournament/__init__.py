"""Tournaments: bots of any kind against each other, with ratings, intervals and a count of everything that went wrong.

>>> from ludoteca.lab.tournament import Tournament, results, run
>>> tournament = Tournament("quay", players=2, bots=("random", "search:simulations=8"), seed=7)
>>> found = results(tournament, run(tournament, deals=10))
>>> [(one.pair.one, one.games) for one in found.shares]
[('random', 20)]
"""

from ludoteca.lab.tournament.results import (
    PairShare,
    ThinkingTimes,
    TournamentResults,
    is_report_on,
    picture,
    report,
    results,
    text,
)
from ludoteca.lab.tournament.rows import TournamentRow
from ludoteca.lab.tournament.run import games_in, run
from ludoteca.lab.tournament.setup import GAUNTLET, LADDER, ROUND_ROBIN, Pair, Tournament

__all__ = [
    "GAUNTLET", "LADDER", "ROUND_ROBIN", "Pair", "PairShare", "ThinkingTimes", "Tournament", "TournamentResults",
    "TournamentRow", "games_in", "is_report_on", "picture", "report", "results", "run", "text",
]  # fmt: skip
