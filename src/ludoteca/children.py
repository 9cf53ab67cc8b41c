"""Processes that work for this one: they leave Ctrl-C to it, and end when it does, however it ended.

Hand `begin` to a pool as its initializer, and submit what may start a process inside `ctrl_c_held_back`.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection


def begin(niceness: int = 0) -> None:
    """The first thing that a new process does. With `niceness` it gives way to others, where the system knows that."""
    if sys.platform != "win32":
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A pool's queues tell nobody that the process at their other end was killed: its sentinel does, everywhere."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Ctrl-C waits a moment, and a process that begins meanwhile never hears it: it would die with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
