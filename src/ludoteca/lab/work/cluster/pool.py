"""The pool as the rest of Ludoteca sees it.

A separate process talks to Ray: whatever Ray prints, catches or breaks stays there, and Ctrl-C ends it at once.
"""

import multiprocessing
import pickle
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Final, Self

from ludoteca.bots import sent_files
from ludoteca.engine import GameError, Refused
from ludoteca.lab.work import processes
from ludoteca.lab.work.cluster.driver import AUTO, CHECK, DO, END, LOCAL, not_ray, oversee
from ludoteca.lab.work.cluster.worker import Order, WorkerReport
from ludoteca.lab.work.pool import Pool
from ludoteca.lab.work.worker import Result, Work
from ludoteca.version import __version__

ADDRESS: Final = re.compile(r"[^:/\s]+:\d{1,5}")
CONNECTING: Final = 30.0
"""Seconds for whatever answers at an address to show that it is a cluster. Ray itself would wait for minutes."""
PATIENCE: Final = 300.0
"""Seconds to wait for a cluster where no machine can work: machines may be on their way."""
GOODBYE: Final = 5.0
"""Seconds that a cluster has to shut down by itself."""


class RayPool(Pool):
    """A pool on a cluster, as a context manager: `with RayPool("local") as pool`.

    `workers` jobs are done at a time; by default as many as the cluster has cores.
    """

    def __init__(
        self, address: str, workers: int | None = None, patience: float = PATIENCE, connecting: float = CONNECTING
    ) -> None:
        if address not in {LOCAL, AUTO} and ADDRESS.fullmatch(address) is None:
            raise Refused(f"{address!r} is not the address of a Ray cluster: use local, auto or HOST:PORT.")
        if find_spec("ray") is None:
            raise Refused("Ray is not installed: install it with pip install 'ludoteca[ray]'.")
        self._address = address
        self._given = (address, workers, patience)
        self._connecting = None if address == LOCAL else connecting

    def __enter__(self) -> Self:
        spawning = multiprocessing.get_context("spawn")
        self._link, theirs = spawning.Pipe()
        self._driver = spawning.Process(target=oversee, args=(theirs, *self._given), daemon=True)
        with processes.ctrl_c_held_back():
            self._driver.start()
        theirs.close()
        try:
            self._hear()
            if not self._link.poll(self._connecting):
                raise Refused(not_ray(self._address))  # noqa: TRY301 - it ends the driver's process too
            self._hear()
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            with suppress(OSError):
                self._link.send((END,))
            self._driver.join(GOODBYE)
        self._kill()

    def check(self, work: Work[Any]) -> None:
        """Check it on every machine that the cluster has now."""
        self._say(CHECK, _order(work))
        self._hear()

    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """Do the jobs in chunks, which are done again if a machine disappears."""
        self._say(DO, _order(work), first, last)
        wanted = first
        while wanted <= last:
            results: list[Result] = pickle.loads(self._hear().results)  # noqa: S301 - from our own workers
            yield from results
            wanted += len(results)

    def _say(self, *order: Any) -> None:
        try:
            self._link.send(order)
        except OSError:
            raise self._gone() from None

    def _hear(self) -> WorkerReport:
        try:
            message: WorkerReport = self._link.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        if message.refusal:
            raise Refused(message.refusal)
        if message.broken:
            raise GameError(message.broken)
        return message

    def _gone(self) -> Refused:
        return Refused(
            f"The Ray cluster {self._address} is gone. The rows written so far are complete; continue with --resume."
        )

    def _kill(self) -> None:
        with processes.ctrl_c_held_back():
            self._driver.kill()
            self._driver.join()
            self._link.close()


def _order(work: Work[Any]) -> Order:
    return Order(__version__, sent_files.pack(work.files()), pickle.dumps(work))
