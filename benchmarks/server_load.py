"""Load on the server: many tables, every seat with a live stream, answers as fast as they are accepted or at a rate.

`python -m benchmarks.server_load --tables 200 --seats 4 --seconds 20 --rate 200` starts a server with its own SQLite
file and prints answers per second, the server's processor time for each, the time from a POST to the last seat's
event (p50, p99), what the host of a virtual machine took away in that time, and memory per table and per stream. With
`--postgres 2` two servers share one PostgreSQL, and each has half of the tables.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.support import postgres

FIRST = 5
"""Tables that are not counted: they load the game's components and prepare the statements of the store."""


class Answer(msgspec.Struct):
    """Everything that a table of this benchmark reads from an answer."""

    answer: int


class Asked(msgspec.Struct):
    """Everything that it reads from a question."""

    answers: list[Answer]


class Seen(msgspec.Struct):
    """Everything that it reads from a table: the rest is skipped, to cost no more than the server."""

    version: int
    over: bool
    pending: Asked | None


class News(msgspec.Struct):
    """An event of a stream."""

    table: Seen


class Http:
    """One keep-alive connection of the simplest kind: the benchmark must not cost more than the server."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """Send one request. Returns status and JSON."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        text = b"" if body is None else json.dumps(body).encode()
        self._writer.write(head(method, path, token, len(text)) + text)
        begun = await self._reader.readuntil(b"\r\n\r\n")
        length = int(begun.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        data = await self._reader.readexactly(length)
        return int(begun.split(b" ", 2)[1]), json.loads(data)


def head(method: str, path: str, token: str, length: int) -> bytes:
    """The head of a request."""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {token or 'none'}\r\n"
        f"Content-Length: {length}\r\n\r\n"
    ).encode()


