"""Nim: the contents page."""

from pathlib import Path
from typing import Final

from ludoteca.engine import Game
from tests.support.nim import setup
from tests.support.nim.state import SHAPE, Nim


class NimGame(Game[Nim]):
    """Take the last stick."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(
            module=__name__, id="nim", title="Nim", version="1", players=range(2, 4), rules=[setup], shape=SHAPE
        )


GAME: Final = NimGame
