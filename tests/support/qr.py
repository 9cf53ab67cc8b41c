"""Reads a QR code of version 2 back, as a camera would after finding its corners: enough for an address."""

from collections.abc import Iterator

SIZE = 25
CORNERS = range(SIZE - 8, SIZE)
BYTES = 0b0100

Matrix = list[list[bool]]


def from_blocks(text: str, border: int) -> Matrix:
    """The dark modules of a code drawn with light half blocks on a dark terminal."""
    halves = {"\N{FULL BLOCK}": (0, 0), "\N{UPPER HALF BLOCK}": (0, 1), "\N{LOWER HALF BLOCK}": (1, 0), " ": (1, 1)}
    rows = [[bool(halves[block][half]) for block in line] for line in text.splitlines() for half in (0, 1)]
    return [row[border : border + SIZE] for row in rows[border : border + SIZE]]


def read(dark: Matrix) -> str:
    assert len(dark) == SIZE
    assert all(len(row) == SIZE for row in dark)
    _check_finders(dark)
    bits = list(_bits(dark, _mask(dark)))
    assert _number(bits[:4]) == BYTES
    length = _number(bits[4:12])
    return bytes(_number(bits[12 + 8 * at : 20 + 8 * at]) for at in range(length)).decode("ascii")


def _check_finders(dark: Matrix) -> None:
    """The three squares by which a camera finds a code, each with its light rim."""
    ring = [[max(abs(row - 3), abs(column - 3)) in {0, 1, 3} for column in range(7)] for row in range(7)]
    for top, left in ((0, 0), (0, SIZE - 7), (SIZE - 7, 0)):
        assert [row[left : left + 7] for row in dark[top : top + 7]] == ring
    assert not any(dark[7][:8]) and not any(row[7] for row in dark[:8])  # noqa: PT018


def _mask(dark: Matrix) -> int:
    """Which mask was used: three of the format's bits, themselves masked with 101."""
    return _number([dark[8][column] for column in (2, 3, 4)]) ^ 0b101


def _bits(dark: Matrix, mask: int) -> Iterator[bool]:
    """The data in their order: columns in pairs from the right, up and down in turn."""
    pairs = [column for column in range(SIZE - 1, 0, -2) if column > 6] + [5, 3, 1]
    for turn, right in enumerate(pairs):
        for row in range(SIZE) if turn % 2 else reversed(range(SIZE)):
            for column in (right, right - 1):
                if not _reserved(row, column):
                    yield dark[row][column] ^ _turned(mask, row, column)


def _turned(mask: int, row: int, column: int) -> bool:
    both, product = row + column, row * column
    return not (
        both % 2,
        row % 2,
        column % 3,
        both % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        (both % 2 + product % 3) % 2,
    )[mask]


def _reserved(row: int, column: int) -> bool:
    """The places without data: corners and format, timing, alignment."""
    corner = (row <= 8 and column <= 8) or (row <= 8 and column in CORNERS) or (row in CORNERS and column <= 8)
    return corner or 6 in {row, column} or max(abs(row - 18), abs(column - 18)) <= 2


def _number(bits: list[bool]) -> int:
    return sum(bit << at for at, bit in enumerate(reversed(bits)))
