"""Loading what is in the store but not in memory: after a restart, or from other processes."""

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.match.events import Told
from ludoteca.match.record import Line, header_of, line_of
from ludoteca.match.snapshot import Position, Snapshot
from ludoteca.server.common.errors import ApiRefusal, no_table, unreadable
from ludoteca.server.common.shelf import Shelf
from ludoteca.server.store import schema
from ludoteca.server.tables.table import Chair, Fork, Table
from ludoteca.server.tables.windows import TableMatch

log = logging.getLogger("ludoteca")


def row_of(conn: Connection, table: str) -> Row[Any]:
    """The table's row."""
    row = conn.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None:
        raise no_table()
    return row


def chairs_of(conn: Connection, table: str) -> list[Chair]:
    """The chairs of a table."""
    query = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    return [
        Chair(row.seat, row.kind, row.name, row.bot, msgspec.json.decode(row.orders)) for row in conn.execute(query)
    ]


def load(conn: Connection, table_id: str, shelf: Shelf) -> Table:
    """A table as the store has it; a refusal if that makes no sense."""
    row = row_of(conn, table_id)
    try:
        table = Table(row, chairs_of(conn, table_id), shelf)
        table.revision = -1
        catch_up(conn, table, row)
        if row.header is None and row.snapshot is not None:
            kept = msgspec.json.decode(row.snapshot, type=Fork)
            table.fork = _resumed(table, kept.header, kept.snapshot, _lines(kept.lines), _events(kept.events))
    except (ApiRefusal, SQLAlchemyError):
        raise
    except Exception:
        log.exception("table %s cannot be read", table_id)
        raise unreadable() from None
    return table


def catch_up(conn: Connection, table: Table, row: Row[Any]) -> bool:
    """Take over what other processes have written since; whether there was anything."""
    if row.revision == table.revision:
        return False
    table.update(row, chairs_of(conn, table.id))
    if row.acts != table.acts:
        _take_lines(conn, table, row)
    table.update_window(row)
    table.asking = None
    table.sealed = _sealed(conn, table)
    return True


def _sealed(conn: Connection, table: Table) -> dict[int, int]:
    if not table.window_open:
        return {}
    kept = schema.sealed
    query = select(kept.c.seat, kept.c.answer).where((kept.c.table_id == table.id) & (kept.c.version == table.version))
    return {row.seat: row.answer for row in conn.execute(query)}


def _take_lines(conn: Connection, table: Table, row: Row[Any]) -> None:
    """Restore the match from its snapshot, with the lines and events that are new here."""
    answers = schema.answers
    new = (answers.c.table_id == table.id) & (answers.c.number > table.acts)
    lines: list[Line] = [] if table.match is None else table.match.lines
    events: list[Told] = [] if table.match is None else table.match.told_so_far
    joined: set[int] = set() if table.match is None else table.match.joined
    snapshot = msgspec.json.decode(row.snapshot)
    query = select(answers.c.first, answers.c.lines, answers.c.events).where(new).order_by(answers.c.number)
    for act in conn.execute(query):
        taken = _lines(msgspec.json.decode(act.lines))
        joined |= _joined(act.first, taken, snapshot)
        lines += taken
        events += _events(msgspec.json.decode(act.events))
    table.match = _resumed(table, msgspec.json.decode(row.header), snapshot, lines, events)
    table.match.joined = joined
    table.acts = row.acts
    table.stored_lines = len(lines)


def _joined(first: int, lines: list[Line], snapshot: dict[str, Any]) -> set[int]:
    """The lines joined to the step before: lines written together are one step. Those past undoing are left out."""
    undo_from = snapshot["undo_from"]
    if undo_from is None or first + len(lines) <= Position(*undo_from).lines:
        return set()
    return {line.n for line in lines if line.n > first}


def _lines(kept: list[dict[str, Any]]) -> list[Line]:
    return [line_of(line, line["n"] + 1) for line in kept]


def _events(kept: list[list[Any]]) -> list[Told]:
    return [Told(*told) for told in kept]


def _resumed(
    table: Table, header: dict[str, Any], snapshot: dict[str, Any], lines: list[Line], events: list[Told]
) -> TableMatch:
    return TableMatch.resume(table.game, Snapshot.from_json(snapshot), header_of(header), table.secret, lines, events)
