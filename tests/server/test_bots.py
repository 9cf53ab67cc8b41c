"""Bots in seats: a hanging, dying or broken one never hurts the table. And the bot of the documentation plays."""

import os
import re
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from tests.support.finishing import finish
from tests.support.serving import OPEN, Process, create, sqlite_url

from ludoteca import found
from ludoteca.client import Client
from ludoteca.engine import Refused, State
from ludoteca.match import Match
from ludoteca.server.play.driver import Driver
from ludoteca.server.settings import Settings
from ludoteca.server.watch.presence import Presence
from ludoteca.server.workers import Workers, think

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "write-a-bot-over-http.md"


def die() -> NoReturn:
    """As a crash of the interpreter would."""
    os._exit(9)


def test_workers_survive_what_they_run() -> None:
    """After a process hung or died the next question is answered as if nothing had happened."""

    async def run() -> list[str]:
        workers = Workers(1)
        said = []
        for seconds, work in ((0.5, time.sleep), (30.0, die)):
            try:
                await workers.run(seconds, work, *([60] if work is time.sleep else []))
            except (TimeoutError, BrokenProcessPool) as error:
                said.append(type(error).__name__)
        said.append(str(await workers.run(30.0, abs, -3)))
        workers.close()
        return said

    assert finish(run()) == ["TimeoutError", "BrokenProcessPool", "3"]


def test_a_bot_that_cannot_think_is_replaced_by_chance() -> None:
    """Whatever a bot does, the table gets an answer that is offered."""

    async def run() -> int:
        workers = Workers(1)
        driver = Driver.__new__(Driver)
        driver._workers = workers
        driver._settings = Settings(db="", think=30.0)
        driver._presence = Presence()
        state = _asked()
        chosen = await driver._think("quay", "no such bot", found.game("quay").to_data(state))
        workers.close()
        return chosen

    assert finish(run()) in _asked().answers


def _asked() -> State:
    return Match(found.game("quay"), 2, seed=7).state


def test_thinking() -> None:
    """What a worker does for a bot."""
    state = _asked()
    assert think("quay", "random", found.game("quay").to_data(state)) in state.answers


def test_the_bot_of_the_documentation_plays(tmp_path: Path) -> None:
    """The program in the how-to, in twenty lines, joins a table by its code and plays to the end."""
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(program.splitlines()) <= 20
    file = tmp_path / "mybot.py"
    file.write_text(program, encoding="utf-8")
    server = Process(sqlite_url(tmp_path))
    try:
        with httpx.Client(base_url=server.url) as client:
            made = create(client, [OPEN, OPEN], options={"goal": 8, "patrol": False})
        command = [sys.executable, str(file), server.url, made["code"]]
        bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
        said = [bot.communicate(timeout=120)[0] for bot in bots]
        assert all(text.startswith("over: [") for text in said)
        assert said[0] == said[1]
    finally:
        assert server.stop() == 0


def test_a_program_asks_for_one_game(tmp_path: Path) -> None:
    """A game that the server does not have is said in a sentence."""
    server = Process(sqlite_url(tmp_path))
    try:
        client = Client(server.url)
        assert client.game("quay")["players"]["min"] == found.game("quay").players[0]
        with pytest.raises(Refused, match=r"has no game 'chess'\.$"):
            client.game("chess")
    finally:
        assert server.stop() == 0
