"""Where notices go: which addresses may be given, and which machines may be reached."""

import asyncio
import socket
import threading
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from ludoteca.server.common.errors import ApiRefusal, bad

PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
"""Ports below this belong to other services, such as mail: of those, only the web's own are allowed."""


class Target(NamedTuple):
    """An address in parts; `path` holds its secret."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """Name and port, as in a Host header."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == PORTS["https" if self.secure else "http"] else f"{name}:{self.port}"


def target_of(url: str) -> Target:
    """The parts of an address; a refusal if notices cannot go there.

    >>> target_of("https://hooks.example.org/a?b=c")
    Target(secure=True, host='hooks.example.org', port=443, path='/a?b=c')
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        host = host if ":" in host else host.encode("idna").decode("ascii")
    except ValueError:
        raise _no_address() from None
    if parts.scheme not in PORTS or not host or parts.username is not None or "\\" in url:
        raise _no_address()
    port = PORTS[parts.scheme] if port is None else port
    if port < FIRST_FREE_PORT and port not in PORTS.values():
        raise bad(f"Notices cannot go to port {port}: name 80, 443, or one from {FIRST_FREE_PORT} up.")
    return Target(parts.scheme == "https", host, port, f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}")


def _no_address() -> ApiRefusal:
    return bad("This is not a web address that notices can go to: it looks like https://hooks.example.org/some/path.")


def is_public(address: str) -> bool:
    """Whether an IP address is one machine on the internet: not this one, not its network, not many at once.

    >>> [is_public(one) for one in ("93.184.215.14", "127.0.0.1", "10.1.2.3", "169.254.169.254", "224.0.0.1")]
    [True, False, False, False, False]
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and (parsed.sixtofour or parsed.teredo or parsed.scope_id):
        return False  # an IPv4 address is hidden inside, or it is local to one of this machine's links
    return parsed.is_global and not (parsed.is_multicast or parsed.is_reserved)


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name, looked up in a thread that does not keep the server from stopping."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def tell(addresses: list[str]) -> None:
        if not found.done():
            found.set_result(addresses)

    def look_up() -> None:
        addresses: list[str] = []
        with suppress(OSError, UnicodeError):
            known = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = list(dict.fromkeys(str(entry[4][0]) for entry in known))
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(tell, addresses)

    threading.Thread(target=look_up, name="webhook-name", daemon=True).start()
    return await found
