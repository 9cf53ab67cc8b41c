"""Rolling Heights alone: the rival."""

import pytest
from tests.games.rolling_heights.scenes import GAME, alone, asked, at, building, drain, own, plan, target, to_market

import ludoteca
from ludoteca.engine import NONE, do
from ludoteca.engine.rule import outcomes
from ludoteca.games.rolling_heights.rules import rival, starting, turn
from ludoteca.games.rolling_heights.state import City


def step(s: City) -> City:
    s.stack = [do(turn.END_TURN, 0), do(rival.STEP)]
    s.run()
    return s


@pytest.mark.rule("RH-180", "RH-184")
def test_the_rival_places_first() -> None:
    """Set up as for two; the farthest Level 1 tile goes to a random legal space, filled and scored at once."""
    s = GAME.new(1)
    rng = ludoteca.Rng(5)
    while asked(s) != "RivalBuilds":
        s.choose(s.answers[rng.below(len(s.answers))])
    assert (s.start, s.supply, len(s.players[0].targets)) == (0, [35, 35, 55, 35], 2)
    assert sorted(s.answers) == starting.legal_spaces(s, 1)
    assert len(set(outcomes(rival.RIVAL_BUILDS, s, -1, s.args).values())) == 1
    tile = s.market[0]
    s.choose(s.answers[0])
    assert s.rivals[0].buildings != []
    assert s.tiles[s.rivals[0].buildings[0]] == tile
    assert s.supply == [35 - s.content.plans[tile].cubes[0], 35 - s.content.plans[tile].cubes[1],
                        55 - s.content.plans[tile].cubes[2], 35 - s.content.plans[tile].cubes[3]]  # fmt: skip
    assert s.rivals[0].score >= s.content.plans[tile].points
    assert (asked(s), s.player) == ("TakeStartingTile", 0)
    assert len(s.answers) == 8
    s.choose(s.answers[0])
    site = s.rivals[0].buildings[0]
    assert all(abs(a // 9 - site // 9) + abs(a % 9 - site % 9) >= 3 for a in s.answers)


@pytest.mark.rule("RH-181", "RH-184")
@pytest.mark.parametrize(("number", "slot"), [(3, 0), (4, 9)])
def test_the_rival_takes_the_farthest_tile_by_turns(number: int, slot: int) -> None:
    """Level 1 in odd rounds, Level 2 in even ones, next to one of its tiles; tokens go back; nothing is paid."""
    s = alone()
    s.round = number
    s.tokens_on[slot], s.tokens = 2, 28
    tile = s.market[slot]
    step(s)
    assert sorted(s.answers) == [at(0, 1), at(1, 0)]
    s.choose(at(1, 0))
    assert s.tiles[at(1, 0)] == tile
    assert (s.tokens, sum(s.tokens_on), sum(s.due)) == (30, 0, 0)
    assert asked(s) == "DrawTile"
    s.resolve_chance(ludoteca.Rng(1))
    assert NONE not in s.market


@pytest.mark.rule("RH-181", "RH-184")
def test_the_rival_goes_to_the_nearest_land_if_it_is_hemmed_in() -> None:
    """Every one of the nearest empty land spaces is equally likely, prime real estate too."""
    s = alone()
    for space in (at(0, 1), at(1, 0)):
        own(s, 0, space, building("park", s))
    step(s)
    assert sorted(s.answers) == [at(1, 1), at(2, 0)]
    assert set(outcomes(rival.RIVAL_BUILDS, s, -1, s.args).values()) == {1}


@pytest.mark.rule("RH-182")
def test_the_rival_fills_scores_and_gains_no_meeple() -> None:
    """Cubes from the supply, placement bonus and tile points."""
    s = alone()
    own(s, 1, at(1, 2), building("civic", s))
    to_market(s, 0, plan("Sandlot Diamond"))  # 3 wood, 1 point, a park
    meeples, wood, before = s.meeples.copy(), s.supply[0], s.rivals[0].score
    step(s)
    s.choose(at(2, 2))  # 1 point for a park
    assert s.rivals[0].score - before == 2
    assert (s.supply[0], s.meeples) == (wood - 3, meeples)
    assert at(2, 2) in s.rivals[0].buildings


@pytest.mark.rule("RH-182", "RH-185", "RH-120")
def test_the_rival_uses_miscellaneous_cubes_and_can_end_the_game() -> None:
    """With 2 wood left a tile of 3 wood takes them, lets the miscellaneous cubes in and triggers the end."""
    s = alone()
    to_market(s, 0, plan("Sandlot Diamond"))
    drain(s, "wood", left=2)
    step(s)
    s.choose(s.answers[0])
    assert (s.supply[0], s.misc_joined, s.last_round, s.ended_by) == (0, True, 4, 0)
    GAME.check(s)


@pytest.mark.rule("RH-185")
def test_the_rival_takes_from_the_other_strip_or_does_nothing() -> None:
    s = alone()
    s.pile1, s.market[:9] = sorted(s.pile1 + s.market[:9]), [NONE] * 9
    step(s)
    assert (asked(s), s.args) == ("RivalBuilds", (9, 0))
    none = alone()
    none.market = [NONE] * 18
    step(none)
    assert (asked(none), none.round) == ("RollMeeple", 4)
    full = alone()
    full.tiles = [0] * 54
    step(full)
    assert asked(full) != "RivalBuilds"


@pytest.mark.rule("RH-185", "RH-157", "RH-024")
def test_the_rival_is_an_opponent() -> None:
    s = alone()
    own(s, 0, at(0, 1), building("park", s))
    assert target(s, 0, "TG-02") == 2
    assert at(1, 0) not in starting.legal_spaces(s, 0)
