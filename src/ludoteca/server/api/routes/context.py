"""What every route needs of a request."""

from typing import Any

from litestar import Request

from ludoteca.server.server import Server
from ludoteca.server.tables.access import Access, bearer

AnyRequest = Request[Any, Any, Any]


def server_of(request: AnyRequest) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, for the limits only: it is neither kept nor logged."""
    forwarded = request.headers.get("x-forwarded-for")
    if server_of(request).settings.trust_proxy and forwarded:
        return forwarded.rpartition(",")[2].strip()
    return request.client.host if request.client else ""


async def access_of(request: AnyRequest, table: str) -> Access:
    """What the request's tokens open at a table."""
    header = request.headers.get("authorization")
    tokens = [] if header is None and request.method == "GET" else bearer(header)
    server = server_of(request)
    access = await server.access(table, tokens)
    server.presence.seen(table, access.seats)
    return access
