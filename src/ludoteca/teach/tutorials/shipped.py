"""Tutorials are found, not listed: files in the folder `tutorials` next to a game's `game.py`."""

from functools import cache

from ludoteca.games import installed
from ludoteca.teach.tutorials.tutorial import LESSON, Tutorial, read
from ludoteca.words import ledger


@cache
def tutorials_of(game: str) -> tuple[Tutorial, ...]:
    """The tutorials of a game, then its lessons, both sorted by id.

    >>> [tutorial.id for tutorial in tutorials_of("iditacards")]
    ['first']
    """
    folder = ledger.path_of(installed.game(game)).with_name("tutorials")
    return tuple(sorted(map(read, folder.glob("*.toml")), key=lambda one: (one.kind == LESSON, one.id)))


def shipped() -> list[Tutorial]:
    return [tutorial for game in installed.games(sample=True) for tutorial in tutorials_of(game)]
