"""A hostile laptop in the classroom, which does everything at once.

`python -m tests.support.hostile URL SECONDS TABLE TOKEN`, the token being one that may look at the table.
Idle and half-open connections, huge records, wrong codes and streams. Nothing that it is answered stops it.
"""

import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from socket import create_connection, socket
from urllib.parse import urlsplit

from tests.support.huge import huge_record

IDLE = 2_000
RECORDS = 30
PAUSE = 1.0
"""How long it rests when a record was answered, and before it looks for connections that were closed."""
CODES_PER_SECOND = 5
STREAMS_PER_SECOND = 20
HALF = (b"", b"GET / HTTP/1.1\r\n", b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")


class Laptop:
    def __init__(self, url: str, seconds: float, watch: tuple[str, str]) -> None:
        place = urlsplit(url)
        self._host, self._port = place.hostname or "", place.port or 80
        self._end = time.monotonic() + seconds
        self._table, self._token = watch
        self._kept: list[socket | HTTPConnection] = []

    def attack(self) -> None:
        record = huge_record()
        attacks: list[tuple[Callable[..., None], tuple[object, ...]]] = [
            (self._hold_connections, ()),
            (self._repeat, (CODES_PER_SECOND, self._try_code)),
            (self._repeat, (STREAMS_PER_SECOND, self._open_stream)),
            *((self._send, (record,)) for _ in range(RECORDS)),
        ]
        threads = [threading.Thread(target=attack, args=args, daemon=True) for attack, args in attacks]
        for thread in threads:
            thread.start()
        time.sleep(max(0.0, self._end - time.monotonic()))

    def _hold_connections(self) -> None:
        """Hold connections that say nothing, or half of something; open others for those that are closed."""
        held: list[socket] = []
        while time.monotonic() < self._end:
            held = [one for one in held if _is_open(one)]
            while len(held) < IDLE and time.monotonic() < self._end:
                with suppress(OSError):
                    one = create_connection((self._host, self._port), timeout=5)
                    one.sendall(HALF[len(held) % len(HALF)])
                    one.setblocking(False)
                    held.append(one)
            time.sleep(PAUSE)

    def _repeat(self, per_second: int, work: Callable[[], None]) -> None:
        while time.monotonic() < self._end:
            begun = time.monotonic()
            with suppress(OSError, HTTPException):
                work()
            time.sleep(max(0.0, 1 / per_second - (time.monotonic() - begun)))

    def _try_code(self) -> None:
        connection = HTTPConnection(self._host, self._port, timeout=15)
        connection.request("POST", "/api/join", '{"code": "QQQQQQ"}', {"Content-Type": "application/json"})
        connection.getresponse().read()
        connection.close()

    def _open_stream(self) -> None:
        connection = HTTPConnection(self._host, self._port, timeout=15)
        headers = {"Authorization": f"Bearer {self._token}"}
        connection.request("GET", f"/api/tables/{self._table}/events", headers=headers)
        self._kept.append(connection)

    def _send(self, record: bytes) -> None:
        while time.monotonic() < self._end:
            with suppress(OSError, HTTPException):
                connection = HTTPConnection(self._host, self._port, timeout=60)
                connection.request("POST", "/api/replay", record)
                connection.getresponse().read()
                connection.close()
            time.sleep(PAUSE)


def _is_open(connection: socket) -> bool:
    try:
        return bool(connection.recv(1024))
    except BlockingIOError:
        return True
    except OSError:
        return False


if __name__ == "__main__":
    Laptop(sys.argv[1], float(sys.argv[2]), (sys.argv[3], sys.argv[4])).attack()
