"""Reading requests: what is HTTP, what is not, how much of it, and in which order it is answered."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from tests.support.finishing import finish
from uvicorn.server import ServerState

from ludoteca.server.http import LARGEST_HEAD, MOST_AHEAD, MOST_HEADERS, HeldBack, HttpConnection

GET = b"GET /%d HTTP/1.1\r\nHost: a\r\n\r\n"
POST = b"POST /p HTTP/1.1\r\nHost: a\r\n"
CHUNKS = b"Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n"
LAST = b"GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
UPGRADE = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"


class Echo:
    """Says what it was asked; `/wait` is answered when the test lets it, or when the visitor is gone."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.gone = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request."""
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        if scope["path"] == "/wait":
            gone = asyncio.ensure_future(receive())
            await asyncio.wait([gone, asyncio.ensure_future(self.go.wait())], return_when="FIRST_COMPLETED")
            if gone.done():
                self.gone.set()
        said = f"<{scope['method']} {scope['path']} {len(scope['headers'])} {body.decode()}>".encode()
        headers = [] if scope["query_string"] else [(b"content-length", b"%d" % len(said))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": said, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


Visit = Callable[[Echo, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[Any]]


def visit(act: Visit) -> Any:
    """One connection to a server that only has `Echo`."""

    async def run() -> Any:
        app = Echo()
        config = uvicorn.Config(app, log_config=None, ws="none", proxy_headers=False)
        given: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}}
        loop = asyncio.get_running_loop()
        async with await loop.create_server(lambda: HttpConnection(**given), "127.0.0.1", 0) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            try:
                return await asyncio.wait_for(act(app, reader, writer), 20)
            finally:
                writer.close()

    return finish(run())


