"""Answers that are the same for everybody: the games, their rules and components, the words."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Response, get

from ludoteca.bots import bots, usual_bot
from ludoteca.bots.strength import Strength, strengths
from ludoteca.engine import BrokenGame, Game, UnknownGame
from ludoteca.games import components, installed
from ludoteca.server.api import types
from ludoteca.server.api.routes.context import AnyRequest, server_of
from ludoteca.server.api.routes.params import Fingerprint, GameId, Language
from ludoteca.server.api.tutorials import info
from ludoteca.server.common.errors import unknown
from ludoteca.server.common.shelf import Folders, Shelf
from ludoteca.teach.tutorials import tutorials_of
from ludoteca.words import ledger
from ludoteca.words.sentences import texts


@get("/api/games", tags=["games"])
async def games(request: AnyRequest) -> list[types.GameInfo]:
    """All games that can be played here, as new tables play them."""
    settings = server_of(request).settings
    return [_info(known_game(request, name), settings.shelf) for name in installed.games(settings.sample)]


def _info(game: Game[Any], shelf: Shelf) -> types.GameInfo:
    return types.GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        players=types.PlayerRange(game.players[0], game.players[-1]),
        options=[
            types.GameOption(option, list(chosen.allowed), chosen.default) for option, chosen in game.options.items()
        ],
        bots=list(bots(game)),
        usual_bot=usual_bot(game),
        strength=[] if shelf.own_content(game) else strength_of({n: strengths(game, n) for n in game.players}),
        content=game.content_hash,
        tutorials=[info(tutorial) for tutorial in tutorials_of(game.id)],
        reacts=any(rule.window for rule in game.rulebook.rules),
    )


def strength_of(measured: dict[int, dict[str, Strength]]) -> list[types.BotStrength]:
    """How each level did against the one below it, by the number of players."""
    return [
        types.BotStrength(level, players, one.against, one.share, one.elo, one.low, one.high)
        for players, levels in measured.items()
        for level, one in levels.items()
        if one.against is not None and one.share is not None
    ]


@get("/api/games/{game:str}/rules", tags=["games"])
async def rules(game: GameId, request: AnyRequest) -> list[types.Rule]:
    """The rules ledger of a game."""
    lines = ledger.of_game(known_game(request, game))
    return [types.Rule(line.id, line.section, list(line.tags), line.text) for line in lines]


@get("/api/games/{game:str}/content", tags=["games"])
async def content(game: GameId, request: AnyRequest, of: Fingerprint = None) -> Response[dict[str, Any] | None]:
    """The component files of a game: what is in the box, for drawing it; `of` says which box, by its fingerprint."""
    played = known_game(request, game, of)
    tag = f'"{played.content_hash}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(_content(server_of(request).settings.shelf.folder_of(played), tag), headers=headers)


@cache
def _content(folder: Path | None, tag: str) -> dict[str, Any]:
    """The component files of a folder, read once for each fingerprint."""
    return {} if folder is None else components.read(folder)


@get("/api/words/{lang:str}", tags=["games"], media_type="text/plain")
async def words(lang: Language, request: AnyRequest) -> Response[str | None]:
    """Every sentence that a page can show in a language, as Fluent."""
    text, tag = _words(lang, server_of(request).settings.shelf.folders)
    if not text:
        raise unknown("There are no words in this language; there are English ones: en.")
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@cache
def _words(lang: str, folders: Folders) -> tuple[str, str]:
    if not lang.replace("-", "").isalnum():
        return "", ""
    text = "\n".join(texts(lang, [folder for _, folder in folders]))
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


def known_game(request: AnyRequest, name: str, of: str | None = None) -> Game[Any]:
    """The game of that id as new tables play it, or with the components of a fingerprint; or a refusal."""
    shelf = server_of(request).settings.shelf
    try:
        return shelf.game(name) if of is None else shelf.played(name, of)
    except (UnknownGame, BrokenGame) as error:
        raise unknown(str(error)) from None


ROUTES = [games, rules, content, words]
