"""Tables that nobody has touched for long, measured in server running time: clocks may be wrong, or be changed."""

from time import monotonic
from time import time as wall_time

from sqlalchemy import Connection, delete, or_, select, update

from ludoteca.server.store.schema import tables, uptime


class Idle:
    """Deletes tables, and counts how long this process has run."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._counted = monotonic()

    def delete(self, conn: Connection) -> list[str]:
        """Delete the tables that nobody has touched while servers ran for that long; their ids."""
        ran = self._count(conn)
        new = or_(tables.c.noticed.is_(None), tables.c.noticed != tables.c.updated)
        conn.execute(update(tables).where(new).values(noticed=tables.c.updated, idle_since=ran))
        old = tables.c.idle_since < ran - self._seconds
        ids = [row.id for row in conn.execute(select(tables.c.id).where(old))]
        conn.execute(delete(tables).where(tables.c.id.in_(ids)))
        return ids

    def _count(self, conn: Connection) -> float:
        """Add the time since the last count, this process's or another's: several may run on one store."""
        elapsed = monotonic() - self._counted
        self._counted = monotonic()
        row = conn.execute(select(uptime).with_for_update()).one()
        now = wall_time()
        since = now - row.at
        ran = float(row.ran) + (elapsed if since < 0 else min(elapsed, since))
        conn.execute(update(uptime).values(ran=ran, at=now))
        return ran
