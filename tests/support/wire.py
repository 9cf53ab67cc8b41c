"""Bytes to a server and what comes back, without a client that would refuse to send them."""

import json
import re
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from socket import SHUT_WR, create_connection
from typing import NamedTuple

from tests.support.mutants import Wire

PATIENCE = 120.0
"""A poll may wait for 25 seconds, and a busy machine is slow."""
NOT_HTTP = "Invalid HTTP request received."
"""What the server says where no request could be made out."""
SENTENCE = re.compile(r"[^\n]{10,310}\.")


class Reply(NamedTuple):
    """The answer to a request; of a stream only the first bytes."""

    status: int
    kind: str
    text: str


def exchange(port: int, wire: Wire) -> Reply | None:
    """Send it; None if the connection was closed without an answer."""
    with create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        with suppress(ConnectionError):  # refused before all of it was sent: the answer is there
            connection.sendall(wire.data)
            if wire.cut:
                connection.shutdown(SHUT_WR)
        reply = HTTPResponse(connection, method=wire.method)
        try:
            reply.begin()
            kind = reply.headers.get("content-type", "")
            body = reply.read1(1000) if "event-stream" in kind else reply.read()
        except (ConnectionError, HTTPException):
            return None
        finally:
            reply.close()
    return Reply(reply.status, kind, body.decode("utf-8", "replace"))


def assert_clear(wire: Wire, reply: Reply | None) -> None:
    """No mistake of the server; what is refused is refused with one sentence."""
    if reply is None:
        assert wire.cut, ("no answer", wire)
        return
    assert reply.status < 500, (wire, reply)
    if reply.status >= 400 and wire.method != "HEAD" and reply.text != NOT_HTTP:
        with suppress(ValueError, KeyError, TypeError):
            assert SENTENCE.fullmatch(json.loads(reply.text)["error"]["message"]), (wire, reply)
            return
        raise AssertionError("refused without a sentence", wire, reply)
