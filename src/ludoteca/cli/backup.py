"""`ludoteca backup FILE` and `ludoteca restore FILE`, also while a server is running."""

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
@click.option("--db", metavar="URL", help="The store, as the server was started with.")
@click.option("--data", type=FILE, metavar="DIR", help="The folder of the SQLite file.")
def backup(file: Path, db: str | None, data: Path | None) -> None:
    """Write all tables to FILE. It holds everything hidden: keep it to yourself."""
    from ludoteca.server.store.backup import back_up  # noqa: PLC0415 - as in serve

    count = asyncio.run(back_up(store_url(db, data), file))
    click.echo(f"{count} tables are in {file}.")


@click.command(epilog=RESTORE_EXAMPLES)
@click.argument("file", type=FILE)
@click.option("--db", metavar="URL", help="The store, as the server was started with.")
@click.option("--data", type=FILE, metavar="DIR", help="The folder of the SQLite file.")
def restore(file: Path, db: str | None, data: Path | None) -> None:
    """Put the tables of FILE back as they were when it was written; other tables stay as they are."""
    from ludoteca.server.store.backup import put_back  # noqa: PLC0415 - as in serve

    count = asyncio.run(put_back(store_url(db, data), file))
    click.echo(f"{count} tables are restored.")
