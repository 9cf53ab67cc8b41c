"""Processes that do numbered jobs."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from ludoteca.engine import Refused
from ludoteca.lab.work import Work, pool, processes
from ludoteca.lab.work.worker import TOGETHER, WatchedWorker

FIRST_PROCESS = """
import signal
from pathlib import Path
from ludoteca.lab.work.worker import WatchedWorker
from tests.lab.work.test_pool import Doubles

if __name__ == "__main__":
    worker = WatchedWorker(Doubles())
    status = Path(f"/proc/{worker.process.pid}/status").read_text()
    blocked = int(status.partition("SigBlk:")[2].split()[0], 16)
    print(bool(blocked >> (signal.SIGINT - 1) & 1))
    worker.kill()
"""


class Doubles(Work[int]):
    """Doubles numbers at once; 13 is refused, and 31 ends the process in this way."""

    def __init__(self, code: int = 1) -> None:
        self._code = code

    def fingerprint(self) -> str:
        return ""

    def do(self, job: int) -> int:
        if job == 13:
            raise Refused("13 is unlucky.")
        if job == 31 and self._code < 0:
            os.kill(os.getpid(), -self._code)
        if job == 31:
            os._exit(self._code)
        return 2 * job


class Remembered(WatchedWorker[int]):
    """Every worker there was, so that a test can look at all of them."""

    hired: ClassVar[list["Remembered"]] = []

    def __init__(self, work: Work[int]) -> None:
        super().__init__(work)
        self.hired.append(self)


@pytest.fixture
def hired(monkeypatch: pytest.MonkeyPatch) -> list[Remembered]:
    monkeypatch.setattr(pool, "WatchedWorker", Remembered)
    Remembered.hired.clear()
    return Remembered.hired


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(pool.in_order(Doubles(), workers, 5, 12)) == [2 * job for job in range(5, 13)]


def test_no_worker_outlives_the_jobs(hired: list[Remembered]) -> None:
    """Also when somebody stops listening, or a process dies."""
    results = pool.in_order(Doubles(), 2, 1, 12)
    assert next(results) == 2
    results.close()  # type: ignore[attr-defined] # it is a generator
    with pytest.raises(Refused):
        list(pool.in_order(Doubles(), 2, 29, 40))
    assert [worker.process.is_alive() for worker in hired] == [False] * 4


def test_quick_jobs_are_reported_together_and_in_order(hired: list[Remembered]) -> None:
    """A worker has several of them waiting, and nothing is lost or done twice."""
    most, found = 0, []
    for result in pool.in_order(Doubles(), 2, 32, 300):
        most = max(most, *(len(worker.jobs) for worker in hired))
        found.append(result)
    assert found == [2 * job for job in range(32, 301)]
    assert TOGETHER < most <= 2 * TOGETHER


def test_results_before_an_error_come_before_it() -> None:
    found: list[int] = []
    with pytest.raises(Refused, match="13 is unlucky"):
        found.extend(pool.in_order(Doubles(), 1, 1, 20))
    assert found == [2 * job for job in range(1, 13)]


@pytest.mark.parametrize(("code", "how"), [(5, "ended its process with exit code 5"), (-9, "was killed by signal 9")])
def test_the_end_of_a_process_is_explained(code: int, how: str) -> None:
    with pytest.raises(Refused, match=rf"The worker that did job 31 {how}\."):
        list(pool.in_order(Doubles(code), 1, 31, 31))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads what Linux tells about a process")
def test_the_very_first_process_never_hears_ctrl_c(tmp_path: Path) -> None:
    """Python starts a helper of its own before it, and hears Ctrl-C again after that."""
    script = tmp_path / "first.py"
    script.write_text(FIRST_PROCESS)
    top = Path(__file__).parents[3]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(top), *sys.path])}
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout == "True\n"


def _interrupted(cleaned_up: list[int], signals: int) -> None:
    with processes.one_ctrl_c():
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            for number in range(2, signals + 1):
                signal.raise_signal(signal.SIGINT)
                cleaned_up.append(number)


def test_only_the_first_ctrl_c_is_heard() -> None:
    before = signal.getsignal(signal.SIGINT)
    cleaned_up: list[int] = []
    try:
        with pytest.raises(KeyboardInterrupt):
            _interrupted(cleaned_up, 3)
    finally:
        signal.signal(signal.SIGINT, before)
    assert cleaned_up == [2, 3]


def test_afterwards_ctrl_c_is_as_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with processes.one_ctrl_c():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before
