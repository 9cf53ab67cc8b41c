"""For people who run a server: whether it is up, and whether all of it works."""

import asyncio

from litestar import Response, get

import ludoteca
from ludoteca.games import installed
from ludoteca.server.api import types
from ludoteca.server.api.routes.context import AnyRequest, server_of
from ludoteca.server.common.errors import StoreFailed
from ludoteca.server.store.base import Store

PATIENCE = 3.0
LITTLE_ROOM = 50 * 1024 * 1024


@get("/api/alive", tags=["server"])
async def alive() -> types.Alive:
    """Whether the server is up at all: restart it if this does not answer."""
    return types.Alive(ok=True)


@get("/api/health", tags=["server"])
async def health(request: AnyRequest) -> Response[types.Health]:
    """Whether all of it works (status 503 if not), what it can play, and where others on the network find it."""
    server = server_of(request)
    database = await _writes(server.store)
    room = await asyncio.to_thread(server.store.room)
    disk = room is None or room >= LITTLE_ROOM
    workers = server.workers.well and server.readers.well and server.visitors.well
    background = [upkeep.what for upkeep in server.upkeep if upkeep.trouble]
    ok = database and disk and workers and not background
    now = types.Health(
        ok=ok,
        database=database,
        disk=disk,
        workers=workers,
        background=background,
        version=ludoteca.__version__,
        compiled=ludoteca.compiled(),
        games=list(installed.games(server.settings.sample)),
        lan=server.settings.lan or None,
        webhooks=server.settings.webhooks,
    )
    return Response(now, status_code=200 if ok else 503)


async def _writes(store: Store) -> bool:
    """Whether a write transaction can begin and end."""
    try:
        await asyncio.wait_for(store.write(lambda rows: rows.uptime()), PATIENCE)
    except (StoreFailed, TimeoutError):
        return False
    return True


ROUTES = [alive, health]
