"""Servers for tests: in a thread of the test itself, or as processes that can be killed."""

import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from ludoteca import Rng
from ludoteca.games.quay.game import QuayGame
from ludoteca.match.record import parse
from ludoteca.match.replay import Replay
from ludoteca.server.common.settings import Settings, VisitorLimits
from ludoteca.server.launch import WebServer, crowd_of, listen

Json = dict[str, Any]
START_SECONDS = 60.0
PERSON: Json = {"kind": "person"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}
ASK_FOR_WHISTLE = 8
"""In the toy game, seat 0 asks seat 1: nothing is hidden, nobody can react."""
TRADE_IN = 0
NO_WINDOWS = {"patrol": False, "goal": 8}
"""Options of the toy game without reaction windows, and a short one."""


def quick(db: str, **more: Any) -> Settings:
    """Settings under which a test need not wait."""
    given = {
        "pace": 0.0, "window_wait": 1.0, "codes_per_minute": 100_000, "tables_per_minute": 100_000,
        "posts_per_second": 100_000, "posts_per_second_of_seat": 100_000, "renames_per_minute": 100_000, "sample": True,
        "workers": 1, "ready_after": None, **more,
    }  # fmt: skip
    limits = {name: given.pop(name) for name in VisitorLimits._fields if name in given}
    return Settings(db=db, limits=VisitorLimits(**limits), **given)


@contextmanager
def served(settings: Settings) -> Iterator[httpx.Client]:
    crowd = crowd_of(settings)
    listener, port = listen("127.0.0.1", 0)
    server = WebServer(settings, crowd)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}{settings.base}", timeout=30) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()


LUDOTECA = (sys.executable, "-c", "from ludoteca.cli import main; main()")


class Process:
    def __init__(
        self,
        db: str,
        *more: str,
        port: int = 0,
        process_group: int | None = None,
        program: tuple[str, ...] = (*LUDOTECA, "serve"),
    ) -> None:
        fixed = ("--no-open", "--pace=0", "--workers=1", "--sample")
        command = [*program, *fixed, f"--port={port}", f"--db={db}", *more]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, process_group=process_group
        )
        self.said: list[str] = []
        self.url = self._wait()
        self.port = int(self.url.rpartition(":")[2])
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _wait(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"open at (http://\S+)/", line):
                return found[1]
        raise AssertionError("the server did not start: " + "".join(self.said))

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout:
            for line in self.process.stdout:
                self.said.append(line)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)


def create(client: httpx.Client, seats: list[Json], game: str = "quay", **more: Any) -> Json:
    reply = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert reply.status_code == 200, reply.text
    made: Json = reply.json()
    return made


def key(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def look(client: httpx.Client, made: Json, seat: int) -> Json:
    reply = client.get(f"/api/tables/{made['table']}", headers=key(made["seats"][seat]["token"]))
    assert reply.status_code == 200, reply.text
    view: Json = reply.json()
    return view


def without_stamp(view: Json) -> Json:
    return {name: value for name, value in view.items() if name != "stamp"}


def answer(client: httpx.Client, made: Json, view: Json, chosen: int, **more: Any) -> httpx.Response:
    seat = view["viewed_as"]
    body = {"seat": seat, "version": view["version"], "answer": chosen, **more}
    return client.post(f"/api/tables/{made['table']}/answers", json=body, headers=key(made["seats"][seat]["token"]))


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'ludoteca.sqlite'}"


def play_out(client: httpx.Client, made: Json, seats: list[int], steps: int = 2000) -> Json:
    """Answer for these seats, any option, until the game is over."""
    rng = Rng(1)
    for _ in range(steps):
        for seat in seats:
            view = look(client, made, seat)
            if view["over"]:
                return view
            if view["pending"] and view["pending"]["answers"]:
                answers = view["pending"]["answers"]
                chosen = answers[rng.below(min(4, len(answers)))]["answer"]
                assert answer(client, made, view, chosen).status_code in {200, 409}
    raise AssertionError("the game does not end")


def assert_record_is_true(client: httpx.Client, made: Json) -> None:
    record = parse(client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).content)
    replay = Replay(QuayGame(), record)
    replay.go_to(len(record.lines))
    replay.check_end()


def error(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["code"]


def wait_for(happens: Any, seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def ludoteca(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*LUDOTECA, *words], capture_output=True, text=True, timeout=120, check=False)
