"""The settings of a server, chosen when it is started."""

import os
from pathlib import Path
from typing import NamedTuple

from ludoteca.server.common.shelf import Shelf

DAY = 24 * 3600.0


def usual_workers() -> int:
    """All cores but one, which is left for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


class VisitorLimits(NamedTuple):
    """How much visitors may ask for."""

    connections: int = 10_000
    """How many connections there may be, as far as the system allows that many open files."""
    connections_per_address: int = 1000
    """How many of them one address may have: a whole school may be behind it. Proxies may have all."""
    codes_per_minute: int = 600
    """How many wrong codes an address may try; below, one of its browsers. A whole class may have one address."""
    codes_per_minute_of_browser: int = 10
    tables_per_minute: int = 300
    """How many tables may be made from an address; below, in one of its browsers."""
    tables_per_minute_of_browser: int = 30
    posts_per_second: int = 200
    """How many answers an address may send; below, one seat."""
    posts_per_second_of_seat: int = 50
    renames_per_minute: int = 10
    """How often one seat may be renamed."""
    phrases_per_minute: int = 20
    """How many phrases may be said at one table; below, by one of its seats."""
    phrases_per_minute_of_seat: int = 5
    hints_per_minute_of_seat: int = 20
    """How many hints one seat may ask for."""
    streams: int = 2000
    streams_per_address: int = 800
    tables: int = 100_000
    """How many tables the store may hold."""


class Settings(NamedTuple):
    """One server. Times are in seconds."""

    db: str
    """The address of the store: `sqlite:///FILE` or `postgresql://...`."""
    base: str = ""
    """The path under which a reverse proxy shows the server, such as `/games`."""
    lan: str = ""
    """The whole address for others on the network, if the server listens to them."""
    origins: tuple[str, ...] = ()
    """The origins under which a proxy shows the server: their pages may send POSTs, their names count as its own."""
    hosts: tuple[str, ...] = ()
    """Other names by which visitors may reach the server; IP addresses and localhost always work."""
    trust_proxy: bool = False
    """Whether the last address in X-Forwarded-For is that of the visitor: only behind a proxy that sets it."""
    pace: float = 0.3
    """How long a bot waits before it answers, so that people can follow."""
    think: float = 10.0
    """How long a bot may think about one question; if it hangs, it gives a random answer."""
    window_wait: float = 5.0
    """How long every reaction window lasts when several people play."""
    idle_days: float = 60.0
    """How many days without an answer until a table is deleted."""
    local: str = ""
    """The whole address on this machine itself."""
    webhooks: bool = False
    """Whether a table's host may have turn notices sent to an address."""
    webhooks_private: bool = False
    """Whether that address may also be this machine or one on its network."""
    away_after: float = 0.0
    """How long a person who is asked may be away until a bot plays for them; 0: no limit."""
    workers: int = usual_workers()
    """How many processes think for the bots."""
    ready_after: float | None = 1.0
    """How many seconds after the server they start, since the page comes first; None: when needed."""
    sample: bool = False
    """Whether the example game is on the shelf."""
    web: Path | None = None
    """The folder of the built page; the one in the package if None."""
    limits: VisitorLimits = VisitorLimits()
    shelf: Shelf = Shelf()
    """The games, some perhaps with components of their own."""
