"""The eight cities: junctions and streets as arrays, numbered in one sequence across all cities.

A *node* is a junction, traffic light, bin, plant or reward circle; a *section* is the stretch between two nodes.
Every city is a separate part of one big map, so a number identifies a node whichever city is played.
"""

from collections import deque
from pathlib import Path
from typing import Final, Literal

from ludoteca.engine import NONE
from ludoteca.engine.content import Entry, different_ids, load

Colour = Literal["red", "blue", "green", "yellow", "orange", "purple"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow", "orange", "purple")
JOKER: Final = 6
"""The printed colour of a street that takes any colour."""
WHITE: Final = 7
"""The printed colour of a double lane that takes two cards."""

JUNCTION: Final = 0
LIGHT: Final = 1
BIN: Final = 2
PLANT: Final = 3
REWARD: Final = 4
NODE_KINDS: Final = ("junction", "light", "bin", "plant", "reward")

DRAW_1: Final = 0
DRAW_2: Final = 1
ROLL: Final = 2
CHANGE: Final = 3
ARROW: Final = 4
TOKEN: Final = 5
REWARDS: Final = ("draw_1", "draw_2", "roll_dice", "change_die", "one_way", "police")

MOST_BINS: Final = 5
MOST_CITIES: Final = 50
FEWEST_PLAIN_SECTIONS: Final = 8
DECOR: Final = ("park", "water", "fort", "zone", "label")
FARTHEST: Final = 10_000
"""The largest number on the canvas of a city."""


class CityMap:
    """One city: its sections of the big map, and where its special places are.

    What each city has is data. EPR-200, EPR-202, EPR-203, EPR-205, EPR-206, EPR-207, EPR-210, EPR-211, EPR-212
    """

    def __init__(self, id: str, first_node: int, first_section: int) -> None:  # noqa: A002 - as in the file
        self.id = id
        self.first_node = first_node
        self.first_section = first_section
        self.nodes = 0
        self.sections = 0
        self.bins = 0
        self.lights: list[int] = []
        self.bin_nodes: list[int] = []
        self.plant: int = NONE
        self.touchable: list[int] = []
        self.arrows: list[int] = []
        self.plain: list[int] = []
        self.distances: list[list[int]] = []
        self.everywhere: frozenset[int] = frozenset()

    def has_node(self, node: int) -> bool:
        return self.first_node <= node < self.first_node + self.nodes

    def has_section(self, section: int) -> bool:
        return self.first_section <= section < self.first_section + self.sections


class Streets:
    """The big map: arrays by node, by section, and by *arrow*, a one-way token as it can be placed on a section.

    An arrow closes one direction of its section: 0 is from the first end to the second, 1 the way back.
    """

    def __init__(self, folder: Path, files: list[str]) -> None:
        self.node_ids: list[str] = []
        self.kind: list[int] = []
        self.number: list[int] = []
        self.extra: list[int] = []
        self.must_stop: list[bool] = []
        self.dead_end: list[bool] = []
        self.exits: list[list[tuple[int, int]]] = []
        self.section_ids: list[str] = []
        self.ends: list[tuple[int, int]] = []
        self.colour: list[int] = []
        self.printed_one_way: list[bool] = []
        self.untouchable: list[bool] = []
        self.arrow_ids: list[str] = []
        self.arrow_section: list[int] = []
        self.arrow_from: list[int] = []
        self.arrow_to: list[int] = []
        self.arrow_closes: list[tuple[int]] = []
        self.arrows: list[tuple[int, int]] = []
        self.detours: list[list[frozenset[int] | None]] = []
        self.cities: list[CityMap] = []
        for name in files:
            self._read_city(load(folder, name))

    # ---------------------------------------------------------------- reading

    def _read_city(self, file: Entry) -> None:
        city = CityMap(file.text("id"), len(self.node_ids), len(self.section_ids))
        city.bins = file.number("bins", 1, MOST_BINS)
        nodes = file.entries("nodes")
        ids = different_ids(nodes)
        for node in nodes:
            self._read_node(node, city)
        for section in file.entries("sections"):
            self._read_section(section, ids, city)
        city.nodes = len(self.node_ids) - city.first_node
        city.sections = len(self.section_ids) - city.first_section
        self._place_exits(city)
        self._check_city(file, city)
        _read_drawing(file)
        file.refuse_unknown()
        self._measure(city)
        self.cities.append(city)

    def _read_node(self, node: Entry, city: CityMap) -> None:
        at = len(self.node_ids)
        kind = node.one_of("kind", NODE_KINDS)
        number = 0
        if kind == BIN:
            number = node.number("bin", 1, city.bins)
            city.bin_nodes.append(at)
        elif kind == REWARD:
            number = node.one_of("reward", REWARDS)
        elif kind == LIGHT:
            city.lights.append(at)
        elif kind == PLANT:
            city.plant = at
        self.node_ids.append(f"{city.id}/{node.text('id')}")
        self.kind.append(kind)
        self.number.append(number)
        self.extra.append(node.number("bonus", 0, 9) if kind == BIN else 0)
        self.must_stop.append(node.flag("must_stop", default=False))
        self.dead_end.append(False)
        self.exits.append([])

    def _read_section(self, section: Entry, ids: list[str], city: CityMap) -> None:
        a, b = section.one_of("a", ids), section.one_of("b", ids)
        ends = (city.first_node + a, city.first_node + b)
        if a == b or ends in self.ends or (ends[1], ends[0]) in self.ends:
            section.refuse("b", "expected a stretch between two nodes that no other section joins")
        if "special" in section:
            colour = JOKER + section.one_of("special", ("joker", "white_double"))
        else:
            colour = section.one_of("colour", COLOURS)
        untouchable = section.flag("untouchable", default=False)
        if "one_way" in section:
            section.one_of("one_way", ("ab",))
        number = len(self.section_ids)
        self.section_ids.append(f"{city.id}/{ids[a]}-{ids[b]}")
        self.ends.append(ends)
        self.colour.append(colour)
        self.printed_one_way.append("one_way" in section)
        self.untouchable.append(untouchable)
        self._add_arrows(number, ids[a], ids[b], city)
        if not untouchable:
            city.touchable.append(number)
            city.arrows += self.arrows[number]
            if colour < JOKER:
                city.plain.append(number)

    def _add_arrows(self, section: int, a: str, b: str, city: CityMap) -> None:
        """A one-way token can point either way."""
        first, second = self.ends[section]
        self.arrows.append((len(self.arrow_ids), len(self.arrow_ids) + 1))
        self.arrow_ids += [f"{city.id}/{a}>{b}", f"{city.id}/{b}>{a}"]
        self.arrow_section += [section, section]
        self.arrow_from += [first, second]
        self.arrow_to += [second, first]
        self.arrow_closes += [(1,), (0,)]

    def _place_exits(self, city: CityMap) -> None:
        """Where one can drive from each node, obeying printed one-ways; which nodes are dead ends."""
        touching = [0] * len(self.node_ids)
        for section in range(city.first_section, city.first_section + city.sections):
            a, b = self.ends[section]
            self.exits[a].append((section, b))
            if not self.printed_one_way[section]:
                self.exits[b].append((section, a))
            touching[a] += 1
            touching[b] += 1
        for node in range(city.first_node, city.first_node + city.nodes):
            self.dead_end[node] = touching[node] == 1

    def _check_city(self, file: Entry, city: CityMap) -> None:
        """Bins, plant and lights are as the file says, and everything can be reached. EPR-002, EPR-003"""
        city.bin_nodes.sort(key=lambda node: self.number[node])
        if [self.number[node] for node in city.bin_nodes] != list(range(1, city.bins + 1)):
            file.refuse("bins", f"expected one bin of each number from 1 to {city.bins}")
        if file.flag("plant") != (city.plant != NONE) or self.kind[city.first_node :].count(PLANT) > 1:
            file.refuse("plant", "expected true with one plant among the nodes, or false with none")
        if not city.lights:
            file.refuse("nodes", "expected at least one traffic light")
        if len(city.plain) < FEWEST_PLAIN_SECTIONS:
            file.refuse("sections", f"expected at least {FEWEST_PLAIN_SECTIONS} plain coloured sections")
        for node in range(city.first_node, city.first_node + city.nodes):
            if NONE in self._steps_from(city, node):
                file.refuse("sections", f"expected a way from {self.node_ids[node]} to everywhere")

    # ---------------------------------------------------------------- measuring

    def _measure(self, city: CityMap) -> None:
        """Distances, and for each section the detours around it in both directions (none: there is no detour)."""
        city.everywhere = frozenset(range(city.first_node, city.first_node + city.nodes))
        city.distances = [self._steps_from(city, node) for node in range(city.first_node, city.first_node + city.nodes)]
        for section in range(city.first_section, city.first_section + city.sections):
            a, b = self.ends[section]
            self.detours.append([self._way_round(section, a, b), self._way_round(section, b, a)])

    def _steps_from(self, city: CityMap, start: int) -> list[int]:
        steps = [NONE] * city.nodes
        steps[start - city.first_node] = 0
        queue = deque([start])
        while queue:
            node = queue.popleft()
            for _, far in self.exits[node]:
                if steps[far - city.first_node] == NONE:
                    steps[far - city.first_node] = steps[node - city.first_node] + 1
                    queue.append(far)
        return steps

    def _way_round(self, without: int, start: int, goal: int) -> frozenset[int] | None:
        came_by: dict[int, tuple[int, int]] = {start: (NONE, NONE)}
        queue = deque([start])
        while queue and goal not in came_by:
            node = queue.popleft()
            for section, far in self.exits[node]:
                if section != without and far not in came_by:
                    came_by[far] = (section, node)
                    queue.append(far)
        if goal not in came_by:
            return None
        way: list[int] = []
        while goal != start:
            section, goal = came_by[goal]
            way.append(section)
        return frozenset(way)

    def far_end(self, section: int, near: int) -> int:
        a, b = self.ends[section]
        return b if near == a else a

    def turned(self, arrow: int) -> int:
        """The arrow that points the other way on the same section."""
        one, other = self.arrows[self.arrow_section[arrow]]
        return other if arrow == one else one


def _read_drawing(file: Entry) -> None:
    """Check what the page needs to draw the city; the rules need none of it."""
    if file.file != f"cities/{file.text('id')}.toml":
        file.refuse("id", "expected the name of the file, which is in the folder cities")
    for name in ("plate", "minutes"):
        if len(file.numbers(name, 0, FARTHEST)) != 2:
            file.refuse(name, "expected two numbers")
    for node in file.entries("nodes"):
        node.number("x", 0, FARTHEST)
        node.number("y", 0, FARTHEST)
        node.notes("name", "provenance")
    for section in file.entries("sections"):
        if "curve" in section:
            _check_points(section, "curve")
        section.notes("id", "provenance")
    for decor in file.entries("decor"):
        decor.one_of("kind", DECOR)
        _check_points(decor, "points")
        decor.notes("name", "provenance")
    file.notes("name", "country", "canvas", "provenance", "manual_facts")


def _check_points(entry: Entry, name: str) -> None:
    for at, point in enumerate(entry.lists(name)):
        if len(point) != 2 or any(type(number) not in (int, float) for number in point):
            entry.refuse(f"{name}[{at}]", f"expected two numbers, found {point}")
