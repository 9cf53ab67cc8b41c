"""Backups: everything in a store as one file of lines, from and to a store that is in use.

The first line says what it is; every further one is a row of the store: where it belongs and its values. It holds
the secrets of all tables and the hashes of all links: keep it as you keep the store.
"""

import base64
import gzip
import json
import os
import secrets
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, delete, insert, select, text

from ludoteca.engine import Refused
from ludoteca.server.store import open_store, schema

FORMAT = 1
ORDER = (schema.tables, schema.seats, schema.capabilities, schema.answers, schema.sealed)


async def back_up(url: str, path: Path) -> int:
    """Write a store to a new file; how many tables."""
    store = open_store(url)
    try:
        return await store.read(lambda conn: _write(conn, path))
    finally:
        await store.close()


async def put_back(url: str, path: Path) -> int:
    """Put the tables of a backup into a store, in place of those of the same id; how many tables."""
    store = open_store(url)

    def work(conn: Connection) -> int:
        ids = _read(conn, path)
        for table in ids:
            store.changed(conn, table)
        return len(ids)

    try:
        return await store.write(work)
    finally:
        await store.close()


def _write(conn: Connection, path: Path) -> int:
    """Everything, whole or not at all."""
    if path.exists():
        raise Refused(f"{path} exists already: choose another name.")
    if conn.dialect.name == "postgresql":
        conn.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
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
    kinds = {kind.name: kind for kind in ORDER}
    ids: list[str] = []
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            _check_head(path, file.readline())
            for line in file:
                name, values = json.loads(line)
                row = _inward(kinds[name], values)
                if name == schema.tables.name:
                    ids.append(row["id"])
                    conn.execute(delete(schema.tables).where(schema.tables.c.id == row["id"]))
                    row["incarnation"] = secrets.randbelow(2**31)
                conn.execute(insert(kinds[name]).values(**row))
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError, ValueError, KeyError, TypeError):
        raise Refused(f"{path} is not a backup, or it is damaged; nothing was restored.") from None
    return ids


def _check_head(path: Path, line: str) -> None:
    head = json.loads(line)
    if not isinstance(head, dict) or head.get("ludoteca") != "backup":
        raise Refused(f"{path} is not a backup; nothing was restored.")
    if head["format"] > FORMAT:
        raise Refused(f"{path} was written by a newer version; nothing was restored.")


def _outward(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64encode(value).decode() if isinstance(value, bytes) else value for name, value in row.items()
    }


def _inward(kind: Table, values: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in kind.columns if isinstance(column.type, LargeBinary)}
    return {name: base64.b64decode(value) if name in binary else value for name, value in values.items()}
