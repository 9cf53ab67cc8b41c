"""Rolling Heights: set-up and starting placement."""

from collections import Counter

import pytest
from tests.games.rolling_heights.scenes import CONTENT, GAME, at, dealt

import ludoteca
from ludoteca.engine.rule import outcomes
from ludoteca.games.rolling_heights import setup
from ludoteca.games.rolling_heights.geometry import CELLS, NEIGHBOURHOOD, SPACES_OF, TURNED
from ludoteca.games.rolling_heights.state import City


def sides(s: City) -> list[int]:
    return [s.cells[spaces[0]] // CELLS for spaces in SPACES_OF]


@pytest.mark.rule("RH-001")
def test_one_to_four_players() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    with pytest.raises(ludoteca.BadOptions):
        GAME.new(5)


@pytest.mark.rule("RH-002")
@pytest.mark.parametrize(("players", "b_sides"), [(1, 0), (2, 0), (3, 2), (4, 3)])
def test_sides_by_number_of_players(players: int, b_sides: int) -> None:
    """As many B sides as the book says, on boards that chance picks."""
    seen = set()
    for seed in range(12):
        laid = sides(dealt(players, seed))
        assert sorted(side // 2 for side in laid) == list(range(6))
        assert sum(side % 2 for side in laid) == b_sides
        seen.add(tuple(sorted(side for side in laid if side % 2)))
    assert (len(seen) > 1) == (b_sides > 0)


@pytest.mark.rule("RH-003", "RH-004")
def test_layouts_are_random_and_equally_likely() -> None:
    """Every board, side and quarter turn can come to the first slot with its fair weight."""
    s = GAME.new(3)
    rule = setup.LAY_BOARD.of(s)
    weights = outcomes(rule, s, -1, s.args)
    assert len(weights) == 6 * 2 * 4
    by_side = Counter[int]()
    for answer, weight in weights.items():
        by_side[rule.lay_board.object(answer) % 2] += weight
    assert by_side[1] * 6 == (by_side[0] + by_side[1]) * 2
    assert len({tuple(sides(dealt(2, seed))) for seed in range(8)}) > 1


@pytest.mark.rule("RH-004", "RH-005")
def test_geometry_of_the_map() -> None:
    """Six rows of nine; slot (i, j) covers rows 3i and columns 3j on; quarter turns go clockwise."""
    assert NEIGHBOURHOOD[at(0, 0)] == 0
    assert NEIGHBOURHOOD[at(2, 3)] == 1
    assert NEIGHBOURHOOD[at(5, 8)] == 5
    assert SPACES_OF[4] == [30, 31, 32, 39, 40, 41, 48, 49, 50]
    s = GAME.new(2)
    s.choose(GAME.answer(s, "lay_board", board="1A", turns=1))
    top_row = [s.cells[space] for space in SPACES_OF[0][:3]]
    assert top_row == [6, 3, 0]  # its left column, read upwards
    assert TURNED[2] == list(range(9))[::-1]


@pytest.mark.rule("RH-006", "RH-015", "RH-017")
def test_markets_show_nine_of_each_level() -> None:
    """Nine Level 1 tiles and nine Level 2 tiles are face up; the piles have the rest and no order."""
    s = dealt(2)
    assert all(CONTENT.plans[tile].level == 1 for tile in s.market[:9])
    assert all(CONTENT.plans[tile].level == 2 for tile in s.market[9:])
    assert (len(s.pile1), len(s.pile2)) == (42 - 9, 36 - 9)
    assert s.pile1 == sorted(s.pile1)
    assert s.view(0)["piles"] == [33, 27]
    assert CONTENT.costs[0] <= CONTENT.costs[8]


@pytest.mark.rule("RH-007", "RH-008")
@pytest.mark.parametrize(
    ("players", "cubes"), [(1, [35, 35, 55, 35]), (2, [35, 35, 55, 35]), (3, [47, 47, 67, 47]), (4, [60, 60, 80, 60])]
)
def test_cubes_by_number_of_players(players: int, cubes: list[int]) -> None:
    """Some are removed for fewer players; miscellaneous ones wait outside the supply."""
    s = GAME.new(players)
    assert s.supply == cubes
    assert not s.misc_joined


@pytest.mark.rule("RH-009", "RH-013")
def test_supply_and_first_meeples() -> None:
    """90 meeples and 30 tokens; each player takes 2 Carpenters and 2 Construction Workers and has no points."""
    s = dealt(4)
    assert sum(CONTENT.meeple_counts) == 90
    assert s.tokens == 30
    assert s.meeples[:2] == [0, 0]
    for player in s.players:
        assert player.idle == [2, 2, 0, 0, 0, 0, 0, 0, 0]
        assert player.score == 0
    GAME.check(s)


@pytest.mark.rule("RH-010", "RH-011")
def test_three_ads() -> None:
    """Three at random, or the set for a first game if the table wants it."""
    assert all(len(set(dealt(2, seed).ads)) == 3 for seed in range(5))
    assert len({tuple(dealt(2, seed).ads) for seed in range(8)}) > 1
    first = dealt(2, first_game_ads=True)
    assert [CONTENT.ad_ids[ad] for ad in first.ads] == ["AD-05", "AD-09", "AD-11"]


@pytest.mark.rule("RH-012", "RH-015")
def test_targets_are_secret() -> None:
    """Two each; nobody else sees them, and worlds drawn for another seat hold others."""
    s = dealt(3)
    assert [len(player.targets) for player in s.players] == [2, 2, 2]
    assert len(s.targets_left()) == 13 - 6
    seat = s.player
    other = (seat + 1) % 3
    assert s.view(seat)["players"][seat]["targets"] == [CONTENT.target_ids[t] for t in s.players[seat].targets]
    assert s.view(seat)["players"][other]["targets"] is None
    assert s.view(None)["players"][seat]["targets"] is None
    worlds = [GAME.determinize(s, seat, ludoteca.Rng(n)) for n in range(10)]
    assert {tuple(world.players[seat].targets) for world in worlds} == {tuple(s.players[seat].targets)}
    assert len({tuple(world.players[other].targets) for world in worlds}) > 1


@pytest.mark.rule("RH-020", "RH-180")
def test_any_player_may_start() -> None:
    assert {dealt(3, seed).start for seed in range(12)} == {0, 1, 2}
    assert {dealt(1, seed).start for seed in range(5)} == {0}
