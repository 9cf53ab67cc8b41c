"""Those who wait for news of a table, until something about it may be new."""

import asyncio


class Channels:
    """An event for everybody who waits, by table.

    >>> channels = Channels()
    >>> mine, other = channels.enter("my table"), channels.enter("another")
    >>> channels.wake("my table")
    >>> mine.is_set(), other.is_set()
    (True, False)
    """

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}

    def enter(self, table_id: str) -> asyncio.Event:
        """Wait from now on; the event is set when something may be new."""
        event = asyncio.Event()
        self._waiting.setdefault(table_id, set()).add(event)
        return event

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        """Wait no longer."""
        self._waiting[table_id].discard(event)
        if not self._waiting[table_id]:
            del self._waiting[table_id]

    def waits(self, table_id: str) -> bool:
        """Whether anybody waits for news of a table."""
        return table_id in self._waiting

    def wake(self, table_id: str) -> None:
        """Something about a table may be new."""
        for event in self._waiting.get(table_id, ()):
            event.set()

    def wake_all(self) -> None:
        """Everybody who waits looks again."""
        for table_id in self._waiting:
            self.wake(table_id)
