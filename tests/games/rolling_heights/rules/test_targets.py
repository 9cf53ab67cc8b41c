"""Rolling Heights: secret targets."""

import pytest
from tests.games.rolling_heights.scenes import alone, at, crew, dismiss, lay, own, plan, table, target


@pytest.mark.rule("RH-155")
def test_meeple_targets_count_all_meeples() -> None:
    """Idle, exhausted, steady, hard and spent ones alike. EX-79"""
    s = table(2)
    for where in ("idle", "box", "steady", "hard", "spent"):
        crew(s, 0, where, architect=1)
    crew(s, 0, "idle", riveter=1, executive=1, planner=1, politician=1)
    assert target(s, 0, "TG-06") == 12
    assert target(s, 0, "TG-07") == 2
    assert target(s, 0, "TG-08") == 6


@pytest.mark.rule("RH-156")
def test_fine_address() -> None:
    """2 for each park, civic or commercial building, no matter whose, next to each of your residential ones."""
    s = table(2)
    lay(s, 0, "residential", (3, 1), (4, 2))
    lay(s, 1, "park", (3, 2))
    lay(s, 0, "industrial", (4, 1))
    assert target(s, 0, "TG-01") == 4


@pytest.mark.rule("RH-157", "RH-158", "RH-141")
def test_neighbours_score_once() -> None:
    """Your building next to two opponents' buildings scores once, and the other way round. EX-76"""
    s = table(2)
    lay(s, 0, "park", (4, 1))
    lay(s, 1, "civic", (3, 1), (4, 2))
    assert (target(s, 0, "TG-02"), target(s, 0, "TG-03")) == (2, 2)
    lay(s, 0, "park", (3, 2))
    assert (target(s, 0, "TG-02"), target(s, 0, "TG-03")) == (4, 2)
    assert (target(s, 1, "TG-02"), target(s, 1, "TG-03")) == (4, 2)


@pytest.mark.rule("RH-159")
def test_waterfront_scores_once() -> None:
    """Your completed building next to 2 water spaces scores once. EX-77"""
    s = table(2)
    lay(s, 0, "park", (1, 7))
    assert target(s, 0, "TG-04") == 2
    lay(s, 1, "park", (2, 6))
    lay(s, 0, "park", (0, 1), complete=False)
    assert target(s, 0, "TG-04") == 2


@pytest.mark.rule("RH-160")
def test_nest_egg() -> None:
    """Three unused tokens: 9 from the target, besides the normal 3. EX-78"""
    s = table(2)
    s.players[0].tokens = 3
    assert target(s, 0, "TG-05") == 9


@pytest.mark.rule("RH-161")
def test_reconstructed_targets() -> None:
    """Parks, civic buildings, industry and commerce, towers, and kinds of meeples by a table."""
    s = table(2)
    lay(s, 0, "park", (0, 0), (0, 1))
    lay(s, 0, "civic", (1, 0))
    lay(s, 0, "industrial", (2, 0))
    lay(s, 0, "commercial", (2, 1), (2, 2))
    own(s, 0, at(5, 3), plan("Viceroy House"))
    assert [target(s, 0, name) for name in ("TG-10", "TG-11", "TG-12", "TG-13")] == [6, 3, 6, 2]
    dismiss(s)
    crew(s, 0, "idle", carpenter=1, worker=1, architect=3)
    assert target(s, 0, "TG-09") == 0
    crew(s, 0, "idle", riveter=1)
    assert target(s, 0, "TG-09") == 3
    crew(s, 0, "idle", politician=1, executive=1, servant=1, figure=1, planner=1)
    assert target(s, 0, "TG-09") == 13


@pytest.mark.rule("RH-135", "RH-185")
def test_a_target_is_worth_what_its_player_built() -> None:
    s = alone()
    lay(s, 0, "park", (0, 1))
    assert (target(s, 0, "TG-02"), target(s, 0, "TG-03")) == (2, 1)
    two = table(2)
    lay(two, 0, "park", (0, 1))
    assert (target(two, 0, "TG-10"), target(two, 1, "TG-10")) == (3, 0)
