"""A campaign: nobody who looks on can tell by a window's length or by its bytes whether somebody could react in it."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import fmean, pvariance

import httpx
import pytest
from tests.support.quays import BLOW, opening
from tests.support.serving import BOT, PERSON, answer, create, key, look, quick, served, sqlite_url

from ludoteca.server.play.bots import Bots
from ludoteca.server.watch import stream

WINDOWS = 1_000
AT_ONCE = 8
SHUFFLES = 1_000
WAIT = 1.0

Lasted = tuple[float, float]
"""How long a window was open, and how many bytes a spectator got meanwhile."""


async def busy(*_: object) -> int:
    """A bot that answers when a worker has time for it: often after the window."""
    await asyncio.sleep(random.uniform(0.0, 2 * WAIT))  # noqa: S311 - no secret
    return BLOW


def window(client: httpx.Client, asked: bool) -> Lasted:
    """One window, watched by a spectator."""
    seed, cargo, _ = opening(asked)
    made = create(client, [PERSON, BOT, PERSON], seed=seed, window_wait=WAIT)
    view = look(client, made, 0)
    with client.stream("GET", f"/api/tables/{made['table']}/events", headers=key(made["watch"])) as reply:
        lines = reply.iter_lines()
        next(line for line in lines if line.startswith("data: "))
        answer(client, made, view, cargo)
        next(line for line in lines if line.startswith("data: "))
        begun, size = time.monotonic(), 0
        for line in lines:
            if line.startswith("id: "):
                return time.monotonic() - begun, float(size)
            size += len(line)
    raise AssertionError("the stream ended")


def windows(client: httpx.Client, count: int) -> tuple[list[Lasted], list[Lasted]]:
    """So many windows with somebody who could react and without, in turn."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        seen = list(pool.map(lambda number: window(client, asked=number % 2 == 0), range(count)))
    return seen[::2], seen[1::2]


def likelihood(one: Sequence[float], other: Sequence[float], of: Callable[[Sequence[float]], float]) -> float:
    """A permutation test: how often chance alone sets two samples as far apart as they are."""
    rng = random.Random(1)  # noqa: S311 - no secret
    found = abs(of(one) - of(other))
    both = [*one, *other]
    farther = 0
    for _ in range(SHUFFLES):
        rng.shuffle(both)
        farther += abs(of(both[: len(one)]) - of(both[len(one) :])) >= found
    return (farther + 1) / (SHUFFLES + 1)


def test_the_test_sees_a_difference() -> None:
    """In the mean and in the variance; and none where there is none."""
    rng = random.Random(7)  # noqa: S311 - no secret
    usual, same, later, wider = ([rng.gauss(mean, width) for _ in range(100)] for mean, width in
                                 ((1.1, 0.1), (1.1, 0.1), (1.2, 0.1), (1.1, 0.2)))  # fmt: skip
    assert likelihood(usual, later, fmean) < 0.01
    assert likelihood(usual, wider, pvariance) < 0.01
    assert min(likelihood(usual, same, fmean), likelihood(usual, same, pvariance)) > 0.01


@pytest.mark.long
def test_windows_with_and_without_a_holder_are_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Length and bytes of 1,000 windows, half of them with a bot that could react and has to wait for a worker."""
    monkeypatch.setattr(Bots, "think", busy)
    monkeypatch.setattr(stream, "PING_SECONDS", WAIT / 4)
    with served(quick(sqlite_url(tmp_path))) as client:
        holder, nobody = windows(client, WINDOWS)
    for at, measured in enumerate(("length", "bytes")):
        one, other = ([seen[at] for seen in sample] for sample in (holder, nobody))
        for of in (fmean, pvariance):
            assert likelihood(one, other, of) > 0.01, f"{of.__name__} of {measured}: {of(one)} and {of(other)}"
