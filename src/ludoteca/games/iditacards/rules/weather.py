"""Iditacards, 'Weather'."""

from typing import Final

from ludoteca.engine import Args, Die, EventType, Verb
from ludoteca.games.iditacards.domains import WEATHER
from ludoteca.games.iditacards.rules import meters
from ludoteca.games.iditacards.rules.immunity import affected
from ludoteca.games.iditacards.rules.piles import destroy
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import HYPOTHERMIA, STARVATION

ROLLS: Final = EventType("weather", WEATHER)


class WeatherDie(Die[Race]):
    """The weather for everyone, until the next new day; some of it takes effect at once.

    IC-067, IC-088, IC-089, IC-090, IC-091, IC-092, IC-093, IC-095, IC-096
    """

    show = Verb(WEATHER, says="weather")

    def chosen(self, s: Race, player: int, face: int, args: Args) -> None:
        """Snow destroys the supply; wind and rain affect everyone who is on the board and not immune."""
        s.weather = face
        s.tell(ROLLS, player, face)
        weather = s.content.weathers[face]
        if weather.empty_supply:
            for card in s.supply:
                destroy(s, player, card)
            s.supply.clear()
        for seat in (player, *s.others_from_left(player)):
            if affected(s, seat):
                meters.raise_by(s, seat, HYPOTHERMIA, weather.hypothermia)
                meters.raise_by(s, seat, STARVATION, weather.starvation)


WEATHER_DIE: Final = WeatherDie()
