"""Endless tables are made, joined, looked at, played and left, one after another; the server's memory stays flat."""

import atexit
import json
import random
import tempfile
from functools import cache
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from tests.support.serving import LUDOTECA, OPEN, PERSON, Json, Process, key, sqlite_url

import ludoteca
from campaigns.campaign import Campaign, Counts

TABLES = 1_000
WARM_UP = 10 * TABLES
"""Until then memory may grow: tables, senders and pages of the store are kept up to a limit."""
MOST_GROWTH = 10
"""How much it may grow from then on, in percent."""
MOST_OF_A_WORKER = 250_000
"""Kilobytes for a process where bots think: what an adviser remembers has a limit."""


class House:
    """A server that keeps running from step to step, and links to all tables that were made on it."""

    def __init__(self, program: tuple[str, ...] = (*LUDOTECA, "serve")) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._server = Process(sqlite_url(Path(self._folder.name)), "--trust-proxy", program=program)
        self._client = HTTPConnection(urlsplit(self._server.url).netloc, timeout=60)  # leaner than httpx
        self._tables: list[tuple[str, str]] = []
        self._warm = 0

    def close(self) -> None:
        """End the server and delete its store."""
        self._client.close()
        self._server.stop()
        self._folder.cleanup()

    def fill(self, seed: int, tables: int, warm_up: int) -> Counts:
        """Add this many tables with visitors, and visit as many others. Returns what the server holds afterwards."""
        rng = random.Random(seed)  # noqa: S311 - it is to do the same again
        for number in range(tables):
            games = ludoteca.games()
            self._use(games[number % len(games)], rng)
            table, link = rng.choice(self._tables)
            self._ask("GET", f"/api/tables/{table}", link)
        held = self.kilobytes()
        if not self._warm and len(self._tables) >= warm_up:
            self._warm = held
        growth = max(0, held * 100 // self._warm - 100) if self._warm else 0
        if growth > MOST_GROWTH:
            raise AssertionError(f"The server held {self._warm} kB after {warm_up} tables, and holds {held} kB now.")
        worker = self.worker_kilobytes()
        if worker > MOST_OF_A_WORKER:
            raise AssertionError(f"A worker of the server holds {worker} kB after {len(self._tables)} tables.")
        return {
            "creations": tables,
            "visits": 2 * tables,
            "most kilobytes": held,
            "most percent of growth": growth,
            "most kilobytes of a worker": worker,
        }

    def _use(self, game: str, rng: random.Random) -> None:
        """Somebody makes a table, somebody joins, both look, one answers and one leaves."""
        made = self._ask("POST", "/api/tables", body={"game": game, "seats": [PERSON, OPEN]})
        self._tables.append((made["table"], made["watch"]))
        joined = self._ask("POST", "/api/join", body={"code": made["code"]})
        table = f"/api/tables/{made['table']}"
        links = [seat["token"] for seat in made["seats"]]
        links[joined["seat"]] = joined["token"]
        views = [self._ask("GET", table, link) for link in links]
        for view, link in zip(views, links, strict=True):
            if view["pending"] and view["pending"]["answers"]:
                chosen = rng.choice(view["pending"]["answers"])["answer"]
                body = {"seat": view["viewed_as"], "version": view["version"], "answer": chosen}
                self._ask("POST", f"{table}/answers", link, body)
        self._ask("POST", f"{table}/leave", rng.choice(links), body={})

    def _ask(self, method: str, path: str, link: str | None = None, body: Json | None = None) -> Json:
        """Every table has its own visitors: limits are per address."""
        number = len(self._tables)
        visitor = f"10.{number // 65536 % 256}.{number // 256 % 256}.{number % 256}"
        headers = {"X-Forwarded-For": visitor, "Content-Type": "application/json", **(key(link) if link else {})}
        self._client.request(method, path, None if body is None else json.dumps(body), headers)
        reply = self._client.getresponse()
        text = reply.read()
        if reply.status != 200:
            raise AssertionError(method, path, reply.status, text)
        answered: Json = json.loads(text)
        return answered

    def kilobytes(self) -> int:
        """The resident size of the server's own process."""
        return _resident(self._server.process.pid)

    def worker_kilobytes(self) -> int:
        """That of the largest process where bots think or records are read."""
        tasks = Path(f"/proc/{self._server.process.pid}/task").iterdir()
        workers = [int(pid) for task in tasks for pid in (task / "children").read_text(encoding="ascii").split()]
        return max(map(_resident, workers), default=0)


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


@cache
def kept() -> House:
    """The same for all steps of one run."""
    house = House()
    atexit.register(house.close)
    return house


def step(number: int) -> Counts:
    """A thousand more tables."""
    return kept().fill(number, TABLES, WARM_UP)


CAMPAIGN = Campaign("memory", step, at_once=1)
