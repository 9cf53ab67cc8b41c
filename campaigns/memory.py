"""Tables without end: made, joined, looked at, played and left, one after the other; the server's memory stays flat."""

import atexit
import random
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from tests.support.serving import LUDOTECA, OPEN, PERSON, Json, Process, key, sqlite_url

import ludoteca
from campaigns.campaign import Campaign, Counts

TABLES = 1_000
WARM_UP = 10 * TABLES
"""Until then memory may grow: tables, senders and pages of the store are kept up to a limit."""
MOST_GROWTH = 10
"""Percent that it may grow from then on."""


class House:
    """A server that goes on from step to step, and links to all tables that were made in it."""

    def __init__(self, program: tuple[str, ...] = (*LUDOTECA, "serve")) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._server = Process(sqlite_url(Path(self._folder.name)), "--trust-proxy", program=program)
        self._client = httpx.Client(base_url=self._server.url, timeout=60)
        self._tables: list[tuple[str, str]] = []
        self._warm = 0

    def close(self) -> None:
        """End the server and delete its store."""
        self._client.close()
        self._server.stop()
        self._folder.cleanup()

    def fill(self, seed: int, tables: int, warm_up: int) -> Counts:
        """So many more tables, each with visitors, and as many visits at others; what the server holds afterwards."""
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
        return {"creations": tables, "visits": 2 * tables, "most kilobytes": held, "most percent of growth": growth}

    def _use(self, game: str, rng: random.Random) -> None:
        """Somebody makes a table, somebody joins, both look, one answers and one leaves."""
        made = self._ask("POST", "/api/tables", json={"game": game, "seats": [PERSON, OPEN]})
        self._tables.append((made["table"], made["watch"]))
        joined = self._ask("POST", "/api/join", json={"code": made["code"]})
        table = f"/api/tables/{made['table']}"
        links = [seat["token"] for seat in made["seats"]]
        links[joined["seat"]] = joined["token"]
        views = [self._ask("GET", table, link) for link in links]
        for view, link in zip(views, links, strict=True):
            if view["pending"] and view["pending"]["options"]:
                chosen = rng.choice(view["pending"]["options"])["answer"]
                body = {"seat": view["viewed_as"], "version": view["version"], "answer": chosen}
                self._ask("POST", f"{table}/answers", link, json=body)
        self._ask("POST", f"{table}/leave", rng.choice(links), json={})

    def _ask(self, method: str, path: str, link: str | None = None, **more: Any) -> Json:
        """Every table has visitors of its own: limits count by address."""
        number = len(self._tables)
        visitor = f"10.{number // 65536 % 256}.{number // 256 % 256}.{number % 256}"
        headers = {"X-Forwarded-For": visitor, **(key(link) if link else {})}
        reply = self._client.request(method, path, headers=headers, **more)
        if reply.status_code != 200:
            raise AssertionError(method, path, reply.status_code, reply.text)
        answered: Json = reply.json()
        return answered

    def kilobytes(self) -> int:
        """The resident size of the server's own process."""
        status = Path(f"/proc/{self._server.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


@cache
def kept() -> House:
    """The same for all steps of one run."""
    house = House()
    atexit.register(house.close)
    return house


def step(number: int) -> Counts:
    """A thousand tables more."""
    return kept().fill(number, TABLES, WARM_UP)


CAMPAIGN = Campaign("memory", step, at_once=1)
