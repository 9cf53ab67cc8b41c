"""Looking at a table, hearing its news, answering and taking back."""

import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

from litestar import get, post
from litestar.params import JSONBody
from litestar.response import Stream

from ludoteca.engine import NOBODY
from ludoteca.server.api import types
from ludoteca.server.api.routes.context import AnyRequest, access_of, address_of, server_of
from ludoteca.server.api.routes.params import LogFrom, Looker, Seat, Since, Stamp, TableId, Wait
from ludoteca.server.common import asked
from ludoteca.server.common.errors import busy, foreign, not_now
from ludoteca.server.running import Server
from ludoteca.server.service import requests
from ludoteca.server.service.answers import give_answer
from ludoteca.server.service.hints import PATIENCE, ask_for_hint
from ludoteca.server.service.thinking import thought_out
from ludoteca.server.service.undo import take_back
from ludoteca.server.service.why_not import reasons_against
from ludoteca.server.watch import views
from ludoteca.server.watch.stream import Reader
from ludoteca.server.watch.types import TableNews, TableView


@get("/api/tables/{table:str}", tags=["play"])
async def look(table: TableId, request: AnyRequest, seat: Looker = None, log_from: LogFrom = None) -> TableView:
    """The table as the tokens may see it, with the last 200 lines of its log or those after `log_from`."""
    access = await access_of(request, table)
    return await Reader(server_of(request).audience, access, seat, 0).table(log_from)


@get("/api/tables/{table:str}/poll", tags=["play"])
async def poll(
    table: TableId, request: AnyRequest, since: Since = 0, stamp: Stamp = "", wait: Wait = 20.0, seat: Looker = None
) -> list[TableNews]:
    """The news since event `since`, as soon as there is any or the table's `stamp` changes; otherwise an empty list."""
    access = await access_of(request, table)
    return await Reader(server_of(request).audience, access, seat, since).poll(stamp, wait)


@get("/api/tables/{table:str}/events", tags=["play"], media_type="text/event-stream")
async def events(table: TableId, request: AnyRequest, since: Since = 0, seat: Looker = None) -> Stream:
    """The news as server-sent events: `id` is the event number, `data` a TableNews. Resumes from Last-Event-ID."""
    access = await access_of(request, table)
    server = server_of(request)
    last = request.headers.get("last-event-id", "")
    since = int(last) if last.isdecimal() and len(last) < 10 else since
    if seat is not None and seat != NOBODY:
        access.check_seat(seat)
    reader = Reader(server.audience, access, seat, since)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    server.streams.enter(address_of(request))
    return Stream(
        _counted(server, address_of(request), reader.stream()), media_type="text/event-stream", headers=headers
    )


async def _counted(server: Server, address: str, stream: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    try:
        async for part in stream:
            yield part
    finally:
        server.streams.leave(address)
        await stream.aclose()  # type: ignore[attr-defined]


@post("/api/tables/{table:str}/answers", status_code=200, tags=["play"])
async def answer(table: TableId, data: JSONBody[requests.GiveAnswer], request: AnyRequest) -> types.Accepted:
    """Answer a seat's question. 409 stale: look again; 422 illegal: not offered; 403 foreign: not asked."""
    (await access_of(request, table)).check_seat(data.seat)
    server = server_of(request)
    server.check_pace(f"{table}/{data.seat}", address_of(request))
    return types.Accepted(await server.tables.change(table, lambda transaction: give_answer(transaction, data)))


@post("/api/tables/{table:str}/undo", status_code=200, tags=["play"])
async def undo(table: TableId, data: JSONBody[requests.TakeBack], request: AnyRequest) -> types.Accepted:
    """Take back the seat's last answer; with `ask` the other people must agree, which they do with `consent`."""
    access = await access_of(request, table)
    access.check_seat(data.seat)
    server = server_of(request)
    server.check_pace(f"{table}/{data.seat}", address_of(request))
    shown = await server.tables.change(table, lambda transaction: take_back(transaction, data))
    return types.Accepted(shown)


@post("/api/tables/{table:str}/phrases", status_code=200, tags=["play"])
async def say(table: TableId, data: JSONBody[requests.Say], request: AnyRequest) -> types.Done:
    """Say a phrase, as a person who plays; everyone at the table sees it. It is not part of the game and not kept."""
    (await access_of(request, table)).check_seat(data.seat)
    server = server_of(request)
    async with server.tables.reading(table) as resident:
        if not resident.choices.phrases:
            raise not_now("The host has turned phrases off at this table.")
        if data.seat not in resident.people:
            raise not_now("No person plays this seat now.")
        after = 0 if resident.match is None else resident.match.shown.events
    server.speaking_here.check(f"{table}/{data.seat}")
    server.speaking.check(table)
    server.audience.say(table, data.seat, data.phrase, after)
    return types.Done()


@get("/api/tables/{table:str}/why-not", tags=["play"])
async def why_not(table: TableId, request: AnyRequest, seat: Seat = None) -> list[asked.WhyNot]:
    """Answers that the asked seat is not offered, each with its reason; only those that the game has a reason for."""
    access = await access_of(request, table)
    async with server_of(request).tables.reading(table) as resident:
        reasons = reasons_against(resident, access.one_seat(seat))
    if reasons is None:
        raise foreign("This seat is not asked now.")
    return reasons


@post("/api/tables/{table:str}/hint", status_code=200, tags=["play"])
async def hint(table: TableId, data: JSONBody[requests.AskHint], request: AnyRequest) -> asked.HintView:
    """What a strong player would answer, and why, from what the asked seat may see. Everyone sees that you asked."""
    begun = time.time()
    (await access_of(request, table)).check_seat(data.seat)
    server = server_of(request)
    server.hinting.check(f"{table}/{data.seat}")
    wanted = await server.tables.change(table, lambda transaction: ask_for_hint(transaction, data.seat, data.version))
    try:
        async with server.workers.turn(f"hint {table}/{data.seat}", since=0.0) as worker:  # before all bots
            return await worker.run(PATIENCE, thought_out, server.settings.shelf.folders, wanted, begun)
    except (TimeoutError, BrokenProcessPool):
        raise busy("No hint could be found just now; try again.") from None


@get("/api/tables/{table:str}/world", tags=["play"])
async def world(table: TableId, request: AnyRequest, seat: Seat = None) -> types.World:
    """For bots: a whole position drawn at random among all that the asked seat considers possible."""
    access = await access_of(request, table)
    own = access.one_seat(seat)
    async with server_of(request).tables.reading(table) as resident:
        position = views.world(resident, own)
        version = resident.version
    if position is None:
        raise foreign("This seat is not asked now.")
    return types.World(own, version, position)


ROUTES = [look, poll, events, answer, undo, say, why_not, hint, world]
