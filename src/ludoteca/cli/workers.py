"""The workers that do a command's work: processes on this machine, or a Ray cluster."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import click

from ludoteca.cli.numbers import Whole
from ludoteca.lab.work import Pool, ProcessPool
from ludoteca.lab.work.cluster import RayPool


def worker_options(command: Callable[..., Any]) -> Callable[..., Any]:
    workers = click.option("--workers", type=Whole(1, 1024), metavar="W",
                           help="Processes; by default one per core.")  # fmt: skip
    ray = click.option("--ray", metavar="ADDRESS", help="Run on a Ray cluster: its address, auto, or local for one on "
                       "this machine. Needs ludoteca[ray].")  # fmt: skip
    return workers(ray(command))


def pool_for(workers: int | None, ray: str | None) -> AbstractContextManager[Pool]:
    return nullcontext(ProcessPool(workers or os.cpu_count() or 1)) if ray is None else RayPool(ray, workers)
