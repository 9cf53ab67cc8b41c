"""The components: what the book says of them holds, and a bad pack is refused with file and key."""

import itertools
import math
import shutil
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.games.plastics_race.race import Race, the_game

import ludoteca
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.content import DATA, EFFECTS, Content

BOX = tomllib.loads((DATA / "components.toml").read_text(encoding="utf-8"))
MAPS = {Path(name).stem: tomllib.loads((DATA / name).read_text(encoding="utf-8")) for name in BOX["maps"]}
Point = tuple[float, float]


def test_street_cards() -> None:
    """59 cards: 24 singles (12 effects, twice), 15 dashed and 15 continuous pairs, 5 wilds."""
    cards = BOX["street_cards"]
    assert Counter(card["kind"] for card in cards) == {"single": 24, "dashed": 15, "continuous": 15, "wild": 5}
    effects = Counter(card["effect"] for card in cards if card["kind"] == "single")
    assert effects == dict.fromkeys(EFFECTS, 2)
    assert set(Counter(card["colours"][0] for card in cards if card["kind"] == "single").values()) == {4}
    pairs = {frozenset(pair) for pair in itertools.combinations(COLOURS, 2)}
    for kind in ("dashed", "continuous"):
        assert {frozenset(card["colours"]) for card in cards if card["kind"] == kind} == pairs


def test_numbers_of_kinds_are_append_only() -> None:
    """Records name cards by number: the first and the last of each form stay where they are."""
    ids = the_game().content.card_ids
    assert (ids[0], ids[23]) == ("red_roll_dice", "blue_puncture")
    assert (ids[24], ids[38]) == ("dashed_red_blue", "dashed_orange_purple")
    assert (ids[39], ids[53], ids[54]) == ("continuous_red_blue", "continuous_orange_purple", "wild")


def test_routes_plants_and_dice() -> None:
    """The cards and faces of the book's examples are among them."""
    routes = [frozenset(card["colours"]) for card in BOX["route_cards"]]
    assert len(set(routes)) == 14
    assert {len(colours) for colours in routes} == {3, 4}
    assert frozenset({"purple", "orange", "yellow"}) in routes
    assert frozenset({"blue", "yellow", "orange", "green"}) in routes
    plants = [(card["points_per_bin"], card["excluded_bins"], card["capacity"]) for card in BOX["plant_cards"]]
    assert (3, [1, 2], 6) in plants
    assert set(BOX["dice"]["reward_plain"]["faces"]) == {0, 1, 2, 3}
    assert {"points": 2, "routes": 1} in BOX["dice"]["reward_routes"]["faces"]


def test_everything_says_where_it_comes_from() -> None:
    lists = ("street_cards", "route_cards", "plant_cards", "tokens", "rewards", "effects")
    entries = [entry for name in lists for entry in BOX[name]]
    entries += [entry for city in MAPS.values() for entry in (city, *city["nodes"], *city["sections"], *city["decor"])]
    assert {entry.get("provenance") for entry in entries} == {"manual", "reconstructed"}


@pytest.mark.parametrize("city", MAPS)
def test_colours_are_spread_evenly(city: str) -> None:
    """No colour is rarer than another by more than one section; every route card can be driven."""
    sections = MAPS[city]["sections"]
    colours = Counter(section["colour"] for section in sections if "colour" in section)
    assert max(colours.values()) - min(colours.values()) <= 1
    for card in BOX["route_cards"]:
        assert _can_be_driven(sections, frozenset(card["colours"])), card["id"]


def _can_be_driven(sections: list[dict[str, Any]], wanted: frozenset[str]) -> bool:
    out: dict[str, list[tuple[int, str]]] = {}
    for at, section in enumerate(sections):
        out.setdefault(section["a"], []).append((at, section["b"]))
        if "one_way" not in section:
            out.setdefault(section["b"], []).append((at, section["a"]))

    def go(node: str, last: int, left: frozenset[str]) -> bool:
        return not left or any(
            at != last and sections[at].get("colour") in left and go(far, at, left - {sections[at]["colour"]})
            for at, far in out[node]
        )

    return any(go(node, -1, wanted) for node in out)


