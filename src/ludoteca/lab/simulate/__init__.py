"""Many games between bots, on all cores, as a file with one row per game.

>>> from ludoteca.lab.simulate import Plan, grid, play_number
>>> run = grid(Plan("quay", None, 3, (), ("random",), seed=7))
>>> row = play_number(run, 1)
>>> row.bots, row.scores == play_number(run, 1).scores
(('random', 'random', 'random'), True)
"""

from ludoteca.lab.simulate.apart import check_apart
from ludoteca.lab.simulate.decisions import Decision
from ludoteca.lab.simulate.plan import Plan
from ludoteca.lab.simulate.playing import play_number
from ludoteca.lab.simulate.rows import FORMATS, Row, format_of
from ludoteca.lab.simulate.run import Run, grid
from ludoteca.lab.simulate.summary import Standing, Summary, summaries
from ludoteca.lab.simulate.whereabouts import results_of, rows_of
from ludoteca.lab.simulate.writing import write_games

__all__ = [
    "FORMATS", "Decision", "Plan", "Row", "Run", "Standing", "Summary", "check_apart", "format_of", "grid",
    "play_number", "results_of", "rows_of", "summaries", "write_games",
]  # fmt: skip
