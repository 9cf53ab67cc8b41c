"""Making, finding, joining and leaving tables."""

from litestar import delete, get, post
from litestar.params import JSONBody

from ludoteca.engine import Refused
from ludoteca.server.api import types
from ludoteca.server.api.routes.context import AnyRequest, access_of, check_creating, sender_of, server_of
from ludoteca.server.api.routes.params import SeatNumber, TableId
from ludoteca.server.common.errors import ApiRefusal, refused
from ludoteca.server.running import Server
from ludoteca.server.service import choices, creation, replies, requests, seats
from ludoteca.server.tables import codes
from ludoteca.server.tables.access import Access, found_by_code, opened_anywhere
from ludoteca.server.tables.table import OPEN, RENEWED, RENEWED_BY_HOST
from ludoteca.server.watch.types import RematchView, TableBrief

MOST_LISTED = 50


@post("/api/tables", status_code=200, tags=["tables"])
async def create(data: JSONBody[requests.NewTable], request: AnyRequest) -> replies.MadeTable:
    """Make a table. It starts at once if no seat is open; otherwise when all open seats are taken, or by `start`."""
    server = server_of(request)
    check_creating(request)
    try:
        planned = creation.plan(data, server.settings.shelf)
    except Refused as error:
        raise refused(error) from None
    return await server.make(planned)


@post("/api/join", status_code=200, tags=["tables"])
async def join(data: JSONBody[requests.Join], request: AnyRequest) -> types.Seated:
    """Take an open seat by the table's code. 404: no table has it. After many wrong codes you wait, then get 429.

    Wrong codes are counted for the random key in the header `Ludoteca-Browser`, if there is one, and for the address.
    """
    server = server_of(request)
    code = data.code.strip().upper()
    async with server.joining.one(sender_of(request)):
        table = await server.store.read(lambda rows: found_by_code(rows, code))
    token, name = codes.token(), seats.clean_name(data.name)
    seat = await server.tables.change(
        table, lambda transaction: seats.sit_anywhere(transaction, name, codes.hashed(token))
    )
    return types.Seated(table, seat, token)


@post("/api/tables/{table:str}/claim", status_code=200, tags=["tables"])
async def claim(table: TableId, data: JSONBody[requests.Claim], request: AnyRequest) -> types.Seated:
    """Take an open seat by its link. The response holds a new token: the link no longer opens the seat."""
    access = await access_of(request, table)
    seat = access.one_seat(None)
    token = codes.token()
    name = seats.clean_name(data.name)
    await server_of(request).tables.change(
        table, lambda transaction: seats.sit(transaction, seat, name, codes.hashed(token))
    )
    return types.Seated(table, seat, token)


@post("/api/tables/{table:str}/start", status_code=200, tags=["tables"])
async def start(table: TableId, request: AnyRequest) -> types.Done:
    """Start now; open seats are played by bots. For the host."""
    (await access_of(request, table)).check_host()
    await server_of(request).tables.change(table, seats.start)
    return types.Done()


@post("/api/tables/{table:str}/seats/{seat:int}/ready", status_code=200, tags=["tables"])
async def ready(table: TableId, seat: SeatNumber, request: AnyRequest) -> types.Done:
    """At a table made with `ready_check`: say that you are ready. The game begins when everyone is."""
    (await access_of(request, table)).check_seat(seat)
    await server_of(request).tables.change(table, lambda transaction: seats.ready(transaction, seat))
    return types.Done()


