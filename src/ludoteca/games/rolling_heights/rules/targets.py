"""Rolling Heights, 'Target clarifications': what each kind of target is worth to its player at the end."""

from collections.abc import Callable
from typing import Final

from ludoteca.games.rolling_heights.geometry import NEIGHBOURS, seen_at
from ludoteca.games.rolling_heights.pieces import KIND_COUNT
from ludoteca.games.rolling_heights.rules import ads, points
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.tiles import AimTile


def target_points(s: City, seat: int, target: AimTile) -> int:
    """The points of a target for its player. RH-135, RH-155, RH-156, RH-161"""
    return _WORTH[target.kind](s, seat, target)


def opponents(s: City, seat: int) -> list[int]:
    """Everyone else's completed buildings, including the Rival's. RH-141, RH-185"""
    return [site for builder in s.others(seat) for site in builder.buildings]


def touching(sites: list[int], others: list[int]) -> int:
    """How many of these sites are next to at least one of the others."""
    seen = seen_at(others)
    return sum(any(seen[near] for near in NEIGHBOURS[site]) for site in sites)


def own_adjacent_to_opponent(s: City, seat: int, target: AimTile) -> int:
    """The player's buildings next to an opponent's building, each once. RH-157"""
    return target.points * touching(s.players[seat].buildings, opponents(s, seat))


def opponent_adjacent_to_own(s: City, seat: int, target: AimTile) -> int:
    """Opponents' buildings next to one of the player's, each once. RH-158"""
    return target.points * touching(opponents(s, seat), s.players[seat].buildings)


def own_adjacent_to_water(s: City, seat: int, target: AimTile) -> int:
    """The player's buildings next to water, each once. RH-159"""
    return target.points * sum(points.water_next_to(s, site) > 0 for site in s.players[seat].buildings)


def wild_tokens(s: City, seat: int, target: AimTile) -> int:
    """Unused wild tokens, which also score as usual. RH-160"""
    return target.points * s.players[seat].tokens


def meeples(s: City, seat: int, target: AimTile) -> int:
    """All the player's meeples of some kinds, in any state. RH-155"""
    return target.points * sum(s.players[seat].meeples(kind) for kind in target.meeples)


def meeple_kinds(s: City, seat: int, target: AimTile) -> int:
    """By the number of different kinds of meeple the player has. RH-155, RH-161"""
    return target.table[sum(s.players[seat].meeples(kind) > 0 for kind in range(KIND_COUNT))]


def own_types(s: City, seat: int, target: AimTile) -> int:
    """The player's buildings of some types. RH-161"""
    return target.points * sum(target.types[s.content.types[s.tiles[site]]] for site in s.players[seat].buildings)


_WORTH: Final[dict[str, Callable[[City, int, AimTile], int]]] = {
    "per_adjacent": ads.per_adjacent,
    "own_adjacent_to_opponent": own_adjacent_to_opponent,
    "opponent_adjacent_to_own": opponent_adjacent_to_own,
    "own_adjacent_to_water": own_adjacent_to_water,
    "wild_tokens": wild_tokens,
    "meeples": meeples,
    "meeple_kinds": meeple_kinds,
    "own_types": own_types,
    "skyscrapers": ads.skyscrapers,
}
