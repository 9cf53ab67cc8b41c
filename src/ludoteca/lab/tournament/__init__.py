"""Tournaments: bots of any kind against each other, with ratings, intervals and a count of everything that went wrong.

>>> from ludoteca.lab.tournament import Plan, figures, run
>>> plan = Plan("quay", players=2, bots=("random", "search:simulations=8"), seed=7)
>>> found = figures(plan, run(plan, deals=10))
>>> [(one.pair.one, one.games) for one in found.shares]
[('random', 20)]
"""

from ludoteca.lab.tournament.designs import GAUNTLET, LADDER, ROUND_ROBIN, Pair
from ludoteca.lab.tournament.figures import Figures, Share, Times, figures
from ludoteca.lab.tournament.picture import picture
from ludoteca.lab.tournament.plan import Plan
from ludoteca.lab.tournament.rating import Rating
from ludoteca.lab.tournament.report import is_report_on, report, text
from ludoteca.lab.tournament.rows import Row
from ludoteca.lab.tournament.run import games_in, run

__all__ = [
    "GAUNTLET", "LADDER", "ROUND_ROBIN", "Figures", "Pair", "Plan", "Rating", "Row", "Share", "Times", "figures",
    "games_in", "is_report_on", "picture", "report", "run", "text",
]  # fmt: skip
