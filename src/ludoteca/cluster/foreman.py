"""The process that speaks with Ray: it connects, checks all machines, hands out chunks and hands on results."""

import logging
import os
import socket
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from ludoteca import children
from ludoteca.cluster import hand
from ludoteca.cluster.hand import Told
from ludoteca.engine import GameError, Refused

CHECK: Final = "check"
DO: Final = "do"
END: Final = "end"
KNOCKING: Final = 10.0
"""Seconds for a machine to answer at all."""
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS": "0",
}
"""Nothing is reported to anybody, and nothing is said about settings that nobody here has made."""


def oversee(link: Connection, address: str, workers: int | None, patience: float) -> None:
    """The life of this process."""
    children.begin()
    _hush()
    with suppress(EOFError, OSError):
        try:
            _connect(address, workers)
            from ludoteca.cluster.team import Team, check  # noqa: PLC0415 - Ray must not be imported before `_hush`

            link.send(Told())
            while (order := link.recv())[0] != END:
                if order[0] == CHECK:
                    check(order[1], patience)
                    link.send(Told())
                else:
                    _, given, first, last = order
                    Team(given, workers, patience).do(first, last, link)
        except Refused as error:
            link.send(Told(refusal=str(error)))
        except GameError as error:
            link.send(Told(broken=str(error)))
        _disconnect()


def _hush() -> None:
    """What Ray says is not for those who simulate: what matters of it is told by messages."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
        os.dup2(nowhere, stream.fileno())
    os.environ.update(QUIET)


def _connect(address: str, workers: int | None) -> None:
    import ray  # noqa: PLC0415 - as above
    from ray import cloudpickle  # noqa: PLC0415

    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == "local":
        settings |= {"num_cpus": workers or os.cpu_count() or 1, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(address=address, **settings)
    except Exception as error:  # noqa: BLE001 - Ray raises what it likes
        raise Refused(why(address, error)) from None
    cloudpickle.register_pickle_by_value(hand)  # type: ignore[no-untyped-call] # Ray has few types


def _knock(address: str) -> None:
    """See whether anybody is at an address: Ray itself would wait for minutes."""
    host, colon, port = address.partition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCKING).close()


def why(address: str, error: Exception) -> str:
    """Why a cluster cannot be used, in one sentence."""
    told = " ".join(str(error).split())
    if "ersion mismatch" in told:
        return f"The Ray cluster {address} has another version of Ray or Python: {told}"
    return f"There is no Ray cluster at {address}, or this machine does not belong to it ({told[:200]})."


def _disconnect() -> None:
    import ray  # noqa: PLC0415 - as above

    ray.shutdown()
