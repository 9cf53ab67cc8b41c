"""A worker on a machine in the cluster.

Ray sends this file as it is: nothing from Ludoteca is imported before we know that the machine has the same version.
"""

import pickle
import platform
import shutil
import time
from contextlib import ExitStack
from typing import Any, NamedTuple


class Order(NamedTuple):
    version: str
    """The version of Ludoteca on the machine that gets the results."""
    files: dict[str, bytes]
    work: bytes


class WorkerReport(NamedTuple):
    """A worker's report: one of these."""

    fingerprint: str = ""
    """The fingerprint of the work, at the start."""
    refusal: str = ""
    broken: str = ""
    """An error in a game's rules."""
    results: bytes = b""
    seconds: float = 0.0
    """The time for all of these results."""


class ClusterWorker:
    def __init__(self) -> None:
        self._open = ExitStack()
        self._do: Any = None

    def begin(self, order: Order) -> WorkerReport:
        """Check whether the jobs can be done here, and get ready."""
        machine = platform.node()
        try:
            from ludoteca.version import __version__  # noqa: PLC0415 - see above
        except ModuleNotFoundError:
            return WorkerReport(
                refusal=f"Ludoteca is not installed on {machine}. Install version {order.version} there."
            )
        if __version__ != order.version:
            return WorkerReport(
                refusal=f"{machine} has Ludoteca {__version__}, but this machine has {order.version}. "
                "Install the same version on all machines."
            )
        return self._get_ready(order, machine)

    def _get_ready(self, order: Order, machine: str) -> WorkerReport:
        from ludoteca.bots import sent_files  # noqa: PLC0415 - see above
        from ludoteca.engine import Refused  # noqa: PLC0415
        from ludoteca.lab.work.pool import doing  # noqa: PLC0415

        try:
            self._open.callback(shutil.rmtree, sent_files.unpack(order.files), ignore_errors=True)
            work = pickle.loads(order.work)  # noqa: S301 - from the machine that this cluster works for
            found: str = work.fingerprint()
            self._do = self._open.enter_context(doing(work))
        except Refused as error:
            return WorkerReport(refusal=f"{machine}: {error}")
        except ImportError as error:
            return WorkerReport(refusal=f"{machine}: a package is missing ({error}).")
        return WorkerReport(fingerprint=found)

    def do(self, first: int, last: int) -> WorkerReport:
        from ludoteca.engine import GameError, Refused  # noqa: PLC0415 - see above

        begun = time.monotonic()
        try:
            results = [self._do(job) for job in range(first, last + 1)]
        except GameError as error:
            return WorkerReport(broken=str(error))
        except Refused as error:
            return WorkerReport(refusal=str(error))
        return WorkerReport(results=pickle.dumps(results), seconds=time.monotonic() - begun)

    def end(self) -> None:
        self._open.close()
