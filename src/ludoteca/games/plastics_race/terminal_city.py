"""A city in European Plastic's Race as it is now: its places, and its roads with their colours."""

from typing import Any, NamedTuple

from ludoteca.table.terminal import Sight

SPECIAL = {"joker": "joker", "white_double": "white"}
LETTERS = {
    "red": "r", "blue": "b", "green": "g", "yellow": "y", "orange": "o", "purple": "p", "joker": "*", "white": "w",
}  # fmt: skip


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


class City:
    """The places and roads of the city in play; places go by their ids in its file."""

    def __init__(self, sight: Sight) -> None:
        self.id: str = sight.view["city"]
        file = next(file for file in sight.files.values() if file.get("id") == self.id and "sections" in file)
        self.places: dict[str, dict[str, Any]] = {node["id"]: node for node in file["nodes"]}
        self.bins: dict[int, str] = {
            node["bin"]: name for name, node in sorted(self.places.items(), key=_by_bin) if node["kind"] == "bin"
        }
        dice = {die["section"]: die["colour"] for die in sight.view["dice"]}
        arrows = {arrow["section"]: self.place(arrow["to"]) for arrow in sight.view["one_ways"]}
        self.roads: list[Road] = []
        for section in file["sections"]:
            a, b = section["a"], section["b"]
            name = f"{self.id}/{a}-{b}"
            printed = section.get("colour") or SPECIAL[section["special"]]
            one_way = b if "one_way" in section else None
            self.roads.append(
                Road(
                    a,
                    b,
                    dice.get(name, printed),
                    name in sight.view["works"],
                    arrows.get(name, one_way),
                    section.get("curve", []),
                )
            )

    def place(self, node: str) -> str:
        """A node of the view as the city's file calls it."""
        return node.removeprefix(f"{self.id}/")


def _by_bin(entry: tuple[str, dict[str, Any]]) -> int:
    number: int = entry[1].get("bin", 0)
    return number
