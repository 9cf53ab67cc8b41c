"""Rolling Heights, 'Victory points' and 'Building clarifications': what variable points and Public Figures count.

The score is a plain number that can also fall below 0. RH-136
"""

from typing import Final

from ludoteca.engine import NONE, EventType
from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.domains import COUNT
from ludoteca.games.rolling_heights.geometry import DISTANCE, NEIGHBOURHOOD, NEIGHBOURS, SPACES
from ludoteca.games.rolling_heights.pieces import ARCHITECT
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.tiles import Counting

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


def tile_points(s: City, owner: int, space: int) -> int:
    """The points of a completed building; variable points as the board is now. RH-107, RH-111, RH-148"""
    plan = s.content.plans[s.tiles[space]]
    if plan.variable is None:
        return plan.points
    return plan.points + plan.per * count(s, owner, space, plan.variable)


def most_now(s: City, owner: int, tile: int) -> int:
    """The most points that a tile could score if it were finished now, on any empty land."""
    plan = s.content.plans[tile]
    if plan.variable is None:
        return plan.points
    trial = s.copy()
    builder, most = trial.builder(owner), plan.points
    for space in range(SPACES):
        if s.is_empty(space) and s.price(space) != WATER:
            trial.tiles[space] = tile
            builder.buildings.append(space)
            most = max(most, tile_points(trial, owner, space))
            builder.buildings.pop()
            trial.tiles[space] = NONE
    return most


def count(s: City, owner: int, space: int, counting: Counting) -> int:
    """What a building counts on the map, up to its limit. RH-074, RH-111, RH-166, RH-167, RH-168, RH-169, RH-171"""
    return min(counting.most, _count(s, owner, space, counting))


def _count(s: City, owner: int, space: int, counting: Counting) -> int:
    builder, kind = s.builder(owner), counting.count
    if kind == tiles.OWN_TYPE:
        return sum(s.content.types[s.tiles[site]] == counting.arg for site in builder.buildings)
    if kind == tiles.OWN_TYPE_WITHIN:
        near = [site for site in builder.buildings if 1 <= DISTANCE[space][site] <= counting.distance]
        return sum(s.content.types[s.tiles[site]] == counting.arg for site in near)
    if kind == tiles.OWN_IN_NEIGHBOURHOOD:
        return sum(NEIGHBOURHOOD[site] == NEIGHBOURHOOD[space] for site in builder.buildings)
    if kind == tiles.OWN_MIN_HEIGHT:
        return sum(s.content.plans[s.tiles[site]].height >= counting.arg for site in builder.buildings)
    if kind == tiles.OWN_AT_WATER:
        return sum(water_next_to(s, site) > 0 for site in builder.buildings)
    if kind == tiles.OPPONENT_ADJACENT:
        return sum(site in NEIGHBOURS[space] for other in s.others(owner) for site in other.buildings)
    if kind == tiles.NEIGHBOURHOODS_WITH_OWN:
        return len({NEIGHBOURHOOD[site] for site in builder.buildings})
    if kind == tiles.WATER_ADJACENT:
        return water_next_to(s, space)
    if kind == tiles.EMPTY_ADJACENT:
        return sum(s.is_empty(other) for other in NEIGHBOURS[space])
    return s.players[owner].hard[ARCHITECT] if owner < s.seats else 0


def water_next_to(s: City, space: int) -> int:
    prices, cells = s.content.prices, s.cells
    return sum(prices[cells[other]] == WATER for other in NEIGHBOURS[space])
