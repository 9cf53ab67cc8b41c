"""Somebody who receives notices: a real web server in a thread that keeps what comes, and answers well or badly."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PART = b"x" * 65_536
MOST_PARTS = 2_000


class Receiver:
    """`behaves`: `well`, `redirects`, `refuses`, `breaks` (an error of its own), `hangs`, `floods`, `babbles`."""

    def __init__(self, server: ThreadingHTTPServer, secure: bool) -> None:
        self._server = server
        self.behaves = "well"
        self.bodies: list[dict[str, Any]] = []
        self.heads: list[dict[str, str]] = []
        self.names: list[str | None] = []
        """The names for which a certificate was asked."""
        self.flooded = 0
        """How many parts of an endless reply were taken."""
        self.stopping = threading.Event()
        self.port: int = server.server_address[1]
        self.url = f"http{'s' if secure else ''}://127.0.0.1:{self.port}/secret/path"

    @property
    def asked(self) -> list[list[str]]:
        return [body["asked"] for body in self.bodies]

    def close(self) -> None:
        self.stopping.set()
        self._server.shutdown()
        self._server.server_close()


class _Handler(BaseHTTPRequestHandler):
    receiver: Receiver

    def do_POST(self) -> None:
        receiver = self.receiver
        receiver.heads.append({"path": self.path, **{name.lower(): value for name, value in self.headers.items()}})
        receiver.bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        getattr(self, f"_{receiver.behaves}")()

    def _well(self) -> None:
        self._reply(204)

    def _refuses(self) -> None:
        self._reply(404)

    def _breaks(self) -> None:
        self._reply(500)

    def _redirects(self) -> None:
        self.send_response(302)
        self.send_header("Location", self.receiver.url)
        self.end_headers()

    def _hangs(self) -> None:
        self.receiver.stopping.wait(60)

    def _floods(self) -> None:
        self.send_response(200)
        self.end_headers()
        self._pour()

    def _babbles(self) -> None:
        self.wfile.write(b"HTTP/1.1 200 ")
        self._pour()

    def _pour(self) -> None:
        try:
            for _ in range(MOST_PARTS):
                self.wfile.write(PART)
                self.receiver.flooded += 1
        except OSError:
            return

    def _reply(self, status: int) -> None:
        self.send_response(status)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the base class
        """Quietly."""


@contextmanager
def receiving(certificate: Path | None = None, port: int = 0) -> Iterator[Receiver]:
    """A receiver; with a certificate it speaks TLS."""

    class Handler(_Handler):
        pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.daemon_threads = True
    receiver = Handler.receiver = Receiver(server, certificate is not None)
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        context.sni_callback = lambda _, name, __: receiver.names.append(name)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.close()
        thread.join()
