"""The names the server answers to, and the sites whose pages may send to it."""

import re
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from ludoteca.engine import Refused
from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.settings import Settings

HOST = re.compile(r"(\[[^\]]*\]|[^:\[\]]*)(?::([0-9]{0,5}))?")
LARGEST_PORT = 65535
SAFE = {"GET", "HEAD", "OPTIONS"}
Headers = dict[bytes, bytes]


class Origins:
    """Keeps out pages of other sites, including sites whose name was made to point here (DNS rebinding)."""

    def __init__(self, settings: Settings) -> None:
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        self._names = {"", "localhost", *(name.lower() for name in settings.hosts)}
        self._names |= {_name_of_origin(origin) for origin in settings.origins}

    def check(self, method: str, headers: Headers) -> None:
        """Refuse a request for another server, or one sent by a page of another site."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(name_of_host(host)):
            sentence = "This server is not known by that name; the person who runs it can add it with --origin."
            raise ApiRefusal(421, "host", sentence)
        if method in SAFE:
            return
        origin = headers.get(b"origin", b"").decode("latin-1")
        own = not origin or origin in self._origins or _authority(origin) == host
        if not own or headers.get(b"sec-fetch-site") == b"cross-site":
            raise ApiRefusal(403, "origin", "This request comes from a page of another site.")

    def _is_ours(self, name: str) -> bool:
        """Names must be known; an IP address cannot be made to point elsewhere."""
        return name in self._names or name.endswith(".localhost") or _is_ip_address(name)


def name_of_host(host: str) -> str:
    """The name in a Host header, without its port; the whole header if it is not a valid one.

    >>> name_of_host("games.example.org:8000"), name_of_host("[::1]:8000"), name_of_host("localhost:99999")
    ('games.example.org', '[::1]', 'localhost:99999')
    """
    parts = HOST.fullmatch(host)
    return parts[1] if parts and int(parts[2] or 0) <= LARGEST_PORT else host


@lru_cache
def _is_ip_address(name: str) -> bool:
    try:
        ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
    except ValueError:
        return False
    return True


def _authority(origin: str) -> str | None:
    """Name and port of an origin; None if it is not one."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _name_of_origin(origin: str) -> str:
    """The name in an origin given with `--origin`."""
    authority = _authority(origin)
    if authority is None:
        raise Refused(f"--origin must be an address such as https://games.example.org, not {origin!r}.")
    return name_of_host(authority)
