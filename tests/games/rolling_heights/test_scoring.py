"""Rolling Heights: who wins."""

import pytest
from tests.games.rolling_heights.scenes import GAME, crew, table


@pytest.mark.rule("RH-137")
def test_ties_go_to_the_most_meeples() -> None:
    """Equal points: more meeples win, in whatever state; equal again: shared. EX-80"""
    s = table(3)
    for player, score in zip(s.players, (20, 20, 12), strict=True):
        player.points[0] = score
    s.ended_by = 0
    outcome = GAME.outcome(s)
    assert (outcome.winners, outcome.ranking) == ((0, 1), ((0, 1), (2,)))
    crew(s, 1, "idle", figure=1)
    assert GAME.outcome(s).winners == (1,)
    crew(s, 0, "spent", riveter=2)
    assert GAME.outcome(s).ranking == ((0,), (1,), (2,))
    s.players[2].points[0] = 21
    assert GAME.outcome(s).winners == (2,)
    assert GAME.outcome(s).reason == "rolling-heights-end-wood"
