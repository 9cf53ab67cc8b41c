"""Tables in a database: SQLite in a file, or PostgreSQL for several processes."""

from ludoteca.engine import Refused
from ludoteca.server.store.sql.sqlite import SqliteStore
from ludoteca.server.store.sql.store import SqlStore

__all__ = ["SqlStore", "open_store"]


def open_store(url: str) -> SqlStore:
    """The store at an address; `Refused` if there can be none there."""
    if url.startswith("sqlite:///"):
        return SqliteStore(url)
    if url.startswith(("postgresql://", "postgresql+psycopg://")):
        # Not at the top: the PostgreSQL driver is slow to load, and most servers keep tables in SQLite.
        from ludoteca.server.store.sql.postgres import PostgresStore  # noqa: PLC0415

        return PostgresStore(url)
    raise Refused("A store's address begins with sqlite:/// or postgresql://.")
