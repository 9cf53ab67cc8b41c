"""European Plastic's Race as a small picture: streets in their colours, street works, places, trucks."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludoteca.engine import Game
from ludoteca.games.components import folder_of
from ludoteca.observations.picture import HEIGHT, INK, SEATS, WIDTH, Colour, Picture

PAINTS: Final[dict[str, Colour]] = {
    "red": (208, 60, 56), "blue": (48, 104, 192), "green": (62, 148, 80), "yellow": (228, 190, 60),
    "orange": (228, 128, 44), "purple": (136, 80, 168), "joker": (120, 120, 120), "white_double": (255, 255, 255),
}  # fmt: skip


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


def draw(picture: Picture, game: Game[Any], view: dict[str, Any]) -> None:
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


PICTURE: Final = draw
