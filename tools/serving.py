"""A private server for tests, pictures and measurements: started, killed, started again with the same store."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

START_SECONDS = 60.0


class Serving:
    """A server process with its store in a folder."""

    def __init__(self, data: Path, words: tuple[str, ...] = ()) -> None:
        self.data = data
        self.words = words
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it, at the same address every time, and wait until it answers."""
        command = [
            str(Path(sys.executable).parent / "ludoteca"), "serve", "--no-open", "--port", str(self.port),
            "--data", str(self.data), "--pace", "0", "--window", "0.2", "--sample", *self.words,
        ]  # fmt: skip
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"The server did not start:\n{(self.data / 'server.log').read_text()}")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            return bool(self.get("health")["ok"])
        except (URLError, OSError):
            return False

    def get(self, path: str) -> Any:
        """What the interface answers."""
        with urlopen(f"{self.address}api/{path}", timeout=10) as response:  # noqa: S310 - our own server
            return json.load(response)

    def games(self) -> list[str]:
        """The games that can be played there."""
        return list(self.get("health")["games"])

    def kill(self) -> None:
        """End it without warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a service manager does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None


@contextmanager
def serving(data: Path, *words: str) -> Iterator[Serving]:
    """A running server, which is killed at the end."""
    server = Serving(data, words)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
