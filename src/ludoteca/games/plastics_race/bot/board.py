"""The streets of a city with its dice and tokens: where one card leads, and how many cards it takes to each goal.

Goals are the bins in their order and then the plant, if the city has one. Nodes are counted from 0 within the city.
"""

from functools import lru_cache
from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.cities import COLOURS, JOKER, WHITE, CityMap, Streets
from ludoteca.games.plastics_race.state import Die, PlasticsRace

REMEMBERED: Final = 512
NEVER: Final = 99.0
LANE: Final = 1.8
"""The cost of a white lane: it takes two cards, but often the hand has to spend only one more than usual."""

NOT_ASKED: Final[list[int]] = []

Hop = tuple[int, int, int]
"""What one card does: the section that it begins with, its colour, and the node where it ends."""


class RoadMap:
    """Found once for all positions with the same dice and tokens."""

    def __init__(
        self, streets: Streets, city: CityMap, dice: tuple[Die, ...], works: tuple[int, ...], one_ways: tuple[int, ...]
    ) -> None:
        self.first_node: int = city.first_node
        self.goals: list[int] = [node - city.first_node for node in city.bin_nodes]
        if city.plant != NONE:
            self.goals.append(city.plant - city.first_node)
        plain = _plain(streets, city)
        self.exits: list[list[Hop]] = plain.exits.copy()
        self.hops: list[list[Hop]] = plain.hops.copy()
        self._lay(plain, streets, dice, works, one_ways)
        self.cards: list[list[float]] = [[NEVER] * len(self.goals) for _ in range(city.nodes)]
        """By node and goal, for cards of any colour."""
        self._measure()
        self._nearer: list[list[int]] = [NOT_ASKED] * city.nodes
        self._tours: list[list[float]] = []
        self._bins: int = city.bins
        self._ways: Ways | None = None
        self.moves: dict[int, list[int]] = {}
        """What cards do here, by kind; only those that somebody has asked about."""

    # Most boards are looked at only once, to see what one die would change: the rest is found when needed.

    def nearer(self, node: int) -> list[int]:
        """By goal: the mask of the colours of hops that bring a truck nearer by their full cost."""
        masks = self._nearer[node]
        if masks is NOT_ASKED:
            masks = self._nearer[node] = self._nearer_from(node)
        return masks

    @property
    def tours(self) -> list[list[float]]:
        """By goal and the mask of the bins left after it: how many cards it takes to reach them all."""
        if not self._tours:
            self._tours = [[0.0] * (1 << self._bins) for _ in self.goals]
            self._plan_tours(self._bins)
        return self._tours

    @property
    def ways(self) -> "Ways":
        if self._ways is None:
            self._ways = Ways(self.hops)
        return self._ways

    def _lay(
        self, plain: "Plain", streets: Streets, dice: tuple[Die, ...], works: tuple[int, ...], one_ways: tuple[int, ...]
    ) -> None:
        """Lay dice and tokens; from most nodes the ways stay the same."""
        painted = dict(dice)
        shut = {(streets.arrow_section[arrow], streets.arrow_to[arrow]) for arrow in one_ways}
        touched = 0
        for section in [*painted, *works, *[section for section, _ in shut]]:
            for near in streets.ends[section]:
                touched |= 1 << near - self.first_node
        for node, exits in enumerate(plain.exits):
            if touched >> node & 1:
                near = node + self.first_node
                self.exits[node] = [
                    (section, painted.get(section, colour), far)
                    for section, colour, far in exits
                    if section not in works and not (shut and (section, near) in shut)
                ]
        for node, around in enumerate(plain.around):
            if around & touched:
                self.hops[node] = _hops_from(self.exits, node)

    def _measure(self) -> None:
        """Breadth first from each goal against the direction of the hops."""
        before: list[list[int]] = [[] for _ in self.hops]
        lanes: list[list[int]] = [[] for _ in self.hops]
        for node, hops in enumerate(self.hops):
            for _, colour, far in hops:
                nodes = lanes[far] if colour == WHITE else before[far]
                if not nodes or nodes[-1] != node:
                    nodes.append(node)
        for goal, end in enumerate(self.goals):
            self.cards[end][goal] = 0.0
            queue = [end]
            for far in queue:
                rest = self.cards[far][goal]
                self._come_from(before[far], goal, 1.0 + rest, queue)
                self._come_from(lanes[far], goal, LANE + rest, queue)

    def _come_from(self, nodes: list[int], goal: int, cards: float, queue: list[int]) -> None:
        """Nodes from which one card leads to one of these, and so to the goal in `cards` cards."""
        for node in nodes:
            if cards < self.cards[node][goal]:
                self.cards[node][goal] = cards
                queue.append(node)

    def _nearer_from(self, node: int) -> list[int]:
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


