"""Figures for Prometheus at an address of their own, so that only those whom the host lets in can read them."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import accumulate

from ludoteca.engine import Refused
from ludoteca.server.common.traffic import SECONDS, Request, Times
from ludoteca.server.running import Server

TEXT = "text/plain; version=0.0.4; charset=utf-8"


@contextmanager
def metrics_at(server: Server, address: str) -> Iterator[str]:
    """Answer `GET /metrics` at HOST:PORT, in a thread of its own, while this runs; the whole address."""

    class Handler(BaseHTTPRequestHandler):
        timeout = 10.0

        def do_GET(self) -> None:
            if self.path != "/metrics":
                self.send_error(404)
                return
            body = figures(server).encode()
            self.send_response(200)
            self.send_header("Content-Type", TEXT)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it so
            pass

    host, _, port = address.rpartition(":")
    if not host:  # which would mean everywhere
        raise _nowhere(address)
    try:
        listener = ThreadingHTTPServer((host, int(port)), Handler)
    except (OSError, OverflowError, ValueError):
        raise _nowhere(address) from None
    with listener:
        threading.Thread(target=listener.serve_forever, daemon=True).start()
        try:
            yield f"http://{host}:{listener.server_port}/metrics"
        finally:
            listener.shutdown()


def _nowhere(address: str) -> Refused:
    usual = "127.0.0.1:9464"
    return Refused(f"--metrics cannot listen at {address!r}: give a free HOST:PORT such as {usual}.")


def figures(server: Server) -> str:
    """Everything that is counted, in Prometheus' text format."""
    traffic = server.traffic
    return "".join(
        [
            *_gauge("ludoteca_tables", "Tables in memory.", len(server.tables.resident)),
            *_gauge("ludoteca_streams", "Open streams of server-sent events.", server.streams.open),
            *_gauge("ludoteca_bots_thinking", "Bots and hints that are being worked out.", server.workers.busy),
            *_head("ludoteca_refusals_total", "counter", "Refused requests by the code of their error."),
            *(f'ludoteca_refusals_total{{code="{code}"}} {count}\n' for code, count in traffic.refusals.copy().items()),
            *_head("ludoteca_request_seconds", "histogram", "How long requests took, by method, route and status."),
            *(line for request, times in traffic.times.copy().items() for line in _histogram(request, times)),
        ]
    )


def _head(name: str, kind: str, help_text: str) -> list[str]:
    return [f"# HELP {name} {help_text}\n", f"# TYPE {name} {kind}\n"]


def _gauge(name: str, help_text: str, value: int) -> list[str]:
    return [*_head(name, "gauge", help_text), f"{name} {value}\n"]


def _histogram(request: Request, times: Times) -> Iterator[str]:
    labels = ",".join(f'{name}="{value}"' for name, value in request._asdict().items())
    below = list(accumulate(times.counts))
    for end, count in zip((*SECONDS, "+Inf"), below, strict=True):
        yield f'ludoteca_request_seconds_bucket{{{labels},le="{end}"}} {count}\n'
    yield f"ludoteca_request_seconds_sum{{{labels}}} {times.sum}\n"
    yield f"ludoteca_request_seconds_count{{{labels}}} {below[-1]}\n"
