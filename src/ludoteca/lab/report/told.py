"""What one game tells: the one form in which games enter a report, wherever they come from."""

from typing import Any, NamedTuple

from ludoteca.engine import Game
from ludoteca.lab.simulate import Row
from ludoteca.lab.simulate.watching import Watched


class Told(NamedTuple):
    """A finished game; `watched` is None if it comes from a table of rows."""

    game: Game[Any]
    row: Row
    watched: Watched | None
