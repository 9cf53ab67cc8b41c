"""A class behind one address: right codes always get in, wrong ones are paid for by their sender."""

import asyncio
import threading
import time
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tests.support.finishing import finish
from tests.support.serving import OPEN, PERSON, create, error, quick, served

from ludoteca.server.common.errors import ApiRefusal, unknown
from ludoteca.server.common.settings import Settings, VisitorLimits
from ludoteca.server.service.limits import Sender, Tries
from ludoteca.server.tables import codes

CLASS = 30
WRONG = {"code": "AAAAAA"}


def browser(name: str) -> dict[str, str]:
    """The header of a browser's key."""
    return {"Ludoteca-Browser": f"a-random-key-of-{name}"}


def test_a_class_joins_while_somebody_tries_wrong_codes(sqlite: str) -> None:
    """Thirty pupils make tables and join them at once through one address: nobody is refused, nobody waits."""
    usual = Settings(sqlite, pace=0.0, sample=True)
    stop = threading.Event()
    with served(usual) as client, ThreadPoolExecutor(CLASS + 1) as pool:

        def guess() -> set[int]:
            got = set()
            while not stop.wait(0.05):
                got.add(client.post("/api/join", json=WRONG).status_code)
            return got

        def sit(pupil: int) -> float:
            mine = browser(str(pupil))
            made = client.post("/api/tables", json={"game": "quay", "seats": [PERSON, OPEN]}, headers=mine).json()
            begun = time.monotonic()
            joined = client.post("/api/join", json={"code": made["code"]}, headers=mine)
            assert joined.status_code == 200, joined.text
            return time.monotonic() - begun

        guesser = pool.submit(guess)
        try:
            took = list(pool.map(sit, range(CLASS)))
        finally:
            stop.set()
        assert max(took) < 5
        assert guesser.result() == {404}


def test_wrong_codes_cost_their_sender(sqlite: str) -> None:
    """A browser that has tried too many learns no more, not even of a right code; another one sits down at once."""
    with served(quick(sqlite, codes_per_minute_of_browser=3, codes_per_minute=20)) as client:
        right = {"code": create(client, [PERSON, OPEN])["code"]}
        for _ in range(3):
            assert error(client.post("/api/join", json=WRONG, headers=browser("guesser"))) == (404, "unknown")
        assert error(client.post("/api/join", json=WRONG, headers=browser("guesser"))) == (429, "too-many")
        assert error(client.post("/api/join", json=right, headers=browser("guesser"))) == (429, "too-many")
        assert client.post("/api/join", json=right, headers=browser("pupil")).status_code == 200


def test_new_keys_do_not_help_a_guesser(sqlite: str) -> None:
    """With a new browser key for every try, or none at all, the address has its limit."""
    with served(quick(sqlite, codes_per_minute_of_browser=3, codes_per_minute=5)) as client:
        keys = [browser("one"), browser("another"), {}, {"Ludoteca-Browser": "short"}, browser("last"), {}]
        tried = [client.post("/api/join", json=WRONG, headers=headers).status_code for headers in keys]
        assert tried == [404] * 5 + [429]


def test_many_tables_have_long_codes(client: httpx.Client) -> None:
    """Where a table waits already, codes are longer; both are good for a seat."""
    given = [create(client, [PERSON, OPEN])["code"] for _ in range(2)]
    assert len(given[1]) == 7
    assert [client.post("/api/join", json={"code": code}).status_code for code in given] == [200, 200]


@pytest.mark.parametrize("waiting", [1, 34, 783])
def test_guessing_is_hopeless(waiting: int) -> None:
    """A day of guesses from one address, as fast as it may, finds a waiting table less than once in 100 days."""
    a_day = VisitorLimits().codes_per_minute * (24 * 60 + 1)
    all_codes = len(codes.LETTERS) ** len(codes.code(waiting - 1))
    assert a_day * waiting / all_codes < 1 / 100


# ---------------------------------------------------------------- over the limit


async def wrong(tries: Tries, sender: Sender) -> None:
    """Try a code that no table has."""
    async with tries.one(sender):
        raise unknown("No table waits for this code.")


async def right(tries: Tries, sender: Sender) -> None:
    """Try a code that a table has."""
    async with tries.one(sender):
        await asyncio.sleep(0.01)


async def outcome(one: Awaitable[None]) -> tuple[str, float]:
    """How a try ended, and after how long."""
    begun = time.monotonic()
    try:
        await one
    except ApiRefusal as refusal:
        return refusal.code, time.monotonic() - begun
    return "seated", time.monotonic() - begun


def test_right_codes_pass_an_address_that_is_over_its_limit() -> None:
    """They wait for their turn behind the wrong ones, and are not counted."""

    async def play() -> None:
        tries = Tries(10, 1_800, asyncio.Event())
        for guess in range(1_800):
            assert (await outcome(wrong(tries, Sender("here", f"key {guess}"))))[0] == "unknown"
        pupils = [outcome(right(tries, Sender("here", f"pupil {pupil}"))) for pupil in range(CLASS)]
        seated = await asyncio.gather(*pupils)
        assert {code for code, _ in seated} == {"seated"}
        assert 0.2 < max(took for _, took in seated) < 5
        assert (await outcome(right(tries, Sender("here", "late"))))[1] < 0.1

    finish(play())


def test_a_guesser_over_the_limit_is_slowed_down() -> None:
    """Tries at the same time wait one after the other, and only a few may: the others are refused without a look."""

    async def play() -> None:
        tries = Tries(60, 600, asyncio.Event())
        guesser = Sender("here", "key")
        for _ in range(60):
            await outcome(wrong(tries, guesser))
        waiting = [asyncio.ensure_future(outcome(wrong(tries, guesser))) for _ in range(40)]
        await asyncio.sleep(1.2)
        ended = [task.result()[0] for task in waiting if task.done()]
        assert ended.count("unknown") == 1
        assert ended.count("too-many") >= 29
        for task in waiting:
            task.cancel()

    finish(play())


def test_nobody_waits_for_a_server_that_stops() -> None:
    """A try that waits is refused at once."""

    async def play() -> None:
        stopping = asyncio.Event()
        tries = Tries(10, 600, stopping)
        for _ in range(10):
            await outcome(wrong(tries, Sender("here", "key")))
        waiting = asyncio.ensure_future(outcome(wrong(tries, Sender("here", "key"))))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        stopping.set()
        code, took = await waiting
        assert code == "too-many"
        assert took < 1

    finish(play())


@pytest.mark.parametrize(("most", "name"), [(3, "tables_per_minute_of_browser"), (3, "tables_per_minute")])
def test_tables_are_limited(sqlite: str, most: int, name: str) -> None:
    """For each browser, and for its address."""
    with served(quick(sqlite, **{name: most})) as client:
        body = {"game": "quay", "seats": [PERSON, OPEN]}
        made = [client.post("/api/tables", json=body, headers=browser("one")).status_code for _ in range(most + 1)]
        assert made == [200] * most + [429]
        others = client.post("/api/tables", json=body, headers=browser("another")).status_code
        assert others == (200 if name == "tables_per_minute_of_browser" else 429)
