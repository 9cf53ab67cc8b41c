"""Positions that people build, edit and check."""

from ludoteca.positions.builder import position
from ludoteca.positions.piles import Pile, too_many
from ludoteca.positions.positions import Placing, Positions, positions_of

__all__ = ["Pile", "Placing", "Positions", "position", "positions_of", "too_many"]
