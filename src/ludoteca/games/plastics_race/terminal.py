"""European Plastic's Race in the terminal: the map of the city, bins, trucks and your cards.

On the map, every road is a row of the letter of its colour, every place a sign of two letters.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ludoteca.engine import kebab
from ludoteca.table.terminal import Board, Readable, Sight, columns, counted

WIDEST = 79
HEIGHT = 22
GAME = "plastics-race"
PLANT = "PP"
MANY_COLOURED = ("dashed", "continuous", "wild")
"""How the ids of the street cards without an effect begin."""
PAINT = {
    "r": "red", "b": "blue", "g": "green", "y": "yellow", "o": "dark_orange", "p": "magenta", "w": "bold",
}  # fmt: skip
SPECIAL = {"joker": "joker", "white_double": "white"}
LETTERS = {
    "red": "r", "blue": "b", "green": "g", "yellow": "y", "orange": "o", "purple": "p", "joker": "*", "white": "w",
}  # fmt: skip
SIGN = 2
"""How many letters a place has."""
POINTS = 300
"""How many points of a road are looked up to see which cells it crosses."""
CLOSED = "X"
Cell = tuple[int, int]


# ---------------------------------------------------------------- the city


class Road(NamedTuple):
    """A road between two places, by their ids in the file; `only_to` is the end that it may be driven to."""

    a: str
    b: str
    colour: str
    closed: bool
    only_to: str | None
    curve: list[list[float]]

    def leads(self, start: str) -> str | None:
        """Where this road leads from a place now."""
        end = {self.a: self.b, self.b: self.a}.get(start)
        return end if not self.closed and self.only_to in (None, end) else None


class CityNames:
    """The places and roads of the city in play; places go by their ids in its file."""

    def __init__(self, sight: Sight) -> None:
        self.id: str = sight.view["city"]
        file = next(file for file in sight.files.values() if file.get("id") == self.id and "sections" in file)
        self.places: dict[str, dict[str, Any]] = {node["id"]: node for node in file["nodes"]}
        bins = sorted((node["bin"], name) for name, node in self.places.items() if node["kind"] == "bin")
        self.bins: dict[int, str] = dict(bins)
        dice = {die["section"]: die["colour"] for die in sight.view["dice"]}
        arrows = {arrow["section"]: self.place(arrow["to"]) for arrow in sight.view["one_ways"]}
        self.roads: list[Road] = []
        for section in file["sections"]:
            a, b = section["a"], section["b"]
            name = f"{self.id}/{a}-{b}"
            printed = section.get("colour") or SPECIAL[section["special"]]
            only_to = arrows.get(name, b if "one_way" in section else None)
            closed = name in sight.view["works"]
            self.roads.append(Road(a, b, dice.get(name, printed), closed, only_to, section.get("curve", [])))

    def place(self, node: str) -> str:
        """A node of the view as the city's file calls it."""
        return node.removeprefix(f"{self.id}/")


# ---------------------------------------------------------------- the map


def _numbers(city: CityNames) -> dict[str, str]:
    """The marks of the places on the map: bins by their number, the plant, all others counted."""
    marks: dict[str, str] = {}
    for at, (name, node) in enumerate(city.places.items(), start=1):
        marks[name] = f"#{node['bin']}" if node["kind"] == "bin" else PLANT if node["kind"] == "plant" else f"{at:2}"
    return marks


def _signs(sight: Sight, city: CityNames) -> dict[str, str]:
    """As `_numbers`, but with the trucks on it."""
    signs = _numbers(city)
    for seat, player in enumerate(sight.view["players"], start=1):
        if player["truck"]:
            place = city.place(player["truck"])
            signs[place] = "TT" if signs[place].startswith("T") else f"T{seat}"
    return signs


def drawn(city: CityNames, signs: Mapping[str, str], width: int, height: int) -> list[str]:
    """The map, in lines of at most `width` letters; `signs` are what the places are marked with."""
    paper = Paper(city, width, height)
    for road in city.roads:
        paper.road(road)
    for place in signs:
        paper.clear(place)
    for place, sign in signs.items():
        paper.place(place, sign)
    for road in city.roads:
        paper.keep(road)
    return ["".join(row).rstrip() for row in paper.rows]


