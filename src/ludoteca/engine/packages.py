"""Where games are: the packages in `ludoteca.games`, and those of other distributions by entry point."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Final

GROUP: Final = "ludoteca.games"
"""An entry point in this group has a game's id as its name, and the game's class as its value."""


def installed() -> dict[str, EntryPoint]:
    """The classes of all games by id, not yet imported.

    >>> installed()["quay"].value
    'ludoteca.games.quay.game:GAME'
    """
    return {**{point.name: point for point in entry_points(group=GROUP)}, **_ours()}


def package_of(point: EntryPoint) -> str:
    """The package with the parts of a game.

    >>> package_of(installed()["quay"])
    'ludoteca.games.quay'
    """
    return point.module.rpartition(".")[0]


@cache
def _ours() -> dict[str, EntryPoint]:
    folders = sorted(folder.name for folder in files(GROUP).iterdir() if folder.joinpath("RULES.md").is_file())
    return {id_: EntryPoint(id_, f"{GROUP}.{id_}.game:GAME", GROUP) for id_ in folders}
