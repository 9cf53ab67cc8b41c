"""The component files of every game: whatever is put into them that nobody knows is refused."""

import json
import shutil
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.engine.content import component_files
from ludoteca.words import ledger

FREE = {
    "iditacards": {"stretch2018", "solitaire", "rulings", "board.halves"},
    "plastics_race": {"palette", "bins", "trucks", "effects"},
}
"""Tables that only people read: anything may be in them."""
BY_ID = {"deck", "layout", "deck.*.cards", "deck.*.into", "start_meeples"}
"""Tables whose keys are ids: an unknown one is refused in other words."""
SECONDS = 5.0


def data_of(game: str) -> Path:
    return ledger.path_of(ludoteca.game(game)).parent / "data"


def tables(data: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of a component file with its path, in which tables by id count as one."""
    if isinstance(data, dict):
        yield path, data
        for name, value in data.items():
            step = "*" if path in ("deck", "layout") else name
            yield from tables(value, f"{path}.{step}" if path else step)
    elif isinstance(data, list):
        for value in data:
            yield from tables(value, path)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)} = {toml(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def write(file: Path, data: dict[str, Any]) -> None:
    file.write_text("".join(f"{json.dumps(name)} = {toml(value)}\n" for name, value in data.items()), encoding="utf-8")


@pytest.mark.parametrize("game", ludoteca.games())
def test_unknown_keys_are_refused_everywhere(game: str, tmp_path: Path) -> None:
    """In the first table of each sort, whatever else is in it."""
    folder = tmp_path / "data"
    shutil.copytree(data_of(game), folder)
    tried = 0
    for name in component_files(folder):
        text = (folder / name).read_text(encoding="utf-8")
        data = tomllib.loads(text)
        seen = {*FREE.get(game, set()), *BY_ID}
        for path, table in tables(data):
            if path in seen or any(path.startswith(f"{free}.") for free in FREE.get(game, ())):
                continue
            seen.add(path)
            table["colour_of_joy"] = 1
            write(folder / name, data)
            with pytest.raises(ludoteca.BadContent) as refusal:
                ludoteca.game(game, content=folder)
            assert (refusal.value.file, refusal.value.key.rpartition(".")[2]) == (name, "colour_of_joy"), path
            assert "known" in str(refusal.value)
            del table["colour_of_joy"]
            tried += 1
        write(folder / name, data)
        ludoteca.game(game, content=folder)
        (folder / name).write_text(text, encoding="utf-8")
    assert tried >= len(component_files(folder))


@pytest.mark.parametrize("many", [60_000, 1_500])
@pytest.mark.parametrize(
    ("game", "name", "key"),
    [
        ("iditacards", "cards.toml", "card"),
        ("plastics_race", "components.toml", "street_cards"),
        ("plastics_race", "cities/rome.toml", "nodes"),
        ("quay", "quay.toml", "card"),
        ("rolling_heights", "plans_level1.toml", "plan"),
    ],
)
def test_sixty_thousand_cards_are_refused_at_once(game: str, name: str, key: str, many: int, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data_of(game), folder)
    data = tomllib.loads((folder / name).read_text(encoding="utf-8"))
    write(folder / name, data | {key: [{**data[key][0], "id": f"more {at}"} for at in range(many)]})
    begun = time.monotonic()
    with pytest.raises(ludoteca.BadContent, match=r"far too large|expected at most 1000 entries, found 1500"):
        ludoteca.game(game, content=folder)
    assert time.monotonic() - begun < SECONDS
