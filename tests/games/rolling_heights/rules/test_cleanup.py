"""Rolling Heights: the end of a turn."""

import pytest
from tests.games.rolling_heights.scenes import asked, crew, drain, end_of_turn, goes_on, hold, table

from ludoteca.engine import NONE


@pytest.mark.rule("RH-115", "RH-118", "RH-075")
def test_cleanup_returns_and_gathers() -> None:
    """Cubes, miscellaneous ones too, and spending power go; all meeples are free; the next player follows."""
    s = table(2)
    drain(s, "steel")
    hold(s, wood=3)
    s.misc[3], s.power, s.discount = 2, 4, 1
    crew(s, 0, "spent", riveter=1)
    crew(s, 0, "box", figure=1)
    crew(s, 0, "hard", planner=1)
    supply = s.supply[0]
    goes_on(s, end_of_turn(0))
    me = s.players[0]
    assert (s.supply[0], s.held, s.misc, s.power, s.discount) == (supply + 3, [0] * 4, [0] * 4, 0, 0)
    assert me.idle == [2, 2, 0, 1, 0, 0, 0, 1, 1]
    assert sum(me.box) + sum(me.steady) + sum(me.hard) + sum(me.spent) == 0
    assert (s.at_turn, s.round) == (1, 3)


@pytest.mark.rule("RH-091", "RH-116", "RH-117")
def test_tokens_are_laid_before_the_strips_slide() -> None:
    """They move with their tile; then what is missing is drawn, Level 1 first."""
    s = table(2)
    tile = s.market[1]
    s.pile1 = sorted([*s.pile1, s.market[0]])
    s.pile2 = sorted([*s.pile2, s.market[9]])
    s.market[0] = s.market[9] = NONE
    s.due[1] = 1
    goes_on(s, end_of_turn(0))
    assert (s.market[0], s.tokens_on[0], s.tokens) == (tile, 1, 29)
    assert (asked(s), s.args) == ("DrawTile", (0,))
    s.choose(s.answers[0])
    assert (asked(s), s.args) == ("DrawTile", (1,))
