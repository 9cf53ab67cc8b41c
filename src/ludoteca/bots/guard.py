"""A note of whose code is running in this process, for the process that watches this one: a bot may hang or exit."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

LONGEST: Final = 300.0
"""How many seconds a bot from a file may take for an answer, or until it is created. Our bots never hang."""


class Note(Protocol):
    """Two numbers: who is running, from 1 (0 is our code), and until when it may."""

    def __setitem__(self, at: int, value: float, /) -> None: ...


class _Unread:
    def __setitem__(self, at: int, value: float, /) -> None:
        """Nobody watches this process."""


note: Note = _Unread()
"""Replaced in a process that is watched."""
longest: float = LONGEST
"""Replaced in a process where bots have another limit."""


@contextmanager
def running(who: int = 1, seconds: float = 0.0) -> Iterator[None]:
    """While code runs that may hang; it may take `longest` unless a number of seconds is given."""
    note[1] = time.monotonic() + (seconds or longest)
    note[0] = who
    try:
        yield
    finally:
        note[0] = 0
