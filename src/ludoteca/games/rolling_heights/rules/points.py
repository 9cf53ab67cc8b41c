"""Rolling Heights, 'Victory points': the score is a plain number that can also fall below 0. RH-136"""

from typing import Final

from ludoteca.engine import EventType
from ludoteca.games.rolling_heights.domains import COUNT
from ludoteca.games.rolling_heights.state import City

SCORES: Final = EventType("scores", COUNT)
RIVAL_SCORES: Final = EventType("rival-scores", COUNT)


def score(s: City, owner: int, source: int, points: int) -> None:
    """Move a score token; the Rival's too. Nothing is said about zero points."""
    if points == 0:
        return
    s.builder(owner).points[source] += points
    if owner < s.seats:
        s.tell(SCORES, owner, points)
    else:
        s.tell(RIVAL_SCORES, a=points)
