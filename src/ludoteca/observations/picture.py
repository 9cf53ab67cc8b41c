"""A small picture of a position, drawn with nothing but arrays."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import Game
from ludoteca.engine.parts import module_of

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH, HEIGHT = 320, 200
PAPER = (244, 241, 232)
INK = (60, 60, 66)
SEATS = ((208, 60, 56), (48, 104, 192), (62, 148, 80), (228, 172, 36), (136, 80, 168))
"""The colours of the seats."""

Colour = tuple[int, int, int]
MOST_POINTS = 100
MOST_CARDS = 20


class Picture:
    """Rows of pixels with three numbers each. Anything outside is cut off."""

    def __init__(self) -> None:
        self.pixels = np.empty((HEIGHT, WIDTH, 3), np.uint8)
        self.pixels[:] = PAPER

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        left, top = max(0, round(x)), max(0, round(y))
        self.pixels[top : max(top, round(y + height)), left : max(left, round(x + width))] = colour

    def dot(self, x: float, y: float, radius: int, colour: Colour) -> None:
        """A filled disc with a dark edge."""
        down, right = np.ogrid[:HEIGHT, :WIDTH]
        far = (right - x) ** 2 + (down - y) ** 2
        self.pixels[far <= radius**2] = INK
        self.pixels[far <= (radius - 1) ** 2] = colour

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, thick: int = 2) -> None:
        length = int(max(abs(end[0] - start[0]), abs(end[1] - start[1]))) + 1
        for step in np.linspace(0.0, 1.0, 2 * length):
            x, y = (a + float(step) * (b - a) for a, b in zip(start, end, strict=True))
            self.box(x - thick / 2, y - thick / 2, thick, thick, colour)


def drawn(game: Game[Any], view: dict[str, Any]) -> NDArray[np.uint8]:
    """A picture of what a view shows, 320 pixels wide and 200 high: as the game's `picture` draws it, or its points."""
    picture, module = Picture(), module_of(game.package, "picture")
    draw: Callable[[Picture, Game[Any], dict[str, Any]], None] = standings if module is None else module.PICTURE
    draw(picture, game, view)
    return picture.pixels


def standings(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    """A bar for the points of each seat, and a row of cards above it."""
    for seat, player in enumerate(view["players"]):
        y = 10 + seat * 36
        for card in range(min(int(player.get("cards", 0)), MOST_CARDS)):
            picture.box(10 + card * 9, y, 7, 10, INK)
        width = 300 * min(int(player.get("points", 0)), MOST_POINTS) / MOST_POINTS + 2
        picture.box(10, y + 13, width, 12, SEATS[seat % len(SEATS)])
