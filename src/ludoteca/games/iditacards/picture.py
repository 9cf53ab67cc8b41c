"""Iditacards as a small picture: the winding trail, sleds, and below it the meters."""

from typing import Any, Final

from ludoteca.engine import Game
from ludoteca.observations.picture import INK, SEATS, Colour, Picture

TRACK: Final[tuple[Colour, ...]] = ((226, 232, 240), (206, 216, 228), (214, 226, 206), (232, 220, 200))
COLUMNS: Final = 16


def draw(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    layout = game.content.layouts[view["layout"]]
    for square in range(1, game.content.squares + 1):
        x, y = _square(square)
        picture.box(x, y, 19, 14, TRACK[layout.leg[square] % len(TRACK)])
        if square in layout.checkpoints:
            picture.box(x + 7, y + 5, 5, 5, INK)
    for seat, player in enumerate(view["players"]):
        if player["position"] > 0:
            x, y = _square(min(player["position"], game.content.squares))
            picture.dot(x + 4 + 4 * seat, y + 7, 5, SEATS[seat])
        for at, meter in enumerate(("hypothermia", "starvation")):
            picture.box(4 + seat * 79, 176 + at * 12, 2 + 10 * player[meter], 9, SEATS[seat])


def _square(square: int) -> tuple[int, int]:
    row, column = divmod(square - 1, COLUMNS)
    return (row % 2 * (COLUMNS - 1) + (1 - row % 2 * 2) * column) * 20, 2 + row * 17


PICTURE: Final = draw
