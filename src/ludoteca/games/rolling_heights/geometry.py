"""The map as geometry: 6 rows of 9 spaces on six boards of 3 x 3. RH-004, RH-005, RH-140"""

from typing import Final

ROWS: Final = 6
COLUMNS: Final = 9
SPACES: Final = ROWS * COLUMNS
SIDE: Final = 3
BOARDS: Final = 6
CELLS: Final = SIDE * SIDE

SPACE_NAMES: Final = [f"{'ABCDEF'[space // COLUMNS]}{space % COLUMNS + 1}" for space in range(SPACES)]
"""Rows are letters, columns are numbers: A1 to F9."""


def _distances(space: int) -> list[int]:
    row, column = divmod(space, COLUMNS)
    return [abs(row - other // COLUMNS) + abs(column - other % COLUMNS) for other in range(SPACES)]


def _neighbourhood(space: int) -> int:
    row, column = divmod(space, COLUMNS)
    return row // SIDE * (COLUMNS // SIDE) + column // SIDE


DISTANCE: Final[list[list[int]]] = [_distances(space) for space in range(SPACES)]
"""Steps between two spaces, never diagonally; water and borders do not matter."""

FARTHEST: Final = ROWS + COLUMNS - 2
"""The most steps between two spaces."""

RINGS: Final[list[list[list[int]]]] = [
    [[other for other in range(SPACES) if DISTANCE[space][other] == steps + 1] for space in range(SPACES)]
    for steps in range(FARTHEST)
]
"""By the number of spaces in between, then by space: the spaces that far away."""

NEIGHBOURS: Final = RINGS[0]
"""The spaces next to each space, also across the borders of boards. RH-140, RH-141"""

NEIGHBOURHOOD: Final[list[int]] = [_neighbourhood(space) for space in range(SPACES)]
"""Which neighbourhood each space is in, that is, which of the six boards."""

SPACES_OF: Final[list[list[int]]] = [
    [space for space in range(SPACES) if NEIGHBOURHOOD[space] == board] for board in range(BOARDS)
]
"""The nine spaces of each neighbourhood, row by row."""


def turned(cell: int, quarters: int) -> int:
    """The cell of a board that is in the position of `cell` after some quarter turns clockwise. RH-004

    >>> [turned(cell, 1) for cell in range(9)]
    [6, 3, 0, 7, 4, 1, 8, 5, 2]
    """
    for _ in range(quarters):
        row, column = divmod(cell, SIDE)
        cell = (SIDE - 1 - column) * SIDE + row
    return cell


TURNED: Final[list[list[int]]] = [[turned(cell, quarters) for cell in range(CELLS)] for quarters in range(4)]


def seen_at(sites: list[int]) -> list[bool]:
    """A mark for each space, set at these sites: the starting point for `next_ring`."""
    seen = [False] * SPACES
    for site in sites:
        seen[site] = True
    return seen


def next_ring(ring: list[int], seen: list[bool]) -> list[int]:
    """The spaces one step beyond a ring that have not been seen; they are marked.

    >>> next_ring([0], seen_at([0]))
    [1, 9]
    """
    beyond: list[int] = []
    for site in ring:
        for space in NEIGHBOURS[site]:
            if not seen[space]:
                seen[space] = True
                beyond.append(space)
    return beyond


def nearest(sites: list[int]) -> list[int]:
    """For every space, the steps to the closest of these sites; all zero if there are none.

    >>> nearest([0, 53])[8]
    5
    """
    if not sites:
        return [0] * SPACES
    best = DISTANCE[sites[0]]
    for site in sites[1:]:
        row = DISTANCE[site]
        best = [min(best[space], row[space]) for space in range(SPACES)]
    return best
