"""Positions as numbers and pictures, for programs that learn."""

from ludoteca.observations.buffer import Buffer, zeros
from ludoteca.observations.observer import Block, Observer, each, features, observer_of, seat_rows, write_facts

__all__ = ["Block", "Buffer", "Observer", "each", "features", "observer_of", "seat_rows", "write_facts", "zeros"]
