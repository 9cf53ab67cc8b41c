"""What SQLite and PostgreSQL have in common as stores: transactions on rows that SQLAlchemy reads and writes."""

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from ludoteca.server.store.base import Store
from ludoteca.server.store.sql.rows import SqlRows, failed

T = TypeVar("T")


class SqlStore(Store):
    """A store whose rows can also be asked in SQL, as backups and listings do."""

    @abstractmethod
    async def read(self, work: Callable[[SqlRows], T]) -> T: ...

    @abstractmethod
    async def write(self, work: Callable[[SqlRows], T]) -> T: ...


def in_transaction(engine: Engine, rows: Callable[..., SqlRows], work: Callable[[SqlRows], T]) -> T:
    """Run a function, then commit."""
    try:
        with engine.begin() as conn:
            return work(rows(conn))
    except DBAPIError as error:
        raise failed(error) from error
