"""One hostile laptop in the classroom cannot stop, slow or lock out the others; `pytest -m long -s` shows figures."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.support.serving import OPEN, PERSON, Json, Process, create, sqlite_url

from ludoteca.client import Client, SeatClient, ServerRefused

GAME = "rolling_heights"
TABLES = 10
SEATS = 3
WARM_UP = 5.0
PLAYED = 20.0
THINKS = 1.0
"""How long a pupil looks at the table before each answer."""
MOST_TO_SIT = 5.0
MOST_TO_ANSWER = 0.2


@contextmanager
def hostile_laptop(url: str, watched: Json, seconds: float) -> Iterator[None]:
    """It attacks from a process of its own."""
    words = [url, str(seconds), watched["table"], watched["watch"]]
    laptop = subprocess.Popen([sys.executable, "-m", "tests.support.hostile", *words])
    try:
        yield
        assert laptop.poll() is None, "the attack ended too early"
    finally:
        laptop.kill()
        laptop.wait()


class Pupil(threading.Thread):
    """Joins by a code, then answers what they are asked; keeps how long everything took."""

    def __init__(self, url: str, code: str, name: str) -> None:
        super().__init__(daemon=True)
        self._client, self._code, self._name = Client(url), code, name
        self.sat_after = float("inf")
        self.answered_after: list[float] = []
        self.trouble = ""

    def run(self) -> None:
        """Until the time is over."""
        begun = time.monotonic()
        try:
            seat = self._client.join(self._code, self._name)
            self.sat_after = time.monotonic() - begun
            self._play(seat, begun + PLAYED)
        except Exception as error:  # noqa: BLE001 - the test tells
            self.trouble = repr(error)

    def _play(self, seat: SeatClient, end: float) -> None:
        for table in seat.turns():
            if time.monotonic() > end:
                return
            time.sleep(THINKS)
            begun = time.monotonic()
            try:
                seat.answer(table, table["pending"]["answers"][0]["answer"])
            except ServerRefused as error:
                if error.code != "stale":
                    raise
            self.answered_after.append(time.monotonic() - begun)


@pytest.mark.long
def test_a_class_plays_while_a_laptop_attacks(tmp_path: Path) -> None:
    """All sit within seconds, answers are quick, and nobody is dropped."""
    process = Process(sqlite_url(tmp_path))
    with httpx.Client(base_url=process.url, timeout=30) as client:
        codes = [create(client, [OPEN] * SEATS, GAME)["code"] for _ in range(TABLES)]
        watched = create(client, [PERSON, PERSON])
    pupils = [Pupil(process.url, code, f"Pupil {n}") for code in codes for n in range(SEATS)]
    with hostile_laptop(process.url, watched, 10 * PLAYED):
        time.sleep(WARM_UP)
        for pupil in pupils:
            pupil.start()
        time.sleep(PLAYED)
    waits = sorted(wait for pupil in pupils for wait in pupil.answered_after)
    p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    sat = max(pupil.sat_after for pupil in pupils)
    said = sum(map(len, process.said))
    sys.stdout.write(
        f"{len(pupils)} pupils sat after {sat:.2f} s at most; {len(waits)} answers: p50 {p50 * 1000:.0f} ms, "
        f"p99 {p99 * 1000:.0f} ms, longest {waits[-1] * 1000:.0f} ms; the server said {said} bytes\n"
    )
    assert process.stop() == 0
    assert [pupil.trouble for pupil in pupils if pupil.trouble] == []
    assert sat <= MOST_TO_SIT
    assert p99 <= MOST_TO_ANSWER
