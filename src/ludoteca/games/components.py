"""Where the components of a game are, and copies of them that people can change."""

import shutil
import tomllib
from pathlib import Path
from typing import Any

from ludoteca.engine import Game, Refused
from ludoteca.engine.content import component_files
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
