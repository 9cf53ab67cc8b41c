"""Readers who wait for news of a table, until there may be some."""

import asyncio
from collections.abc import Callable


class Waiting(asyncio.Event):
    """A reader who waits. `news`: something may be new, so it was not only their own clock that woke them."""

    def __init__(self, at_once: Callable[[], bool] | None = None) -> None:
        super().__init__()
        self.news = True
        self.at_once = at_once
        """Tells them what is new without waking them, which is cheaper; whether that was possible."""

    def wake(self) -> None:
        """Something may be new."""
        self.news = True
        self.set()

    def tell(self) -> None:
        """Something may be new: tell them at once, or wake them. If anything goes wrong, they see it when they look."""
        try:
            told = self.at_once is not None and self.at_once()
        except Exception:  # noqa: BLE001 - the others at the table must be told all the same
            told = False
        if not told:
            self.wake()


class Channels:
    """The readers who wait, by table.

    >>> channels = Channels()
    >>> mine, other = channels.enter("my table"), channels.enter("another")
    >>> channels.wake("my table")
    >>> mine.is_set(), other.is_set()
    (True, False)
    """

    def __init__(self) -> None:
        self._waiting: dict[str, set[Waiting]] = {}
        self._to_tell: set[str] = set()

    def enter(self, table_id: str, at_once: Callable[[], bool] | None = None) -> Waiting:
        """Wait from now on, until something may be new."""
        waiting = Waiting(at_once)
        self._waiting.setdefault(table_id, set()).add(waiting)
        return waiting

    def leave(self, table_id: str, waiting: Waiting) -> None:
        """Stop waiting."""
        self._waiting[table_id].discard(waiting)
        if not self._waiting[table_id]:
            del self._waiting[table_id]

    def waits(self, table_id: str) -> bool:
        """Whether anyone waits for news of a table."""
        return table_id in self._waiting

    def wake(self, table_id: str) -> None:
        """Something about a table may be new. Readers who can be told at once are told together, a moment later."""
        for waiting in self._waiting.get(table_id, ()):
            if waiting.at_once is None:
                waiting.wake()
            elif table_id not in self._to_tell:
                self._to_tell.add(table_id)
                asyncio.get_running_loop().call_soon(self._tell, table_id)

    def _tell(self, table_id: str) -> None:
        self._to_tell.discard(table_id)
        for waiting in [*self._waiting.get(table_id, ())]:
            if waiting.at_once is not None:
                waiting.tell()

    def wake_all(self) -> None:
        """Make everyone who waits look again."""
        for waiting in [waiting for at_table in self._waiting.values() for waiting in at_table]:
            waiting.wake()