def test_athens_repeats_the_examples() -> None:
    """The colours that examples 1, 3 and 4 name."""
    race = Race()

    def walk(*nodes: str) -> list[str]:
        return [COLOURS[race.s.colour_of(race.section(a, b))] for a, b in itertools.pairwise(nodes)]

    first = walk("piraeus", "thissio", "monastiraki", "omonia", "peristeri", "kamatero", "fyli", "liosia")
    assert first == ["blue", "orange", "green", "green", "yellow", "red", "orange"]
    assert walk("nionia", "galatsi", "ambelokipi", "zografou") == ["purple", "orange", "yellow"]


def _drawn(city: dict[str, Any], section: dict[str, Any]) -> list[Point]:
    """Points along a section as it is drawn."""
    nodes = {node["id"]: (node["x"], node["y"]) for node in city["nodes"]}
    points: list[Point] = [
        nodes[section["a"]],
        *(tuple(point) for point in section.get("curve", [])),
        nodes[section["b"]],
    ]
    degree = len(points) - 1

    def at(t: float, axis: int) -> float:
        return sum(math.comb(degree, j) * (1 - t) ** (degree - j) * t**j * p[axis] for j, p in enumerate(points))

    return [(at(step / 14, 0), at(step / 14, 1)) for step in range(15)]


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@pytest.mark.parametrize("city", MAPS)
def test_no_streets_cross(city: str) -> None:
    lines = [_drawn(MAPS[city], section) for section in MAPS[city]["sections"]]
    for one, other in itertools.combinations(lines, 2):
        if max(p[0] for p in one) < min(p[0] for p in other) or max(p[0] for p in other) < min(p[0] for p in one):
            continue
        for (p, q), (r, t) in itertools.product(itertools.pairwise(one), itertools.pairwise(other)):
            assert not (_side(p, q, r) * _side(p, q, t) < 0 and _side(r, t, p) * _side(r, t, q) < 0)


def _changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the components with a change to one file."""
    folder = tmp_path / "data"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("components.toml", 'kind = "wild"', 'kind = "tame"', 'street_cards "st55".kind: expected one of single'),
        ("components.toml", "street_cards = 59", "street_cards = 60", "street_cards: expected 60 cards, found 59"),
        ("components.toml", "capacity = 6", 'capacity = "six"', 'plant_cards "pl1".capacity: expected a whole number'),
        ("components.toml", '["red", "blue", "green"]', '["red", "blue", "blue"]', "expected different colours"),
        ("cities/paris.toml", "bins = 3", "bins = 4", "cities/paris.toml, bins: expected one bin of each number"),
        ("cities/paris.toml", 'kind = "light"', 'kind = "junction"', "expected at least one traffic light"),
        ("cities/rome.toml", 'b = "cipro"', 'b = "atlantis"', "expected one of sanpietro"),
        ("cities/rome.toml", "plant = true", "plant = false", "cities/rome.toml, plant: expected true with one plant"),
        ("cities/berlin.toml", 'special = "white_double"', 'colour = "white"', "expected one of red"),
        ("cities/rome.toml", 'id = "rome"', 'id = "roma"', "cities/rome.toml, id: expected the name of the file"),
        ("cities/rome.toml", "x = 216", "x = -1", 'nodes "sanpietro".x: expected a whole number'),
        ("cities/rome.toml", "curve = [[", "curve = [[0, ", "expected two numbers"),
        ("cities/rome.toml", 'kind = "park"', 'kind = "beach"', "expected one of park, water"),
        ("components.toml", '"cities/rome.toml", ', '"cities/rome.toml", "cities/rome.toml", ', "different cities"),
    ],
)
def test_a_bad_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(ludoteca.BadContent) as refusal:
        Content(_changed(tmp_path, file, old, new))
    assert said in str(refusal.value)
    assert file in str(refusal.value)


@pytest.mark.parametrize("name", ["../components.toml", "cities/rome.json", "cities/../../rome.toml"])
def test_maps_are_inside_the_folder(tmp_path: Path, name: str) -> None:
    """What the fingerprint would not cover is not read."""
    folder = _changed(tmp_path, "components.toml", "cities/rome.toml", name)
    with pytest.raises(ludoteca.BadContent, match=r"expected the name of a \.toml file inside the folder\.$"):
        Content(folder)


def test_other_values_can_be_played(tmp_path: Path) -> None:
    """A copy of the folder with another value is another game."""
    game = ludoteca.game("plastics_race", _changed(tmp_path, "components.toml", "bin_card = 2", "bin_card = 5"))
    state = game.new(2)
    state.players[0].bins = [1]
    assert state.scores == [5, 0]
