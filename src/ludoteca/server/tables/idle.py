"""Tables that nobody has touched for long, measured in server running time: clocks may be wrong, or be changed."""

from time import monotonic
from time import time as wall_time

from ludoteca.server.store.base import Rows, Uptime


class Idle:
    """Deletes tables, and counts how long this process has run."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._counted = monotonic()

    def delete(self, rows: Rows) -> list[str]:
        """Delete the tables that nobody has touched while servers ran for that long; their ids."""
        ids = rows.idle_tables(self._count(rows), self._seconds)
        for table in ids:
            rows.delete_table(table)
        return ids

    def _count(self, rows: Rows) -> float:
        """Add the time since the last count, this process's or another's: several may run on one store."""
        elapsed = monotonic() - self._counted
        self._counted = monotonic()
        before, now = rows.uptime(), wall_time()
        since = now - before.at
        ran = before.ran + (elapsed if since < 0 else min(elapsed, since))
        rows.keep_uptime(Uptime(ran, now))
        return ran
