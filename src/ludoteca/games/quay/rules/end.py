"""Smugglers' Quay, 'End'."""

from typing import Final

from ludoteca.engine import Args, Effect, EventType
from ludoteca.games.quay.domains import POINTS
from ludoteca.games.quay.state import Quay

SCORES: Final = EventType("scores", POINTS)
ENDS: Final = EventType("ends")


def score(s: Quay, player: int, source: int, points: int) -> None:
    """Take points; the first to reach the goal ends the game at once. QUAY-030"""
    s.players[player].points[source] += points
    s.tell(SCORES, player, points)
    if sum(s.players[player].points) >= int(s.options["goal"]):
        s.unwind(GAME_END)


class GameEnd(Effect[Quay]):
    """The last frame of every game: nothing follows. QUAY-030, QUAY-031"""

    def run(self, s: Quay, player: int, args: Args) -> None:
        s.tell(ENDS)


GAME_END: Final = GameEnd()
