"""The games of one server: as they come, and with the components that it was started with."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.engine import Game, Refused
from ludoteca.games import components, installed
from ludoteca.match.record import Header
from ludoteca.server.common.errors import ApiRefusal
from ludoteca.words.sentences import Words

Folders = tuple[tuple[str, Path], ...]
"""The components folder of each game, in a form that can be sent to other processes."""


class Shelf:
    """New tables get the components in a game's folder if it has one; old ones keep those they began with."""

    def __init__(self, folders: Mapping[str, Path] | Folders = ()) -> None:
        self.folders: Folders = tuple(dict(folders).items())
        self._own: dict[str, Game[Any]] = {game: installed.game(game, folder) for game, folder in self.folders}
        for game, folder in self.folders:
            Words(content=folder).check(self._own[game])

    def game(self, name: str) -> Game[Any]:
        """The game as new tables play it."""
        return self._own[name] if name in self._own else installed.game(name)

    def own_content(self, game: Game[Any]) -> str | None:
        """The fingerprint that a table of this game keeps; None if it is played with the components it comes with."""
        return game.content_hash if self._own.get(game.id) is game else None

    def of_table(self, name: str, own_content: str | None) -> Game[Any]:
        """The game of a table that kept this fingerprint; a refusal if its components are not here."""
        if own_content is None:
            return installed.game(name)
        game = self._own.get(name)
        if game is None or game.content_hash != own_content:
            raise ApiRefusal(
                409,
                "no-content",
                "This table is played with components of its own, which the server does not have now. Start it with "
                f"--content {name}=DIR, the folder as it was when the table was made; until then nothing happens here.",
            )
        return game

    def played(self, name: str, content: str) -> Game[Any]:
        """The game with the components of this fingerprint, if they are here; otherwise as it comes."""
        game = self._own.get(name)
        return game if game is not None and game.content_hash == content else installed.game(name)

    def of_record(self, header: Header) -> Game[Any]:
        """The game that a record was played with, as far as it is here."""
        return self.played(header.game, header.versions.content)

    def folder_of(self, game: Game[Any]) -> Path | None:
        """Where the components of a game are."""
        return dict(self.folders)[game.id] if self._own.get(game.id) is game else components.folder_of(game)


@cache
def shelf_of(folders: Folders) -> Shelf:
    """In a worker: the shelf of its server."""
    try:
        return Shelf(folders)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes
