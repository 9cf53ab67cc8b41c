"""Rolling Heights: starting tiles."""

import pytest
from tests.games.rolling_heights.scenes import asked, at, building, choose, dealt, own, pending, table, to_market

import ludoteca
from ludoteca.engine import NONE, ask
from ludoteca.games.rolling_heights.rules import starting


@pytest.mark.rule("RH-021", "RH-027")
def test_the_start_player_places_last_and_plays_first() -> None:
    """From the player to the right of the start player counter-clockwise; then the start player's turn. EX-04"""
    s = dealt(3, 4)
    start, order = s.start, []
    while asked(s) in ("TakeStartingTile", "PlaceStartingTile"):
        if asked(s) == "TakeStartingTile":
            order.append(s.player)
        s.choose(s.answers[0])
    assert order == [(start - 1) % 3, (start - 2) % 3, start]
    s.resolve_chance(ludoteca.Rng(1))
    assert s.at_turn == start


@pytest.mark.rule("RH-022", "RH-026")
def test_starting_tiles_are_free_and_the_market_is_refilled_afterwards() -> None:
    """The choices shrink from nine; then Level 1 slides to the far end and is filled, without tokens. EX-06"""
    s = dealt(4, 2)
    choices = []
    while asked(s) in ("TakeStartingTile", "PlaceStartingTile"):
        if asked(s) == "TakeStartingTile":
            choices.append(len(s.answers))
            remaining = [tile for slot, tile in enumerate(s.market[:9]) if tile != NONE and slot != s.answers[0]]
        s.choose(s.answers[0])
    assert choices == [9, 8, 7, 6]
    assert asked(s) == "DrawTile"
    assert s.market[:5] == remaining
    s.resolve_chance(ludoteca.Rng(1))
    assert NONE not in s.market
    assert s.tokens_on == [0] * 18
    assert s.supply == s.content.box(4)


@pytest.mark.rule("RH-023")
def test_starting_spaces_are_land_without_prime_cost() -> None:
    s = table(2)
    spaces = starting.legal_spaces(s, 0)
    assert at(0, 2) not in spaces  # water
    assert at(1, 1) not in spaces  # prime
    assert at(0, 0) in spaces


@pytest.mark.rule("RH-024")
def test_starting_spaces_keep_their_distance() -> None:
    """Three steps at least from another player's tile, counted without diagonals. EX-05"""
    s = table(2)
    own(s, 1, at(2, 4), building("park", s), complete=False)
    spaces = starting.legal_spaces(s, 0)
    for row, column in ((2, 5), (2, 6), (3, 5), (4, 4)):
        assert at(row, column) not in spaces
    for row, column in ((2, 7), (4, 5), (1, 2)):
        assert at(row, column) in spaces
    assert at(2, 5) in starting.legal_spaces(s, 1)  # one's own tile does not matter


@pytest.mark.rule("RH-025", "RH-083", "RH-084")
@pytest.mark.parametrize(("kind", "points"), [("residential", 2), ("park", 0)])
def test_a_matching_bonus_is_scored_at_once(kind: str, points: int) -> None:
    """The picture's example: 2 points for a residential tile, none for a park. EX-03"""
    s = table(2)
    to_market(s, 0, building(kind, s))
    pending(s, ask(starting.PLACE_STARTING_TILE, 0, 0))
    choose(s, at(0, 0))
    assert s.players[0].score == points
    assert s.players[0].plans == [at(0, 0)]


@pytest.mark.rule("RH-028")
def test_the_farthest_spaces_when_none_is_far_enough() -> None:
    """With crowded boards the rule of distance gives way as little as possible; otherwise a space always remains."""
    s = table(2)
    sites = [at(1, 0), at(1, 4), at(2, 2), at(2, 7), at(4, 1), at(3, 5), at(4, 7), at(5, 3), at(0, 6)]
    for site in sites:
        own(s, 1, site, s.pile1[0], complete=False)
    spaces = starting.legal_spaces(s, 0)
    closest = {space: min(abs(space // 9 - t // 9) + abs(space % 9 - t % 9) for t in sites) for space in range(54)}
    plain = [space for space in range(54) if s.is_empty(space) and s.price(space) == 0]
    most = max(closest[space] for space in plain)
    assert most < 3
    assert spaces == [space for space in plain if closest[space] == most]
    for seed in range(6):
        full = dealt(4, seed)
        while asked(full) in ("TakeStartingTile", "PlaceStartingTile"):
            if asked(full) == "PlaceStartingTile":
                others = [t for p in range(4) if p != full.player for t in full.players[p].plans]
                assert all(abs(a // 9 - t // 9) + abs(a % 9 - t % 9) >= 3 for a in full.answers for t in others)
            full.choose(full.answers[-1])
