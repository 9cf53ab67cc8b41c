"""However a server ends, none of the processes that it started stays behind."""

import os
import shutil
import signal
import socket
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.serving import BOT, PERSON, Process, create, key, sqlite_url, wait_for

WORKERS = 4
"""Two that think, one that follows records, and Python's own that clears up after them."""
STOPS = 1.0
"""How many seconds a server takes to stop, whatever its visitors do."""
ENDS = 5.0
"""How many seconds whatever is left may take to end."""


def processes() -> dict[int, int]:
    """All living processes of the machine, each with the one that started it."""
    command = [shutil.which("ps") or "ps", "-A", "-o", "pid=,ppid=,stat="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    rows = [line.split() for line in listed.stdout.splitlines()]
    return {int(pid): int(parent) for pid, parent, state in rows if not state.startswith("Z")}


def started_by(pid: int) -> set[int]:
    """What a process started, and what that started."""
    alive = processes()
    found: set[int] = set()
    new = {pid}
    while new:
        new = {child for child, parent in alive.items() if parent in new}
        found |= new
    return found


def at_work(folder: Path, **more: Any) -> tuple[Process, set[int]]:
    """A server whose bots think and whose records are followed, and the processes that do it."""
    server = Process(sqlite_url(folder), "--workers", "2", **more)
    with httpx.Client(base_url=server.url, timeout=60) as client:
        create(client, [BOT, BOT])
        made = create(client, [PERSON, BOT])
        moments = client.get(f"/api/tables/{made['table']}/moments", headers=key(made["watch"]))
        assert moments.status_code == 200
        wait_for(lambda: len(started_by(server.process.pid)) >= WORKERS, 60)
    return server, started_by(server.process.pid)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_is_left(tmp_path: Path, how: signal.Signals) -> None:
    """Stopped by Ctrl-C or by a service manager, or killed: a few seconds later all its workers are gone."""
    server, workers = at_work(tmp_path)
    server.process.send_signal(how)
    assert server.process.wait(20) == (0 if how is signal.SIGINT else -how)
    wait_for(lambda: not workers & set(processes()), ENDS)


def test_no_process_is_left_that_had_just_begun(tmp_path: Path) -> None:
    """The same while the workers are still loading."""
    server = Process(sqlite_url(tmp_path), "--workers", "2")
    with httpx.Client(base_url=server.url, timeout=60) as client:
        create(client, [BOT, BOT])
    wait_for(lambda: len(started_by(server.process.pid)) > 1, 60)
    workers = started_by(server.process.pid)
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(20) == -signal.SIGTERM
    wait_for(lambda: not workers & set(processes()), ENDS)


def test_ctrl_c_is_heard_by_the_server_alone(tmp_path: Path) -> None:
    """A terminal sends Ctrl-C to every process; the server says one sentence, its workers nothing."""
    server, workers = at_work(tmp_path, process_group=0)
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(20) == 0
    wait_for(lambda: not workers & set(processes()), ENDS)
    server.listener.join(ENDS)
    assert server.said[1:] == ["Stop it with Ctrl-C.\n", "Stopped; every acknowledged answer is kept.\n"]


def test_visitors_do_not_hold_a_server_up(tmp_path: Path) -> None:
    """Long polls, streams read or unread, half a body, half a header: the server stops within a second."""
    server = Process(sqlite_url(tmp_path))
    with httpx.Client(base_url=server.url) as client, ExitStack() as open_sockets:
        made = create(client, [PERSON, BOT])
        stamp = client.get(f"/api/tables/{made['table']}", headers=key(made["watch"])).json()["stamp"]
        table, head = f"/api/tables/{made['table']}", f"Host: localhost\r\nAuthorization: Bearer {made['watch']}\r\n"
        for request in (
            f"GET {table}/poll?since=9999&stamp={stamp} HTTP/1.1\r\n{head}\r\n",
            f"GET {table}/events HTTP/1.1\r\n{head}\r\n",
            f"POST /api/join HTTP/1.1\r\n{head}Content-Length: 100\r\n\r\n{{",
            f"GET /api/health HTTP/1.1\r\n{head}",
            f"GET /api/schema/openapi.json HTTP/1.1\r\n{head}\r\n" * 50,
        ):
            visitor = open_sockets.enter_context(socket.socket())
            visitor.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            visitor.connect(("127.0.0.1", server.port))
            visitor.sendall(request.encode())
        assert client.get("/api/health").status_code == 200
        time.sleep(0.5)
        begun = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(20)
        assert time.monotonic() - begun < STOPS
