"""Rolling Heights, 'Ad clarifications': what each kind of ad is worth to a builder at the end."""

from collections.abc import Callable
from typing import Final

from ludoteca.games.rolling_heights.geometry import BOARDS, COLUMNS, NEIGHBOURHOOD, NEIGHBOURS, SPACES
from ludoteca.games.rolling_heights.pieces import TYPES
from ludoteca.games.rolling_heights.rules import points
from ludoteca.games.rolling_heights.state import City
from ludoteca.games.rolling_heights.tiles import AimTile


def ad_points(s: City, owner: int, ad: AimTile) -> int:
    """The points of an ad for one builder; may be negative. RH-135, RH-136, RH-153"""
    return _WORTH[ad.kind](s, owner, ad)


def all_buildings(s: City) -> list[bool]:
    """By space: whether it has a completed building, of any owner. RH-141"""
    completed = [False] * SPACES
    for owner in range(s.owners):
        for site in s.builder(owner).buildings:
            completed[site] = True
    return completed


def own_of_type(s: City, owner: int, kind: int) -> list[int]:
    return [site for site in s.builder(owner).buildings if s.content.types[s.tiles[site]] == kind]


def adjacent_of_types(s: City, completed: list[bool], space: int, types: list[bool]) -> int:
    """Completed buildings of some types, of any owner, next to a space. RH-140, RH-141"""
    return sum(completed[site] and types[s.content.types[s.tiles[site]]] for site in NEIGHBOURS[space])


def score_minus_adjacent(s: City, owner: int, ad: AimTile) -> int:
    """Points for the builder's buildings of a type, less for every disturbing neighbour, pair by pair. RH-142"""
    own, completed = own_of_type(s, owner, ad.own), all_buildings(s)
    return ad.points * len(own) - ad.lose * sum(adjacent_of_types(s, completed, site, ad.types) for site in own)


def per_adjacent(s: City, owner: int, aim: AimTile) -> int:
    """Points for each neighbour of the right types, and for water if it counts. RH-143, RH-144, RH-156"""
    total, completed = 0, all_buildings(s)
    for site in own_of_type(s, owner, aim.own):
        total += adjacent_of_types(s, completed, site, aim.types)
        if aim.water:
            total += points.water_next_to(s, site)
    return aim.points * total


def largest_group(s: City, owner: int, ad: AimTile) -> int:
    """Points for each building in the largest connected group of the builder's buildings of a type. RH-145"""
    left = set(own_of_type(s, owner, ad.own))
    largest = 0
    while left:
        group = [left.pop()]
        for site in group:
            joined = left.intersection(NEIGHBOURS[site])
            left -= joined
            group += sorted(joined)
        largest = max(largest, len(group))
    return ad.points * largest


def columns(s: City, owner: int, ad: AimTile) -> int:
    """Points for each of the nine columns where the builder has a building. RH-005, RH-146"""
    return ad.points * len({site % COLUMNS for site in s.builder(owner).buildings})


def rescore_half(s: City, owner: int, ad: AimTile) -> int:
    """Half the total points of the builder's buildings of a type, rounded down. RH-147, RH-148"""
    return sum(points.tile_points(s, owner, site) for site in own_of_type(s, owner, ad.own)) // 2


def leading_neighbourhoods(s: City, kind: int) -> list[int]:
    """The neighbourhoods with the most completed buildings of a type, at least one. RH-149, RH-150"""
    found = [0] * BOARDS
    types, tiles = s.content.types, s.tiles
    for owner in range(s.owners):
        for site in s.builder(owner).buildings:
            if types[tiles[site]] == kind:
                found[NEIGHBOURHOOD[site]] += 1
    most = max(found)
    return [board for board in range(BOARDS) if found[board] == most] if most else []


def crowded(s: City, owner: int, ad: AimTile) -> int:
    """Points lost for each of the builder's tiles, complete or not, where a type crowds most. RH-149"""
    crowded_boards = leading_neighbourhoods(s, ad.most)
    builder = s.builder(owner)
    return -ad.lose * sum(NEIGHBOURHOOD[site] in crowded_boards for site in builder.sites)


def rescore_one(s: City, owner: int, ad: AimTile) -> int:
    """In each neighbourhood with the most of a type, the builder's best building scores again. RH-148, RH-150"""
    total, buildings = 0, s.builder(owner).buildings
    for board in leading_neighbourhoods(s, ad.most):
        best = 0
        for site in buildings:
            if NEIGHBOURHOOD[site] == board:
                best = max(best, points.tile_points(s, owner, site))
        total += best
    return total


def majority_count(s: City, owner: int, ad: AimTile) -> int:
    """Points for each neighbourhood where nobody has more completed buildings, with at least one. RH-151"""
    counts = [[0] * s.owners for _ in range(BOARDS)]
    for one in range(s.owners):
        for site in s.builder(one).buildings:
            counts[NEIGHBOURHOOD[site]][one] += 1
    return ad.points * sum(in_one[owner] > 0 and in_one[owner] == max(in_one) for in_one in counts)


def majority_height(s: City, owner: int, ad: AimTile) -> int:
    """Points for each neighbourhood where you have a completed building and nobody a taller one. RH-152"""
    mine, highest = tallest(s, owner), [0] * BOARDS
    for one in range(s.owners):
        theirs = mine if one == owner else tallest(s, one)
        for board in range(BOARDS):
            highest[board] = max(highest[board], theirs[board])
    return ad.points * sum(mine[board] > 0 and mine[board] == highest[board] for board in range(BOARDS))


def tallest(s: City, owner: int) -> list[int]:
    """The cubes in the highest stack of a builder's completed buildings, by neighbourhood. RH-152"""
    highest = [0] * BOARDS
    plans, tiles = s.content.plans, s.tiles
    for site in s.builder(owner).buildings:
        board = NEIGHBOURHOOD[site]
        highest[board] = max(highest[board], plans[tiles[site]].height)
    return highest


def type_set(s: City, owner: int, ad: AimTile) -> int:
    """Points for different types among the builder's buildings, and more for all five. RH-153"""
    types = {s.content.types[s.tiles[site]] for site in s.builder(owner).buildings}
    return ad.points * len(types) + (ad.all_bonus if len(types) == len(TYPES) else 0)


def skyscrapers(s: City, owner: int, aim: AimTile) -> int:
    """Points for the builder's buildings with a high stack. RH-153, RH-161"""
    high = [site for site in s.builder(owner).buildings if s.content.plans[s.tiles[site]].height >= aim.min_height]
    return aim.points * len(high)


_WORTH: Final[dict[str, Callable[[City, int, AimTile], int]]] = {
    "score_minus_adjacent": score_minus_adjacent,
    "per_adjacent": per_adjacent,
    "largest_group": largest_group,
    "columns": columns,
    "rescore_half": rescore_half,
    "crowded": crowded,
    "rescore_one": rescore_one,
    "majority_count": majority_count,
    "majority_height": majority_height,
    "type_set": type_set,
    "skyscrapers": skyscrapers,
}
