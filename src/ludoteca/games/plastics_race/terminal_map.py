"""A city drawn with letters: every road is a row of the letter of its colour, every place a sign of two letters."""

from collections.abc import Iterator, Mapping

from ludoteca.games.plastics_race.terminal_city import LETTERS, City, Road

SIGN = 2
"""How many letters a place has."""
POINTS = 300
"""How many points of a road are looked up to see which cells it crosses."""
CLOSED = "X"
Cell = tuple[int, int]


def drawn(city: City, signs: Mapping[str, str], width: int, height: int) -> list[str]:
    """The map, in lines of at most `width` letters; `signs` are what the places are marked with."""
    paper = Paper(city, width, height)
    for road in city.roads:
        paper.road(road)
    for place in signs:
        paper.clear(place)
    for place, sign in signs.items():
        paper.place(place, sign)
    for road in city.roads:
        paper.keep(road)
    return ["".join(row).rstrip() for row in paper.rows]


class Paper:
    """The letters of a map that is being drawn."""

    def __init__(self, city: City, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]
        self._signs: set[Cell] = set()
        self._spot = {name: (float(node["x"]), float(node["y"])) for name, node in city.places.items()}
        xs, ys = zip(*self._spot.values(), strict=True)
        self._left, self._top = min(xs), min(ys)
        self._across = (width - SIGN) / max(1.0, max(xs) - self._left)
        self._down = (height - 1) / max(1.0, max(ys) - self._top)

    def clear(self, place: str) -> None:
        """Make room before and after a place, so that no road touches its sign."""
        column, row = self._cell(*self._spot[place])
        for beside in {column - 1, column + SIGN} & set(range(len(self.rows[0]))):
            self._write((beside, row), " ")

    def place(self, place: str, sign: str) -> None:
        """Mark a place, over whatever was drawn there."""
        column, row = self._cell(*self._spot[place])
        self.rows[row][column : column + SIGN] = sign.ljust(SIGN)
        self._signs |= {(column + at, row) for at in range(SIGN)}

    def road(self, road: Road) -> None:
        """Draw a road with gaps between its letters, and in the middle whatever closes it."""
        cells = list(self._cells(road))
        for cell in _spaced(cells):
            self._write(cell, LETTERS[road.colour])
        if road.closed or road.only_to is not None:
            self._write(cells[len(cells) // 2], _sign(road, cells))

    def keep(self, road: Road) -> None:
        """Write the middle of a short road once more if nothing of it is visible any more."""
        cells = list(self._cells(road))
        sign = _sign(road, cells)
        free = [(column, row) for column, row in cells if (column, row) not in self._signs]
        if free and not any(self.rows[row][column] == sign for column, row in free):
            self._write(free[len(free) // 2], sign)

    def _write(self, cell: Cell, letter: str) -> None:
        column, row = cell
        self.rows[row][column] = letter

    def _cells(self, road: Road) -> Iterator[Cell]:
        (x0, y0), (x2, y2) = self._spot[road.a], self._spot[road.b]
        x1, y1 = road.curve[0] if road.curve else ((x0 + x2) / 2, (y0 + y2) / 2)
        last: Cell | None = None
        for point in range(POINTS + 1):
            t = point / POINTS
            near, bend, far = (1 - t) ** 2, 2 * t * (1 - t), t**2
            column, row = self._cell(near * x0 + bend * x1 + far * x2, near * y0 + bend * y1 + far * y2)
            if (column, row) != last:
                last = (column, row)
                yield last

    def _cell(self, x: float, y: float) -> Cell:
        """Where a point of the file falls; a bend that leads off the paper goes along its edge."""
        column, row = round((x - self._left) * self._across), round((y - self._top) * self._down)
        return min(max(column, 0), len(self.rows[0]) - 1), min(max(row, 0), len(self.rows) - 1)


def _sign(road: Road, cells: list[Cell]) -> str:
    """What is shown in the middle of a road: its letter, or what closes it."""
    if road.closed:
        return CLOSED
    if road.only_to is None:
        return LETTERS[road.colour]
    middle = len(cells) // 2
    ahead, behind = cells[min(middle + 2, len(cells) - 1)], cells[max(middle - 2, 0)]
    return _arrow(behind, ahead) if road.only_to == road.b else _arrow(ahead, behind)


def _spaced(cells: list[Cell]) -> Iterator[Cell]:
    """Every second letter of a level stretch, every one where the road climbs.

    >>> list(_spaced([(0, 0), (1, 0), (2, 0), (3, 1)]))
    [(0, 0), (2, 0), (3, 1)]
    """
    last: Cell | None = None
    for column, row in cells:
        if last is None or row != last[1] or abs(column - last[0]) > 1:
            last = (column, row)
            yield last


def _arrow(start: Cell, end: Cell) -> str:
    """The sign that points from one cell to another.

    >>> _arrow((0, 0), (4, 1)), _arrow((0, 3), (1, 0))
    ('>', '^')
    """
    across, down = end[0] - start[0], end[1] - start[1]
    if abs(across) > 2 * abs(down):
        return ">" if across > 0 else "<"
    return "v" if down > 0 else "^"
