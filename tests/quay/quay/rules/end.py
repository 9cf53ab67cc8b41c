"""Smugglers' Quay, 'End'."""

from typing import Final

from ludoteca.engine import Effect
from quay.state import Quay


def score(s: Quay, player: int, points: int) -> None:
    """Take points; whoever reaches the goal ends the game at once. QUAY-021, QUAY-030"""
    s.players[player].points += points
    s.tell("scores", player, points)
    if s.players[player].points >= int(s.options["goal"]):
        s.unwind(GAME_END)


class GameEnd(Effect[Quay]):
    """The last frame of every game: nothing follows. QUAY-030, QUAY-031"""

    def run(self, s: Quay, player: int, a: int, b: int) -> None:
        """Tell everybody."""
        s.tell("ends")


GAME_END: Final = GameEnd()
