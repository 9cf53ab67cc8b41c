"""How games look in the terminal: one file for each game with a board of its own; any other game is shown as a tree."""

from ludoteca.cli.boards import iditacards, plastics_race, rolling_heights
from ludoteca.cli.boards.board import Board, Sight, Thing

BOARDS: dict[str, Board] = {
    "iditacards": iditacards.BOARD,
    "plastics_race": plastics_race.BOARD,
    "rolling_heights": rolling_heights.BOARD,
}

__all__ = ["BOARDS", "Board", "Sight", "Thing"]
