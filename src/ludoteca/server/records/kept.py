"""Analyses are kept with their tables: a restart does not lose what took a minute to work out.

They are not part of a backup: anyone can ask the coach again.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

import ludoteca
from ludoteca.server.store import schema
from ludoteca.teach.coach.analysis import FORMAT

COACH: Final = f"{ludoteca.__version__} {FORMAT}"
"""Another version may judge differently: its analyses are worked out again."""


def look_up(conn: Connection, table: str, name: str) -> dict[str, Any] | None:
    """The analysis kept for this record of a table."""
    kept = schema.analyses
    this = (kept.c.table_id == table) & (kept.c.name == name) & (kept.c.coach == COACH)
    text = conn.execute(select(kept.c.analysis).where(this)).scalar()
    found: dict[str, Any] | None = None if text is None else msgspec.json.decode(text)
    return found


def keep(conn: Connection, table: str, name: str, analysis: dict[str, Any]) -> None:
    """Keep an analysis, in place of an earlier version's."""
    kept = schema.analyses
    text = msgspec.json.encode(analysis).decode()
    conn.execute(delete(kept).where(kept.c.table_id == table))
    conn.execute(insert(kept).values(table_id=table, name=name, coach=COACH, analysis=text))
