"""Many games between bots, on all cores, as a file with one row per game.

>>> from ludoteca.sim import Plan, play_number
>>> plan = Plan("quay", None, 3, (), ("random",), seed=7)
>>> row = play_number(plan, 1)
>>> row.bots, row.scores == play_number(plan, 1).scores
(('random', 'random', 'random'), True)
"""

from ludoteca.sim.plan import Plan
from ludoteca.sim.playing import play_number
from ludoteca.sim.rows import FORMATS, Row, format_of
from ludoteca.sim.run import write_games
from ludoteca.sim.summary import Standing, standings

__all__ = ["FORMATS", "Plan", "Row", "Standing", "format_of", "play_number", "standings", "write_games"]
