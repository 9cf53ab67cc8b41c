"""`ludoteca tables`: list the tables in a store, or delete some; also works while a server is running."""

import asyncio
import time
from pathlib import Path

import click

from ludoteca.cli.screen import printable
from ludoteca.cli.serve import store_url

EXAMPLES = """\b
Examples:
  ludoteca tables
  ludoteca tables --data school
  ludoteca tables --delete 2fd0c1b45a3e6879
"""
KIB = 1024


@click.command(epilog=EXAMPLES)
@click.option("--delete", multiple=True, metavar="TABLE", help="Delete this table for good; repeat it for each table.")
@click.option("--db", metavar="URL", help="The store that the server uses.")
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help="The folder with the SQLite file.")
def tables(delete: tuple[str, ...], db: str | None, data: Path | None) -> None:
    """List the tables in a store: their games, who sits there, when they were last used, and their size."""
    from ludoteca.server.store.sql.listing import delete_tables, listed  # noqa: PLC0415 - as in serve

    url = store_url(db, data)
    if delete:
        asyncio.run(delete_tables(url, list(delete)))
        click.echo(f"Deleted: {', '.join(delete)}.")
        return
    for table in asyncio.run(listed(url)):
        touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.updated))
        who = printable(", ".join(table.seats))
        kib = -(-table.size // KIB)
        click.echo(f"{table.id}  {table.game:15}  {table.state:7}  {touched}  {kib:5} KiB  {who}")
