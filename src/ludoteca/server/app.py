"""The application: routes, error answers, OpenAPI, start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import ludoteca
from ludoteca.server.api.guard import App, Guard
from ludoteca.server.api.routes import coach, docs, games, health, page, play, records, tables, tutorials
from ludoteca.server.api.routes.context import AnyRequest
from ludoteca.server.common.errors import ApiRefusal, refusal_of
from ludoteca.server.running import Server


def application(server: Server) -> Guard:
    """The whole server as an ASGI application."""
    settings = server.settings

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    handlers: list[Any] = [
        *health.ROUTES,
        *games.ROUTES,
        *tutorials.ROUTES,
        *tables.ROUTES,
        *play.ROUTES,
        *records.ROUTES,
        *coach.ROUTES,
        *docs.ROUTES,
        page.page,
    ]
    app = Litestar(
        route_handlers=[Router(settings.base, route_handlers=handlers)] if settings.base else handlers,
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path=f"{settings.base}/api/schema",
            description=DESCRIPTION,
            use_handler_docstrings=True,
        ),
        exception_handlers={
            HTTPException: _wrong_request,
            UnicodeDecodeError: _not_text,
            RecursionError: _not_text,
            Exception: _refusal,
        },
        logging_config=None,
        state=State({"server": server}),
    )
    return Guard(cast("App", app), settings, server.traffic, server.begin_to_stop)


DESCRIPTION = """Tables of board games for browsers and programs.

Every table, seat and right is opened by a token in `Authorization: Bearer <token>` (several, separated by commas, to
look at a table with all one's seats). Moves are POSTs that carry the version they answer and an idempotency key; news
are server-sent events. Errors are `{"error": {"code", "message", "words", "rules"}}`."""


def _refusal(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    refusal = refusal_of(error)
    request.scope["refusal"] = refusal.code  # type: ignore[typeddict-unknown-key]  # for the guard, which counts it
    return Response(refusal.to_json(), status_code=refusal.status, headers=refusal.headers)


def _wrong_request(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    status = error.status_code
    code = {404: "unknown", 405: "method", 413: "too-large"}.get(status, "bad" if status < 500 else "mistake")
    return _refusal(request, ApiRefusal(status, code, _sentence(error)))


def _sentence(error: HTTPException) -> str:
    """The fault of a request, without repeating it."""
    if error.status_code == 404:
        return "There is nothing at this address; /api/docs says what there is."
    if error.status_code == 405:
        return "This address does not understand this method; /api/docs says what it does."
    fields = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(_complaint(wrong) for wrong in fields if isinstance(wrong, dict))
    return f"{said[:300].removesuffix('.')}." if said else "The request is not what this address expects."


def _complaint(wrong: dict[str, Any]) -> str:
    """The fault of one field of a request."""
    where, what = str(wrong.get("key", "data")), str(wrong.get("message", ""))
    if what.startswith("Invalid enum value"):
        what = "this value is not allowed here"
    elif what.strip("'") == where:
        what = "it is missing"
    return f"{'body' if where == 'data' else where}: {what}"


def _not_text(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    return _refusal(request, ApiRefusal(400, "bad", "The request is not the JSON that this address expects."))
