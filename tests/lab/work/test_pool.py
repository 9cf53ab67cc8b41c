"""Processes that do numbered jobs."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from ludoteca.engine import Refused
from ludoteca.lab import crew, processes

FIRST_PROCESS = """
import signal
from pathlib import Path
from tests.test_crew import Doubler

if __name__ == "__main__":
    worker = Doubler()
    status = Path(f"/proc/{worker.process.pid}/status").read_text()
    blocked = int(status.partition("SigBlk:")[2].split()[0], 16)
    print(bool(blocked >> (signal.SIGINT - 1) & 1))
    worker.kill()
"""


class Doubler(crew.Worker[int]):
    """Doubles numbers; at 13 its process dies."""

    def __init__(self) -> None:
        super().__init__(_double)

    def result(self) -> int | None:
        """What it found, if it has."""
        if not self.link.poll():
            return None
        self.done()
        found: int = self.link.recv()
        return found


def _double(link: Connection) -> None:
    processes.begin()
    with suppress(EOFError, OSError):
        while True:
            job = link.recv()
            if job == 13:
                os._exit(1)
            link.send(2 * job)


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    """However many work at them."""
    assert list(crew.in_order(Doubler, workers, 5, 12)) == [2 * job for job in range(5, 13)]


def test_no_worker_outlives_the_jobs() -> None:
    """Also when somebody stops listening, or a process dies."""
    hired: list[Doubler] = []

    def hire() -> Doubler:
        hired.append(Doubler())
        return hired[-1]

    results = crew.in_order(hire, 2, 1, 12)
    assert next(results) == 2
    results.close()  # type: ignore[attr-defined] # it is a generator
    with pytest.raises(EOFError):
        list(crew.in_order(hire, 2, 11, 20))
    assert [worker.process.is_alive() for worker in hired] == [False] * 4


class Quick(crew.Plain[int]):
    """Doubles numbers at once; 13 is refused."""

    def stamp(self) -> str:
        """Nothing must be the same."""
        return ""

    def do(self, job: int) -> int:
        """The double."""
        if job == 13:
            raise Refused("13 is unlucky.")
        return 2 * job


def test_quick_jobs_are_told_of_together_and_in_order() -> None:
    """A worker has several of them waiting, and nothing is lost or done twice."""
    hired: list[crew.Worker[int]] = []

    def hire() -> crew.Worker[int]:
        hired.append(Quick().hire())
        return hired[-1]

    most, found = 0, []
    for result in crew.in_order(hire, 2, 14, 300):
        most = max(most, *(len(worker.jobs) for worker in hired))
        found.append(result)
    assert found == [2 * job for job in range(14, 301)]
    assert crew.TOGETHER < most <= 2 * crew.TOGETHER


def test_what_was_done_before_an_error_is_told_before_it() -> None:
    """Also if the worker was about to tell of all of them together."""
    found: list[int] = []
    with pytest.raises(Refused, match="13 is unlucky"):
        found.extend(crew.in_order(Quick().hire, 1, 1, 20))
    assert found == [2 * job for job in range(1, 13)]


class Dying(Quick):
    """Its process ends at once, in this way."""

    def __init__(self, code: int) -> None:
        self._code = code

    def do(self, job: int) -> int:
        """The end."""
        if self._code < 0:
            os.kill(os.getpid(), -self._code)
        os._exit(self._code)


@pytest.mark.parametrize(("code", "how"), [(5, "died with exit code 5"), (-9, "was killed by signal 9")])
def test_how_a_process_ended_is_told(code: int, how: str) -> None:
    """A signal is not an exit code to anybody but Python."""
    with pytest.raises(Refused, match=f"The process working on job 1 {how}."):
        list(crew.in_order(Dying(code).hire, 1, 1, 1))


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads what Linux tells about a process")
def test_the_very_first_process_never_hears_ctrl_c(tmp_path: Path) -> None:
    """Python starts a helper of its own before it, and hears Ctrl-C again after that."""
    script = tmp_path / "first.py"
    script.write_text(FIRST_PROCESS)
    top = Path(__file__).parent.parent
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
    """Those after it disturb nothing."""
    before = signal.getsignal(signal.SIGINT)
    cleaned_up: list[int] = []
    try:
        with pytest.raises(KeyboardInterrupt):
            _interrupted(cleaned_up, 3)
    finally:
        signal.signal(signal.SIGINT, before)
    assert cleaned_up == [2, 3]


def test_afterwards_ctrl_c_is_as_it_was() -> None:
    """If there was none."""
    before = signal.getsignal(signal.SIGINT)
    with processes.one_ctrl_c():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before
