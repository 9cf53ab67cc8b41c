"""The streets of a city as dice and tokens lie: where one card leads, and how many cards it takes to each goal.

Goals are the bins in their order and then the plant, if the city has one. Nodes are counted from 0 within the city.
"""

from collections import deque
from functools import lru_cache
from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.cities import COLOURS, JOKER, WHITE, City, Streets
from ludoteca.games.plastics_race.state import Die, PlasticsRace

REMEMBERED: Final = 512
NEVER: Final = 99.0
LANE: Final = 1.8
"""A white lane takes two cards, which the hand can often pay with one card more than usual."""

Hop = tuple[int, int, int]
"""What one card does: the section that it begins with, its colour, and the node where it ends."""


class Board:
    """Found once for all positions with the same dice and tokens."""

    def __init__(
        self, streets: Streets, city: City, dice: tuple[Die, ...], works: tuple[int, ...], one_ways: tuple[int, ...]
    ) -> None:
        self.first_node: int = city.first_node
        self.goals: list[int] = [node - city.first_node for node in city.bin_nodes]
        if city.plant != NONE:
            self.goals.append(city.plant - city.first_node)
        self.exits = _exits(streets, city, dice, works, one_ways)
        self.hops: list[list[Hop]] = [self._hops_from(node) for node in range(city.nodes)]
        self.cards: list[list[float]] = [[NEVER] * len(self.goals) for _ in range(city.nodes)]
        """By node and goal, whatever the colours of the cards are."""
        self._measure()
        self.nearer: list[list[int]] = [self._nearer(node) for node in range(city.nodes)]
        """By node and goal: the mask of the colours of hops that bring a truck nearer by all that they cost."""
        self.tours: list[list[float]] = [[0.0] * (1 << city.bins) for _ in self.goals]
        """By goal and the mask of the bins that are then left: how many cards it takes to all of them."""
        self._plan_tours(city.bins)
        self.runs: list[list[int]] = [[0] * city.nodes for _ in COLOURS]
        """By colour and node: the mask of the nodes that one card of that colour leads to."""
        self.lanes: list[int] = [0] * city.nodes
        """By node: the mask of those at the other ends of white lanes."""
        self._sort_hops()
        self.any_colour: list[int] = [_all_of(list(masks)) for masks in zip(*self.runs, strict=True)]
        self.moves: dict[int, list[int]] = {}
        """What cards do here, by kind, as far as somebody has asked."""

    def _sort_hops(self) -> None:
        for node, hops in enumerate(self.hops):
            for _, colour, far in hops:
                if colour == WHITE:
                    self.lanes[node] |= 1 << far
                for at, run in enumerate(self.runs):
                    if colour in (at, JOKER):
                        run[node] |= 1 << far

    def _hops_from(self, node: int) -> list[Hop]:
        """All ways to spend a card, runs of one colour included."""
        found: list[Hop] = []
        for section, colour, far in self.exits[node]:
            if colour >= JOKER:
                found.append((section, colour, far))
                continue
            walk = [far]
            for at in walk:
                for out, other, end in self.exits[at]:
                    if other in (colour, JOKER) and out != section and end != node and end not in walk:
                        walk.append(end)
            found += [(section, colour, end) for end in walk]
        return found

    def _measure(self) -> None:
        """Breadth first from each goal against the direction of the hops."""
        before: list[list[tuple[int, float]]] = [[] for _ in self.hops]
        for node, hops in enumerate(self.hops):
            for _, colour, far in hops:
                before[far].append((node, LANE if colour == WHITE else 1.0))
        for goal, end in enumerate(self.goals):
            self.cards[end][goal] = 0.0
            queue = deque([end])
            while queue:
                far = queue.popleft()
                rest = self.cards[far][goal]
                for node, price in before[far]:
                    if price + rest < self.cards[node][goal]:
                        self.cards[node][goal] = price + rest
                        queue.append(node)

    def _nearer(self, node: int) -> list[int]:
        masks = [0] * len(self.goals)
        for _, colour, far in self.hops[node]:
            if colour != WHITE:
                for goal, rest in enumerate(self.cards[far]):
                    if rest <= self.cards[node][goal] - 1.0:
                        masks[goal] |= 1 << colour
        return masks

    def _plan_tours(self, bins: int) -> None:
        for left in range(1, 1 << bins):
            for at, node in enumerate(self.goals):
                cards = self.cards[node]
                ways = [cards[goal] + self.tours[goal][left ^ 1 << goal] for goal in range(bins) if left >> goal & 1]
                self.tours[at][left] = min(ways)


def _all_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _exits(
    streets: Streets, city: City, dice: tuple[Die, ...], works: tuple[int, ...], one_ways: tuple[int, ...]
) -> list[list[Hop]]:
    """The sections that can be driven from each node, each with its colour and where it leads."""
    painted = dict(dice)
    shut = {(streets.arrow_section[arrow], streets.arrow_to[arrow]) for arrow in one_ways}
    return [
        [
            (section, painted.get(section, streets.colour[section]), far - city.first_node)
            for section, far in streets.exits[near]
            if section not in works and (section, near) not in shut
        ]
        for near in range(city.first_node, city.first_node + city.nodes)
    ]


@lru_cache(maxsize=REMEMBERED)
def _board(
    streets: Streets, city: City, dice: tuple[Die, ...], works: tuple[int, ...], one_ways: tuple[int, ...]
) -> Board:
    return Board(streets, city, dice, works, one_ways)


def board_of(s: PlasticsRace, seat: int) -> Board:
    """The streets as a seat may drive them now: the police lets the player at turn pass some tokens."""
    streets, works, one_ways = s.content.streets, s.works, s.one_ways
    if s.passes and seat == s.current:
        works = [section for section in works if section not in s.passes]
        one_ways = [arrow for arrow in one_ways if streets.arrow_section[arrow] not in s.passes]
    return _board(streets, s.content.cities[s.city], tuple(s.dice), tuple(works), tuple(one_ways))
