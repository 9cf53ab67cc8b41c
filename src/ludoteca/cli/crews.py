"""Who does a command's work: processes on this machine, or a Ray cluster."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import click

from ludoteca.cli.numbers import Whole
from ludoteca.lab.cluster import OnRay
from ludoteca.lab.crew import Crew, Processes


def crew_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say who does the work."""
    workers = click.option("--workers", type=Whole(1, 1024), metavar="W",
                           help="Processes; by default one per core.")  # fmt: skip
    ray = click.option("--ray", metavar="ADDRESS", help="Run on a Ray cluster: its address, auto, or local for one on "
                       "this machine. Needs ludoteca[ray].")  # fmt: skip
    return workers(ray(command))


def crew_for(workers: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    """The crew that was asked for, as a context manager."""
    return nullcontext(Processes(workers or os.cpu_count() or 1)) if ray is None else OnRay(ray, workers)
