"""The coach: luck and skill in a finished game, and positions to practise."""

import time
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from ludoteca.engine import UnknownGame
from ludoteca.server.api import types
from ludoteca.server.api.routes.context import AnyRequest, access_of, address_of, server_of
from ludoteca.server.api.routes.params import GameId, TableId
from ludoteca.server.api.routes.records import follow, made, text_of
from ludoteca.server.common import asked
from ludoteca.server.common.errors import unknown
from ludoteca.server.running import Server
from ludoteca.server.service import puzzles, requests

AnalysisId = Annotated[str, PathParameter(max_length=64, description="What an analysis is called when it begins")]


@post("/api/tables/{table:str}/analysis", status_code=200, tags=["coach"])
async def analyse_table(table: TableId, request: AnyRequest) -> types.AnalysisView:
    """Begin the analysis of a finished game, or see how far along it is."""
    await access_of(request, table)
    server = server_of(request)
    return _shown(server, await server.analyses.of_table(table, await text_of(server, table, finished=True)))


@post("/api/replay/analysis", status_code=200, tags=["coach"])
async def analyse_record(request: AnyRequest) -> types.AnalysisView:
    """Begin the analysis of a record (the body, as text)."""
    server = server_of(request)
    server.creating.check(address_of(request))
    return _shown(server, server.analyses.begin(await request.body()))


@get("/api/analyses/{analysis:str}", tags=["coach"])
async def analysis(analysis: AnalysisId, request: AnyRequest) -> types.AnalysisView:
    """How far along an analysis is; all of it once it is done."""
    return _shown(server_of(request), analysis)


@post("/api/analyses/{analysis:str}/stop", status_code=200, tags=["coach"])
async def stop(analysis: AnalysisId, request: AnyRequest) -> types.Done:
    """Stop an analysis that is not done."""
    server_of(request).analyses.stop(analysis)
    return types.Done()


def _shown(server: Server, name: str) -> types.AnalysisView:
    job = server.analyses.of(name)
    if job is None:
        raise unknown("There is no such analysis, or it was stopped.")
    if job.problem is not None:
        raise job.problem
    return types.AnalysisView(name, job.done, job.of, job.analysis)


@post("/api/games/{game:str}/puzzle", status_code=200, tags=["coach"])
async def position_of_the_day(game: GameId, request: AnyRequest) -> types.PuzzleView:
    """A new table at today's position, to find the best answer; it is the same for everyone."""
    server = server_of(request)
    server.creating.check(address_of(request))
    try:
        server.settings.shelf.game(game)
    except UnknownGame as error:
        raise unknown(str(error)) from None
    day = time.strftime("%Y-%m-%d", time.gmtime())
    async with server.visitors.turn(address_of(request)) as worker:
        posed: puzzles.Posed = await follow(server, worker, puzzles.posed, game, day)
    head = posed.forked.fork.header
    seats = [requests.SeatWish("person" if seat == posed.seat else "bot", None) for seat in range(int(head["players"]))]
    table = await made(server, posed.forked, seats, [posed.seat])
    return types.PuzzleView(
        table, posed.seat, posed.best, posed.chance, posed.loss, asked.Words(**posed.said), asked.Words(**posed.better)
    )


ROUTES = [analyse_table, analyse_record, analysis, stop, position_of_the_day]
