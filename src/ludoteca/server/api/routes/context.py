"""What every route needs of a request."""

import re
from typing import Any

from litestar import Request

from ludoteca.server.api.addresses import address_in
from ludoteca.server.running import Server
from ludoteca.server.service.limits import Sender
from ludoteca.server.tables.access import Access, bearer

AnyRequest = Request[Any, Any, Any]

BROWSER_KEY = re.compile(r"[0-9A-Za-z_-]{16,64}")


def server_of(request: AnyRequest) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, for the limits only: it is neither kept nor logged."""
    return address_in(request.scope, server_of(request).settings.trust_proxy)


def header_of(request: AnyRequest, name: bytes) -> str | None:
    """One header, without parsing all the others."""
    return next((value.decode("latin-1") for key, value in request.scope["headers"] if key == name), None)


def sender_of(request: AnyRequest) -> Sender:
    """The address and the browser's key, which is not kept or logged either."""
    browser = request.headers.get("ludoteca-browser", "")
    return Sender(address_of(request), browser if BROWSER_KEY.fullmatch(browser) else "")


def check_creating(request: AnyRequest) -> None:
    """Refuse someone who makes too many tables."""
    server, sender = server_of(request), sender_of(request)
    if sender.browser:
        server.creating_here.check(" ".join(sender))
    server.creating.check(sender.address)


async def access_of(request: AnyRequest, table: str) -> Access:
    """What the request's tokens open at a table."""
    header = header_of(request, b"authorization")
    tokens = [] if header is None and request.method == "GET" else bearer(header)
    server = server_of(request)
    access = await server.tables.access(table, tokens)
    server.audience.presence.seen(table, access.seats)
    return access
