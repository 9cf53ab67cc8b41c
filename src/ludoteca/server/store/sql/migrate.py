"""The schema of a database, brought up to this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from ludoteca.engine import Refused

MIGRATIONS = Path(__file__).parent / "migrations"
OWN = {"alembic_version", "tables", "capabilities"}
"""The tables that every version of our own schema has had."""


def migrate(conn: Connection) -> None:
    """Change the schema where this version needs it; `Refused` if a newer version or another program made it."""
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