class Table:
    """A table with all its streams; answers whatever is asked."""

    def __init__(self, port: int, made: dict[str, Any], figures: "Figures") -> None:
        self.port = port
        self.made = made
        self.figures = figures
        self.asked: asyncio.Queue[tuple[int, int, list[int]]] = asyncio.Queue()
        self.begun: dict[int, float] = {}
        self.heard: dict[int, list[float]] = {}
        self.over = False

    async def stream(self, seat: int) -> None:
        """One seat's live stream."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        token = self.made["seats"][seat]["token"]
        writer.write(head("GET", f"/api/tables/{self.made['table']}/events", token, 0))
        self.figures.streams += 1
        async for line in reader:
            if line.startswith(b"data: "):
                self._news(seat, msgspec.json.decode(line[6:], type=News).table)

    def _news(self, seat: int, table: Seen) -> None:
        version = table.version
        self.over = self.over or table.over
        self.heard.setdefault(version, []).append(time.perf_counter())
        self._note(version)
        if table.pending and table.pending.answers:
            self.asked.put_nowait((seat, version, [one.answer for one in table.pending.answers]))

    def _note(self, version: int) -> None:
        """A stream can be faster than the reply to the POST: the time is known once both have arrived."""
        if version in self.begun and len(self.heard.get(version, ())) == len(self.made["seats"]):
            self.figures.latencies.append(self.heard.pop(version)[-1] - self.begun.pop(version))

    async def play(self, pace: float) -> None:
        """Random answers, as fast as accepted or at a pace."""
        http = Http(self.port)
        last = -1
        await asyncio.sleep(random.random() * pace)  # noqa: S311 - a benchmark
        while not self.over:
            seat, version, answers = await self.asked.get()
            if version <= last:
                continue
            last = version
            begun = time.perf_counter()
            body = {"seat": seat, "version": version, "answer": random.choice(answers), "key": f"k{version}"}  # noqa: S311
            path = f"/api/tables/{self.made['table']}/answers"
            status, reply = await http.call("POST", path, body, self.made["seats"][seat]["token"])
            if status == 200:
                self.figures.answers += 1
                self.begun[reply["version"]] = begun
                self._note(reply["version"])
                self.figures.posts.append(time.perf_counter() - begun)
            if pace:
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - begun)))


class Figures:
    """The results of a run."""

    def __init__(self) -> None:
        self.answers = 0
        self.streams = 0
        self.latencies: list[float] = []
        self.posts: list[float] = []


def memory(pid: int) -> float:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return float(status.partition("VmRSS:")[2].split()[0])


def processor(pid: int) -> float:
    """Milliseconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Milliseconds that the host of a virtual machine gave to others: if there are many, the figures say little."""
    fields = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()
    return int(fields[8]) * 1000 / os.sysconf("SC_CLK_TCK")


def part(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


async def make_tables(http: Http, given: argparse.Namespace, count: int) -> list[dict[str, Any]]:
    """Make this many tables of people."""
    body = {
        "game": given.game,
        "seats": [{"kind": "person"}] * given.seats,
        "options": {"patrol": False} if given.game == "quay" else {},
    }
    made = []
    for _ in range(count):
        status, reply = await http.call("POST", "/api/tables", body)
        assert status == 200, reply  # noqa: S101 - a benchmark
        made.append(reply)
    return made


async def measure(servers: dict[int, int], given: argparse.Namespace) -> dict[str, float]:
    """Make the tables, open the streams, play, measure; `servers` has the process of each port."""
    figures = Figures()
    pids = list(servers.values())
    tables: list[Table] = []
    begun = with_tables = 0.0
    for port, pid in servers.items():
        http = Http(port)
        await make_tables(http, given, FIRST)
        begun += memory(pid)
        made = await make_tables(http, given, given.tables // len(servers))
        with_tables += memory(pid)
        tables += [Table(port, each, figures) for each in made]
    streams = [asyncio.ensure_future(table.stream(seat)) for table in tables for seat in range(given.seats)]
    await asyncio.sleep(given.settle)
    with_streams = sum(map(memory, pids))
    pace = given.tables / given.rate if given.rate else 0.0
    gc.disable()  # the benchmark's own pauses are not the server's
    start, used, lost, own = time.perf_counter(), sum(map(processor, pids)), stolen(), time.process_time()
    playing = [asyncio.ensure_future(table.play(pace)) for table in tables]
    await asyncio.sleep(given.seconds)
    seconds, used = time.perf_counter() - start, sum(map(processor, pids)) - used
    lost, own = stolen() - lost, (time.process_time() - own) * 1000
    for task in (*playing, *streams):
        task.cancel()
    return {
        "servers": len(servers),
        "tables": len(tables),
        "streams": len(streams),
        "answers per second": round(figures.answers / seconds, 1),
        "server's processor ms per answer": round(used / max(1, figures.answers), 2),
        "benchmark's processor ms per answer": round(own / max(1, figures.answers), 2),
        "POST ms p50": round(part(figures.posts, 0.5), 1),
        "POST ms p99": round(part(figures.posts, 0.99), 1),
        "last event ms p50": round(part(figures.latencies, 0.5), 1),
        "last event ms p99": round(part(figures.latencies, 0.99), 1),
        "ms taken by the host": round(lost),
        "kB per table": round((with_tables - begun) / given.tables, 1),
        "kB per stream": round((with_streams - with_tables) / len(streams), 1),
    }


@contextmanager
def store(shared: bool) -> Iterator[str]:
    """The address of an empty store."""
    if shared:
        with postgres.running() as database:
            yield database.database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/load.sqlite"


@contextmanager
def server(db: str) -> Iterator[tuple[int, int]]:
    """A running server: its port and its process."""
    command = [sys.executable, "-m", "benchmarks.server_process", db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as started:
        try:
            yield int((started.stdout.readline() if started.stdout else "0").strip()), started.pid
        finally:
            started.terminate()


def main() -> None:
    """Start the servers, load them, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="answers per second in all; 0: as fast as accepted")
    parser.add_argument("--settle", type=float, default=8, help="seconds until all streams are open")
    parser.add_argument("--game", default="quay")
    parser.add_argument("--postgres", type=int, default=0, metavar="N", help="N servers on one PostgreSQL")
    given = parser.parse_args()
    with store(given.postgres > 0) as db, ExitStack() as stack:
        servers = dict(stack.enter_context(server(db)) for _ in range(max(1, given.postgres)))
        print(json.dumps(asyncio.run(measure(servers, given)), indent=1))


if __name__ == "__main__":
    main()
