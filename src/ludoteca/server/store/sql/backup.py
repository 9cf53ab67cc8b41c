"""Backups: everything in a store as one file of lines, from and to a store that is in use.

The first line says what it is; every other line is a row of the store: its table and its values. It holds the secrets
of all tables and the hashes of all links: keep it as safe as the store.
"""

import base64
import gzip
import json
import os
import secrets
import zlib
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, LargeBinary, Table, delete, insert, select
from sqlalchemy.exc import DataError, IntegrityError

from ludoteca.engine import Refused
from ludoteca.server.store.sql import open_store, schema
from ludoteca.server.store.sql.rows import SqlRows

FORMAT = 1
ORDER = (schema.tables, schema.seats, schema.capabilities, schema.answers, schema.sealed)
_KINDS = {kind.name: kind for kind in ORDER}


class _Damaged(ValueError):
    """A line of a backup is damaged; the text says how."""


_DAMAGED = "it cannot be read"
_DAMAGE = (
    EOFError, gzip.BadGzipFile, zlib.error, ValueError, KeyError, TypeError, AttributeError, RecursionError, DataError,
)  # fmt: skip
"""Whatever Python or the database may raise over a file that is cut off or changed."""


async def back_up(url: str, path: Path) -> int:
    """Write a store to a new file; how many tables it has."""
    store = open_store(url)
    try:
        return await store.read(lambda rows: _write(rows.conn, path))
    finally:
        await store.close()


async def put_back(url: str, path: Path) -> int:
    """Put the tables of a backup into a store, in place of those with the same id; how many there were."""
    store = open_store(url)

    def work(rows: SqlRows) -> int:
        ids = _read(rows.conn, path)
        for table in ids:
            rows.tell_others(table)
        return len(ids)

    try:
        return await store.write(work)
    finally:
        await store.close()


def _write(conn: Connection, path: Path) -> int:
    """Write everything or nothing."""
    if path.exists():
        raise Refused(f"{path} exists already: choose another name.")
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    count = 0
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            file.write(json.dumps({"ludoteca": "backup", "format": FORMAT}) + "\n")
            for kind in ORDER:
                for row in conn.execute(select(kind)).mappings():
                    file.write(json.dumps([kind.name, _outward(dict(row))]) + "\n")
                    count += kind is schema.tables
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
    return count


def _read(conn: Connection, path: Path) -> list[str]:
    if not path.is_file():
        raise Refused(f"There is no file {path}.")
    ids: list[str] = []
    at = 1
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            _check_head(path, file.readline())
            at += 1
            for line in file:
                kind, row = _row(line)
                if kind is schema.tables:
                    _make_room(conn, row, ids)
                conn.execute(insert(kind).values(**row))
                at += 1
    except Refused:
        raise
    except _DAMAGE as error:
        reason = str(error) if isinstance(error, _Damaged) else _DAMAGED
        raise Refused(f"{path} is not a backup, or it is damaged: line {at}: {reason}. Nothing was restored.") from None
    except IntegrityError:
        raise Refused(
            f"{path}, line {at}: this row is in the backup twice, or does not fit the others. Nothing was restored."
        ) from None
    except OSError as error:
        raise Refused(f"{path} cannot be read ({error.strerror}). Nothing was restored.") from None
    return ids


def _make_room(conn: Connection, row: dict[str, Any], ids: list[str]) -> None:
    """Delete the table that has this id now."""
    if row["id"] in ids:
        raise _Damaged("this table is here twice")
    ids.append(row["id"])
    conn.execute(delete(schema.tables).where(schema.tables.c.id == row["id"]))
    row["incarnation"] = secrets.randbelow(2**31)
    row["noticed"] = row["idle_since"] = None  # servers have run on this store for a different time


def _check_head(path: Path, line: str) -> None:
    head = json.loads(line)
    if not isinstance(head, dict) or head.get("ludoteca") != "backup":
        raise Refused(f"{path} is not a backup. Nothing was restored.")
    if type(head.get("format")) is not int or head["format"] < 1:
        raise _Damaged("the format should be a number")
    if head["format"] > FORMAT:
        raise Refused(f"{path} was written by a newer version: update Ludoteca first. Nothing was restored.")


def _row(line: str) -> tuple[Table, dict[str, Any]]:
    """Which kind of row a line is, and its values, all of the right type: SQLite would accept any."""
    name, values = json.loads(line)
    kind = _KINDS[name]
    for column in values:
        if column not in kind.columns:
            raise _Damaged(f"{name} have no {column!r:.40}")
    return kind, {column.name: _value(column, values) for column in kind.columns}


def _value(column: Column[Any], values: dict[str, Any]) -> Any:
    value = values.get(column.name)
    if value is None:
        if not column.nullable:
            raise _Damaged(f"{column.name!r} is missing")
        return None
    if isinstance(column.type, LargeBinary):
        return base64.b64decode(value, validate=True)
    if not _fits(column.type.python_type, value):
        raise _Damaged(f"{column.name!r} is not of the right type")
    return value


def _fits(expected: type, value: Any) -> bool:
    if expected is int:
        return type(value) is int and -(2**31) <= value < 2**31
    return type(value) is expected or (expected is float and type(value) is int)


def _outward(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
    }
