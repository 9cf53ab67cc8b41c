"""Games are found, not listed: the packages of `ludoteca.games`, and the entry points of other distributions.

A distribution offers a game with an entry point in the group `ludoteca.games`: its name is the game's id, its value the
game's class. A game of another distribution that cannot be played is left out, and `broken()` says why.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Literal, NoReturn, overload

from ludoteca.bots import bots
from ludoteca.bots.telling import in_words
from ludoteca.engine import BadContent, BrokenGame, Game, GameError, Refused, UnknownGame
from ludoteca.engine.game import the_game
from ludoteca.engine.packages import installed
from ludoteca.engine.shape import brief
from ludoteca.games import components
from ludoteca.observations import observer_of
from ludoteca.positions import positions_of
from ludoteca.table import table_of

if TYPE_CHECKING:
    from ludoteca.games.iditacards.game import IditacardsGame
    from ludoteca.games.plastics_race.game import PlasticsRaceGame
    from ludoteca.games.quay.game import QuayGame
    from ludoteca.games.rolling_heights.game import RollingHeights

SAMPLE = "quay"
"""The game of the examples: you can get it by name, but it is listed only if you ask."""
LONGEST_REASON = 200


def games(sample: bool = False) -> tuple[str, ...]:
    """The ids of all games that can be played here; the sample game only if you ask for it.

    >>> import ludoteca
    >>> "iditacards" in ludoteca.games()
    True
    """
    shelf = [id_ for id_ in sorted(installed()) if sample or id_ != SAMPLE]
    return tuple(id_ for id_ in shelf if isinstance(_tried(id_), Game))


def broken() -> dict[str, str]:
    """The games that are installed but cannot be played, each with a sentence that says why.

    >>> broken()
    {}
    """
    return {id_: str(tried) for id_ in sorted(installed()) if isinstance(tried := _tried(id_), BrokenGame)}


# A type checker cannot look for games: it knows our games by name, and of others only that they are games.
@overload
def game(id: Literal["iditacards"], content: Path | str | None = None) -> "IditacardsGame": ...
@overload
def game(id: Literal["plastics_race"], content: Path | str | None = None) -> "PlasticsRaceGame": ...
@overload
def game(id: Literal["quay"], content: Path | str | None = None) -> "QuayGame": ...
@overload
def game(id: Literal["rolling_heights"], content: Path | str | None = None) -> "RollingHeights": ...
@overload
def game(id: str, content: Path | str | None = None) -> Game[Any]: ...
def game(id: object, content: Path | str | None = None) -> Game[Any]:  # noqa: A002 - the public name of this argument
    """The game with that id, with its own components or those of another folder.

    >>> import ludoteca
    >>> ludoteca.game("quay").title
    "Smugglers' Quay"
    """
    usual = _tried(id) if isinstance(id, str) else _unknown(id)
    if isinstance(usual, BrokenGame):
        raise BrokenGame(str(usual))
    return usual if content is None else _with(usual, Path(content))


def changed_game(id: str, content: Path | str | None, changed: Mapping[str, components.Scalar]) -> Game[Any]:  # noqa: A002 - as in `game`
    """The game with some numbers of its components changed, such as `{"landing.hard": 20}`."""
    usual = game(id, content)
    with TemporaryDirectory() as folder:
        components.write_changed(usual.components or components.checked_folder(usual), Path(folder), changed)
        made = _with(usual, Path(folder))
    made.components = usual.components
    return made


def _with(usual: Game[Any], folder: Path) -> Game[Any]:
    if not folder.is_dir():
        raise BadContent(str(folder), "", "is no folder")
    if components.folder_of(usual) is None:
        raise BadContent(str(folder), "", f"{usual.title} has no components that could be replaced")
    made: Game[Any] = installed()[usual.id].load()(folder)
    made.components = folder.absolute()
    return made


@cache
def _tried(id: str) -> Game[Any] | BrokenGame:  # noqa: A002 - as in `game`
    """The game with its own components, or what is wrong with it: no error in it may spread."""
    point = installed().get(id)
    if point is None:
        _unknown(id)
    try:
        return _checked(the_game(point.load()), id)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - anything can go wrong in a package that nobody here wrote
        reason = str(error) if isinstance(error, Refused | GameError) else in_words(error)
        reason = " ".join(reason.split()).removesuffix(".")[:LONGEST_REASON]
        return BrokenGame(f"The game {brief(id)} is installed and cannot be played: {reason}.")


def _unknown(given: object) -> NoReturn:
    raise UnknownGame(f"There is no game {brief(given)}; installed are: {', '.join(games())}.")


def _checked(made: object, id: str) -> Game[Any]:  # noqa: A002 - as in `game`
    """Check what everybody who shows games relies on; our own games are checked by our tests."""
    if not isinstance(made, Game):
        raise Refused(f"its entry point gives a {type(made).__name__}, not a Game")
    if made.id != id:
        raise Refused(f"it calls itself {brief(made.id)}")
    if not made.package.startswith("ludoteca.games."):
        _check_words(made)
        bots(made)
        positions_of(made)
        table_of(made)
        observer_of(made)
    return made


def _check_words(made: Game[Any]) -> None:
    # Not at the top: reading catalogues takes a while, and most importers need none.
    from ludoteca.words.sentences import Words  # noqa: PLC0415

    words = Words()
    if missing := words.missing(made):
        hint = words.unreadable[0] if words.unreadable else "they belong in words/en/ in its package"
        raise Refused(f"there are no words for {missing[0]!r} ({hint.removesuffix('.')})")
