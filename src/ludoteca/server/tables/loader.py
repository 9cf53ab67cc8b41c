"""Loading what is in the store but not in memory: after a restart, or from other processes."""

import logging
from typing import Any

import msgspec

from ludoteca.engine.events import Told
from ludoteca.match.record import Line, header_of
from ludoteca.match.snapshot import Position, Snapshot
from ludoteca.server.common.errors import ApiRefusal, StoreFailed, no_table, unreadable
from ludoteca.server.common.shelf import Shelf
from ludoteca.server.store.base import Rows, TableRow
from ludoteca.server.tables.table import Chair, Fork, Table, lines_of
from ludoteca.server.tables.windows import TableMatch

log = logging.getLogger("ludoteca")


def row_of(rows: Rows, table: str) -> TableRow:
    """The table's row."""
    row = rows.table(table)
    if row is None:
        raise no_table()
    return row


def chairs_of(rows: Rows, table: str) -> list[Chair]:
    """The chairs of a table."""
    return [
        Chair(seat.seat, seat.kind, seat.name, seat.bot, msgspec.json.decode(seat.orders)) for seat in rows.seats(table)
    ]


def load(rows: Rows, table_id: str, shelf: Shelf) -> Table:
    """A table as the store has it; a refusal if that makes no sense."""
    row = row_of(rows, table_id)
    try:
        table = Table(row, chairs_of(rows, table_id), shelf)
        table.revision = -1
        catch_up(rows, table, row)
        if row.header is None and row.snapshot is not None:
            table.fork = msgspec.json.decode(row.snapshot, type=Fork).match(table.game, table.secret)
    except (ApiRefusal, StoreFailed):
        raise
    except Exception:
        log.exception("table %s cannot be read", table_id)
        raise unreadable() from None
    return table


def catch_up(rows: Rows, table: Table, row: TableRow) -> bool:
    """Take over what other processes have written since; whether there was anything."""
    if row.revision == table.revision:
        return False
    table.update(row, chairs_of(rows, table.id))
    if row.acts != table.acts:
        _take_lines(rows, table, row)
    table.update_window(row)
    table.asking = None
    table.sealed = _sealed(rows, table)
    return True


def _sealed(rows: Rows, table: Table) -> dict[int, int]:
    return rows.sealed_answers(table.id, table.version) if table.window_open else {}


def _take_lines(rows: Rows, table: Table, row: TableRow) -> None:
    """Restore the match from its snapshot, with the lines and events that are new here."""
    lines: list[Line] = [] if table.match is None else table.match.lines
    events: list[Told] = [] if table.match is None else table.match.told_so_far
    joined: set[int] = set() if table.match is None else table.match.joined
    snapshot = msgspec.json.decode(row.snapshot or "")
    for act in rows.acts(table.id, after=table.acts):
        taken = lines_of(msgspec.json.decode(act.lines))
        joined |= _joined(act.first, taken, snapshot)
        lines += taken
        events += [Told(*told) for told in msgspec.json.decode(act.events)]
    header = header_of(msgspec.json.decode(row.header or ""))
    table.match = TableMatch.resume(table.game, Snapshot.from_json(snapshot), header, table.secret, lines, events)
    table.match.joined = joined
    table.acts = row.acts
    table.stored_lines = len(lines)


def _joined(first: int, lines: list[Line], snapshot: dict[str, Any]) -> set[int]:
    """The lines joined to the step before: lines written together are one step. Those past undoing are left out."""
    undo_from = snapshot["undo_from"]
    if undo_from is None or first + len(lines) <= Position(*undo_from).lines:
        return set()
    return {line.n for line in lines if line.n > first}
