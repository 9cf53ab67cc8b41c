"""A small picture, drawn with nothing but arrays."""

import numpy as np

WIDTH, HEIGHT = 320, 200
PAPER = (244, 241, 232)
INK = (60, 60, 66)
SEATS = ((208, 60, 56), (48, 104, 192), (62, 148, 80), (228, 172, 36), (136, 80, 168))
"""The colours of the seats."""

Colour = tuple[int, int, int]


class Picture:
    """Rows of pixels with three numbers each. Anything outside is cut off."""

    def __init__(self) -> None:
        self.pixels = np.empty((HEIGHT, WIDTH, 3), np.uint8)
        self.pixels[:] = PAPER

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled rectangle."""
        left, top = max(0, round(x)), max(0, round(y))
        self.pixels[top : max(top, round(y + height)), left : max(left, round(x + width))] = colour

    def dot(self, x: float, y: float, radius: int, colour: Colour) -> None:
        """A filled disc with a dark edge."""
        down, right = np.ogrid[:HEIGHT, :WIDTH]
        far = (right - x) ** 2 + (down - y) ** 2
        self.pixels[far <= radius**2] = INK
        self.pixels[far <= (radius - 1) ** 2] = colour

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, thick: int = 2) -> None:
        """A straight stroke."""
        length = int(max(abs(end[0] - start[0]), abs(end[1] - start[1]))) + 1
        for step in np.linspace(0.0, 1.0, 2 * length):
            x, y = (a + float(step) * (b - a) for a, b in zip(start, end, strict=True))
            self.box(x - thick / 2, y - thick / 2, thick, thick, colour)