@post("/api/tables/{table:str}/settings", status_code=200, tags=["tables"])
async def change_table(table: TableId, data: JSONBody[requests.ChangeTable], request: AnyRequest) -> types.Done:
    """Turn phrases or hints on or off, set the bots' pace, send turn notices (with `--webhooks`). For the host."""
    (await access_of(request, table)).check_host()
    server = server_of(request)
    server.posting_here.check(f"{table}/host")
    if isinstance(data.webhook, str):
        choices.check_webhook(data.webhook, server.settings)

    await server.tables.change(table, lambda transaction: choices.change_table(transaction, data))
    if isinstance(data.webhook, str):
        server.notices.greet(table)
    return types.Done()


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, tags=["tables"])
async def change_seat(
    table: TableId, seat: SeatNumber, data: JSONBody[requests.ChangeSeat], request: AnyRequest
) -> types.Done:
    """Hand a seat to a bot, take it back, rename it, give it standing orders; the host may also open it again."""
    access = await access_of(request, table)
    if not access.host:
        access.check_seat(seat)
    server = server_of(request)
    server.posting_here.check(f"{table}/{seat}")
    if data.name is not None:
        server.renaming.check(f"{table}/{seat}")
    token = codes.token() if data.kind == OPEN else None
    new_hash = None if token is None else codes.hashed(token)
    await server.tables.change(table, lambda transaction: seats.change_seat(transaction, access, seat, data, new_hash))
    return types.Done(token=token)


@post("/api/tables/{table:str}/seats/{seat:int}/renew", status_code=200, tags=["tables"])
async def renew(table: TableId, seat: SeatNumber, request: AnyRequest) -> types.Seated:
    """A new link for your seat: the old one stops working. The host may do this too; everyone sees a note."""
    access = await access_of(request, table)
    if not access.host:
        access.check_seat(seat)
    token = codes.token()
    what = RENEWED if seat in access.tokens else RENEWED_BY_HOST
    await server_of(request).tables.change(
        table, lambda transaction: seats.renew(transaction, seat, codes.hashed(token), what)
    )
    return types.Seated(table, seat, token)


@post("/api/tables/{table:str}/leave", status_code=200, tags=["tables"])
async def leave(table: TableId, data: JSONBody[requests.WhichSeat], request: AnyRequest) -> types.Done:
    """Leave: a bot plays the seat. With its token you can come back."""
    seat = (await access_of(request, table)).one_seat(data.seat)
    await server_of(request).tables.change(table, lambda transaction: seats.leave(transaction, seat))
    return types.Done()


@post("/api/tables/{table:str}/rematch", status_code=200, tags=["tables"])
async def rematch(table: TableId, request: AnyRequest) -> RematchView:
    """A new table with the same people and options, once the game is over; your own token opens it too."""
    access = await access_of(request, table)
    if not access.host and not access.tokens:
        raise ApiRefusal(403, "foreign", "Only players can ask for a rematch.")
    new = await creation.make_rematch(server_of(request).tables, table)
    return RematchView(new, next(iter(access.tokens.values()), None))


@delete("/api/tables/{table:str}", status_code=200, tags=["tables"])
async def delete_table(table: TableId, request: AnyRequest) -> types.Done:
    """Delete a table for good. For the host."""
    (await access_of(request, table)).check_host()
    await server_of(request).delete(table)
    return types.Done()


@post("/api/tables/mine", status_code=200, tags=["tables"])
async def mine(data: JSONBody[requests.Tokens], request: AnyRequest) -> list[TableBrief]:
    """The tables that these tokens open, newest first."""
    server = server_of(request)
    tokens = [token for token in data.tokens if token]
    return await _briefs(server, await server.store.read(lambda rows: opened_anywhere(rows, tokens)))


@get("/api/tables/public", tags=["tables"])
async def public(request: AnyRequest) -> list[TableBrief]:
    """Tables that anybody may watch: looking at them needs no token."""
    server = server_of(request)
    ids = await server.store.read(lambda rows: rows.public_tables(MOST_LISTED))
    return await _briefs(server, [Access(table, host=False, tokens={}) for table in ids])


async def _briefs(server: Server, accesses: list[Access]) -> list[TableBrief]:
    briefs = []
    for access in accesses:
        try:
            async with server.tables.reading(access.table) as table:
                briefs.append(server.audience.viewer.brief(table, access))
        except Refused:
            continue  # one that cannot be opened must not hide all the others
    return sorted(briefs, key=lambda brief: -brief.updated)


ROUTES = [
    create, join, claim, start, ready, change_table, change_seat, renew, leave, rematch, delete_table, mine, public,
]  # fmt: skip
