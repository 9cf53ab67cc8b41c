"""A new table with the same people: their old tokens open it, so nobody needs a new link."""

import secrets

from sqlalchemy import insert, select

from ludoteca.dealer import SECRET_BYTES
from ludoteca.server.errors import not_now
from ludoteca.server.server import Server
from ludoteca.server.store import schema
from ludoteca.server.tables import codes
from ludoteca.server.tables.creation import Plan, insert_table
from ludoteca.server.tables.loader import load
from ludoteca.server.tables.seats import begin
from ludoteca.server.tables.table import Choices, Table
from ludoteca.server.tables.transaction import Transaction


async def make_rematch(server: Server, table_id: str) -> str:
    """The table of the rematch: made by the first who asks, the same for all others."""

    def work(transaction: Transaction) -> str:
        old = transaction.table
        if not old.over:
            raise not_now("A rematch can be had when the game is over.")
        if old.rematch is None:
            old.rematch = _again(transaction, old)
            transaction.changed(rematch=old.rematch)
        return old.rematch

    new = await server.tables.change(table_id, work)
    await server.tables.get(new)
    return new


def _again(transaction: Transaction, old: Table) -> str:
    """The same seats, moved on by one so that somebody else begins; the same tokens."""
    count = len(old.chairs)
    moved = [old.chairs[(seat + 1) % count] for seat in range(count)]
    planned = Plan(
        id=codes.table_id(),
        game=old.game.id,
        options=old.options,
        choices=Choices(old.choices.window_wait, old.choices.pace, own_content=old.choices.own_content),
        public=old.public,
        secret=secrets.token_bytes(SECRET_BYTES),
        chairs=[type(chair)(seat, chair.kind, chair.name, chair.bot, {}) for seat, chair in enumerate(moved)],
        given=list(range(count)),
        tokens=[None] * count,
        host="",
        watch="",
    )
    insert_table(transaction.conn, transaction.settings, planned, None)
    caps = schema.capabilities
    for row in transaction.conn.execute(select(caps).where(caps.c.table_id == old.id)).all():
        seat = (row.seat - 1) % count if row.kind == "seat" else -1
        values = {"table_id": planned.id, "hash": row.hash, "kind": row.kind, "seat": seat}
        transaction.conn.execute(insert(caps).values(**values))
    new = load(transaction.conn, planned.id, transaction.settings.shelf)
    begin(Transaction(transaction.store, transaction.settings, transaction.conn, new))
    return planned.id
