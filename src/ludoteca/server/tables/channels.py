"""Readers who wait for news of a table, until there may be some."""

import asyncio


class Waiting(asyncio.Event):
    """A reader who waits. The event is set for news of the table, and by whatever else the reader waits for."""

    def __init__(self) -> None:
        super().__init__()
        self.news = True
        """Whether something may be new that the reader has not looked at."""

    def wake(self) -> None:
        """Something about the table may be new."""
        self.news = True
        self.set()


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

    def enter(self, table_id: str) -> Waiting:
        """Wait from now on; the event is set when something may be new."""
        waiting = Waiting()
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
        """Something about a table may be new."""
        for waiting in self._waiting.get(table_id, ()):
            waiting.wake()

    def wake_all(self) -> None:
        """Make everyone who waits look again."""
        for table_id in self._waiting:
            self.wake(table_id)
