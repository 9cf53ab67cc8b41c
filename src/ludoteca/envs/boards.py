"""Small pictures of our boards, drawn from a view; a game without a picture of its own shows its standings."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.components import folder_of
from ludoteca.engine import Game
from ludoteca.envs.raster import HEIGHT, INK, SEATS, WIDTH, Colour, Picture

PAINTS: dict[str, Colour] = {
    "red": (208, 60, 56), "blue": (48, 104, 192), "green": (62, 148, 80), "yellow": (228, 190, 60),
    "orange": (228, 128, 44), "purple": (136, 80, 168), "joker": (120, 120, 120), "white_double": (255, 255, 255),
}  # fmt: skip
WATER: Colour = (168, 204, 226)
LAND: Colour = (214, 222, 190)
TRACK: tuple[Colour, ...] = ((226, 232, 240), (206, 216, 228), (214, 226, 206), (232, 220, 200))
COLUMNS, ROWS = 16, 10
MOST = 100


def drawn(game: Game[Any], view: dict[str, Any]) -> NDArray[np.uint8]:
    """A picture of what a view shows, 320 pixels wide and 200 high."""
    picture = Picture()
    _BOARDS.get(game.id, _standings)(picture, game, view)
    return picture.pixels


def _standings(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    """A bar for the points of each seat, and a row of cards above it."""
    for seat, player in enumerate(view["players"]):
        y = 10 + seat * 36
        for card in range(min(int(player.get("cards", 0)), 20)):
            picture.box(10 + card * 9, y, 7, 10, INK)
        picture.box(10, y + 13, 300 * min(int(player.get("points", 0)), MOST) / MOST + 2, 12, SEATS[seat % len(SEATS)])


# -------------------------------------------------------------------- European Plastic's Race


@cache
def _city(game: Game[Any], city: str) -> tuple[dict[str, tuple[float, float]], list[tuple[str, str, str]]]:
    """Where the places of a city are on the picture; its sections, by their ends, with their colours."""
    folder = folder_of(game) or Path()
    file = tomllib.loads((folder / "cities" / f"{city}.toml").read_text(encoding="utf-8"))
    across, down = ([node[axis] for node in file["nodes"]] for axis in "xy")
    scale = min((WIDTH - 24) / (max(across) - min(across)), (HEIGHT - 24) / (max(down) - min(down)))
    nodes = {
        f"{city}/{node['id']}": (12 + scale * (node["x"] - min(across)), 12 + scale * (node["y"] - min(down)))
        for node in file["nodes"]
    }
    return nodes, [(part["a"], part["b"], part.get("colour") or part["special"]) for part in file["sections"]]


def _race(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    """Streets in their colours, street works, places, trucks."""
    city = view["city"]
    nodes, sections = _city(game, city)
    dice = {die["section"]: die["colour"] for die in view["dice"]}
    for a, b, colour in sections:
        start, end, name = nodes[f"{city}/{a}"], nodes[f"{city}/{b}"], f"{city}/{a}-{b}"
        picture.line(start, end, INK, 5)
        picture.line(start, end, PAINTS[dice.get(name, colour)], 3)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        if name in dice:
            picture.box(middle[0] - 3, middle[1] - 3, 6, 6, PAINTS[dice[name]])
        if name in view["works"]:
            picture.box(middle[0] - 4, middle[1] - 2, 8, 4, INK)
    for x, y in nodes.values():
        picture.dot(x, y, 3, (255, 255, 255))
    for seat, player in enumerate(view["players"]):
        if player["truck"] is not None:
            x, y = nodes[player["truck"]]
            picture.dot(x + 3 * (seat - 2), y, 5, SEATS[seat])


# -------------------------------------------------------------------- Rolling Heights


def _heights(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    """The map with its tiles in the colours of their owners; a finished building is filled, a plan has an edge."""
    names = game.content.cell_ids
    for space, cell in enumerate(view["map"]):
        x, y = 5 + space % 9 * 34, 4 + space // 9 * 32
        water = cell is None or game.content.prices[names.index(cell)] > MOST - 2
        picture.box(x, y, 32, 30, WATER if water else LAND)
    for tile in view["tiles"]:
        x, y = 5 + (int(tile["space"][1:]) - 1) * 34, 4 + "ABCDEF".index(tile["space"][0]) * 32
        colour = SEATS[tile["owner"] % len(SEATS)]
        picture.box(x + 4, y + 4, 24, 22, colour)
        if tile["built"] is not None:
            picture.box(x + 7, y + 7, 18, 16, LAND)
            for at in range(min(sum(tile["built"].values()), 6)):
                picture.box(x + 8 + at % 3 * 6, y + 8 + at // 3 * 7, 4, 5, colour)


# -------------------------------------------------------------------- Iditacards


def _race_to_nome(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
    """The winding row of squares, legs in alternating colours, checkpoints, sleds; below them the meters."""
    layout = game.content.layouts[view["layout"]]
    for square in range(1, game.content.squares + 1):
        x, y = _square(square)
        picture.box(x, y, 19, 14, TRACK[layout.leg[square] % len(TRACK)])
        if square in layout.checkpoints:
            picture.box(x + 7, y + 5, 5, 5, INK)
    for seat, player in enumerate(view["players"]):
        if player["position"] > 0:
            x, y = _square(min(player["position"], game.content.squares))
            picture.dot(x + 4 + 4 * seat, y + 7, 5, SEATS[seat])
        for at, meter in enumerate(("hypothermia", "starvation")):
            picture.box(4 + seat * 79, 176 + at * 12, 2 + 10 * player[meter], 9, SEATS[seat])


def _square(square: int) -> tuple[int, int]:
    row, column = divmod(square - 1, COLUMNS)
    return (row % 2 * (COLUMNS - 1) + (1 - row % 2 * 2) * column) * 20, 2 + row * 17


_BOARDS: dict[str, Callable[[Picture, Game[Any], dict[str, Any]], None]] = {
    "plastics_race": _race,
    "rolling_heights": _heights,
    "iditacards": _race_to_nome,
}
