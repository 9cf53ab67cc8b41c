"""A class at its tables, each person against bots: how long do they wait until it is their turn again?

`python -m benchmarks.class_with_bots --tables 30 --bots 2 --level hard --seconds 120` starts a server with its usual
settings and lets people think for a while before each answer. A person whose turn is over waits until they are asked
again; bots also pause between their answers, so that people can follow. It prints these waits, the time from one answer
of a bot to its next, the time of people's own answers, and the memory of the processes where bots think.
"""

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server_load import Http, News, head, memory, part, server, store

LONGEST_THOUGHT = 2
"""People think up to this many times as long as usual."""


class Figures:
    """The measured times, in seconds."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.steps: list[float] = []
        self.posts: list[float] = []


class Person:
    """Plays the only seat of a table that is not a bot's, with random answers."""

    def __init__(self, port: int, made: dict[str, Any], think: float, figures: Figures) -> None:
        self._http = Http(port)
        self._port = port
        self._made = made
        self._seat = next(seat for seat in made["seats"] if seat["token"] is not None)
        self._think = think
        self._figures = figures
        self._asked: asyncio.Queue[tuple[int, list[int]]] = asyncio.Queue()
        self._let_go = 0.0
        self._heard = 0.0

    async def follow(self) -> None:
        """The person's page: its stream."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 22)
        writer.write(head("GET", f"/api/tables/{self._made['table']}/events", self._seat["token"], 0))
        async for line in reader:
            if line.startswith(b"data: "):
                self._news(msgspec.json.decode(line[6:], type=News))

    def _news(self, news: News) -> None:
        now, before = time.perf_counter(), self._heard
        self._heard = now
        answers = news.table.pending.answers if news.table.pending else []
        if not answers:
            self._let_go = self._let_go or now
            if before > self._let_go > 0:
                self._figures.steps.append(now - before)
            return
        if self._let_go:
            self._figures.waits.append(now - self._let_go)
            self._let_go = 0.0
        self._asked.put_nowait((news.table.version, [one.answer for one in answers]))

    async def play(self) -> None:
        """Think, answer, and so on."""
        path, token = f"/api/tables/{self._made['table']}/answers", self._seat["token"]
        while True:
            version, answers = await self._asked.get()
            await asyncio.sleep(self._think * random.random() * LONGEST_THOUGHT)  # noqa: S311 - a benchmark
            body = {"seat": self._seat["seat"], "version": version, "answer": random.choice(answers)}  # noqa: S311
            begun = time.perf_counter()
            await self._http.call("POST", path, {**body, "key": f"k{version}"}, token)
            self._figures.posts.append(time.perf_counter() - begun)


async def measure(port: int, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    """Seat the class, let it play, and measure."""
    http, figures = Http(port), Figures()
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": given.level}] * given.bots]
    tables = [
        (await http.call("POST", "/api/tables", {"game": given.game, "seats": seats}))[1] for _ in range(given.tables)
    ]
    people = [Person(port, made, given.think, figures) for made in tables]
    tasks = [asyncio.ensure_future(work) for person in people for work in (person.follow(), person.play())]
    await asyncio.sleep(given.seconds)
    workers = [memory(worker) / 1024 for worker in children(pid)]
    for task in tasks:
        task.cancel()
    return {
        "game": given.game,
        "tables": given.tables,
        "bots at each": f"{given.bots} {given.level}",
        "load of the machine": round(os.getloadavg()[0], 1),
        "waits for bots": summary(figures.waits, (0.5, 0.95, 1.0)),
        "steps of bots": summary(figures.steps, (0.5, 0.95, 1.0)),
        "own answers": summary(figures.posts, (0.5, 0.99, 1.0)),
        "MiB of the server": round(memory(pid) / 1024),
        "MiB of each worker": [round(size) for size in workers],
    }


def summary(values: list[float], shares: tuple[float, ...]) -> dict[str, float]:
    """How many, and percentiles in seconds."""
    return {"count": len(values), **{f"{share:.0%}": round(part(values, share) / 1000, 2) for share in shares}}


def children(pid: int) -> list[int]:
    """The processes that a process has started to do the work: those that are Python, too."""
    started = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in started if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def main() -> None:
    """Start a server, let a class play, print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="plastics_race")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--bots", type=int, default=2, help="at each table, besides one person")
    parser.add_argument("--level", default="hard")
    parser.add_argument(
        "--think", type=float, default=3.0, help="seconds that people think before an answer, on average"
    )
    parser.add_argument("--seconds", type=float, default=120.0)
    given = parser.parse_args()
    with store(shared=False) as db, server(db) as (port, pid):
        print(json.dumps(asyncio.run(measure(port, pid, given)), indent=1))


if __name__ == "__main__":
    main()
