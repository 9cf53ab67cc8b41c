"""What every route needs of a request."""

import re
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar import Request

from ludoteca.server.api.limits import Sender
from ludoteca.server.server import Server
from ludoteca.server.tables.access import Access, bearer

AnyRequest = Request[Any, Any, Any]

BROWSER_KEY = re.compile(r"[0-9A-Za-z_-]{16,64}")


def server_of(request: AnyRequest) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, for the limits only: it is neither kept nor logged."""
    forwarded = request.headers.get("x-forwarded-for")
    if server_of(request).settings.trust_proxy and forwarded:
        return network_of(forwarded.rpartition(",")[2].strip())
    return network_of(request.client.host if request.client else "")


def network_of(address: str) -> str:
    """The address itself; for IPv6 the first half, since one household has the whole second half to itself.

    >>> network_of("192.0.2.7"), network_of("2001:db8::5:7"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed), 64), strict=False))


def sender_of(request: AnyRequest) -> Sender:
    """The address with the key of the browser, which is as little kept or logged."""
    browser = request.headers.get("ludoteca-browser", "")
    return Sender(address_of(request), browser if BROWSER_KEY.fullmatch(browser) else "")


async def access_of(request: AnyRequest, table: str) -> Access:
    """What the request's tokens open at a table."""
    header = request.headers.get("authorization")
    tokens = [] if header is None and request.method == "GET" else bearer(header)
    server = server_of(request)
    access = await server.access(table, tokens)
    server.presence.seen(table, access.seats)
    return access
