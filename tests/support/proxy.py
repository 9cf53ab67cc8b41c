"""A way to a server that breaks when the test says so: in the middle of a message, by a reset, or by going silent."""

import select
import socket
import struct
import threading
import time
from contextlib import suppress

from ludoteca import Rng

MIDDLE, RESET, SILENCE = "middle", "reset", "silence"
KINDS = (MIDDLE, RESET, SILENCE)
POLL_SECONDS = 0.02
LONG = 64
"""Pieces shorter than this are no news: a ping, or the end of a message."""
LINGER_NOT = struct.pack("ii", 1, 0)
"""For SO_LINGER: what is closed is reset."""


class Proxy:
    """For one page: only its newest connection is cut. Silent ones stay open: the server knows of nothing."""

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._rng = Rng(seed)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._newest: socket.socket | None = None
        self._wanted: str | None = None
        self._open = True
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def cut(self, kind: str) -> None:
        """Cut the connection now; in the middle of a message: as soon as there is one."""
        self._wanted = kind

    @property
    def has_cut(self) -> bool:
        return self._wanted is None

    def close(self) -> None:
        self._open = False
        self._listener.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def _accept(self) -> None:
        while self._open:
            with suppress(OSError):
                near = self._listener.accept()[0]
                far = socket.create_connection(("127.0.0.1", self._port))
                self._newest = near
                self._threads.append(threading.Thread(target=self._carry, args=(near, far), daemon=True))
                self._threads[-1].start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, suppress(OSError):
            while self._open:
                wanted = self._wanted if near is self._newest else None
                if wanted in {RESET, SILENCE}:
                    self._break(near, far, wanted)
                    return
                for source in select.select([near, far], [], [], POLL_SECONDS)[0]:
                    data = source.recv(65536)
                    if not data:
                        return
                    if wanted == MIDDLE and source is far and len(data) >= LONG:
                        near.sendall(data[: 1 + self._rng.below(len(data) - 1)])
                        self._wanted = None
                        return
                    (near if source is far else far).sendall(data)

    def _break(self, near: socket.socket, far: socket.socket, how: str | None) -> None:
        self._wanted = None
        if how == RESET:
            for end in (near, far):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER_NOT)
            return
        while self._open:
            time.sleep(POLL_SECONDS)
