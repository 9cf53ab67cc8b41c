"""`ludoteca backup FILE` and `ludoteca restore FILE`, which also work while a server is running."""

import asyncio
from pathlib import Path

import click

from ludoteca.cli.serve import store_url

FILE = click.Path(path_type=Path)

BACKUP_EXAMPLES = """\b
Examples:
  ludoteca backup tables.backup
  ludoteca backup tables.backup --data school
"""
RESTORE_EXAMPLES = """\b
Examples:
  ludoteca restore tables.backup
  ludoteca restore tables.backup --db postgresql:///ludoteca
"""


@click.command(epilog=BACKUP_EXAMPLES)
@click.argument("file", type=FILE)
@click.option("--db", metavar="URL", help="The store that the server uses.")
@click.option("--data", type=FILE, metavar="DIR", help="The folder with the SQLite file.")
def backup(file: Path, db: str | None, data: Path | None) -> None:
    """Write all tables to FILE. It contains everything hidden, so keep it private."""
    from ludoteca.server.store.sql.backup import back_up  # noqa: PLC0415 - as in serve

    count = asyncio.run(back_up(store_url(db, data), file))
    click.echo(f"{_tables(count)} backed up to {file}.")


@click.command(epilog=RESTORE_EXAMPLES)
@click.argument("file", type=FILE)
@click.option("--db", metavar="URL", help="The store that the server uses.")
@click.option("--data", type=FILE, metavar="DIR", help="The folder with the SQLite file.")
def restore(file: Path, db: str | None, data: Path | None) -> None:
    """Put the tables in FILE back as they were when it was written. Other tables are left alone."""
    from ludoteca.server.store.sql.backup import put_back  # noqa: PLC0415 - as in serve

    count = asyncio.run(put_back(store_url(db, data), file))
    click.echo(f"{_tables(count)} restored.")


def _tables(count: int) -> str:
    return f"{count} {'table' if count == 1 else 'tables'}"
