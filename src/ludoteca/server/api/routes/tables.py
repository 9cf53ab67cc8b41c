"""Making, finding, joining and leaving tables."""

import time

from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import UnsetType

from ludoteca.engine import Refused
from ludoteca.server.api import types
from ludoteca.server.api.routes.context import AnyRequest, access_of, check_creating, sender_of, server_of
from ludoteca.server.api.routes.params import SeatNumber, TableId
from ludoteca.server.common.errors import ApiRefusal, bad, not_now, refused, unknown
from ludoteca.server.running import Server
from ludoteca.server.service import creation, replies, requests, seats
from ludoteca.server.service.choices import check_webhook, set_pace, switch_hints, switch_phrases, tell_turns
from ludoteca.server.store.base import Rows
from ludoteca.server.tables import codes
from ludoteca.server.tables.access import Access, opened
from ludoteca.server.tables.table import BACK, BOT, LEFT, OPEN, RENEWED, RENEWED_BY_HOST, REPLACED
from ludoteca.server.tables.transaction import Transaction
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
        table = await server.store.read(lambda rows: _by_code(rows, code))
    token = codes.token()

    def sit(transaction: Transaction) -> int:
        free = [chair.seat for chair in transaction.table.chairs if chair.kind == OPEN]
        if not free or transaction.table.started:
            raise not_now("All seats of this table are taken.")
        seats.sit(transaction, free[0], creation.clean_name(data.name), codes.hashed(token))
        return free[0]

    return types.Seated(table, await server.tables.change(table, sit), token)


def _by_code(rows: Rows, code: str) -> str:
    holder = rows.code_holder(code) if codes.is_code(code) else None
    if holder is None or holder.until <= time.time():
        raise unknown("No table waits for this code: it is mistyped, too old, or the game has begun.")
    return holder.table


@post("/api/tables/{table:str}/claim", status_code=200, tags=["tables"])
async def claim(table: TableId, data: JSONBody[requests.Claim], request: AnyRequest) -> types.Seated:
    """Take an open seat by its link. The response holds a new token: the link no longer opens the seat."""
    access = await access_of(request, table)
    seat = access.one_seat(None)
    token = codes.token()
    name = creation.clean_name(data.name)
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
        check_webhook(data.webhook, server.settings)

    def change(transaction: Transaction) -> None:
        if isinstance(data.phrases, bool):
            switch_phrases(transaction, data.phrases)
        if isinstance(data.hints, bool):
            switch_hints(transaction, data.hints)
        if data.webhook is None or isinstance(data.webhook, str):
            tell_turns(transaction, data.webhook)
        if not isinstance(data.pace, UnsetType):
            set_pace(transaction, data.pace)

    await server.tables.change(table, change)
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

    def change(transaction: Transaction) -> None:
        if seat >= len(transaction.table.chairs):
            raise unknown("There is no such seat at this table.")
        _change(transaction, access, seat, data, token)

    await server.tables.change(table, change)
    return types.Done(token=token)


def _change(
    transaction: Transaction, access: Access, seat: SeatNumber, data: requests.ChangeSeat, token: str | None
) -> None:
    if data.orders is not None:
        access.check_seat(seat)
    if token is not None:
        access.check_host()
        seats.open_again(transaction, seat, codes.hashed(token))
    elif data.kind is not None:
        if data.kind == "person" and seat not in access.tokens:
            raise bad("Only the person with the link to a seat can take it back from its bot.")
        seats.hand_over(transaction, seat, data.kind, data.bot, _note(access, seat, data.kind))
    if name := creation.clean_name(data.name):
        seats.rename(transaction, seat, name)
    if data.orders is not None and isinstance(data.orders.window, str):
        seats.give_orders(transaction, seat, {"window": data.orders.window})
    seats.keep(transaction, seat)


def _note(access: Access, seat: SeatNumber, kind: str) -> str:
    if kind == BOT:
        return LEFT if seat in access.tokens else REPLACED
    return BACK


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

    def go(transaction: Transaction) -> None:
        seats.hand_over(transaction, seat, BOT, None, LEFT)
        seats.keep(transaction, seat)

    await server_of(request).tables.change(table, go)
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
    hashes = {codes.hashed(token) for token in tokens}
    given = await server.store.read(lambda rows: rows.capabilities_with(hashes))
    tables = {capability.table_id for capability in given}
    return await _briefs(
        server, [opened(table, tokens, [one for one in given if one.table_id == table]) for table in tables]
    )


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
