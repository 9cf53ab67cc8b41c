"""European Plastic's Race, 'End of the game'."""

from typing import Final

from ludoteca.engine import Effect
from ludoteca.games.plastics_race.state import PlasticsRace


class GameEnd(Effect[PlasticsRace]):
    """The last frame of every game: nothing follows. EPR-171"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """Tell everybody."""
        s.tell("ends")


GAME_END: Final = GameEnd()