class Ways:
    """Where one card leads, as masks of nodes."""

    __slots__ = ("any_colour", "lanes", "runs")

    def __init__(self, hops_from: list[list[Hop]]) -> None:
        self.runs: list[list[int]] = [[0] * len(hops_from) for _ in COLOURS]
        """By colour and node."""
        self.lanes: list[int] = [0] * len(hops_from)
        """By node: those at the other ends of white lanes."""
        for node, hops in enumerate(hops_from):
            for _, colour, far in hops:
                if colour == WHITE:
                    self.lanes[node] |= 1 << far
                for at, run in enumerate(self.runs):
                    if colour in (at, JOKER):
                        run[node] |= 1 << far
        self.any_colour: list[int] = [_all_of(list(masks)) for masks in zip(*self.runs, strict=True)]


def _all_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


class Plain:
    """The streets of a city without dice and tokens."""

    __slots__ = ("around", "exits", "hops")

    def __init__(self, streets: Streets, city: CityMap) -> None:
        first = city.first_node
        self.exits: list[list[Hop]] = [
            [(section, streets.colour[section], far - first) for section, far in streets.exits[near]]
            for near in range(first, first + city.nodes)
        ]
        """The sections that can be driven from each node, each with its colour and where it leads."""
        self.hops: list[list[Hop]] = [_hops_from(self.exits, node) for node in range(city.nodes)]
        self.around: list[int] = [
            1 << node | _all_of([1 << far for _, _, far in hops]) for node, hops in enumerate(self.hops)
        ]
        """By node: the mask of those whose exits its hops depend on."""


def _hops_from(exits: list[list[Hop]], node: int) -> list[Hop]:
    """All ways to spend a card, runs of one colour included."""
    found: list[Hop] = []
    for section, colour, far in exits[node]:
        if colour >= JOKER:
            found.append((section, colour, far))
            continue
        walk, seen = [far], 1 << far | 1 << node
        for at in walk:
            found.append((section, colour, at))
            for out, other, end in exits[at]:
                if other in (colour, JOKER) and out != section and not seen >> end & 1:
                    seen |= 1 << end
                    walk.append(end)
    return found


@lru_cache(maxsize=REMEMBERED)
def _plain(streets: Streets, city: CityMap) -> Plain:
    return Plain(streets, city)


@lru_cache(maxsize=REMEMBERED)
def _board(
    streets: Streets, city: CityMap, dice: tuple[Die, ...], works: tuple[int, ...], one_ways: tuple[int, ...]
) -> RoadMap:
    return RoadMap(streets, city, dice, works, one_ways)


def board_of(s: PlasticsRace, seat: int) -> RoadMap:
    """The streets as a seat may drive them now: the police let the player whose turn it is pass some tokens."""
    streets, works, one_ways = s.content.streets, s.works, s.one_ways
    if s.passes and seat == s.current:
        works = [section for section in works if section not in s.passes]
        one_ways = [arrow for arrow in one_ways if streets.arrow_section[arrow] not in s.passes]
    return _board(streets, s.content.cities[s.city], tuple(s.dice), tuple(works), tuple(one_ways))
