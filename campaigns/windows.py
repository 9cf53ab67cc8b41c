"""Can a spectator tell from a reaction window whether somebody could react in it?

Each step starts a server with one worker, keeps that worker busy with the bots of other tables, and watches 50 windows
of Smugglers' Quay (the whistle) and European Plastic's Race (the Puncture): in every other one a bot holds the card,
in the rest nobody does. A spectator notes how many milliseconds each window lasts, and how many bytes come over the
stream meanwhile. The server sends a ping four times in a window rather than every 15 seconds, so that a ping at
another time would show.

When all steps are done, permutation tests compare the two samples: how often would chance alone put their means, or
their variances, that far apart? Each of these four p values must be above 0.01.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import httpx
from tests.support.serving import BOT, PERSON, Json, Process, answer, create, key, look, sqlite_url

import ludoteca
from campaigns.campaign import Campaign, Counted, Counts, Samples
from ludoteca.engine import Game
from ludoteca.server.tables.windows import TableMatch, candidates

WINDOWS = 50
AT_ONCE = 8
WAIT = 1.0
GAMES = ("quay", "plastics_race")
SEATS = 3
BUSY_TABLES = 60
SHUFFLES = 2_000
LEAST_P = 10
"""In thousandths."""
PROGRAM = f"""
from ludoteca.cli import main
from ludoteca.server.watch import stream
stream.PING_SECONDS = {WAIT / 4}
main()
"""


class Opening(NamedTuple):
    """An answer after line `n` of a record that opens a window in which only the next seat can react, or nobody."""

    record: str
    n: int
    seat: int
    answer: int


def openings(game: Game[Any], held: bool, rng: random.Random) -> Iterator[Opening]:
    """From games played at random."""
    while True:
        match = TableMatch(game, SEATS, seed=rng.randrange(2**32))
        while not match.state.over:
            n, seat, chosen = len(match.lines), match.state.player, rng.choice(match.state.answers)
            match.choose(chosen)
            match.note_open_window()
            holders = list(candidates(match))
            if len(match.windows) == 1 and holders == ([(seat + 1) % SEATS] if held else []):
                yield Opening(match.record.text(), n, seat, chosen)
            match.forget_windows()


@contextmanager
def busy_server() -> Iterator[httpx.Client]:
    """A server whose only worker is always busy with the bots of other tables."""
    with tempfile.TemporaryDirectory() as folder:
        program = (sys.executable, "-c", PROGRAM, "serve")
        server = Process(sqlite_url(Path(folder)), "--window", str(WAIT), "--workers", "1", program=program)
        try:
            with httpx.Client(base_url=server.url, timeout=60) as client:
                for _ in range(BUSY_TABLES):
                    create(client, [{"kind": "bot", "bot": "normal"}] * 4, "rolling_heights")
                yield client
        finally:
            server.kill()


def sit_down(client: httpx.Client, opening: Opening) -> Json:
    """A table at which the window is about to open: the seat that could react is a bot's, the others are people's."""
    seats = [BOT if seat == (opening.seat + 1) % SEATS else PERSON for seat in range(SEATS)]
    body = {"record": opening.record, "n": opening.n, "seats": seats}
    made: Json = client.post("/api/replay/fork", json=body).raise_for_status().json()
    return made


def watch(client: httpx.Client, made: Json, opening: Opening) -> tuple[int, int]:
    """How many milliseconds the window is open, and how many bytes a spectator gets meanwhile."""
    view = look(client, made, opening.seat)
    with client.stream("GET", f"/api/tables/{made['table']}/events", headers=key(made["watch"])) as reply:
        lines = reply.iter_lines()
        next(line for line in lines if line.startswith("data: "))
        answer(client, made, view, opening.answer).raise_for_status()
        next(line for line in lines if line.startswith("data: "))
        begun, size = time.monotonic(), 0
        for line in lines:
            if line.startswith("id: "):
                return round(1000 * (time.monotonic() - begun)), size
            size += len(line) + 1
    raise AssertionError("the stream ended")


def wait_of_a_bot(client: httpx.Client) -> int:
    """How many milliseconds a bot waits for the worker, at a table of its own."""
    begun = time.monotonic()
    made = create(client, [BOT, BOT])
    headers = key(made["watch"])
    first = client.get(f"/api/tables/{made['table']}", headers=headers).json()["version"]
    while client.get(f"/api/tables/{made['table']}", headers=headers).json()["version"] == first:
        time.sleep(0.01)
    return round(1000 * (time.monotonic() - begun))


def measure(number: int, windows: int = WINDOWS) -> Counted:
    """Watch this many windows, alternately with and without a holder, in both games."""
    rng = random.Random(number)  # noqa: S311 - no secret
    found = [openings(ludoteca.game(game), held, rng) for game in GAMES for held in (True, False)]
    planned = [next(found[at % len(found)]) for at in range(windows)]
    with busy_server() as client, ThreadPoolExecutor(AT_ONCE) as pool:
        tables = [sit_down(client, opening) for opening in planned]
        seen = list(pool.map(lambda made, opening: watch(client, made, opening), tables, planned))
        waited = wait_of_a_bot(client)
    samples: dict[str, list[int]] = {}
    for unit, at in (("ms", 0), ("bytes", 1)):
        samples[f"{unit} with a holder"] = [lasted[at] for lasted in seen[::2]]
        samples[f"{unit} without"] = [lasted[at] for lasted in seen[1::2]]
    counts = {"windows with a holder": len(seen[::2]), "windows without": len(seen[1::2])}
    return {**counts, "least ms that a bot waits": waited, "most ms that a bot waits": waited, **samples}


# ---------------------------------------------------------------- the verdict


def variance(sample: Sequence[int]) -> float:
    """`pvariance` in whole numbers, many times as fast."""
    count, total = len(sample), sum(sample)
    return (count * sum(value * value for value in sample) - total * total) / count**2


def likelihood(one: Sequence[int], other: Sequence[int], of: Callable[[Sequence[int]], float]) -> float:
    """A permutation test: how often chance alone would put two samples as far apart as they are."""
    rng = random.Random(1)  # noqa: S311 - no secret
    found = abs(of(one) - of(other))
    both = [*one, *other]
    farther = 0
    for _ in range(SHUFFLES):
        rng.shuffle(both)
        farther += abs(of(both[: len(one)]) - of(both[len(one) :])) >= found
    return (farther + 1) / (SHUFFLES + 1)


def verdict(samples: Samples) -> Counts:
    """The p values; a fault if one of them tells the samples apart."""
    counts: Counts = {}
    for unit in ("ms", "bytes"):
        one, other = samples[f"{unit} with a holder"], samples[f"{unit} without"]
        for name, of in (("mean", fmean), ("variance", variance)):
            p = round(1000 * likelihood(one, other, of))
            if p <= LEAST_P:
                told = f"{of(one):.2f} with a holder, {of(other):.2f} without, p = {p / 1000}"
                raise AssertionError(f"{name} of {unit}: {told}")
            counts[f"thousandths: p of the {name} of {unit}"] = p
    return counts


CAMPAIGN = Campaign("windows", measure, 1, verdict)