class Paper:
    def __init__(self, city: CityNames, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]
        self._signs: set[Cell] = set()
        self._spot = {name: (float(node["x"]), float(node["y"])) for name, node in city.places.items()}
        xs, ys = zip(*self._spot.values(), strict=True)
        self._left, self._top = min(xs), min(ys)
        self._across = (width - SIGN) / max(1.0, max(xs) - self._left)
        self._down = (height - 1) / max(1.0, max(ys) - self._top)

    def clear(self, place: str) -> None:
        """Make room before and after a place, so that no road touches its sign."""
        column, row = self._cell(*self._spot[place])
        for beside in {column - 1, column + SIGN} & set(range(len(self.rows[0]))):
            self._write((beside, row), " ")

    def place(self, place: str, sign: str) -> None:
        column, row = self._cell(*self._spot[place])
        self.rows[row][column : column + SIGN] = sign.ljust(SIGN)
        self._signs |= {(column + at, row) for at in range(SIGN)}

    def road(self, road: Road) -> None:
        """Draw a road with gaps between its letters, and in the middle whatever closes it."""
        cells = list(self._cells(road))
        for cell in _spaced(cells):
            self._write(cell, LETTERS[road.colour])
        if road.closed or road.only_to is not None:
            self._write(cells[len(cells) // 2], _sign(road, cells))

    def keep(self, road: Road) -> None:
        """Write the middle of a short road once more if nothing of it is visible any more."""
        cells = list(self._cells(road))
        sign = _sign(road, cells)
        free = [(column, row) for column, row in cells if (column, row) not in self._signs]
        if free and not any(self.rows[row][column] == sign for column, row in free):
            self._write(free[len(free) // 2], sign)

    def _write(self, cell: Cell, letter: str) -> None:
        column, row = cell
        self.rows[row][column] = letter

    def _cells(self, road: Road) -> Iterator[Cell]:
        (x0, y0), (x2, y2) = self._spot[road.a], self._spot[road.b]
        x1, y1 = road.curve[0] if road.curve else ((x0 + x2) / 2, (y0 + y2) / 2)
        last: Cell | None = None
        for point in range(POINTS + 1):
            t = point / POINTS
            near, bend, far = (1 - t) ** 2, 2 * t * (1 - t), t**2
            column, row = self._cell(near * x0 + bend * x1 + far * x2, near * y0 + bend * y1 + far * y2)
            if (column, row) != last:
                last = (column, row)
                yield last

    def _cell(self, x: float, y: float) -> Cell:
        """The cell of a point of the file; a bend that leads off the paper goes along its edge."""
        column, row = round((x - self._left) * self._across), round((y - self._top) * self._down)
        return min(max(column, 0), len(self.rows[0]) - 1), min(max(row, 0), len(self.rows) - 1)


def _sign(road: Road, cells: list[Cell]) -> str:
    """The sign in the middle of a road: its letter, or what closes it."""
    if road.closed:
        return CLOSED
    if road.only_to is None:
        return LETTERS[road.colour]
    middle = len(cells) // 2
    ahead, behind = cells[min(middle + 2, len(cells) - 1)], cells[max(middle - 2, 0)]
    return _arrow(behind, ahead) if road.only_to == road.b else _arrow(ahead, behind)


def _spaced(cells: list[Cell]) -> Iterator[Cell]:
    """Every second letter of a level stretch, every one where the road climbs.

    >>> list(_spaced([(0, 0), (1, 0), (2, 0), (3, 1)]))
    [(0, 0), (2, 0), (3, 1)]
    """
    last: Cell | None = None
    for column, row in cells:
        if last is None or row != last[1] or abs(column - last[0]) > 1:
            last = (column, row)
            yield last


def _arrow(start: Cell, end: Cell) -> str:
    """The sign that points from one cell to another.

    >>> _arrow((0, 0), (4, 1)), _arrow((0, 3), (1, 0))
    ('>', '^')
    """
    across, down = end[0] - start[0], end[1] - start[1]
    if abs(across) > 2 * abs(down):
        return ">" if across > 0 else "<"
    return "v" if down > 0 else "^"


# ---------------------------------------------------------------- the table


def table(sight: Sight) -> list[str]:
    """The names of the places, what everyone shares, `turn`, and then the map, which must not scroll out of sight."""
    city = CityNames(sight)
    keys = columns([f"{sign} {_place(sight, city, place)}" for place, sign in _numbers(city).items()], sight.width)
    view = sight.view
    return [
        *keys,
        "",
        sight.text("terminal-plastics-race-letters"),
        sight.text("terminal-plastics-race-signs"),
        "",
        sight.text("terminal-plastics-race-shared", round=view["round"], deck=view["deck"]),
        *([_plant(sight)] if view["plant"] else []),
        *turn(sight),
        "",
        *drawn(city, _signs(sight, city), min(sight.width, WIDEST), HEIGHT),
    ]


def turn(sight: Sight) -> list[str]:
    city = CityNames(sight)
    own = sight.own
    lines = []
    if own is not None:
        lines.append(sight.text("terminal-plastics-race-cards", cards=sight.row(_names(sight, "card", own["hand"]))))
        if own["routes"]:
            routes = sight.row(_names(sight, "route", own["routes"]))
            lines.append(sight.text("terminal-plastics-race-routes", routes=routes))
        lines += _bins(sight, city, own)
    return lines + [_truck(sight, city, seat) for seat in range(len(sight.names))]


def things(sight: Sight) -> list[Readable]:
    city, own, view = CityNames(sight), sight.own, sight.view
    hand = (own["hand"] or []) if own else []
    routes = (own["routes"] or []) if own else []
    box = sight.files["components.toml"]
    cards = dict.fromkeys(_kind(card) for card in box["street_cards"])
    stands = {city.place(player["truck"]) for player in view["players"] if player["truck"]}
    found = [Readable(_name(sight, "card", card), _about_card(sight, card), card in hand) for card in cards]
    for route in box["route_cards"]:
        about = sight.text("terminal-plastics-race-route", points=route["points"])
        found.append(Readable(_name(sight, "route", route["id"]), about, route["id"] in routes))
    if view["plant"]:
        found.append(Readable(sight.text("terminal-plastics-race-plant-card"), _plant(sight), in_sight=True))
    places = [Readable(_place(sight, city, at), _about_place(sight, city, at), at in stands) for at in city.places]
    return found + places


# ---------------------------------------------------------------- lines


def _bins(sight: Sight, city: CityNames, own: dict[str, Any]) -> list[str]:
    """For every bin how far it is, the nearest one first."""
    if not own["truck"]:
        return []
    steps = {int(number): roads for number, roads in own["bin_distances"].items()}
    left = dict(enumerate(sight.view["stacks"], start=1))
    lines = []
    for number, place in sorted(city.bins.items(), key=lambda entry: steps.get(entry[0], len(city.places))):
        state = "held" if number in own["bins"] else "gone" if not left.get(number) else "open"
        args: dict[str, int | str] = {"bin": number, "place": _place(sight, city, place), "state": state}
        lines.append(
            sight.text("terminal-plastics-race-bin", roads=steps[number], **args) if number in steps
            else sight.text("terminal-plastics-race-bin-closed", **args)
        )  # fmt: skip
    return lines


def _truck(sight: Sight, city: CityNames, seat: int) -> str:
    player = sight.view["players"][seat]
    truck = player["truck"]
    return sight.text(
        "terminal-plastics-race-truck" if truck else "terminal-plastics-race-no-truck",
        number=seat + 1,
        name=sight.names[seat],
        place=_place(sight, city, city.place(truck)) if truck else "",
        points=player["points"],
        bins=sight.row(map(str, player["bins"])),
        cards=player["cards"],
        police=player["police"],
        puncture=int(player["puncture"] is not None),
    )


# ---------------------------------------------------------------- names and texts


def _place(sight: Sight, city: CityNames, place: str) -> str:
    return _name(sight, "node", f"{city.id}-{place}")


def _name(sight: Sight, kind: str, thing: str) -> str:
    return sight.text(f"{GAME}-{kind}-{kebab(thing)}")


def _names(sight: Sight, kind: str, things: list[str]) -> list[str]:
    return counted(_name(sight, kind, thing) for thing in things)


def _kind(card: dict[str, Any]) -> str:
    """The id by which the view calls a street card: cards that differ in their street alone are one kind."""
    colours = "_".join(card["colours"])
    return f"{colours}_{card['effect']}" if card["kind"] == "single" else f"{card['kind']}_{colours}".rstrip("_")


def _about_card(sight: Sight, card: str) -> str:
    first, _, rest = card.partition("_")
    if first in MANY_COLOURED:
        return sight.text(f"terminal-plastics-race-card-{first}")
    colour = _name(sight, "colour", first)
    effect = sight.text(f"{GAME}-play-effect", effect=rest, colour=colour, card="")
    return sight.text("terminal-plastics-race-card-single", colour=colour, effect=effect)


def _plant(sight: Sight) -> str:
    view = sight.view
    return sight.text("terminal-plastics-race-plant", pays=_name(sight, "plant", view["plant"]), left=view["capacity"])


def _about_place(sight: Sight, city: CityNames, place: str) -> str:
    node = city.places[place]
    roads = []
    for road in city.roads:
        if place in (road.a, road.b):
            end = road.b if place == road.a else road.a
            state = "works" if road.closed else "open" if road.leads(place) else "one-way"
            said = sight.text(
                "terminal-plastics-race-road",
                colour=_name(sight, "colour", road.colour),
                letter=LETTERS[road.colour],
                place=_place(sight, city, end),
                state=state,
            )
            roads.append(said)
    reward = _name(sight, "reward", node["reward"]) if node["kind"] == "reward" else ""
    there = sight.text("terminal-plastics-race-there", kind=node["kind"], bin=node.get("bin", 0), reward=reward)
    return sight.text("terminal-plastics-race-place", there=there, roads=", ".join(roads))


TERMINAL = Board(table, turn, things, {rf"(?<![\w']){letter}(?![\w'])": colour for letter, colour in PAINT.items()})
