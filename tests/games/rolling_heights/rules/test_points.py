"""Rolling Heights: points."""

import pytest
from tests.games.rolling_heights.scenes import (
    GAME,
    table,
)

from ludoteca.games.rolling_heights.rules import points
from ludoteca.games.rolling_heights.state import FROM_ADS, FROM_BUILDINGS


@pytest.mark.rule("RH-136")
def test_the_score_is_a_plain_number() -> None:
    """47 points and 6 more are 53; it may also fall below 0. EX-81"""
    s = table(2)
    s.players[0].points[0] = 47
    points.score(s, 0, FROM_BUILDINGS, 6)
    assert s.scores[0] == 53
    points.score(s, 1, FROM_ADS, -4)
    assert s.scores[1] == -4
    GAME.check(s)
