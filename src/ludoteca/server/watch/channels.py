"""Those who wait for news of a table, until something about it may be new."""

import asyncio


class Waiting(asyncio.Event):
    """Somebody who waits. `news`: something may be new, so it was not only their own clock that woke them."""

    def __init__(self) -> None:
        super().__init__()
        self.news = True

    def wake(self) -> None:
        """Something may be new."""
        self.news = True
        self.set()


class Channels:
    """Those who wait, by table.

    >>> channels = Channels()
    >>> mine, other = channels.enter("my table"), channels.enter("another")
    >>> channels.wake("my table")
    >>> mine.is_set(), other.is_set()
    (True, False)
    """

    def __init__(self) -> None:
        self._waiting: dict[str, set[Waiting]] = {}

    def enter(self, table_id: str) -> Waiting:
        """Wait from now on, until something may be new."""
        waiting = Waiting()
        self._waiting.setdefault(table_id, set()).add(waiting)
        return waiting

    def leave(self, table_id: str, waiting: Waiting) -> None:
        """Wait no longer."""
        self._waiting[table_id].discard(waiting)
        if not self._waiting[table_id]:
            del self._waiting[table_id]

    def waits(self, table_id: str) -> bool:
        """Whether anybody waits for news of a table."""
        return table_id in self._waiting

    def wake(self, table_id: str) -> None:
        """Something about a table may be new."""
        for waiting in self._waiting.get(table_id, ()):
            waiting.wake()

    def wake_all(self) -> None:
        """Everybody who waits looks again."""
        for table_id in self._waiting:
            self.wake(table_id)
