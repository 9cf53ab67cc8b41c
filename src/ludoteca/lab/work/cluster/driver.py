"""The process that talks to Ray: it connects, checks all machines, hands out chunks and passes on results."""

import logging
import os
import re
import socket
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from ludoteca.engine import GameError, Refused
from ludoteca.lab.work import processes
from ludoteca.lab.work.cluster import worker as cluster_worker
from ludoteca.lab.work.cluster.worker import WorkerReport

LOCAL: Final = "local"
"""Instead of an address: a cluster on this machine only, which ends with the pool."""
AUTO: Final = "auto"
"""Instead of an address: the cluster that this machine belongs to."""
CHECK: Final = "check"
DO: Final = "do"
END: Final = "end"
KNOCKING: Final = 10.0
"""Seconds for a machine to answer at all."""
CONNECTING_TO: Final = re.compile(r"Failed to connect to Ray cluster at (\S+:\d+)")
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_DEDUP_LOGS": "0"}
"""No usage statistics, and no messages about settings that nobody here has made."""


def oversee(link: Connection, address: str, workers: int | None, patience: float) -> None:
    processes.begin()
    _hush()
    with suppress(EOFError, OSError):
        try:
            _knock(address)
            _connect(link, address, workers)
            link.send(WorkerReport())
            _obey(link, workers, patience)
        except Refused as error:
            link.send(WorkerReport(refusal=str(error)))
        except GameError as error:
            link.send(WorkerReport(broken=str(error)))
        import ray  # noqa: PLC0415 - as in `_connect`

        ray.shutdown()


def _obey(link: Connection, workers: int | None, patience: float) -> None:
    """Carry out one order after another. What a check has set up is reused if the same order follows."""
    from ludoteca.lab.work.cluster.team import Team  # noqa: PLC0415 - Ray must not be imported before `_hush`

    team: Team | None = None
    while (order := link.recv())[0] != END:
        what, given, *jobs = order
        if team is None or team.order != given:
            if team is not None:
                team.dismiss()
            team = Team(given, workers, patience)
        if what == CHECK:
            team.check()
            link.send(WorkerReport())
        else:
            first, last = jobs
            team.do(first, last, link)
    if team is not None:
        team.dismiss()


def _hush() -> None:
    """Silence Ray: what it prints is not for the person simulating, and what matters comes as messages."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
        os.dup2(nowhere, stream.fileno())
    os.environ.update(QUIET)


def _connect(link: Connection, address: str, workers: int | None) -> None:
    """Reports once before it begins: loading Ray may take long, and has nothing to do with the address."""
    import ray  # noqa: PLC0415 - as above
    from ray import cloudpickle  # noqa: PLC0415

    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        settings |= {"num_cpus": workers or os.cpu_count() or 1, "include_dashboard": False}
    link.send(WorkerReport())
    try:
        ray.init(address=address, **settings)
    except Exception as error:  # noqa: BLE001 - Ray may raise anything
        raise Refused(no_token(address) if _wants_token(error) else why(address, error)) from None
    cloudpickle.register_pickle_by_value(cluster_worker)  # type: ignore[no-untyped-call] # Ray has few types


def _knock(address: str) -> None:
    """See whether anything answers at an address: Ray itself would wait for minutes."""
    host, colon, port = address.partition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
    except (OSError, OverflowError) as error:
        raise Refused(why(address, error)) from None


def _wants_token(error: Exception) -> bool:
    """`ray.init` says only that it could not connect, so ask there once more: is the token missing or wrong?"""
    # Ray must not be imported before `_hush`.
    from ray._raylet import GcsClient  # type: ignore[attr-defined] # noqa: PLC0415
    from ray.exceptions import AuthenticationError  # noqa: PLC0415

    if isinstance(error, ConnectionError) and (found := CONNECTING_TO.search(str(error))) is not None:
        try:
            GcsClient(address=found[1])
        except AuthenticationError:
            return True
        except Exception:  # noqa: BLE001 - as above
            return False
    return isinstance(error, AuthenticationError)


def no_token(address: str) -> str:
    """The error if a cluster lets in only those who have its token."""
    where = "that this machine belongs to" if address == AUTO else f"at {address}"
    return (
        f"The Ray cluster {where} refuses this machine's token, or there is none: "
        "copy ~/.ray/auth_token from the cluster's first machine, or set RAY_AUTH_TOKEN and RAY_AUTH_MODE=token."
    )


def why(address: str, error: Exception) -> str:
    """Why a cluster cannot be used, in one sentence."""
    said = " ".join(str(error).split())
    if "ersion mismatch" in said:
        return f"The Ray cluster {address} uses another version of Ray or Python: {said}"
    if address == AUTO:
        return "This machine does not belong to a Ray cluster. Give the cluster's address, or use local."
    reason = getattr(error, "strerror", None) or said.partition(". ")[0][:200]
    return f"There is no Ray cluster at {address}, or this machine does not belong to it ({reason})."


def not_ray(address: str) -> str:
    """The error if something answers at an address, but never as a cluster does."""
    if address == AUTO:
        return "The Ray cluster that this machine belonged to does not answer. Start it again, or use local."
    return f"{address} answers, but it is not a Ray cluster. Check the address."
