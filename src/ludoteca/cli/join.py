"""`ludoteca join LINK`: a bot on this machine takes a seat at a table somewhere else."""

import re
from urllib.parse import urlsplit

import click

from ludoteca.engine import Refused
from ludoteca.games.installed import SAMPLE
from ludoteca.lab.work.creation import check_files

_LINK = re.compile(r"/?table/(?P<table>[0-9a-f]+)/(?P<token>[\w-]+)", re.ASCII)

EXAMPLES = """\b
Examples:
  ludoteca join "http://192.0.2.7:8000/#/table/1f0c/Zm9v"
  ludoteca join http://localhost:8000 --code KMRTWX --bot mybot.py:MyBot
"""


@click.command(epilog=EXAMPLES)
@click.argument("link")
@click.option("--code", help="The table's code, if LINK is just the address of the server.")
@click.option("--bot", "kind", metavar="BOT", help="Which bot plays: one that `games` lists, or FILE.py:CLASS.")
@click.option("--name", default="Bot", show_default=True, help="The bot's name at the table.")
def join(link: str, code: str | None, kind: str | None, name: str) -> None:
    """Have a bot play the open seat at LINK (or the seat LINK already belongs to) until the game is over."""
    from ludoteca.client import Client, RemoteBot, ServerRefused  # noqa: PLC0415 - only this command needs it

    client = Client(link)
    if kind is not None:
        check_files((kind,), SAMPLE, None)  # before it takes a seat; a class in a file is the same for every game
    found = _LINK.fullmatch(urlsplit(link).fragment)
    if code is not None:
        seat = client.join(code, name)
    elif found is None:
        raise Refused("LINK must be the link to a seat, or the address of a server together with --code.")
    else:
        try:
            seat = client.claim(found["table"], found["token"], name)
        except ServerRefused as error:
            if error.code != "not-now":
                raise
            seat = client.seat(found["table"], found["token"])
    click.echo(f"{name} sits in seat {seat.number + 1} at table {seat.table}.")
    table = RemoteBot(seat, kind).play()
    points = ", ".join(f"{who['name']} {score}" for who, score in zip(table["seats"], table["scores"], strict=True))
    click.echo(f"The game is over: {points}.")
