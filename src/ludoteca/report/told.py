"""What one game tells: the one form in which games come into a report, wherever they are from."""

from typing import Any, NamedTuple

from ludoteca.engine import Game
from ludoteca.sim import Row
from ludoteca.sim.watching import Watched


class Told(NamedTuple):
    """A finished game; a table of rows alone does not say what was `watched`."""

    game: Game[Any]
    row: Row
    watched: Watched | None
