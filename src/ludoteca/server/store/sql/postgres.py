"""The store in PostgreSQL: several server processes serve the same tables and keep in touch by LISTEN/NOTIFY."""

import asyncio
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError

from ludoteca.engine import Refused
from ludoteca.server.common.background import Upkeep
from ludoteca.server.store.base import Changed, Heard
from ludoteca.server.store.sql.migrate import migrate
from ludoteca.server.store.sql.rows import SqlRows
from ludoteca.server.store.sql.store import SqlStore, in_transaction

T = TypeVar("T")

CHANNEL = "ludoteca"
THREADS = 8
AGAIN_SECONDS = 1.0
ONE_AT_A_TIME = 7_102_026
"""The advisory lock under which a schema is changed."""


class PostgresStore(SqlStore):
    """Tables in a database that other servers use too."""

    shared = True

    def __init__(self, url: str) -> None:
        self._me = secrets.token_hex(4)
        self._dsn = url.replace("postgresql+psycopg://", "postgresql://")
        driver = self._dsn.replace("postgresql://", "postgresql+psycopg://", 1)
        self._engine = create_engine(driver, pool_size=THREADS, max_overflow=0, pool_pre_ping=True)
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._threads = ThreadPoolExecutor(THREADS, "store")
        try:
            with self._engine.begin() as conn:
                conn.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
                migrate(conn)
        except DBAPIError as error:
            reason = " ".join(str(error.orig).split())
            raise Refused(f"The database cannot be used: {reason}.") from None

    async def read(self, work: Callable[[SqlRows], T]) -> T:
        """Read in a thread, blind to what others commit meanwhile, or a table's row and its lines might not agree."""
        return await self._run(self._reading, work)

    async def write(self, work: Callable[[SqlRows], T]) -> T:
        """Write in a thread; every piece of work is a transaction of its own."""
        return await self._run(self._engine, work)

    async def _run(self, engine: Engine, work: Callable[[SqlRows], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, in_transaction, engine, self._rows, work)

    def _rows(self, conn: Connection) -> "_Rows":
        return _Rows(conn, self._me)

    async def say(self, texts: list[str]) -> None:
        """Send notices without any change; they arrive in this order."""

        def notify(conn: Connection) -> None:
            for text_ in texts:
                _notify(conn, {"from": self._me, "say": text_})

        await self.write(lambda rows: notify(rows.conn))

    async def follow(self, changed: Changed, heard: Heard, upkeep: Upkeep) -> None:
        """Listen; after any error, everything may have changed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._dsn, autocommit=True) as conn:
                    await conn.execute(f"LISTEN {CHANNEL}")
                    await changed(None)
                    upkeep.worked()
                    async for notice in conn.notifies():
                        await self._pass_on(json.loads(notice.payload), changed, heard)
            except Exception as error:  # noqa: BLE001 - whatever it is, the next connection may do
                upkeep.failed(error)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _pass_on(self, notice: dict[str, str], changed: Changed, heard: Heard) -> None:
        if notice.get("from") == self._me:
            return
        if "table" in notice:
            await changed(notice["table"])
        elif "say" in notice:
            await heard(notice["say"])

    async def close(self) -> None:
        """Work under way is finished first."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class _Rows(SqlRows):
    """PostgreSQL itself sends a notice at the commit."""

    def __init__(self, conn: Connection, me: str) -> None:
        super().__init__(conn)
        self._me = me

    def tell_others(self, table: str) -> None:
        _notify(self.conn, {"from": self._me, "table": table})


def _notify(conn: Connection, notice: dict[str, str]) -> None:
    conn.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": json.dumps(notice)})
