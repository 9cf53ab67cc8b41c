"""Bots in seats: a hanging, dying or broken one never hurts the table. And the bot of the documentation plays."""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import httpx
import pytest
from tests.support.finishing import finish
from tests.support.serving import (
    BOT,
    NO_WINDOWS,
    OPEN,
    PERSON,
    Process,
    answer,
    create,
    look,
    quick,
    served,
    sqlite_url,
    wait_for,
)

from ludoteca.bots import Bot, Question
from ludoteca.client import Client, ServerRefused
from ludoteca.engine import GameError, Refused
from ludoteca.games import installed
from ludoteca.games.quay.state import Quay
from ludoteca.match.match import Match
from ludoteca.server.common.settings import Settings
from ludoteca.server.common.turns import Room
from ludoteca.server.common.workers import Workers
from ludoteca.server.service import thinking
from ludoteca.server.service.bots import Bots
from ludoteca.server.service.thinking import Task, think
from ludoteca.server.tables.table import Minds

PATIENT = 1000.0
PAGE = Path(__file__).parents[3] / "docs" / "howto" / "write-a-bot-over-http.md"


def test_a_bot_that_cannot_think_is_replaced_by_chance() -> None:
    """Whatever a bot does, the table gets an answer that is offered."""

    async def run() -> int:
        workers = Workers(Room(1))
        thinking = Bots(workers, Settings(db="", think=30.0, workers=1))
        quay = installed.game("quay")
        async with workers.turn("table") as worker:
            task = Task("no such bot", quay.to_data(_asked()), [], PATIENT)
            thought = await thinking.think(worker, quay, task)
        workers.close()
        return thought.answer

    assert finish(run()) in _asked().answers


def _asked() -> Quay:
    return Match(installed.game("quay"), 2, seed=7).state


def test_thinking() -> None:
    """What a worker does for a bot."""
    state = _asked()
    quay = installed.game("quay")
    task = Task("random", quay.to_data(state), [], 1.0)
    assert think((), "quay", quay.content_hash, task).answer in state.answers
    with pytest.raises(GameError, match="the components of quay were changed while the server runs"):
        think((), "quay", "another fingerprint", task)


def test_a_bot_goes_on_with_what_it_remembers() -> None:
    """Whichever process answers: `easy` misjudges as before, a search counts what it has used in the turn."""
    game, state = installed.game("iditacards"), Match(installed.game("iditacards"), 2, seed=3).state
    easy = thinking.answer(game, Task("easy", game.to_data(state), [], PATIENT)).memory
    assert thinking.answer(game, Task("easy", game.to_data(state), easy, PATIENT)).memory == easy
    quay, search = installed.game("quay"), "search:simulations=100"
    asked = quay.to_data(_asked())
    turn, used, _ = thinking.answer(quay, Task(search, asked, [], PATIENT)).memory
    assert used > 0
    all_used = [turn, 100, 0]
    assert thinking.answer(quay, Task(search, asked, all_used, PATIENT)).memory == all_used


def test_a_search_stops_when_its_time_is_up() -> None:
    """However many simulations it might make."""
    game = installed.game("quay")
    used = [
        thinking.answer(game, Task("search:simulations=400", game.to_data(_asked()), [], seconds)).memory[1]
        for seconds in (0.0, PATIENT)
    ]
    assert used[0] == 0
    assert used[1] > 0  # how many depends on luck: what is clear early is not tried on


def test_minds() -> None:
    """A bot's memory is its own; a turn begins when somebody else has answered."""
    minds = Minds()
    assert minds.memory(0, "hard") == []
    minds.keep(0, "hard", [3, 20])
    assert (minds.memory(0, "hard"), minds.memory(0, "easy"), minds.memory(1, "hard")) == ([3, 20], [], [])
    began = minds.since(0, goes_on=False)
    assert minds.since(0, goes_on=True) == began
    assert minds.since(0, goes_on=False) > began


class Wrong(Bot):
    """Answers what nobody asked."""

    def choose(self, question: Question) -> int:
        """Never offered."""
        return 99


def test_a_bot_that_answers_what_is_not_offered_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker says so, as after any other mistake of a bot."""
    monkeypatch.setattr(thinking, "bot", lambda *_: Wrong())
    with pytest.raises(GameError, match="a clever bot of quay answered 99 to Turn, which is not offered"):
        thinking.answer(installed.game("quay"), Task("clever", installed.game("quay").to_data(_asked()), [], PATIENT))


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
        playing = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
        said = [bot.communicate(timeout=120)[0] for bot in playing]
        assert all(text.startswith("over: [") for text in said)
        assert said[0] == said[1]
    finally:
        assert server.stop() == 0


def test_a_client_waits_when_the_server_says_so(sqlite: str) -> None:
    """A seat may answer twice, and then once a second: what comes too soon is sent again, and does arrive."""
    with served(quick(sqlite, posts_per_second_of_seat=1)) as client:
        made = create(client, [PERSON, PERSON])
        address, seat = str(client.base_url).rstrip("/"), made["seats"][0]["token"]
        late = {"seat": 0, "version": 0, "answer": 0}
        for _ in range(3):
            with pytest.raises(ServerRefused) as refusal:
                Client(address).call("POST", f"/api/tables/{made['table']}/answers", late, seat)
            assert refusal.value.code == "stale"
        call = _call_of_the_page(address)
        for _ in range(2):
            with pytest.raises(HTTPError, match="409"):
                call("POST", f"tables/{made['table']}/answers", late, seat)
        with pytest.raises(ServerRefused, match="slow down"):
            Client(address, patience=0.0).call("POST", f"/api/tables/{made['table']}/answers", late, seat)


def _call_of_the_page(address: str) -> Callable[..., Any]:
    """The function with which the program without Ludoteca sends its requests."""
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
    found: dict[str, Any] = {"address": address}
    exec(program.partition("address, game =")[0], found)  # noqa: S102 - our own page
    call: Callable[..., Any] = found["call"]
    return call


def test_a_program_asks_for_one_game(tmp_path: Path) -> None:
    """A game that the server does not have is said in a sentence."""
    server = Process(sqlite_url(tmp_path))
    try:
        client = Client(server.url)
        assert client.game("quay")["players"]["min"] == installed.game("quay").players[0]
        with pytest.raises(Refused, match=r"has no game 'chess'\.$"):
            client.game("chess")
    finally:
        assert server.stop() == 0


def test_nobody_waits_for_bots_before_their_first_decision(client: httpx.Client) -> None:
    """Bots that begin answer at once; after somebody's first answer they take their time."""
    made = create(client, [PERSON, BOT, BOT], options=NO_WINDOWS, starts=1, pace=30)
    wait_for(lambda: bool(look(client, made, 2)["pending"]["answers"]))
    while (view := look(client, made, 2))["pending"]["answers"]:
        assert answer(client, made, view, view["pending"]["answers"][0]["answer"]).status_code == 200
    time.sleep(0.5)
    assert look(client, made, 2)["version"] == view["version"]


def test_the_bot_without_ludoteca_plays(tmp_path: Path) -> None:
    """The second program makes a table by itself and plays it to the end, with the standard library alone."""
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[1]
    assert "ludoteca" not in program
    file = tmp_path / "plain.py"
    file.write_text(program, encoding="utf-8")
    server = Process(sqlite_url(tmp_path))
    try:
        command = [sys.executable, "-I", str(file), server.url, "quay"]
        said = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=120, check=True).stdout.splitlines()
        assert "trade_in {}" in said
        assert said[-1].startswith("over: [")
    finally:
        assert server.stop() == 0
