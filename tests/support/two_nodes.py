"""A real Ray cluster of two nodes on this machine, as a program that does what it reads, line by line.

`worker` kills somebody at work, `node` the second node, `all` everything.
"""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster

PATIENCE = 60.0


def main() -> None:
    """Say the address, then obey until the input ends."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second: Any = cluster.add_node(num_cpus=1)
    say(cluster.address)
    for line in sys.stdin:
        if line == "worker\n":
            os.kill(somebody_at_work(), signal.SIGKILL)
        elif line == "node\n":
            cluster.remove_node(second, allow_graceful=False)
        else:
            break
        say("done")
    cluster.shutdown()  # type: ignore[no-untyped-call] # Ray has few types
    say("gone")


def somebody_at_work() -> int:
    """A process that one of our nodes has started and that does jobs."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for parent in children(os.getpid()):
            for child in children(parent):
                if Path(f"/proc/{child}/cmdline").read_bytes().startswith(b"ray::ClusterWorker"):
                    return child
        time.sleep(0.05)
    raise TimeoutError("nobody is at work")


def children(parent: int) -> list[int]:
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(number) for task in tasks for number in task.read_text().split()]


def say(line: str) -> None:
    sys.__stderr__.write(f"{line}\n")  # type: ignore[union-attr] # this is a program: it has one


if __name__ == "__main__":
    main()
