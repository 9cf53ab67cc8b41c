"""A real PostgreSQL in a temporary folder, run by a user that is not root."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

NOBODY = "nobody"
_numbers = count(1)


class Postgres:
    """A running database server; `database()` makes an empty database in it."""

    def __init__(self, port: int, data: Path, options: str) -> None:
        self._port = port
        self._data = data
        self._options = options

    def start(self) -> None:
        log = str(self._data.parent / "log")
        _run(_program("pg_ctl"), "-D", str(self._data), "-w", "-l", log, "-o", self._options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """As a power cut would, unless another mode is named."""
        _run(_program("pg_ctl"), "-D", str(self._data), "-m", mode, "stop")

    @contextmanager
    def away(self, mode: str = "immediate") -> Iterator[None]:
        self.stop(mode)
        try:
            yield
        finally:
            self.start()

    def database(self) -> str:
        name = f"test{next(_numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as conn:
            conn.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"


@contextmanager
def running() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        _run(_program("initdb"), "-D", str(data), "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
        port = _free_port()
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        server = Postgres(port, data, options)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> str:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or next((str(place) for place in places), None)
    assert found is not None, "These tests need PostgreSQL: install it (Debian: apt install postgresql)."
    return found


def _run(*command: str) -> None:
    become = ["setpriv", f"--reuid={NOBODY}", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*become, *command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        cwd="/", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
