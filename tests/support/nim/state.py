"""A position of Nim."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import PER_SEAT, Game, Items, Number, OptionValue, Shape, State


class Nim(State):
    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.sticks: int = 0
        self.points: list[int] = [0] * seats


SHAPE: Final = Shape({"sticks": Number(0, 7), "points": Items(Number(0, 1), PER_SEAT)})
