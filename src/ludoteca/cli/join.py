"""`ludoteca join LINK`: a bot of this machine takes a seat at a table somewhere else."""

import re
from urllib.parse import urlsplit

import click

from ludoteca.engine import Refused

_LINK = re.compile(r"/?table/(?P<table>[0-9a-f]+)/(?P<token>[\w-]+)")

EXAMPLES = """\b
Examples:
  ludoteca join "http://192.0.2.7:8000/#/table/1f0c/Zm9v"
  ludoteca join http://localhost:8000 --code KMRTWX --bot mybot.py:MyBot
"""


@click.command(epilog=EXAMPLES)
@click.argument("link")
@click.option("--code", help="The table's code, if LINK is only the address of the server.")
@click.option("--bot", "kind", metavar="BOT", help="Which bot plays, also FILE.py:CLASS; see `games`.")
@click.option("--name", default="Bot", show_default=True, help="What it is called at the table.")
def join(link: str, code: str | None, kind: str | None, name: str) -> None:
    """Let a bot play the open seat at LINK (or the seat that LINK opens already) until the game is over."""
    from ludoteca.client import Client, RemoteBot, ServerRefused  # noqa: PLC0415 - only this command needs it

    client = Client(link)
    found = _LINK.fullmatch(urlsplit(link).fragment)
    if code is not None:
        seat = client.join(code, name)
    elif found is None:
        raise Refused("LINK is that of a seat, or the address of a server together with --code.")
    else:
        try:
            seat = client.claim(found["table"], found["token"], name)
        except ServerRefused as error:
            if error.code != "not-now":
                raise
            seat = client.seat(found["table"], found["token"])
    click.echo(f"{name} sits on seat {seat.number + 1} of table {seat.table}.")
    table = RemoteBot(seat, kind).play()
    points = ", ".join(f"{who['name']} {score}" for who, score in zip(table["seats"], table["scores"], strict=True))
    click.echo(f"The game is over: {points}.")
