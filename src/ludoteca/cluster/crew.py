"""The crew as the rest of Ludoteca sees it.

A process of its own speaks with Ray: what Ray prints, catches or breaks stays there, and Ctrl-C ends it at once.
"""

import multiprocessing
import pickle
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Final, Self

from ludoteca import children, luggage
from ludoteca.cluster.foreman import CHECK, DO, END, oversee
from ludoteca.cluster.hand import Order, Told
from ludoteca.crew import Crew, Result, Work
from ludoteca.engine import GameError, Refused
from ludoteca.version import __version__

LOCAL: Final = "local"
"""Instead of an address: a cluster on this machine alone, which ends with the crew."""
AUTO: Final = "auto"
"""Instead of an address: the cluster that this machine belongs to."""
ADDRESS: Final = re.compile(r"[^:/\s]+:\d{1,5}")
PATIENCE: Final = 300.0
"""Seconds to wait for a cluster on which nobody can work: machines may be on their way."""
GOODBYE: Final = 5.0
"""Seconds for a cluster to end by itself."""


class OnRay(Crew):
    """A crew on a cluster, for as long as it is entered: `with OnRay("local") as crew`.

    `workers` jobs are done at a time; without that as many as the cluster has cores.
    """

    def __init__(self, address: str, workers: int | None = None, patience: float = PATIENCE) -> None:
        if address not in {LOCAL, AUTO} and ADDRESS.fullmatch(address) is None:
            raise Refused(f"{address!r} is not the address of a Ray cluster: use local, auto or HOST:PORT.")
        if find_spec("ray") is None:
            raise Refused("Ray is not installed: install it with pip install 'ludoteca[ray]'.")
        self._address = address
        self._given = (address, workers, patience)

    def __enter__(self) -> Self:
        processes = multiprocessing.get_context("spawn")
        self._link, theirs = processes.Pipe()
        self._foreman = processes.Process(target=oversee, args=(theirs, *self._given), daemon=True)
        with children.ctrl_c_held_back():
            self._foreman.start()
        theirs.close()
        try:
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
            self._foreman.join(GOODBYE)
        self._kill()

    def check(self, work: Work[Any]) -> None:
        """On every machine that the cluster has now."""
        self._say(CHECK, _order(work))
        self._hear()

    def do(self, work: Work[Result], first: int, last: int) -> Iterator[Result]:
        """In chunks, which are done again if a machine goes away."""
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

    def _hear(self) -> Told:
        try:
            message: Told = self._link.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        if message.refusal:
            raise Refused(message.refusal)
        if message.broken:
            raise GameError(message.broken)
        return message

    def _gone(self) -> Refused:
        return Refused(f"The Ray cluster {self._address} has gone away; what is written is whole, go on with --resume.")

    def _kill(self) -> None:
        with children.ctrl_c_held_back():
            self._foreman.kill()
            self._foreman.join()
            self._link.close()


def _order(work: Work[Any]) -> Order:
    return Order(__version__, luggage.pack(work.files()), pickle.dumps(work))
