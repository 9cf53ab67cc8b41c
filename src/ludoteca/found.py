"""Games are found, not listed: folders of `ludoteca.games` with a `game.py`, and entry points of other packages.

A package offers a game by an entry point of the group `ludoteca.games` whose name is the game's id and whose value
is its class.
"""

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

from ludoteca.engine import BadContent, Game, UnknownGame
from ludoteca.engine.shape import brief

GROUP = "ludoteca.games"
SAMPLE = "quay"
"""The game of the examples: you can have it by name, but it is on no shelf unless you ask."""


def games(sample: bool = False) -> tuple[str, ...]:
    """The ids of all games that are installed; the sample of the examples only if asked for.

    >>> import ludoteca
    >>> "iditacards" in ludoteca.games()
    True
    """
    return tuple(sorted({*_folders(), *_offered()} - (set() if sample else {SAMPLE})))


def game(id: str, content: Path | str | None = None) -> Game[Any]:  # noqa: A002 - as in the contract
    """The game of that id, with its own components or with those of another folder.

    >>> import ludoteca
    >>> ludoteca.game("quay").title
    "Smugglers' Quay"
    """
    if content is not None:
        folder = Path(content)
        if not folder.is_dir():
            raise BadContent(str(folder), "", "is no folder")
        return _made(id, folder)
    return _usual(id)


@cache
def _usual(id: str) -> Game[Any]:  # noqa: A002 - as in the contract
    return _made(id, None)


def _made(id: str, content: Path | None) -> Game[Any]:  # noqa: A002 - as in the contract
    offered = _offered()
    if id in _folders():
        made: Game[Any] = importlib.import_module(f"ludoteca.games.{id}.game").GAME(content)
    elif id in offered:
        made = offered[id].load()(content)
    else:
        raise UnknownGame(f"There is no game {brief(id)}; installed are: {', '.join(games())}.")
    return made


def _folders() -> list[str]:
    return [folder.name for folder in files("ludoteca.games").iterdir() if _is_game(folder.name)]


@cache
def _is_game(name: str) -> bool:
    folder = files("ludoteca.games").joinpath(name)
    return folder.is_dir() and any(entry.name.startswith("game.") for entry in folder.iterdir())


def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
