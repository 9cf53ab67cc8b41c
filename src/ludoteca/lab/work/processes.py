"""Processes that work for this one: they leave Ctrl-C to it, and end when it does, however it ends.

Each calls `begin` first (in a pool, as the initializer), and is started inside `ctrl_c_held_back`.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, resource_tracker
from types import FrameType


def begin(niceness: int = 0) -> None:
    """The first thing that a new process does. With `niceness` it gives way to others, if the system supports that."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A pool's queues do not say that the process at the other end was killed. Its sentinel does, on every system."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Hold Ctrl-C back: a process that starts meanwhile would die of it with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else the first new process would start it, and that lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def one_ctrl_c() -> Iterator[None]:
    """Only the first Ctrl-C counts; later ones cannot disturb what this process still does before it ends.

    A terminal, a shell and a tool like `timeout` may each send one, a moment apart.
    """

    def heard(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, heard)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is heard:
            signal.signal(signal.SIGINT, before)
