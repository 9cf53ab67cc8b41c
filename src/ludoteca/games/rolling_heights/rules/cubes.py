"""Rolling Heights, 'Miscellaneous cubes': gaining cubes, real ones first, and giving them back."""

from typing import Final

from ludoteca.engine import EventType
from ludoteca.games.rolling_heights.domains import COUNT, CUBE
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT
from ludoteca.games.rolling_heights.state import City

GAINS_CUBES: Final = EventType("gains-cubes", CUBE, COUNT)


def gain(s: City, player: int, colour: int, count: int) -> None:
    """Real cubes first, then miscellaneous ones of that colour only. RH-064, RH-094, RH-120, RH-121, RH-124, RH-127"""
    real = min(count, s.supply[colour])
    take_from_supply(s, colour, real)
    s.held[colour] += real
    s.misc[colour] += count - real
    s.tell(GAINS_CUBES, player, colour, count)


def take_from_supply(s: City, colour: int, count: int) -> None:
    """When the last real cube of a colour leaves the supply, the miscellaneous cubes join it for good. RH-120"""
    s.supply[colour] -= count
    if s.supply[colour] == 0:
        s.misc_joined = True


def give_back(s: City, colour: int, count: int) -> None:
    """Real cubes return to the supply, where they can be gained again at once. RH-126"""
    s.held[colour] -= count
    s.supply[colour] += count


def return_all(s: City) -> None:
    """Unused cubes go back at the end of the turn, including miscellaneous ones. RH-115"""
    for colour in range(COLOUR_COUNT):
        if s.held[colour]:
            give_back(s, colour, s.held[colour])
        s.misc[colour] = 0
