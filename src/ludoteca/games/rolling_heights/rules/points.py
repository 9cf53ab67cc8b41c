"""Rolling Heights, 'Victory points': the score is a plain number that may also fall below 0. RH-136"""

from ludoteca.games.rolling_heights.state import City


def score(s: City, owner: int, points: int) -> None:
    """Move a score token; the Rival's too. Nothing is said of no points."""
    s.builder(owner).points += points
    if points == 0:
        return
    if owner < s.seats:
        s.tell("scores", owner, points)
    else:
        s.tell("rival-scores", a=points)
