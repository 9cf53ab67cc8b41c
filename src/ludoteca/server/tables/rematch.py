"""A new table with the same people: their old tokens open it, so nobody needs a new link."""

import secrets

from msgspec.structs import replace
from sqlalchemy import insert, select, update

from ludoteca.match.dealer import SECRET_BYTES
from ludoteca.server.errors import not_now
from ludoteca.server.server import Server
from ludoteca.server.store import schema
from ludoteca.server.tables import codes
from ludoteca.server.tables.creation import Plan, insert_table
from ludoteca.server.tables.loader import load
from ludoteca.server.tables.seats import begin
from ludoteca.server.tables.table import BOT, PERSON, Chair, Table, Webhook
from ludoteca.server.tables.transaction import Transaction, encode


async def make_rematch(server: Server, table_id: str) -> str:
    """The rematch's table: made for the first who asks, the same for all others."""

    def work(transaction: Transaction) -> str:
        old = transaction.table
        if not old.over:
            raise not_now("You can ask for a rematch when the game is over.")
        if old.rematch is None:
            old.rematch = _again(transaction, old)
            transaction.changed(rematch=old.rematch)
        return old.rematch

    new = await server.tables.change(table_id, work)
    await server.tables.get(new)
    return new


def _again(transaction: Transaction, old: Table) -> str:
    """Make a table with the same tokens and the same seats, moved on by one so that someone else begins.

    A seat that a person lent to a bot goes back to the person: it has a token.
    """
    count = len(old.chairs)
    caps = schema.capabilities
    given = transaction.conn.execute(select(caps).where(caps.c.table_id == old.id)).all()
    people = {row.seat for row in given if row.kind == "seat"}
    moved = [old.chairs[(seat + 1) % count] for seat in range(count)]
    planned = Plan(
        id=codes.table_id(),
        game=old.game.id,
        options=old.options,
        choices=replace(old.choices, seeded=False, tutorial=None),
        public=old.public,
        secret=secrets.token_bytes(SECRET_BYTES),
        chairs=[
            Chair(seat, PERSON if chair.seat in people else BOT, chair.name, chair.bot, {})
            for seat, chair in enumerate(moved)
        ],
        given=list(range(count)),
        tokens=[None] * count,
        host="",
        watch="",
    )
    insert_table(transaction.conn, transaction.settings, planned, None)
    for row in given:
        seat = (row.seat - 1) % count if row.kind == "seat" else -1
        values = {"table_id": planned.id, "hash": row.hash, "kind": row.kind, "seat": seat}
        transaction.conn.execute(insert(caps).values(**values))
    if old.webhook is not None:
        told = encode(Webhook(old.webhook.url))
        new_table = schema.tables.c.id == planned.id
        transaction.conn.execute(update(schema.tables).where(new_table).values(webhook=told))
    new = load(transaction.conn, planned.id, transaction.settings.shelf)
    begin(Transaction(transaction.store, transaction.settings, transaction.conn, new))
    return planned.id
