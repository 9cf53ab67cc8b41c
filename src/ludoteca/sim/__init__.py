"""Many games between bots, on all cores, as a file with one row per game.

>>> from ludoteca.sim import Plan, grid, play_number
>>> run = grid(Plan("quay", None, 3, (), ("random",), seed=7))
>>> row = play_number(run, 1)
>>> row.bots, row.scores == play_number(run, 1).scores
(('random', 'random', 'random'), True)
"""

from ludoteca.sim.apart import check_apart
from ludoteca.sim.decisions import Decision
from ludoteca.sim.plan import Plan
from ludoteca.sim.playing import play_number
from ludoteca.sim.rows import FORMATS, Row, format_of
from ludoteca.sim.run import Run, grid
from ludoteca.sim.summary import Standing, Summary, summaries
from ludoteca.sim.whereabouts import results_of, rows_of
from ludoteca.sim.writing import write_games

__all__ = [
    "FORMATS", "Decision", "Plan", "Row", "Run", "Standing", "Summary", "check_apart", "format_of", "grid",
    "play_number", "results_of", "rows_of", "summaries", "write_games",
]  # fmt: skip
