"""Connections without end, or that never say what they want: they cost themselves, nobody else."""

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.support.finishing import finish
from tests.support.serving import (
    BOT,
    LUDOTECA,
    NO_WINDOWS,
    PERSON,
    Process,
    answer,
    create,
    key,
    look,
    quick,
    served,
    sqlite_url,
    wait_for,
)

from ludoteca.server import visitors
from ludoteca.server.launch import ACCEPTED_AT_ONCE, allow_files, listen
from ludoteca.server.visitors import Crowd, Visitor

FEW_FILES = 256
FLOOD = 400
MOST_SAID = 4000
KNOCKS = 40
ALIVE = b"GET /api/alive HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_HEADERS = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{"
HALF_RECORD = HALF_BODY.replace(b"join", b"replay")


@contextmanager
def hostile(port: int, sends: list[bytes]) -> Iterator[list[socket.socket]]:
    """Connections that each send something and then nothing more."""
    opened: list[socket.socket] = []
    try:
        for sent in sends:
            one = socket.create_connection(("127.0.0.1", port), timeout=10)
            opened.append(one)
            with suppress(OSError):  # it may have been thrown out already
                one.sendall(sent)
        yield opened
    finally:
        for one in opened:
            one.close()


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has hung up; reads what it said before."""
    connection.settimeout(0.01)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def trickle(connection: socket.socket) -> bool:
    """Send one more byte; whether anybody still takes it."""
    try:
        connection.sendall(b"a")
    except OSError:
        return False
    return True


@contextmanager
def few_files(folder: Path) -> Iterator[Process]:
    """A server that may open only a few files."""
    limited = ("sh", "-c", f'ulimit -n {FEW_FILES}; exec "$@"', "sh", *LUDOTECA, "serve")
    server = Process(sqlite_url(folder), program=limited)
    try:
        yield server
    finally:
        server.stop()


def test_a_flood_of_idle_connections(tmp_path: Path) -> None:
    """More than there are files for: a player plays on, their stream stays open, new visitors get in."""
    with few_files(tmp_path) as server, httpx.Client(base_url=server.url, timeout=10) as player:
        made = create(player, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
        news = f"/api/tables/{made['table']}/events"
        with player.stream("GET", news, headers=key(made["seats"][1]["token"])) as stream:
            lines = stream.iter_lines()
            next(lines)
            with hostile(server.port, [b"", HALF_HEADERS, HALF_BODY, b"\r\n"] * (FLOOD // 4)):
                for _ in range(3):
                    view = look(player, made, 0)
                    accepted = answer(player, made, view, view["pending"]["answers"][0]["answer"])
                    assert accepted.status_code == 200
                    assert httpx.get(f"{server.url}/api/health", timeout=10).json()["ok"]
                wait_for(lambda: f'"version":{accepted.json()["version"]},' in next(lines))
    server.listener.join(5)
    said = "".join(server.said)
    assert len(said) < MOST_SAID
    assert said.count("Too many connections") == 1


def test_a_flood_comes_in_a_few_at_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many knock: the event loop looks after everybody else before it lets in more, and nobody is left out."""
    entered = [0]
    really_enter = Crowd.enter

    def enter(crowd: Crowd, newcomer: Visitor) -> None:
        really_enter(crowd, newcomer)
        if not entered[-1]:
            asyncio.get_running_loop().call_soon(entered.append, 0)
        if sum(entered) == 0:
            time.sleep(0.5)  # meanwhile the others knock
        entered[-1] += 1

    monkeypatch.setattr(Crowd, "enter", enter)
    with served(quick(sqlite)) as client, hostile(client.base_url.port or 0, [b""] * 100):
        wait_for(lambda: sum(entered) == 100, 10)
    assert max(entered) <= ACCEPTED_AT_ONCE + 1  # which it is depends on the version of Python


def test_full_of_requests(sqlite: str) -> None:
    """When all are being answered, the next one is turned away at once, and there is room again afterwards."""
    with served(quick(sqlite, connections=3)) as client:
        made = create(client, [PERSON, BOT])
        address, port = str(client.base_url), client.base_url.port
        assert port is not None
        listening = (
            f"GET /api/tables/{made['table']}/events HTTP/1.1\r\nHost: localhost\r\n"
            f"Authorization: Bearer {made['watch']}\r\n\r\n"
        )
        client.close()
        with hostile(port, [listening.encode()] * 3) as streams:
            assert all(stream.recv(12) == b"HTTP/1.1 200" for stream in streams)
            with pytest.raises(httpx.TransportError):
                httpx.get(f"{address}/api/health", timeout=5)
            assert not any(is_closed(stream) for stream in streams)
        wait_for(lambda: httpx.get(f"{address}/api/health", timeout=5).json()["ok"], 5)


