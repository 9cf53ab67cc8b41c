"""What every store can do, and how one is opened.

A store runs functions that take a connection. `write` returns only when what the function did is committed and on
disk; if the function raises anything, all it did is undone.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludoteca.engine import Refused
from ludoteca.server.common.background import Upkeep

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
OWN = {"alembic_version", "tables", "capabilities"}
"""The tables that every version of our own schema has had."""

Changed = Callable[[str | None], Awaitable[None]]
"""Called with the id of a table that another process changed; None: it may be any."""
Heard = Callable[[str], Awaitable[None]]
"""Called with what another process said about who is present."""


class Store(ABC):
    """Where tables are kept."""

    shared: bool = False
    """Whether other processes are told about changes at once."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; it sees the store at one moment, whatever is written meanwhile."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; returns after the commit."""

    @abstractmethod
    def changed(self, conn: Connection, table: str) -> None:
        """Tell other processes that a table changed, once the transaction is committed."""

    @abstractmethod
    async def say(self, texts: list[str]) -> None:
        """Tell other processes something that is not kept. Texts must be short: a notice has at most 8,000 bytes."""

    @abstractmethod
    async def follow(self, changed: Changed, heard: Heard, upkeep: Upkeep) -> None:
        """Call `changed` whenever another process changed something; runs until it is cancelled."""

    def room(self) -> int | None:
        """How many bytes are left on the store's disk; None if this machine cannot see it."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""


def migrate(conn: Connection) -> None:
    """Bring the schema up to this version; `Refused` if a newer version or another program made it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = conn
    names = set(inspect(conn).get_table_names())
    if names and not names.issuperset(OWN):
        raise Refused("This database holds something else than tables of Ludoteca: name another, or an empty one.")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(conn).get_current_heads()):
        raise Refused("This database was written by a newer version of Ludoteca: update Ludoteca, or name another.")
    command.upgrade(config, "head")
