"""Games are found, not listed: folders of `ludoteca.games` with a `game.py`, and entry points of other packages.

A package offers a game with an entry point in the group `ludoteca.games`: its name is the game's id, its value the
game's class. A game of another package that cannot be played is left out, and `broken()` says why.
"""

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

from ludoteca import components
from ludoteca.bots import bots
from ludoteca.bots.telling import told
from ludoteca.engine import BadContent, BrokenGame, Game, Refused, UnknownGame
from ludoteca.engine.shape import brief

GROUP = "ludoteca.games"
SAMPLE = "quay"
"""The game of the examples: you can get it by name, but it is listed only if you ask."""
LONGEST_REASON = 200


def games(sample: bool = False) -> tuple[str, ...]:
    """The ids of all games that can be played here; the sample game only if you ask for it.

    >>> import ludoteca
    >>> "iditacards" in ludoteca.games()
    True
    """
    shelf = [id_ for id_ in _installed() if sample or id_ != SAMPLE]
    return tuple(id_ for id_ in shelf if isinstance(_tried(id_), Game))


def broken() -> dict[str, str]:
    """The games that are installed but cannot be played, each with a sentence that says why.

    >>> broken()
    {}
    """
    return {id_: str(tried) for id_ in _installed() if isinstance(tried := _tried(id_), BrokenGame)}


def game(id: str, content: Path | str | None = None) -> Game[Any]:  # noqa: A002 - as in the contract
    """The game with that id, with its own components or those of another folder.

    >>> import ludoteca
    >>> ludoteca.game("quay").title
    "Smugglers' Quay"
    """
    usual = _tried(id)
    if isinstance(usual, BrokenGame):
        raise BrokenGame(str(usual))
    return usual if content is None else _with(usual, Path(content))


def _with(usual: Game[Any], folder: Path) -> Game[Any]:
    """The same game with the components of another folder."""
    if not folder.is_dir():
        raise BadContent(str(folder), "", "is no folder")
    if components.folder_of(usual) is None:
        raise BadContent(str(folder), "", f"{usual.title} has no components that could be replaced")
    made: Game[Any] = _class(usual.id)(folder)
    return made


@cache
def _tried(id: str) -> Game[Any] | BrokenGame:  # noqa: A002 - as in the contract
    """The game with its own components, or what is wrong with it: no error in it may spread."""
    if id not in _installed():
        raise UnknownGame(f"There is no game {brief(id)}; installed are: {', '.join(games())}.")
    try:
        made = _class(id)(None)
        _check(made, id)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - anything can go wrong in a package that nobody here wrote
        reason = str(error) if isinstance(error, Refused) else told(error)
        reason = " ".join(reason.split()).removesuffix(".")[:LONGEST_REASON]
        return BrokenGame(f"The game {brief(id)} is installed and cannot be played: {reason}.")
    checked: Game[Any] = made
    return checked


def _class(id: str) -> Any:  # noqa: A002 - as in the contract
    if id in _folders():
        return importlib.import_module(f"ludoteca.games.{id}.game").GAME
    return _offered()[id].load()


def _check(made: object, id: str) -> None:  # noqa: A002 - as in the contract
    """Check what everybody who shows games relies on; our own games are checked by our tests."""
    if not isinstance(made, Game):
        raise Refused(f"its entry point gives a {type(made).__name__}, not a Game")
    if made.id != id:
        raise Refused(f"it calls itself {brief(made.id)}")
    if id not in _folders():
        _check_words(made)
        bots(made)


def _check_words(made: Game[Any]) -> None:
    # Not at the top: reading catalogues takes a while, and most importers need none.
    from ludoteca.sentences import GROUP as LOCALES  # noqa: PLC0415
    from ludoteca.sentences import Words  # noqa: PLC0415

    words = Words()
    if missing := words.missing(made):
        hint = words.unreadable[0] if words.unreadable else f"a package offers its words by the entry point {LOCALES}"
        raise Refused(f"there are no words for {missing[0]!r} ({hint.removesuffix('.')})")


def _installed() -> list[str]:
    return sorted({*_folders(), *_offered()})


@cache
def _folders() -> tuple[str, ...]:
    return tuple(folder.name for folder in files("ludoteca.games").iterdir() if _is_game(folder.name))


def _is_game(name: str) -> bool:
    folder = files("ludoteca.games").joinpath(name)
    return folder.is_dir() and any(entry.name.startswith("game.") for entry in folder.iterdir())


def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
