"""Tutorials are found, not listed: files in the folder `tutorials` next to a game's `game.py`."""

from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.engine import Game
from ludoteca.games import installed
from ludoteca.teach.tutorials.tutorial import LESSON, Tutorial, read
from ludoteca.words import ledger


def folder_of(game: Game[Any]) -> Path:
    return ledger.path_of(game).parent / "tutorials"


@cache
def tutorials_of(game: str) -> tuple[Tutorial, ...]:
    """The tutorials of a game, then its lessons, both sorted by id.

    >>> [tutorial.id for tutorial in tutorials_of("iditacards")]
    ['first']
    """
    files = sorted(folder_of(installed.game(game)).glob("*.toml"))
    return tuple(sorted((read(file) for file in files), key=lambda one: (one.kind == LESSON, one.id)))


def shipped() -> list[Tutorial]:
    return [tutorial for game in installed.games(sample=True) for tutorial in tutorials_of(game)]
