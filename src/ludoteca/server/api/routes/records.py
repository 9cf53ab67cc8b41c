"""Records: download, moments, replay, playing on from a moment."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody
from litestar.params import JSONBody

from ludoteca.engine import Refused
from ludoteca.match.record import header_of
from ludoteca.server.api.routes.context import AnyRequest, access_of, address_of, server_of
from ludoteca.server.api.routes.params import LARGEST, Brief, From, Open, Seat, TableId, To
from ludoteca.server.common.errors import ApiRefusal, bad, busy, foreign, not_now, refused
from ludoteca.server.common.workers import Worker
from ludoteca.server.running import Server
from ludoteca.server.service import creation, forks, luck, moments, replies, requests
from ludoteca.server.tables.access import Access


@dataclass
class TakesForkRecord(Operation):
    """Takes a `ForkRecord`."""

    def __post_init__(self) -> None:
        _, kinds = msgspec.json.schema_components([requests.ForkRecord], ref_template="#/components/schemas/{name}")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(kinds["ForkRecord"])}, required=True)


FOLLOW_SECONDS = 30.0
PAGE = 50
LONGEST_PAGE = 100
LONGEST_BRIEF_PAGE = 1_000


@get("/api/tables/{table:str}/record", tags=["records"], media_type="application/x-ndjson")
async def record(table: TableId, request: AnyRequest) -> Response[bytes]:
    """The record of a finished game: `ludoteca verify` accepts it."""
    access = await access_of(request, table)
    async with _turn(request, access):
        text = await text_of(server_of(request), table, finished=True)
    headers = {"Content-Disposition": f'attachment; filename="{table}.ludo.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


def _turn(request: AnyRequest, access: Access) -> AbstractAsyncContextManager[Worker]:
    """Players share the turns of their table; others take turns by their address."""
    playing = access.host or access.tokens
    return server_of(request).readers.turn(access.table if playing else address_of(request))


async def text_of(server: Server, table_id: str, finished: bool) -> bytes:
    """The record; before the end it contains everything hidden, and is only for the server itself."""
    async with server.tables.reading(table_id) as table:
        match = table.match
        if match is None or (finished and not table.over):
            raise ApiRefusal(
                403, "not-over", "The record shows all hidden cards, so you can see it when the game is over."
            )
        so_far = match.record
    return (await asyncio.to_thread(so_far.text)).encode()


@get("/api/tables/{table:str}/moments", tags=["records"])
async def look_back(
    table: TableId,
    request: AnyRequest,
    first: From = 0,
    last: To = None,
    seat: Seat = None,
    open_: Open = False,
    brief: Brief = False,
) -> list[replies.Moment]:
    """The positions after lines `from` to `to` as you may see them; with `open`, after the end, from any seat."""
    access = await access_of(request, table)
    server = server_of(request)
    resident = await server.tables.get(table)
    if open_ and not resident.over:
        raise ApiRefusal(403, "not-over", "You can see everything when the game is over, not before.")
    if seat is not None and not open_:
        access.check_seat(seat)
    if seat is None and access.tokens:
        seat = access.seats[0]
    if seat is not None and seat >= len(resident.chairs):
        raise foreign("There is no such seat at this table.")
    page = _page(first, last, resident.version, seat, open_, brief)
    async with _turn(request, access) as worker:
        text = await text_of(server, table, finished=False)
        shown: list[replies.Moment] = await _encoded(server, worker, moments.of_table, text, page)
    return shown


@get("/api/tables/{table:str}/luck", tags=["records"])
async def fallen(table: TableId, request: AnyRequest) -> list[replies.Fallen]:
    """The results of dice and draws in a finished game, compared with what was expected."""
    access = await access_of(request, table)
    server = server_of(request)
    async with _turn(request, access) as worker:
        text = await text_of(server, table, finished=True)
        counted: list[replies.Fallen] = await _encoded(server, worker, luck.of_record, text)
    return counted


def _page(first: int, last: int | None, limit: int, seat: int | None, open_: bool, brief: bool) -> moments.Page:
    most = LONGEST_BRIEF_PAGE if brief else LONGEST_PAGE
    last = first + PAGE - 1 if last is None else min(last, first + most - 1)
    return moments.Page(first, last, limit, seat, open_, brief)


@post("/api/replay", status_code=200, tags=["records"])
async def replay(
    request: AnyRequest, first: From = 0, last: To = None, seat: Seat = None, brief: Brief = False
) -> replies.Replayed:
    """Check a record (the body, as text) and show a page of its moments."""
    server = server_of(request)
    page = _page(first, last, LARGEST, seat, open_=True, brief=brief)
    async with _visitors_turn(request) as worker:
        text = await request.body()
        replayed: replies.Replayed = await _encoded(server, worker, moments.of_record, text, page)
    return replayed


def _visitors_turn(request: AnyRequest) -> AbstractAsyncContextManager[Worker]:
    server, address = server_of(request), address_of(request)
    server.creating.check(address)
    return server.visitors.turn(address)


async def _encoded(server: Server, worker: Worker, work: Any, *args: Any) -> Any:
    """The result of the work, already as JSON: a page of moments is large; encoding it here would hold everyone up."""
    return msgspec.Raw(await follow(server, worker, moments.encoded, work, *args))


async def follow(server: Server, worker: Worker, work: Any, *args: Any) -> Any:
    """Let a worker do something with a record; a refusal if it hangs or dies."""
    try:
        return await worker.run(FOLLOW_SECONDS, work, server.settings.shelf.folders, *args)
    except TimeoutError:
        raise not_now("This record takes too long to follow.") from None
    except BrokenProcessPool:
        raise busy("The record could not be followed just now; try again.") from None


@post("/api/tables/{table:str}/fork", status_code=200, tags=["records"])
async def fork(table: TableId, data: JSONBody[requests.Fork], request: AnyRequest) -> replies.MadeTable:
    """Play on from a line of a finished game, at a new table: by default with your own seats and bots."""
    access = await access_of(request, table)
    server = server_of(request)
    server.creating.check(address_of(request))
    async with _turn(request, access) as worker:
        text = await text_of(server, table, finished=True)
        forked: forks.Forked = await follow(server, worker, forks.fork, text, data.n)
    return await made(server, forked, data.seats, access.seats or [0])


@post("/api/replay/fork", status_code=200, tags=["records"], operation_class=TakesForkRecord)
async def fork_record(request: AnyRequest) -> replies.MadeTable:
    """Play on from a line of a record."""
    server = server_of(request)
    async with _visitors_turn(request) as worker:
        forked, seats = await follow(server, worker, forks.of_request, await request.body())
    return await made(server, forked, seats, [0])


async def made(
    server: Server, forked: forks.Forked, seats: list[requests.SeatWish] | None, own: list[int]
) -> replies.MadeTable:
    """A table that continues a match; unless seats are given, people keep their own."""
    head = header_of(forked.fork.header)
    sitting = seats or [
        requests.SeatWish("person" if seat in own else "bot", name[:40]) for seat, name in enumerate(head.seats)
    ]
    if len(sitting) != head.players:
        raise bad(f"A game of {head.players} goes on with {head.players} seats, not with {len(sitting)}.")
    try:
        game = server.settings.shelf.of_record(head)
        planned = creation.plan(requests.NewTable(head.game, sitting, head.options), server.settings.shelf, game)
    except Refused as error:
        raise refused(error) from None
    match = await asyncio.to_thread(forked.fork.match, game, forked.secret)
    return await server.make(planned._replace(secret=forked.secret), match)


ROUTES = [record, look_back, fallen, replay, fork, fork_record]
