"""Many games between bots, on all cores, as a file with one row per game.

>>> from ludoteca.lab.simulate import Setup, grid, play_number
>>> run = grid(Setup("quay", None, 3, (), ("random",), seed=7))
>>> row = play_number(run, 1)
>>> row.bots, row.scores == play_number(run, 1).scores
(('random', 'random', 'random'), True)
"""

from ludoteca.lab.simulate.file import write_games
from ludoteca.lab.simulate.paths import results_of, rows_of
from ludoteca.lab.simulate.playing import play_number
from ludoteca.lab.simulate.rows import FORMATS, DecisionRow, Row, format_of
from ludoteca.lab.simulate.setup import Run, Setup, grid
from ludoteca.lab.simulate.summary import BotTotals, Summary, summaries

__all__ = [
    "FORMATS", "BotTotals", "DecisionRow", "Row", "Run", "Setup", "Summary", "format_of", "grid", "play_number",
    "results_of", "rows_of", "summaries", "write_games",
]  # fmt: skip
