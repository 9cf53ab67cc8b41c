"""The coach on a server: begun once, watched, stopped, and the position of the day."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from functools import partial
from typing import Any, cast

import httpx
import pytest
from tests.support.huge import huge_record
from tests.support.serving import NO_WINDOWS, PERSON, create, key, play_out, quick, served, wait_for

import ludoteca
from ludoteca.engine import Refused
from ludoteca.server.common.errors import ApiRefusal, busy
from ludoteca.server.service import coaching


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server of its own."""
    with served(quick(sqlite)) as client:
        yield client


def _record(seed: int) -> bytes:
    return ludoteca.play(ludoteca.game("quay"), ["random", "random"], seed=seed).record.text().encode()


def test_a_record_is_analysed_step_by_step_and_once(client: httpx.Client) -> None:
    """It says how far it is; the same record again is there at once."""
    begun = client.post("/api/replay/analysis", content=_record(5)).json()
    assert begun["analysis"] is None
    end = time.monotonic() + 60
    while (shown := client.get(f"/api/analyses/{begun['id']}").json())["analysis"] is None and time.monotonic() < end:
        time.sleep(0.1)
    assert shown["done"] == shown["of"] > 0
    analysis = shown["analysis"]
    assert [seat["result"] for seat in analysis["seats"]] == [0.0, 1.0]
    assert analysis["course"][-1]["chances"] == [0.0, 1.0]
    assert client.post("/api/replay/analysis", content=_record(5)).json()["analysis"] == analysis


def test_the_analysis_of_a_table_outlives_the_server(sqlite: str) -> None:
    """It is kept with the table, and goes with it; one by another version of the coach does not count."""
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON], options=NO_WINDOWS)
        play_out(client, made, [0, 1])
        ask = partial(client.post, f"/api/tables/{made['table']}/analysis", headers=key(made["watch"]))
        wait_for(lambda: ask().json()["analysis"] is not None, 60)
        found = ask().json()["analysis"]
    with served(quick(sqlite)) as client:
        ask = partial(client.post, f"/api/tables/{made['table']}/analysis", headers=key(made["watch"]))
        assert ask().json()["analysis"] == found
    change_store(sqlite, "UPDATE analyses SET coach = 'another'")
    with served(quick(sqlite)) as client:
        ask = partial(client.post, f"/api/tables/{made['table']}/analysis", headers=key(made["watch"]))
        assert ask().json()["analysis"] is None
    change_store(sqlite, "DELETE FROM tables")
    assert change_store(sqlite, "DELETE FROM analyses") == 0


def change_store(url: str, statement: str) -> int:
    """Behind the server's back; how many rows it touched."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("PRAGMA foreign_keys=ON")
        return connection.execute(statement).rowcount


def test_an_analysis_can_be_stopped(client: httpx.Client) -> None:
    """Nobody hears of it any more; what is no record is refused in one sentence."""
    begun = client.post("/api/replay/analysis", content=_record(6)).json()
    assert client.post(f"/api/analyses/{begun['id']}/stop").status_code == 200
    assert client.get(f"/api/analyses/{begun['id']}").status_code == 404
    bad = client.post("/api/replay/analysis", content=b"nonsense").json()["id"]
    end = time.monotonic() + 60
    while (refused := client.get(f"/api/analyses/{bad}")).status_code == 200 and time.monotonic() < end:
        time.sleep(0.1)
    assert refused.json()["error"]["code"] == "bad"


def test_a_record_may_be_as_large_as_for_a_replay(client: httpx.Client) -> None:
    """Other requests end at 64 KiB."""
    assert len(large := huge_record(lines=3000)) > 64 * 1024
    assert client.post("/api/replay/analysis", content=large).status_code == 200


def test_games_that_are_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence that says how long they may be."""
    monkeypatch.setattr(coaching, "MOST_STEPS", 3)
    with pytest.raises(Refused, match=r"too long for the coach: it has \d+ steps, and 3 are the most"):
        coaching.steps((), _record(7))


def test_only_a_few_analyses_are_under_way_at_once(client: httpx.Client) -> None:
    """The next one is refused politely, and taken once there is room again."""
    *records, last = [_record(20 + n) for n in range(coaching.UNDER_WAY + 1)]
    begun = [client.post("/api/replay/analysis", content=record).json() for record in records]
    late = client.post("/api/replay/analysis", content=last)
    assert late.status_code == 503
    assert late.json()["error"]["code"] == "busy"
    for one in begun:
        client.post(f"/api/analyses/{one['id']}/stop")
    assert client.post("/api/replay/analysis", content=last).status_code == 200


def test_the_position_of_the_day_is_the_same_for_everyone(client: httpx.Client) -> None:
    """Each gets a table of their own, at the same question, with the best answer among the offered ones."""
    tables = [client.post("/api/games/quay/puzzle").json() for _ in range(2)]
    views = []
    for puzzle in tables:
        token = puzzle["table"]["seats"][puzzle["seat"]]["token"]
        at = f"/api/tables/{puzzle['table']['table']}"
        views.append(client.get(at, headers={"Authorization": f"Bearer {token}"}).json())
    assert views[0]["pending"] == views[1]["pending"]
    assert views[0]["pending"]["player"] == tables[0]["seat"]
    assert tables[0]["best"] in [one["answer"] for one in views[0]["pending"]["answers"]]
    assert tables[0]["table"]["table"] != tables[1]["table"]["table"]


@pytest.mark.parametrize("at", [1, 2])
def test_a_refusal_on_the_way_keeps_its_code(at: int) -> None:
    """The refusal may come while the steps are counted, or from a process that judges them."""
    asked = 0

    class Full:
        """Processes that refuse from some request on."""

        @asynccontextmanager
        async def turn(self, owner: str) -> AsyncIterator["Full"]:
            nonlocal asked
            asked += 1
            if asked >= at:
                raise busy("Too many wait.")
            yield self

        async def run(self, *_: Any) -> int:
            return 3

    async def problem() -> ApiRefusal | None:
        analyses = coaching.Analyses(cast("Any", Full()), cast("Any", None), ())
        job = analyses.of(analyses.begin(b"a record"))
        assert job is not None
        assert job.task is not None
        await job.task
        return job.problem

    found = asyncio.run(problem())
    assert found is not None
    assert (found.code, str(found)) == ("busy", "Too many wait.")
