"""The tables of a store, for the person who runs it to list and delete: no hidden card is looked at."""

from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from ludoteca.engine import Refused
from ludoteca.server.store.sql import open_store, schema
from ludoteca.server.store.sql.rows import SqlRows

SQLITE = "sqlite:///"


class Listed(NamedTuple):
    """One table: who sits there, when someone last did something, and roughly how many bytes it takes."""

    id: str
    game: str
    state: str
    updated: float
    seats: list[str]
    size: int


async def listed(url: str) -> list[Listed]:
    """All tables of a store, the last one touched first."""
    _check_there(url)
    store = open_store(url)
    try:
        return await store.read(lambda rows: _listed(rows.conn))
    finally:
        await store.close()


async def delete_tables(url: str, ids: list[str]) -> None:
    """Delete these tables for good, all or none."""
    store = open_store(url)

    def work(rows: SqlRows) -> None:
        for table in ids:
            if not rows.delete_table(table):
                raise Refused(f"There is no table {table}; nothing was deleted.")

    try:
        await store.write(work)
    finally:
        await store.close()


def _check_there(url: str) -> None:
    file = url.removeprefix(SQLITE)
    if file != url and not Path(file).is_file():
        raise Refused(f"There is no store {file}: a server makes it when it starts.")


def _listed(conn: Connection) -> list[Listed]:
    sizes = _sizes(conn)
    who: dict[str, list[str]] = {}
    for seat in conn.execute(select(schema.seats).order_by(schema.seats.c.table_id, schema.seats.c.seat)):
        shown = seat.name if seat.kind == "person" else f"{seat.name} ({seat.bot or seat.kind})"
        who.setdefault(seat.table_id, []).append(shown)
    tables = schema.tables.c
    kept = func.length(func.coalesce(tables.snapshot, "")) + func.length(func.coalesce(tables.header, ""))
    query = select(tables.id, tables.game, tables.header, tables.over, tables.updated, kept.label("kept"))
    return [
        Listed(
            row.id,
            row.game,
            "over" if row.over else "open" if row.header is None else "playing",
            row.updated,
            who.get(row.id, []),
            row.kept + sizes.get(row.id, 0),
        )
        for row in conn.execute(query.order_by(tables.updated.desc()))
    ]


def _sizes(conn: Connection) -> dict[str, int]:
    """How many bytes the answers of each table take, by its id."""
    answers = schema.answers.c
    size = func.sum(func.length(answers.lines) + func.length(answers.events))
    return {row[0]: int(row[1]) for row in conn.execute(select(answers.table_id, size).group_by(answers.table_id))}