@pytest.mark.parametrize("ahead", [b"", ALIVE])
def test_visitors_who_leave(sqlite: str, caplog: pytest.LogCaptureFixture, ahead: bytes) -> None:
    """Their place is free at once, also if they had asked for more, and they leave nothing in the log."""
    with served(quick(sqlite, streams_per_address=1)) as client:
        made, port = create(client, [PERSON, BOT]), client.base_url.port or 0
        listening = (
            f"GET /api/tables/{made['table']}/events HTTP/1.1\r\nHost: localhost\r\n"
            f"Authorization: Bearer {made['watch']}\r\n\r\n"
        )

        def gets_in() -> bool:
            with hostile(port, [listening.encode() + ahead]) as (visitor,):
                return visitor.recv(12) == b"HTTP/1.1 200"

        assert gets_in()
        for _ in range(3):
            wait_for(gets_in, 5)
    assert not caplog.records


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test can wait for."""
    monkeypatch.setattr(visitors, "REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(visitors, "UNREAD_SECONDS", 0.3)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("sent", [b"", HALF_HEADERS, ALIVE + HALF_HEADERS, ALIVE + HALF_BODY, HALF_BODY, HALF_RECORD])
def test_slow_requests(sqlite: str, sent: bytes) -> None:
    """Visitors who never finish a request are thrown out, however busily they send; also after a first request."""
    with served(quick(sqlite)) as client, hostile(client.base_url.port or 0, [sent]) as (slow,):
        end = time.monotonic() + 5
        while not is_closed(slow):
            assert time.monotonic() < end
            if sent:
                trickle(slow)


@pytest.mark.usefixtures("impatient")
def test_visitors_who_do_not_read(sqlite: str) -> None:
    """Answers that nobody takes are thrown away with their connection."""
    wish = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with served(quick(sqlite)) as client, socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", client.base_url.port))
        lazy.sendall(wish * 200)
        wait_for(lambda: not trickle(lazy), 5)


@pytest.mark.parametrize("method", [b"GET", b"HEAD", b"POST"])
def test_nonsense_behind_a_good_head(sqlite: str, caplog: pytest.LogCaptureFixture, method: bytes) -> None:
    """Bytes that cannot be read as HTTP end the connection, and leave nothing in the log."""
    head = b" /api/alive HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\nTransfer-Encoding: chunked\r\n\r\n"
    nonsense = b"nonsense\r\n"
    with (
        served(quick(sqlite)) as client,
        hostile(client.base_url.port or 0, [method + head + nonsense, method + head]) as (bad, slow),
    ):
        time.sleep(0.1)
        slow.sendall(nonsense)
        for one in (bad, slow):
            assert one.recv(12) == b"HTTP/1.1 400"
            wait_for(lambda one=one: is_closed(one), 5)
    assert not caplog.records


@contextmanager
def file_limit(files: int) -> Iterator[None]:
    """Another limit for this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_file_limit_is_raised() -> None:
    """As far as is needed, and as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted, allowed in ((300, 300), (200, 250), (hard + 1, hard)):
        with file_limit(250):
            allow_files(wanted)
            assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == allowed


def test_not_a_file_left(tmp_path: Path) -> None:
    """New visitors wait, one line is said, the others play on; when there are files again, everybody gets in."""
    server = Process(sqlite_url(tmp_path))
    try:
        with httpx.Client(base_url=server.url, timeout=10) as player:
            made = create(player, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
            view = look(player, made, 0)
            pid = server.process.pid
            limit = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            used = max(int(file.name) for file in Path(f"/proc/{pid}/fd").iterdir())
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 1, limit[1]))
            with hostile(server.port, [ALIVE] * KNOCKS) as knocks:
                wait_for(lambda: any("No file is left" in line for line in server.said), 10)
                accepted = answer(player, made, view, view["pending"]["answers"][0]["answer"])
                assert accepted.status_code == 200
                time.sleep(1.5)
                resource.prlimit(pid, resource.RLIMIT_NOFILE, limit)
                for knock in knocks:
                    assert knock.recv(12) == b"HTTP/1.1 200"
    finally:
        server.stop()
    server.listener.join(5)
    said = "".join(server.said)
    assert said.count("No file is left") == 1
    assert len(said) < MOST_SAID


def test_small_replies_are_sent_at_once() -> None:
    """Every connection has TCP_NODELAY: without it each reply took 40 milliseconds longer."""

    async def run() -> int:
        made: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        class Seen(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                taken: socket.socket = transport.get_extra_info("socket")
                made.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

        listener, port = listen("127.0.0.1", 0)
        async with await asyncio.get_running_loop().create_server(Seen, sock=listener):
            with socket.create_connection(("127.0.0.1", port)):
                return await made

    assert finish(run())
