"""Requests as bytes, sent to a running server: what is read, what is refused, and in which order it is answered."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.support.serving import quick, served, sqlite_url

from ludoteca.server.api.guard import MOST_HEADERS
from ludoteca.server.launch import LARGEST_HEAD

MANY = 2000
ALIVE = b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\n\r\n"
LAST = b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
POST = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\n"
NO_CODE = json.dumps({"code": "AAAAAA"}).encode()
CHUNKS = b"Transfer-Encoding: chunked\r\n\r\n4\r\n%b\r\ne\r\n%b\r\n0\r\n" % (NO_CODE[:4], NO_CODE[4:])
WHOLE = b"Content-Length: %d\r\n\r\n%b" % (len(NO_CODE), NO_CODE)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A running server."""
    with served(quick(sqlite_url(tmp_path_factory.mktemp("store")))) as client:
        yield client.base_url.port or 0


def reply(port: int, *parts: bytes) -> bytes:
    """The reply to parts that are sent one after the other, until the server hangs up."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as visitor:
        with suppress(ConnectionError):  # it may be refused before all of it is sent
            for part in parts:
                visitor.sendall(part)
                time.sleep(0.001)
        with suppress(ConnectionError):
            while part := visitor.recv(65536):
                heard += part
    return heard


def statuses(heard: bytes) -> list[int]:
    """The status of each answer."""
    return [int(part[:3]) for part in heard.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("sent", [
    b"nonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nBad Name: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: b\x00c\r\n\r\n",
    b"GET / HTTP/3.7\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/0.9\r\nHost: localhost\r\n\r\n",
    b"GET /\xc3\xa4 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * MOST_HEADERS + b"\r\n",
    POST + b"Content-Length: 18\r\n" + CHUNKS + b"\r\n",
    POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    POST + b"Content-Length: 0x2\r\n\r\nab",
    POST + b"Content-Length: -2\r\n\r\nab",
    POST + b"Content-Length: 99999999999999999999999\r\n\r\nab",
    POST + b"Transfer-Encoding: chunked, identity\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: xchunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\nx\r\nabc\r\n0\r\n\r\n",
    POST + b"Transfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
])  # fmt: skip
def test_nonsense_is_refused(port: int, sent: bytes) -> None:
    """Above all what two servers could read differently (request smuggling); then the connection ends."""
    (status,) = statuses(reply(port, sent))
    assert 400 <= status <= 431


@pytest.mark.parametrize("begun", [
    b"", b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", POST + b"Transfer-Encoding: chunked\r\n\r\n3;",
    POST + CHUNKS + b"X: ",
])  # fmt: skip
def test_heads_without_end(port: int, begun: bytes) -> None:
    """They are refused once they are too long, and so is anything without end that frames a body."""
    more = b"aa" if begun else b"\r\n"
    assert statuses(reply(port, begun, *[more * (LARGEST_HEAD // 8)] * 6)) == [400]


def test_a_fold_hides_no_header(port: int) -> None:
    """A header that goes on in the next line is read as one, as RFC 9112 says."""
    folded = POST + b"X: b\r\n Content-Length: 99\r\n" + WHOLE
    assert statuses(reply(port, folded + LAST)) == [404, 200]


@pytest.mark.parametrize(("sent", "status"), [
    (POST + WHOLE, 404), (POST + CHUNKS + b"\r\n", 404), (POST + CHUNKS + b"X-Late: 1\r\n\r\n", 404),
    (b"GET /api/ali%76e HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
    (b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 200),
])  # fmt: skip
def test_requests_are_read_to_their_end(port: int, sent: bytes, status: int) -> None:
    """In one part or in many; the next one begins where they end. Nobody upgrades."""
    in_parts = [sent[at : at + 1] for at in range(len(sent))]
    for parts in ([sent + LAST], [sent, LAST], [*in_parts, LAST]):
        assert statuses(reply(port, *parts)) == [status, 200]


def test_one_after_the_other(port: int) -> None:
    """Requests that come before earlier ones are answered wait, with their bodies."""
    assert statuses(reply(port, ALIVE * 3 + POST + WHOLE + LAST)) == [200, 200, 200, 404, 200]


def test_thousands_of_requests_in_one_write(port: int) -> None:
    """All are answered; somebody else who comes later does not wait for them."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as greedy:
        greedy.sendall(ALIVE * MANY + LAST)
        assert statuses(reply(port, LAST)) == [200]
        greedy.setblocking(False)
        with suppress(BlockingIOError):
            while part := greedy.recv(65536):
                heard += part
        assert len(statuses(heard)) < MANY
        greedy.settimeout(20)
        while part := greedy.recv(65536):
            heard += part
    assert len(statuses(heard)) == MANY + 1


def test_requests_without_end(port: int) -> None:
    """A visitor who goes on asking and reads no answer is soon heard no further: the server keeps nothing for them."""
    wishes = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.settimeout(2)
        lazy.connect(("127.0.0.1", port))
        times = 0
        with suppress(TimeoutError):
            while times < MANY:
                lazy.sendall(wishes)
                times += 1
        assert times < MANY
        assert statuses(reply(port, LAST)) == [200]


def test_old_http_is_answered(port: int) -> None:
    """And the connection ends."""
    heard = reply(port, b"GET /api/alive HTTP/1.0\r\nHost: localhost\r\n\r\n")
    assert heard.endswith(b'{"ok":true}')


def test_an_answer_to_head_has_no_body(port: int) -> None:
    """The next answer follows at once."""
    heard = reply(port, ALIVE.replace(b"GET", b"HEAD") + LAST)
    assert heard.count(b"\r\n\r\nHTTP/1.1 200 ") == 1
