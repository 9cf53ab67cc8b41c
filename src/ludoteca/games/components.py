"""Where the components of a game are, and copies of them that people can change."""

import json
import shutil
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.engine import Game, Refused
from ludoteca.engine.content import component_files
from ludoteca.engine.shape import brief
from ludoteca.words import ledger


def folder_of(game: Game[Any]) -> Path | None:
    """The folder of components that a game comes with; None for a game without any.

    >>> import ludoteca
    >>> folder_of(ludoteca.game("quay")).name
    'data'
    """
    folder = ledger.path_of(game).parent / "data"
    return folder if folder.is_dir() else None


def checked_folder(game: Game[Any]) -> Path:
    """Like `folder_of`, but `Refused` for a game without components."""
    folder = folder_of(game)
    if folder is None:
        raise Refused(f"{game.title} has no components.")
    return folder


def read(folder: Path) -> dict[str, dict[str, Any]]:
    """All component files of a folder by name, as they are."""
    return {name: tomllib.loads((folder / name).read_text(encoding="utf-8")) for name in component_files(folder)}


Scalar = int | float | bool | str
"""A value in a component file."""
NO_VALUES: Final = {"id", "note", "provenance", "text"}
"""Keys that name an entry, or that the rules ignore."""


class ComponentPlace(NamedTuple):
    """Where a value is: its file, and the keys or indexes that lead to it."""

    file: str
    steps: tuple[str | int, ...]


def values(data: Mapping[str, Any]) -> dict[str, tuple[ComponentPlace, Scalar]]:
    """Every value of some component files by its name: its keys with dots between them; in lists, ids or indexes.

    Where two files have the same name, that of the file comes first.

    >>> files = {"a.toml": {"hand": 5, "card": [{"id": "tea", "value": 2}]}, "b.toml": {"hand": 7}}
    >>> [(name, value) for name, (_, value) in values(files).items()]
    [('a.toml:hand', 5), ('card.tea.value', 2), ('b.toml:hand', 7)]
    """
    found = [(file, *leaf) for file, inside in data.items() for leaf in _leaves(inside, (), ())]
    times = Counter(name for _, name, _, _ in found)
    return {
        f"{file}:{name}" if times[name] > 1 else name: (ComponentPlace(file, steps), value)
        for file, name, steps, value in found
    }


def _leaves(
    data: Any, names: tuple[str, ...], steps: tuple[str | int, ...]
) -> Iterator[tuple[str, tuple[str | int, ...], Scalar]]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in NO_VALUES:
                yield from _leaves(value, (*names, key), (*steps, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            name = value["id"] if isinstance(value, dict) and "id" in value else at
            yield from _leaves(value, (*names, str(name)), (*steps, at))
    elif isinstance(data, (bool, int, float, str)):
        yield ".".join(names), steps, data


def write_changed(folder: Path, to: Path, changed: Mapping[str, Scalar]) -> None:
    """Write copies of component files with other numbers; `Refused` names those that are not there."""
    files = read(folder)
    known = values(files)
    for name, value in changed.items():
        place, usual = known.get(name, (None, ""))
        if place is None or isinstance(usual, bool | str):
            close = get_close_matches(
                name, [one for one, (_, number) in known.items() if type(number) in (int, float)], 1
            )
            raise Refused(
                f"The components have no number {brief(name)}{f'; did you mean {close[0]}?' if close else '.'}"
            )
        inside: Any = files[place.file]
        for step in place.steps[:-1]:
            inside = inside[step]
        inside[place.steps[-1]] = value
    for file, data in files.items():
        path = to / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            "".join(f"{json.dumps(key)} = {_toml(value)}\n" for key, value in data.items()), encoding="utf-8"
        )


def _toml(value: Any) -> str:
    """A value in TOML, in one line; our files have no dates.

    >>> _toml({"id": "tea", "values": [1, 2.5], "free": True})
    '{"id" = "tea", "values" = [1, 2.5], "free" = true}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def holdings(folder: Path) -> dict[str, list[str]]:
    """The component files of a folder, each with the names of what it holds; lists of things have their length.

    >>> import ludoteca
    >>> holdings(folder_of(ludoteca.game("quay")))
    {'quay.toml': ['hand', 'goals', 'usual_goal', 'tide_faces', 'reward', 'card (4)']}
    """
    return {name: [_holding(key, value) for key, value in data.items()] for name, data in read(folder).items()}


def _holding(key: str, value: Any) -> str:
    things = isinstance(value, list) and value and isinstance(value[0], dict)
    return f"{key} ({len(value)})" if things else key


def copy(game: Game[Any], to: Path) -> list[str]:
    """Copy all files of a game's components to a new or empty folder; returns their names."""
    folder = checked_folder(game)
    if to.exists() and not (to.is_dir() and not any(to.iterdir())):
        raise Refused(f"{to} exists and is not an empty folder: choose another name.")
    if to.resolve().is_relative_to(folder.resolve()):
        raise Refused(f"{to} lies inside the components of {game.title} themselves: choose another place.")
    try:
        shutil.copytree(folder, to, copy_function=shutil.copyfile, dirs_exist_ok=True)
    except OSError as error:
        shutil.rmtree(to, ignore_errors=True)
        raise Refused(
            f"The components cannot be copied to {to} ({error.strerror or 'it cannot be written'})."
        ) from None
    return sorted(path.relative_to(to).as_posix() for path in to.rglob("*") if path.is_file())
