"""European Plastic's Race: nobody's only exit may be blocked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ludoteca.games.plastics_race.cities import CityMap, Streets
from ludoteca.games.plastics_race.state import PlasticsRace

REMEMBERED: Final = 4_096
BOTH_WAYS: Final = (0, 1)

OPEN: Final = -1
CLOSED: Final = -2


class Closures:
    """The sections of a city that tokens close, or would close, arranged to find ways between them quickly."""

    def __init__(self, streets: Streets, city: CityMap, works: Sequence[int], one_ways: Sequence[int]) -> None:
        self.streets = streets
        self.city = city
        self.on: list[int] = [*works, *[streets.arrow_section[arrow] for arrow in one_ways]]
        """The sections they are on."""
        self.shut: list[int] = [OPEN] * city.sections
        """By section of the city: `CLOSED`, or the end from which it cannot be entered, or `OPEN`."""
        for arrow in one_ways:
            self.shut[streets.arrow_section[arrow] - city.first_section] = streets.arrow_to[arrow]
        for section in works:
            self.shut[section - city.first_section] = CLOSED

    def can_be_gone_round(self, section: int, ways: tuple[int, ...]) -> bool:
        """Whether there is a detour around a section in each of these directions (0: from its first end).

        Then closing the section cuts nothing off: trucks that needed it take the detour. This is the quick half of the
        test.
        """
        for way in ways:
            detour = self.streets.detours[section][way]
            if detour is None or not (detour.isdisjoint(self.on) or self._finds_way(section, way)):
                return False
        return True

    def _finds_way(self, section: int, way: int) -> bool:
        """Whether a detour other than the shortest is open, found by walking."""
        exits, shut = self.streets.exits, self.shut
        first_node, first_section = self.city.first_node, self.city.first_section
        ends = self.streets.ends[section]
        start, goal = ends[way], ends[1 - way]
        seen = [False] * self.city.nodes
        seen[start - first_node] = True
        walk = [start]
        for near in walk:
            for out, far in exits[near]:
                closed_to = shut[out - first_section]
                if closed_to in (near, CLOSED) or out == section or seen[far - first_node]:
                    continue
                if far == goal:
                    return True
                seen[far - first_node] = True
                walk.append(far)
        return False


def closures(s: PlasticsRace, works: list[int], one_ways: list[int]) -> Closures:
    return Closures(s.content.streets, s.content.cities[s.city], works, one_ways)


def has_way_out(s: PlasticsRace, truck: int) -> bool:
    """Whether the open city can be reached from a node with the tokens on the board. EPR-153"""
    if not s.works and not s.one_ways:
        return True
    return truck in _now(s, s.works, s.one_ways)


def seats_with_way_out(s: PlasticsRace) -> int:
    """The mask of the seats whose trucks can reach the open city."""
    if not s.works and not s.one_ways:
        return (1 << s.seats) - 1
    open_to = _now(s, s.works, s.one_ways)
    return sum(1 << seat for seat, player in enumerate(s.players) if player.truck in open_to)


def leaves_exits(s: PlasticsRace, works: list[int], one_ways: list[int], seats: int) -> bool:
    """Whether all these seats' trucks can reach the open city with the tokens like this. EPR-152"""
    open_to = _now(s, works, one_ways)
    return all(player.truck in open_to for seat, player in enumerate(s.players) if (seats >> seat) & 1)


def _now(s: PlasticsRace, works: list[int], one_ways: list[int]) -> frozenset[int]:
    return open_from(s.content.streets, s.content.cities[s.city], tuple(works), tuple(one_ways))


@lru_cache(maxsize=REMEMBERED)
def open_from(streets: Streets, city: CityMap, works: tuple[int, ...], one_ways: tuple[int, ...]) -> frozenset[int]:
    """The nodes from which one can reach the open city: the largest part where everything is reachable from everywhere.

    EPR-150, EPR-151
    """
    tokens = Closures(streets, city, works, one_ways)
    if all(tokens.can_be_gone_round(section, BOTH_WAYS) for section in works) and all(
        tokens.can_be_gone_round(streets.arrow_section[arrow], streets.arrow_closes[arrow]) for arrow in one_ways
    ):
        return city.everywhere
    reach = _reached(tokens)
    best: list[int] = []
    placed = 0
    for node in range(city.nodes):
        if (placed >> node) & 1:
            continue
        part = [far for far in range(city.nodes) if (reach[node] >> far) & 1 and (reach[far] >> node) & 1]
        for member in part:
            placed |= 1 << member
        if len(part) > len(best) or (
            len(part) == len(best) and _first(streets, city, part) < _first(streets, city, best)
        ):
            best = part
    goal = sum(1 << node for node in best)
    return frozenset(city.first_node + node for node in range(city.nodes) if reach[node] & goal)


def _first(streets: Streets, city: CityMap, part: list[int]) -> str:
    """The alphabetically first id, which breaks ties. EPR-151"""
    return min(streets.node_ids[city.first_node + node] for node in part)


def _reached(tokens: Closures) -> list[int]:
    """For each node of the city, the mask of the nodes that can be reached from it, itself included. EPR-150"""
    city, shut = tokens.city, tokens.shut
    first_node, first_section = city.first_node, city.first_section
    follow: list[list[int]] = []
    for node in range(first_node, first_node + city.nodes):
        open_to: list[int] = []
        for section, far in tokens.streets.exits[node]:
            closed_to = shut[section - first_section]
            if closed_to not in (node, CLOSED):
                open_to.append(far - first_node)
        follow.append(open_to)
    reach = [1 << node for node in range(city.nodes)]
    changed = True
    while changed:
        changed = False
        for node in range(city.nodes):
            mask = reach[node]
            for far in follow[node]:
                mask |= reach[far]
            if mask != reach[node]:
                reach[node] = mask
                changed = True
    return reach
