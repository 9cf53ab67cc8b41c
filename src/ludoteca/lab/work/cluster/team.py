"""Workers on all machines of a cluster. If one dies, it is replaced and its chunk is done again."""

import time
from multiprocessing.connection import Connection
from typing import Any, Final

import ray
from ray.exceptions import RayError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from ludoteca.engine import GameError, Refused
from ludoteca.lab.work.cluster.chunks import Chunk, Chunks
from ludoteca.lab.work.cluster.worker import ClusterWorker, Order, WorkerReport

LOOK_EVERY: Final = 1.0
"""Seconds between checks whether any worker is left."""
GOODBYE: Final = 2.0
"""Seconds that workers have to tidy up."""
Actor: Final[Any] = ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0)(ClusterWorker)


class Team:
    def __init__(self, order: Order, workers: int | None, patience: float) -> None:
        self.order = order
        self._given = ray.put(order)
        self._workers = workers or sum(map(int, _nodes().values()))
        self._patience = patience
        self._beginning: dict[Any, Any] = {}
        """Actors that are starting, by the reference to their first report."""
        self._at: dict[Any, tuple[Any, Chunk]] = {}
        """Actors and their chunks, by the reference to the results."""
        self._idle: list[Any] = []
        self._alive = time.monotonic()
        """When a worker was last able to work."""

    def check(self) -> None:
        """Refuse work that cannot be done on one of the machines, or would come out differently there."""
        if self._idle:
            return  # already checked
        nodes = _nodes()
        alone = len(nodes) == 1  # then the actor stays for the work: starting another takes half a second
        starting = {}
        for node in nodes:
            pinned = NodeAffinitySchedulingStrategy(node, soft=False)
            actor = Actor.options(num_cpus=int(alone), scheduling_strategy=pinned).remote()
            starting[actor.begin.remote(self._given)] = actor
        reports = [_got(ref) for ref in ray.wait(list(starting), num_returns=len(starting), timeout=self._patience)[0]]
        found = {one.fingerprint for one in reports if one is not None}
        if alone and found:
            self._idle += starting.values()
        else:
            _let_go(list(starting.values()))
        if not found:
            raise Refused("No machine in the Ray cluster answers.")
        if len(found) > 1:
            raise Refused("The machines in the Ray cluster have different games. Install the same packages on all.")

    def do(self, first: int, last: int, link: Connection) -> None:
        """Do the jobs `first` to `last`; results go to the link in order, as soon as they are there."""
        chunks = Chunks(first, last)
        try:
            for _ in range(min(self._workers, last - first + 1) - len(self._idle)):
                self._hire()
            while not chunks.over:
                self._hand_out(chunks)
                self._collect(chunks)
                for results in chunks.in_order():
                    link.send(WorkerReport(results=results))
        finally:
            self.dismiss()

    def dismiss(self) -> None:
        _let_go([*self._idle, *self._beginning.values(), *(actor for actor, _ in self._at.values())])
        self._idle, self._beginning, self._at = [], {}, {}

    def _hire(self) -> None:
        actor = Actor.remote()
        self._beginning[actor.begin.remote(self._given)] = actor

    def _hand_out(self, chunks: Chunks) -> None:
        while self._idle and (chunk := chunks.take(self._workers)) is not None:
            actor = self._idle.pop()
            self._at[actor.do.remote(*chunk)] = (actor, chunk)

    def _collect(self, chunks: Chunks) -> None:
        """Wait until a worker reports something, or until it is time to see whether any worker is left."""
        waiting = [*self._at, *self._beginning]
        ready, _ = ray.wait(waiting, num_returns=1, timeout=LOOK_EVERY)
        for ref in ready:
            report = _got(ref)
            if ref in self._beginning:
                self._begun(self._beginning.pop(ref), report)
            else:
                self._done(chunks, *self._at.pop(ref), report)
        if self._at or self._idle:
            self._alive = time.monotonic()
        elif time.monotonic() > self._alive + self._patience:
            raise Refused(
                f"No machine in the Ray cluster could work for {self._patience:g} seconds. "
                "The rows written so far are complete; continue with --resume."
            )

    def _begun(self, actor: Any, report: WorkerReport | None) -> None:
        if report is None:
            time.sleep(LOOK_EVERY / 10)
            self._hire()
        else:
            self._idle.append(actor)

    def _done(self, chunks: Chunks, actor: Any, chunk: Chunk, report: WorkerReport | None) -> None:
        if report is None:
            chunks.lost(chunk)
            self._hire()
        else:
            chunks.came_back(chunk, report.results, report.seconds)
            self._idle.append(actor)


def _got(ref: Any) -> WorkerReport | None:
    try:
        report: WorkerReport = ray.get(ref)
    except RayError:
        return None
    if report.refusal:
        raise Refused(report.refusal)
    if report.broken:
        raise GameError(report.broken)
    return report


def _nodes() -> dict[str, float]:
    """The machines that are there now, each with its number of cores."""
    nodes = ray.nodes()  # type: ignore[no-untyped-call] # Ray has few types
    cores = {node["NodeID"]: node["Resources"].get("CPU", 0.0) for node in nodes if node["Alive"]}
    return {node: count for node, count in cores.items() if count}


def _let_go(actors: list[Any]) -> None:
    if not actors:
        return
    ray.wait([actor.end.remote() for actor in actors], num_returns=len(actors), timeout=GOODBYE)
    for actor in actors:
        ray.kill(actor)
