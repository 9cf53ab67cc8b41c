"""Around every request: security headers, names and origins, the size of bodies, and what is counted and logged."""

import json
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from ludoteca.server.api.addresses import address_in
from ludoteca.server.api.origins import Origins
from ludoteca.server.common.errors import ApiRefusal
from ludoteca.server.common.settings import Settings
from ludoteca.server.common.traffic import NO_ROUTE, Request, Traffic
from ludoteca.server.common.turns import Room, Turns

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), interest-cohort=()",
    b"cache-control": b"no-store",
}
"""The headers of every response that does not set its own."""
FRAMING = {b"content-length", b"transfer-encoding"}
MOST_HEADERS = 200
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 8 * 1024 * 1024
RECORDS = ("/api/replay", "/api/replay/fork", "/api/replay/analysis")
UPLOADS = Room(at_once=2, waiting_each=64, waiting=256)
"""How many records are received at once, and how many may wait."""

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Connection(Protocol):
    """The connection of a request: it is told when its request is complete, and when it is answered."""

    def asked(self) -> None: ...
    def answered(self) -> None: ...


class Guard:
    """The outermost layer."""

    def __init__(self, app: App, settings: Settings, traffic: Traffic, stopping: Callable[[], None]) -> None:
        self._app = app
        self._settings = settings
        self._traffic = traffic
        self._origins = Origins(settings)
        self._uploads = Turns(UPLOADS)
        self.stopping = stopping
        """Called when the server begins to stop: streams end then."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request from its first byte to its last."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        visitor: Connection = scope["state"]["visitor"]
        reply = _Reply(send)
        begun = time.monotonic()
        try:
            body = await self._body(scope, receive)
            visitor.asked()
            headers = dict(scope["headers"])
            _check_head(scope, headers)
            self._origins.check(scope["method"], headers)
            await self._app(scope, _Given(body, receive), reply)
        except ApiRefusal as error:
            scope["refusal"] = error.code
            await reply.refuse(error)
        finally:
            visitor.answered()
            request = Request(scope["method"], scope.get("path_template") or NO_ROUTE, reply.status)
            self._traffic.answered(request, time.monotonic() - begun, scope.get("refusal"))

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body. Records take turns: until its turn comes, an upload just stalls."""
        if not scope["path"].endswith(RECORDS):
            return await _body(receive, LARGEST_BODY)
        async with self._uploads.of(address_in(scope, self._settings.trust_proxy)):
            return await _body(receive, LARGEST_RECORD)


class _Given:
    """Hands over a body that was already read; then waits for the client to go away."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Any:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body, "more_body": False}
        return await self._receive()


class _Reply:
    """Sends a response with our headers, and remembers its status."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = list(message.get("headers", []))
            have = {name.lower() for name, _ in given}
            message["headers"] = given + [header for header in HEADERS.items() if header[0] not in have]
        await self._send(message)

    async def refuse(self, error: ApiRefusal) -> None:
        """Send a refusal that does not come from the routes."""
        body = json.dumps(error.to_json()).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if error.status in {400, 413, 431}:
            headers.append((b"connection", b"close"))
        await self({"type": "http.response.start", "status": error.status, "headers": headers})
        await self({"type": "http.response.body", "body": body, "more_body": False})


def _check_head(scope: Scope, headers: dict[bytes, bytes]) -> None:
    """Refuse a request that is too long, or that a proxy in front of this server may have read differently."""
    if len(scope["headers"]) > MOST_HEADERS:
        raise ApiRefusal(431, "too-large", f"A request has at most {MOST_HEADERS} headers.")
    if headers.keys() >= FRAMING or scope["http_version"] not in {"1.0", "1.1"}:
        raise ApiRefusal(400, "bad", "Two servers could read this request differently.")


async def _body(receive: Receive, most: int) -> bytes:
    """The whole body, if it is not too large."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ApiRefusal(400, "bad", "The request was cut off.")
        body += message["body"]
        if len(body) > most:
            raise ApiRefusal(413, "too-large", f"A request holds at most {most // 1024} KiB.")
        more = message["more_body"]
    return bytes(body)
