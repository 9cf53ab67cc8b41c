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
from ludoteca.server.store.base import Changed, Heard, Store, migrate

T = TypeVar("T")

CHANNEL = "ludoteca"
THREADS = 8
AGAIN_SECONDS = 1.0
ONE_AT_A_TIME = 7_102_026
"""The advisory lock under which a schema is changed."""


class PostgresStore(Store):
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

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in a thread, blind to what others commit meanwhile, or a table's row and its lines might not agree."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _run, self._reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write in a thread; every piece of work is a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, _run, self._engine, work)

    def changed(self, conn: Connection, table: str) -> None:
        """PostgreSQL itself sends the notice at the commit."""
        self._notify(conn, {"table": table})

    async def say(self, texts: list[str]) -> None:
        """Send notices without any change; they arrive in this order."""

        def notify(conn: Connection) -> None:
            for text_ in texts:
                self._notify(conn, {"say": text_})

        await self.write(notify)

    def _notify(self, conn: Connection, notice: dict[str, str]) -> None:
        payload = json.dumps({"from": self._me, **notice})
        conn.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

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


def _run(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as conn:
        return work(conn)
