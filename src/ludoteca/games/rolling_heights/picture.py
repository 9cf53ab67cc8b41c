"""Rolling Heights as a small picture: the map with its tiles in the colours of their owners."""

from typing import Any, Final

from ludoteca.engine import Game
from ludoteca.observations.picture import SEATS, Colour, Picture

WATER: Final[Colour] = (168, 204, 226)
LAND: Final[Colour] = (214, 222, 190)
NO_PRICE: Final = 98
"""Water costs at least this much: nobody can pay it."""


def draw(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    names = game.content.cell_ids
    for space, cell in enumerate(view["map"]):
        x, y = 5 + space % 9 * 34, 4 + space // 9 * 32
        water = cell is None or game.content.prices[names.index(cell)] > NO_PRICE
        picture.box(x, y, 32, 30, WATER if water else LAND)
    for tile in view["tiles"]:
        x, y = 5 + (int(tile["space"][1:]) - 1) * 34, 4 + "ABCDEF".index(tile["space"][0]) * 32
        colour = SEATS[tile["owner"] % len(SEATS)]
        picture.box(x + 4, y + 4, 24, 22, colour)
        if tile["built"] is not None:
            picture.box(x + 7, y + 7, 18, 16, LAND)
            for at in range(min(sum(tile["built"].values()), 6)):
                picture.box(x + 8 + at % 3 * 6, y + 8 + at // 3 * 7, 4, 5, colour)


PICTURE: Final = draw
