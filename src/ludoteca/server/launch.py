"""Starting a server: finding a free port, saying where it is, opening the browser, stopping gracefully."""

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from typing import Any, NamedTuple, cast

import segno
import uvicorn

from ludoteca.engine import Refused
from ludoteca.games import installed
from ludoteca.server.app import application
from ludoteca.server.common.settings import Settings
from ludoteca.server.metrics import metrics_at
from ludoteca.server.running import Server
from ludoteca.server.store.sql import open_store
from ludoteca.server.visitors import Crowd, Visitor

if sys.platform != "win32":
    import resource

PORTS_TRIED = 50
ANYWHERE = "0.0.0.0"  # noqa: S104 - what --lan means
GRACE_SECONDS = 10
LARGEST_HEAD = 32 * 1024
RESERVE = 96
"""File descriptors kept free of connections: for the store, the page, bots, and newcomers at the door."""
BACKLOG = 4096
"""How many may wait to get in: anyone who comes when it is full is dropped, and tries again only after a second."""
ACCEPTED_AT_ONCE = 16
"""How many come in during one turn of the event loop: everyone else waits for all of them."""


class Address(NamedTuple):
    """Where to serve, and what to do when it is ready."""

    host: str
    port: int
    lan: bool
    open_browser: bool
    metrics: str
    """HOST:PORT for Prometheus; nowhere if empty."""


def serve(settings: Settings, address: Address, say: Callable[[str], None]) -> None:
    """Serve until stopped; writes in progress are finished first."""
    allow_files(settings.limits.connections + RESERVE)
    crowd = crowd_of(settings)
    listener, port = listen(ANYWHERE if address.lan else address.host, address.port)
    if port != address.port and address.port:
        say(f"Port {address.port} is taken; this is port {port}.")
    shown = f"[{address.host}]" if ":" in address.host else address.host
    local = f"http://{'127.0.0.1' if address.lan or address.host == ANYWHERE else shown}:{port}{settings.base}/"
    settings = settings._replace(local=local, hosts=(address.host, *settings.hosts))
    if address.lan or address.host == ANYWHERE:
        machine = socket.gethostname()
        lan = f"http://{lan_address()}:{port}{settings.base}/"
        settings = settings._replace(lan=lan, hosts=(machine, f"{machine}.local", *settings.hosts))
    try:
        server = WebServer(settings, crowd, lambda: _ready(settings, address, say))
        with metrics_at(server.service, address.metrics) if address.metrics else nullcontext() as figures:
            if figures:
                say(f"Figures for Prometheus are at {figures}")
            server.run(sockets=[listener])
    except KeyboardInterrupt:
        say("Stopped; every acknowledged answer is kept.")


def allow_files(wanted: int) -> None:
    """Raise the number of files this process may open, as far as the system allows."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < allowed:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def crowd_of(settings: Settings) -> Crowd:
    """Room for as many connections as there should be, or as there are files for."""
    most = settings.limits.connections
    if sys.platform != "win32":
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files != resource.RLIM_INFINITY:
            most = min(most, max(files - RESERVE, files // 2))
    return Crowd(settings, most)


class WebServer(uvicorn.Server):
    """Serves the application; says when it is ready, and lets streams end when it stops."""

    def __init__(self, settings: Settings, crowd: Crowd, ready: Callable[[], None] = lambda: None) -> None:
        self.service = Server(settings, open_store(settings.db))
        self._guard = application(self.service)
        self._crowd = crowd
        self._ready = ready
        super().__init__(
            uvicorn.Config(
                self._guard,
                loop="asyncio",
                http=cast("Any", partial(Visitor, crowd)),
                h11_max_incomplete_event_size=LARGEST_HEAD,
                log_config=None,
                log_level="error",
                access_log=False,
                server_header=False,
                date_header=True,
                backlog=ACCEPTED_AT_ONCE,
                timeout_keep_alive=30,
                timeout_graceful_shutdown=GRACE_SECONDS,
                ws="none",
                proxy_headers=False,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        asyncio.get_running_loop().set_exception_handler(self._crowd.trouble)
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams first: they would never end on their own."""
        self._guard.stopping()
        self._crowd.stop()
        await super().shutdown(sockets)


class Door(socket.socket):
    """A listening socket where many may wait, although the event loop takes in only a few at a time."""

    def listen(self, _few: int = 0, /) -> None:
        """Begin to listen."""
        super().listen(BACKLOG)


def listen(host: str, port: int) -> tuple[socket.socket, int]:
    """A listening socket at this port or the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offset in range(PORTS_TRIED):
        # The protocol is spelled out: only then does the event loop turn Nagle's algorithm off (TCP_NODELAY).
        listener = Door(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port + offset if port else 0))
            listener.listen()
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise Refused(f"Cannot listen at {host}: {error.strerror}.") from None
        except OverflowError:
            listener.close()
            raise Refused(f"Ports {port} to 65535 are all taken.") from None
        else:
            listener.setblocking(False)
            return listener, int(listener.getsockname()[1])
    raise Refused(f"Ports {port} to {port + PORTS_TRIED - 1} are all taken.")


def _ready(settings: Settings, address: Address, say: Callable[[str], None]) -> None:
    for sentence in installed.broken().values():
        say(sentence)
    say(f"Ludoteca is open at {settings.local}")
    if address.lan:
        say(f"In your network it is {settings.lan}")
        say(qr_code(settings.lan))
    say("Stop it with Ctrl-C.")
    if address.open_browser:
        webbrowser.open(settings.local)


def lan_address() -> str:
    """The address of this machine on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(address: str) -> str:
    """A QR code of half blocks, dark on light, for a terminal.

    >>> len(qr_code("http://127.0.0.1:8000/").splitlines()) < 25
    True
    """
    rows = [list(row) for row in segno.make(address, error="l").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    blocks = {(0, 0): "\N{FULL BLOCK}", (0, 1): "\N{UPPER HALF BLOCK}", (1, 0): "\N{LOWER HALF BLOCK}", (1, 1): " "}
    return "\n".join(
        "".join(blocks[bool(high), bool(low)] for high, low in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
