"""Starting the same server again and again quickly.

Of the 1.4 seconds that a server needs to open, it spends 1.2 loading code. Here one process loads it once, and each
server is a fork of it that runs `ludoteca serve` as usual: so a campaign can kill hundreds of them.
"""

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from typing import NoReturn

from sqlalchemy import create_engine

PROGRAM = (sys.executable, "-c", "from tests.support.launcher import main; main()")
SECONDS = 300.0


class Launcher:
    """One server at a time; `kill` is kill -9."""

    def __init__(self, db: str) -> None:
        self._db = db
        self._process = subprocess.Popen(
            PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._port = 0
        self.said: list[str] = []

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout:
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put("ended too early")

    def start(self) -> str:
        """Open a server, at the same address as the one before; the address. Bots may be slow: so is a busy machine."""
        pace = ["--pace", "0", "--think", str(SECONDS)]
        self._tell(["--no-open", "--sample", *pace, "--port", str(self._port), "--db", self._db])
        url = self._wait_for(r"open at (http://\S+)/")
        self._port = int(url.rpartition(":")[2])
        return url

    def kill(self) -> None:
        self._tell(signal.SIGKILL.value)
        assert self._wait_for("ended (.+)") == str(-signal.SIGKILL)

    def stop(self) -> int:
        self._tell(signal.SIGINT.value)
        return int(self._wait_for("ended (.+)"))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(SECONDS)
        self._listener.join()

    def _tell(self, what: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()

    def _wait_for(self, pattern: str) -> str:
        while True:
            line = self._lines.get(timeout=SECONDS)
            self.said.append(line)
            if found := re.search(pattern, line):
                return found[1]
            assert not line.startswith("ended"), "".join(self.said)


def main() -> None:
    """Load the code; then start a server for each list of words that stdin says, and send it each signal."""
    _load()
    server = 0
    for line in sys.stdin:
        said = json.loads(line)
        if isinstance(said, list):
            server = os.fork()
            if server == 0:
                _serve(said)
        else:
            os.kill(server, said)
            code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
            os.write(1, f"ended {code}\n".encode())
            server = 0
    if server:
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)


def _load() -> None:
    """The modules that a server loads before it opens; not imported at the top, since the tests need none of them."""
    import ludoteca.server.launch  # noqa: PLC0415
    import ludoteca.server.store.sql.postgres  # noqa: PLC0415
    from ludoteca.games import installed  # noqa: PLC0415

    installed.games(sample=True)
    with create_engine("sqlite://").begin() as conn:
        ludoteca.server.store.sql.migrate.migrate(conn)


def _serve(words: list[str]) -> NoReturn:
    from ludoteca.cli import main as ludoteca  # noqa: PLC0415 - as in `_load`

    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv[1:] = ["serve", *words]
    ludoteca()
    sys.exit(0)
