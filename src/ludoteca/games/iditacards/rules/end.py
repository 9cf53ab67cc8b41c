"""Iditacards, 'Game End'."""

from typing import Final

from ludoteca.engine import Args, Effect, EventType
from ludoteca.games.iditacards.domains import SQUARE
from ludoteca.games.iditacards.state import Race

CROSSES: Final = EventType("crosses", SQUARE)
ENDS: Final = EventType("ends")


def beyond_the_line(s: Race, player: int, distance: int) -> None:
    """Beyond the last square only distance counts; the first time is the crossing. IC-010, IC-033, IC-165, IC-167"""
    s.players[player].position += distance
    if player not in s.crossed:
        s.crossed.append(player)
        s.tell(CROSSES, player, s.players[player].position)
        if s.options["game_end"] == "first_across":
            s.resting = []
            s.scrapped = 0
            s.unwind(GAME_END)


def last_turns(s: Race, current: int) -> list[int]:
    """The seats that still have a turn after this one, in order: all but the first to cross. IC-166, IC-168"""
    return [seat for seat in (*s.others_from_left(current), current) if seat != s.crossed[0]]


class GameEnd(Effect[Race]):
    """The last frame of every race: nothing follows. IC-166"""

    def run(self, s: Race, player: int, args: Args) -> None:
        s.tell(ENDS)


GAME_END: Final = GameEnd()
