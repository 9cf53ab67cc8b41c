"""Taking an answer, the most frequent request of all: a well-formed one bypasses the web framework."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ludoteca.server.api import types
from ludoteca.server.api.addresses import address_in
from ludoteca.server.common.errors import ApiRefusal, refusal_of
from ludoteca.server.service import requests
from ludoteca.server.service.answers import give_answer
from ludoteca.server.service.server import Server
from ludoteca.server.tables.access import bearer

Send = Callable[[dict[str, Any]], Awaitable[None]]
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


async def accept(
    server: Server, table: str, authorization: str | None, address: str, given: requests.GiveAnswer
) -> types.Accepted:
    """Answer a seat's question, if the token opens the seat."""
    access = await server.tables.access(table, bearer(authorization))
    server.audience.presence.seen(table, access.seats)
    access.check_seat(given.seat)
    server.check_pace(f"{table}/{given.seat}", address)
    return types.Accepted(
        await server.tables.change(
            table,
            lambda transaction: give_answer(transaction, given),
        )
    )


class Shortcut:
    """Takes well-formed answers. All others go the usual way, which says what is wrong with them."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._path = re.compile(rf"{re.escape(server.settings.base)}/api/tables/([0-9A-Za-z_-]{{1,32}})/answers")
        self._decode = msgspec.json.Decoder(requests.GiveAnswer).decode

    async def takes(self, scope: dict[str, Any], body: bytes, send: Send) -> bool:
        """Take the request if it is a well-formed answer; whether it was."""
        path = self._path.fullmatch(scope["path"]) if scope["method"] == "POST" else None
        if path is None:
            return False
        try:
            given = self._decode(body)
        except UNREADABLE:
            return False
        await self._answer(scope, path[1], given, send)
        return True

    async def _answer(self, scope: dict[str, Any], table: str, given: requests.GiveAnswer, send: Send) -> None:
        header = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"authorization"), None)
        address = address_in(scope, self._server.settings.trust_proxy)
        try:
            accepted = await accept(self._server, table, header, address, given)
        except ApiRefusal:
            raise
        except Exception as error:
            raise refusal_of(error) from error
        text = msgspec.json.encode(accepted)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(text)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": text, "more_body": False})
