"""Nim: everything that a game must have."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game, OptionValue, ask
from tests.support.nim import take
from tests.support.nim.state import SHAPE, Nim


class NimGame(Game[Nim]):
    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(
            module=__name__,
            id="nim",
            title="Nim",
            version="1",
            players=range(2, 4),
            rules=[take],
            shape=SHAPE,
            sources=("last_stick",),
            endings=("sticks",),
        )

    def empty(self, seats: int, options: Mapping[str, OptionValue]) -> Nim:
        return Nim(self, seats, options)

    def set_up(self, s: Nim) -> None:
        s.sticks = 7
        s.then([ask(take.TAKE, 0)])

    def seen_by_all(self, s: Nim) -> dict[str, Any]:
        return {"sticks": s.sticks, "players": [{"points": points} for points in s.points]}

    def breakdown(self, s: Nim) -> list[dict[str, int]]:
        return [{"last_stick": points} for points in s.points]


GAME: Final = NimGame
