"""What the numbers in the rules of Smugglers' Quay stand for."""

from typing import Final

from ludoteca.engine import Count, Seats, Things, YesNo
from ludoteca.games.quay.content import MOST_FACES, MOST_POINTS, MOST_SEATS

CARD: Final = Things("card", lambda content: content.ids)
CARGO: Final = Things("card", lambda content: content.ids[1:], low=1)
"""Every card but the whistle."""
SEAT: Final = Seats(MOST_SEATS)
OTHER: Final = SEAT.named("other")
FACE: Final = Count("face", 1, MOST_FACES)
POINTS: Final = Count("number", 0, MOST_POINTS)
FIRST: Final = YesNo("first")
"""True until the first thing is put away."""
