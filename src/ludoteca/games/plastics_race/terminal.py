"""European Plastic's Race in the terminal: the map of the city, bins, trucks and your cards."""

from typing import Any

from ludoteca.engine import kebab
from ludoteca.games.plastics_race.terminal_city import LETTERS, City
from ludoteca.games.plastics_race.terminal_map import drawn
from ludoteca.table.terminal import Board, Sight, Thing, columns, counted

WIDEST = 79
HEIGHT = 22
GAME = "plastics-race"
PLANT = "PP"
MANY_COLOURED = {
    "dashed": "terminal-plastics-race-card-dashed",
    "continuous": "terminal-plastics-race-card-continuous",
    "wild": "terminal-plastics-race-card-wild",
}
"""What is said of the street cards without an effect, by how their ids begin."""
PAINT = {
    "r": "red", "b": "blue", "g": "green", "y": "yellow", "o": "dark_orange", "p": "magenta", "w": "bold",
}  # fmt: skip


def table(sight: Sight) -> list[str]:
    """The names of the places, what everyone shares, `turn`, and then the map, which must not scroll out of sight."""
    city = City(sight)
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
    """Where the trucks are, what you hold, and how far it is to the bins."""
    city = City(sight)
    own = sight.own
    lines = []
    if own is not None:
        lines.append(sight.text("terminal-plastics-race-cards", cards=sight.row(_names(sight, "card", own["hand"]))))
        if own["routes"]:
            lines.append(
                sight.text("terminal-plastics-race-routes", routes=sight.row(_names(sight, "route", own["routes"])))
            )
        lines += _bins(sight, city, own)
    return lines + [_truck(sight, city, seat) for seat in range(len(sight.names))]


def things(sight: Sight) -> list[Thing]:
    """Street cards, route cards, plant cards and the places of the city."""
    city, own, view = City(sight), sight.own, sight.view
    hand = (own["hand"] or []) if own else []
    routes = (own["routes"] or []) if own else []
    box = sight.files["components.toml"]
    cards = dict.fromkeys(_kind(card) for card in box["street_cards"])
    stands = {city.place(player["truck"]) for player in view["players"] if player["truck"]}
    return [
        *(Thing(_name(sight, "card", card), _about_card(sight, card), card in hand) for card in cards),
        *(Thing(_name(sight, "route", route["id"]), _about_route(sight, route), route["id"] in routes)
          for route in box["route_cards"]),
        *([Thing(sight.text("terminal-plastics-race-plant-card"), _plant(sight), in_sight=True)] if view["plant"] else []),
        *(Thing(_place(sight, city, place), _about_place(sight, city, place), place in stands)
          for place in city.places),
    ]  # fmt: skip


# ---------------------------------------------------------------- the map


def _numbers(city: City) -> dict[str, str]:
    """What each place is marked with on the map: bins by their number, the plant, all others counted."""
    marks: dict[str, str] = {}
    for at, (name, node) in enumerate(city.places.items(), start=1):
        marks[name] = f"#{node['bin']}" if node["kind"] == "bin" else PLANT if node["kind"] == "plant" else f"{at:2}"
    return marks


def _signs(sight: Sight, city: City) -> dict[str, str]:
    """As `_numbers`, but with the trucks on it."""
    signs = _numbers(city)
    for seat, player in enumerate(sight.view["players"], start=1):
        if player["truck"]:
            place = city.place(player["truck"])
            signs[place] = "TT" if signs[place].startswith("T") else f"T{seat}"
    return signs


# ---------------------------------------------------------------- lines


def _bins(sight: Sight, city: City, own: dict[str, Any]) -> list[str]:
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


def _truck(sight: Sight, city: City, seat: int) -> str:
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


def _place(sight: Sight, city: City, place: str) -> str:
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
        return sight.text(MANY_COLOURED[first])
    colour = _name(sight, "colour", first)
    effect = sight.text(f"{GAME}-play-effect", effect=rest, colour=colour, card="")
    return sight.text("terminal-plastics-race-card-single", colour=colour, effect=effect)


def _plant(sight: Sight) -> str:
    view = sight.view
    return sight.text("terminal-plastics-race-plant", pays=_name(sight, "plant", view["plant"]), left=view["capacity"])


def _about_route(sight: Sight, route: dict[str, Any]) -> str:
    return sight.text("terminal-plastics-race-route", points=route["points"])


def _about_place(sight: Sight, city: City, place: str) -> str:
    """What is there, and where its roads lead."""
    node = city.places[place]
    roads = []
    for road in city.roads:
        if place in (road.a, road.b):
            end = road.b if place == road.a else road.a
            state = "works" if road.closed else "open" if road.leads(place) else "one-way"
            roads.append(
                sight.text(
                    "terminal-plastics-race-road", colour=_name(sight, "colour", road.colour), letter=LETTERS[road.colour],
                    place=_place(sight, city, end), state=state,
                )
            )  # fmt: skip
    reward = _name(sight, "reward", node["reward"]) if node["kind"] == "reward" else ""
    there = sight.text("terminal-plastics-race-there", kind=node["kind"], bin=node.get("bin", 0), reward=reward)
    return sight.text("terminal-plastics-race-place", there=there, roads=", ".join(roads))


TERMINAL = Board(table, turn, things, {rf"(?<![\w']){letter}(?![\w'])": colour for letter, colour in PAINT.items()})
