"""Positions as numbers and pictures, for programs that learn."""

from ludoteca.observations.observer import NOWHERE, Block, Observer, each, features, observer_of, seat_rows, write_facts
from ludoteca.observations.sheet import Sheet, zeros

__all__ = [
    "NOWHERE", "Block", "Observer", "Sheet", "each", "features", "observer_of", "seat_rows", "write_facts", "zeros",
]  # fmt: skip
