"""European Plastic's Race, 'End of the game'."""

from typing import Final

from ludoteca.engine import Args, Effect, EventType
from ludoteca.games.plastics_race.domains import ENDING, GOING_ON, ROUND
from ludoteca.games.plastics_race.state import PlasticsRace

LAST_ROUND: Final = EventType("last-round", ROUND, ENDING)
ENDS: Final = EventType("ends")


def trigger(s: PlasticsRace, ending: int) -> None:
    """Let the game end after the round that follows this one; this happens only once. EPR-170, EPR-171, EPR-172"""
    if s.ending == GOING_ON:
        s.ending = ending
        s.last_round = s.round + 1
        s.tell(LAST_ROUND, s.current, s.last_round, ending)


class GameEnd(Effect[PlasticsRace]):
    """The last frame of every game: nothing follows. EPR-171"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        s.tell(ENDS)


GAME_END: Final = GameEnd()
