"""`ludoteca` or `ludoteca serve`: tables for browsers and programs."""

from collections.abc import Sequence
from pathlib import Path

import click

from ludoteca.cli.numbers import Finite, Whole
from ludoteca.engine import Refused

STORE = "ludoteca.sqlite"
LEVELS = ("error", "warning", "debug")
EXAMPLES = """\b
Examples:
  ludoteca serve
  ludoteca serve --lan                    friends on the same network can join
  ludoteca serve --port 9000 --no-open    on a machine without a screen
  ludoteca serve --content iditacards=my-cards
  ludoteca serve --origin https://games.example.org --webhooks
  ludoteca serve --log debug --metrics 127.0.0.1:9464"""


def store_url(db: str | None, data: Path | None) -> str:
    """The address of the store that the options name.

    >>> store_url(None, Path("here"))
    'sqlite:///here/ludoteca.sqlite'
    """
    return db or f"sqlite:///{Path(data or click.get_app_dir('ludoteca')) / STORE}"


@click.command(epilog=EXAMPLES)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=Whole(0, 65535), default=8000, show_default=True, metavar="N",
              help="The port; if it is taken, the next free one.")  # fmt: skip
@click.option("--open/--no-open", "open_browser", default=True, help="Open the browser.")
@click.option("--lan", is_flag=True, help="Let others on your network join; shows the address and a QR code.")
@click.option("--db", metavar="URL", help="The store: sqlite:///FILE or postgresql://...")
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help="The folder for the SQLite file.")
@click.option("--base", default="", metavar="PATH", help="The path at which a reverse proxy serves Ludoteca.")
@click.option("--origin", multiple=True, metavar="URL", help="The address at which a proxy serves Ludoteca.")
@click.option("--trust-proxy", is_flag=True, help="Take the visitor's address from X-Forwarded-For.")
@click.option("--window", type=Finite(0), default=5.0, show_default=True, metavar="SECONDS",
              help="How long reaction windows last.")  # fmt: skip
@click.option("--pace", type=Finite(0), default=0.3, show_default=True, metavar="SECONDS",
              help="How long bots wait before answering.")  # fmt: skip
@click.option("--think", type=Finite(0, above=True), default=10.0, show_default=True, metavar="SECONDS",
              help="How long bots may think at a time.")  # fmt: skip
@click.option("--away", type=Finite(0), default=0.0, metavar="SECONDS",
              help="Let a bot play for someone who has been away this long.")  # fmt: skip
@click.option("--idle-days", type=Finite(0, above=True), default=60.0, show_default=True, metavar="DAYS",
              help="Delete tables that nobody has used for this many days.")  # fmt: skip
@click.option("--workers", type=Whole(1), metavar="N",
              help="How many processes think for the bots; by default one fewer than there are cores.")  # fmt: skip
@click.option("--sample", is_flag=True, help="Offer the small sample game too.")
@click.option("--content", multiple=True, metavar="GAME=DIR",
              help="Play GAME with the components in this folder; repeat it for each game.")  # fmt: skip
@click.option("--webhooks", is_flag=True,
              help="Let a table's host send turn notices to a web address, such as a group's chat.")  # fmt: skip
@click.option("--webhooks-private", is_flag=True,
              help="The same, but the address may also be on this machine or its network.")  # fmt: skip
@click.option("--log", type=click.Choice(LEVELS), default="warning", show_default=True, metavar="LEVEL",
              help="What to log on stderr, as lines of JSON: error, warning, or debug for every request.")  # fmt: skip
@click.option("--metrics", default="", metavar="HOST:PORT",
              help="Show figures for Prometheus here, at /metrics, such as 127.0.0.1:9464.")  # fmt: skip
def serve(
    host: str, port: int, open_browser: bool, lan: bool, db: str | None, data: Path | None, base: str,
    origin: tuple[str, ...], trust_proxy: bool, window: float, pace: float, think: float, away: float,
    idle_days: float, workers: int | None, sample: bool, content: tuple[str, ...], webhooks: bool,
    webhooks_private: bool, log: str, metrics: str,
) -> None:  # fmt: skip
    """Serve tables to browsers and programs, and open the page. This is what plain `ludoteca` does."""
    # Not at the top: the other commands should not have to wait for all this to load.
    from ludoteca.server.common.log import begin_log  # noqa: PLC0415
    from ludoteca.server.common.settings import Settings, usual_workers  # noqa: PLC0415
    from ludoteca.server.common.shelf import Shelf  # noqa: PLC0415
    from ludoteca.server.launch import Address  # noqa: PLC0415
    from ludoteca.server.launch import serve as run  # noqa: PLC0415

    path = f"/{base.strip('/')}".rstrip("/")  # with a slash before it and none after
    settings = Settings(
        db=store_url(db, data), base=path, origins=origin, trust_proxy=trust_proxy, window_wait=window,
        pace=pace, think=think, away_after=away, idle_days=idle_days, workers=workers or usual_workers(), sample=sample,
        shelf=Shelf(_folders(content)), webhooks=webhooks or webhooks_private, webhooks_private=webhooks_private,
    )  # fmt: skip
    begin_log(log)
    run(settings, Address(host, port, lan, open_browser, metrics), click.echo)


def _folders(given: Sequence[str]) -> dict[str, Path]:
    """The folders of components by game, as typed: `game=folder`.

    >>> _folders(["quay=my-box"])["quay"].name
    'my-box'
    """
    folders: dict[str, Path] = {}
    for text in given:
        game, equals, folder = text.partition("=")
        if not equals or not folder:
            raise Refused(f"Say which game the components are for: --content GAME=DIR, not {text!r}.")
        if game in folders:
            raise Refused(f"--content names two folders for {game}: give one.")
        folders[game] = Path(folder)
    return folders
