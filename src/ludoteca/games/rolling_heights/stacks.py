"""Cubes on a tile as one number, four bits for each colour with wood lowest: quick to copy and compare.

>>> unpack(pack([1, 2, 0, 0])), count(pack([1, 2, 0, 0]), 1), unpack(cubes(3, 2))
([1, 2, 0, 0], 2, [0, 0, 0, 2])
>>> fits(cubes(0), pack([1, 2, 0, 0])), fits(cubes(3), pack([1, 2, 0, 0]))
(True, False)
"""

from typing import Final

from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT

MOST_CUBES: Final = 15
"""Cubes of one colour that fit into the number."""
_BITS: Final = 4
ALL_OF: Final[list[int]] = [MOST_CUBES << _BITS * colour for colour in range(COLOUR_COUNT)]
"""By colour, the most cubes possible: used as a mask, it keeps only that colour of a stack."""


def pack(counts: list[int]) -> int:
    return sum(number << _BITS * colour for colour, number in enumerate(counts))


def unpack(stack: int) -> list[int]:
    return [stack >> _BITS * colour & MOST_CUBES for colour in range(COLOUR_COUNT)]


def count(stack: int, colour: int) -> int:
    return stack >> _BITS * colour & MOST_CUBES


def fits(stack: int, into: int) -> bool:
    """Whether there are no more cubes of any colour than in the other stack."""
    return all(stack & all_of_it <= into & all_of_it for all_of_it in ALL_OF)


def cubes(colour: int, number: int = 1) -> int:
    return number << _BITS * colour