def replies(*parts: bytes) -> str:
    """What comes back for parts that are sent one after the other, until the server hangs up."""

    async def act(app: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
        for part in parts:
            writer.write(part)
            await asyncio.sleep(0.001)
        return (await reader.read()).decode()

    return str(visit(act))


def answers(text: str) -> list[str]:
    """Only what `Echo` said."""
    return [part.partition(">")[0] for part in text.split("<")[1:]]


@pytest.mark.parametrize("sent", [
    b"nonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nBad Name: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n folded\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: b\x00c\r\n\r\n",
    b"GET /\xc3\xa4 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/3.7\r\nHost: a\r\n\r\n",
    POST + b"Content-Length: 5\r\n" + CHUNKS,
    POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    POST + b"Content-Length: 0x2\r\n\r\nab",
    POST + b"Content-Length: -2\r\n\r\nab",
    POST + b"Content-Length: 99999999999999999999999\r\n\r\nab",
    POST + b"Transfer-Encoding: chunked, identity\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: xchunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\nx\r\nabc\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * MOST_HEADERS + b"\r\n",
])  # fmt: skip
def test_what_is_not_http(sent: bytes) -> None:
    """It is refused in words; above all whatever two servers could read differently (request smuggling)."""
    reply = replies(sent)
    assert reply.startswith("HTTP/1.1 400 ")
    assert reply.endswith("Invalid HTTP request received.")


@pytest.mark.parametrize("begun", [
    b"", b"GET /", b"GET / HTTP/1.1\r\nHost: a\r\nX: ", b"GET / HTTP/1.1\r\nHost: a\r\nX",
    POST + b"Transfer-Encoding: chunked\r\n\r\n3;", POST + CHUNKS + b"X: ",
])  # fmt: skip
def test_heads_without_end(begun: bytes) -> None:
    """Nothing is heard of them any more once they are too long, nor of what follows a body."""
    more = b"\r\n" if not begun else b"aa"
    reply = replies(begun, *[more * (LARGEST_HEAD // 8)] * 6)
    assert reply.startswith("HTTP/1.1 400 ")


@pytest.mark.parametrize(("sent", "heard"), [
    (POST + b"Content-Length: 3\r\n\r\nabc", "POST /p 2 abc"),
    (POST + CHUNKS + b"\r\n", "POST /p 2 abcde"),
    (POST + CHUNKS + b"X-Late: 1\r\nHost: b\r\n\r\n", "POST /p 2 abcde"),
    (b"\r\nGET /a%20b HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a b 1 "),
    (b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * 1 "),
    (b"GET / HTTP/1.1\r\nHost: a\r\n" + UPGRADE + b"\r\n", "GET / 4 "),
    (POST + UPGRADE + b"Content-Length: 3\r\n\r\nabc", "POST /p 5 abc"),
    (POST + UPGRADE + CHUNKS + b"\r\n", "POST /p 5 abcde"),
    (POST + UPGRADE + b"Content-Length: 29\r\n\r\n" + GET % 66, f"POST /p 5 {(GET % 66).decode()}"),
])  # fmt: skip
def test_requests(sent: bytes, heard: str) -> None:
    """They are read to their end, in one part or in many; the next one begins where they end. Nobody upgrades."""
    in_parts = [sent[at : at + 1] for at in range(len(sent))]
    for parts in ([sent + LAST], [sent, LAST], [*in_parts, LAST]):
        reply = replies(*parts)
        assert answers(reply) == [heard, "GET /last 2 "]


def test_one_after_the_other() -> None:
    """Requests that come before earlier ones are answered wait, with their bodies."""
    sent = b"".join(GET % number for number in range(5)) + POST + b"Content-Length: 2\r\n\r\nab" + LAST
    assert answers(replies(sent)) == [*(f"GET /{number} 1 " for number in range(5)), "POST /p 2 ab", "GET /last 2 "]


@pytest.mark.parametrize("then", [b"nonsense\r\n\r\n", GET * (MOST_AHEAD + 1)])
def test_what_was_asked_before_nonsense(then: bytes) -> None:
    """It is answered first; then the connection ends. Too many requests ahead are nonsense."""

    async def act(app: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
        writer.write(b"GET /wait HTTP/1.1\r\nHost: a\r\n\r\n" + then.replace(b"%d", b"1"))
        await asyncio.sleep(0.1)
        app.go.set()
        return (await reader.read()).decode()

    assert answers(visit(act)) == ["GET /wait 1 "]


@pytest.mark.parametrize("ahead", [b"", GET % 1])
def test_a_visitor_who_leaves(ahead: bytes) -> None:
    """Whoever answers them hears of it, also if they had asked for more."""

    async def act(app: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"GET /wait HTTP/1.1\r\nHost: a\r\n\r\n" + ahead)
        await asyncio.sleep(0.1)
        writer.close()
        await app.gone.wait()

    visit(act)


@pytest.mark.parametrize("target", [b"/", b"/?without-length"])
def test_http_1_0(target: bytes) -> None:
    """It knows no chunks: an answer without a length ends with the connection."""
    reply = replies(b"GET %b HTTP/1.0\r\n\r\n" % target)
    assert "chunked" not in reply
    assert "connection: close" in reply
    assert reply.endswith("\r\n\r\n<GET / 0 >")


def test_a_head_goes_out_with_the_first_part_of_its_body() -> None:
    """One write, in the right order; what follows is not held back."""
    written: list[bytes] = []

    class Wire(asyncio.Transport):
        """Notes what is written."""

        def write(self, data: Any) -> None:
            """Another write."""
            written.append(data)

    held = HeldBack(Wire())
    held.holds = True
    held.write(b"head ")
    held.holds = False
    held.write(b"first")
    held.write(b"second")
    assert written == [b"head first", b"second"]


def test_head_and_body_arrive_in_one_piece() -> None:
    """Over a real connection: nobody sees a head alone."""

    async def act(app: Echo, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(GET % 5)
        return await reader.read(1000)

    assert b"<GET /5" in visit(act)


def test_an_answer_to_head_has_a_head() -> None:
    """It has no body that could take it along."""
    reply = replies(b"HEAD /1 HTTP/1.1\r\nHost: a\r\n\r\n", b"HEAD /2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    assert reply.count("HTTP/1.1 200 OK") == 2
    assert answers(reply) == []
