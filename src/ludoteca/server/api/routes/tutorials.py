"""Tutorials: their steps, and a table to follow them at."""

import asyncio

from litestar import get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from ludoteca.engine import Refused
from ludoteca.games import installed
from ludoteca.server.api.routes.context import AnyRequest, check_creating, server_of
from ludoteca.server.api.routes.games import known_game
from ludoteca.server.api.routes.params import GameId, TutorialId
from ludoteca.server.api.tutorials import TutorialView, view
from ludoteca.server.common.errors import refused, unknown
from ludoteca.server.service import creation, replies, requests
from ludoteca.server.tables.windows import TableMatch
from ludoteca.teach.tutorials import READER, Lesson, Tutorial, begin, followed


@get("/api/games/{game:str}/tutorials/{tutorial:str}", tags=["games"])
async def steps(game: GameId, tutorial: TutorialId, request: AnyRequest) -> TutorialView:
    """A tutorial or a lesson of a game, step by step."""
    return view(await _lesson(request, game, tutorial))


@post("/api/games/{game:str}/tutorials/{tutorial:str}", status_code=200, tags=["games"])
async def learn(
    game: GameId, tutorial: TutorialId, data: JSONBody[requests.Learn], request: AnyRequest
) -> replies.MadeTable:
    """Open a table for a tutorial: the first seat is for the person who asks, the others are for bots.

    It is an ordinary table with a chosen seed. As long as the reader follows the tutorial, the bots do too.
    """
    check_creating(request)
    lesson = await _lesson(request, game, tutorial)
    server, followed_one = server_of(request), lesson.tutorial
    try:
        planned = creation.plan(_wish(followed_one, data.names), server.settings.shelf, installed.game(game))
    except Refused as error:
        raise refused(error) from None
    match = await asyncio.to_thread(begin, followed_one, TableMatch)
    choices = replace(planned.choices, tutorial=followed_one.id)
    return await server.make(planned._replace(secret=match.dealer.secret, choices=choices), match)


def _wish(tutorial: Tutorial, names: list[str]) -> requests.NewTable:
    seats = [
        requests.SeatWish("person", name) if seat == READER else requests.SeatWish("bot", name, tutorial.bot)
        for seat, name in enumerate([*names, *[None] * tutorial.players][: tutorial.players])
    ]
    return requests.NewTable(tutorial.game, seats, dict(tutorial.options), seed=tutorial.seed)


async def _lesson(request: AnyRequest, game: str, tutorial: str) -> Lesson:
    known_game(request, game)
    lesson = await asyncio.to_thread(followed, game, tutorial)
    if lesson is None:
        raise unknown("This game has no such tutorial.")
    return lesson


ROUTES = [steps, learn]
