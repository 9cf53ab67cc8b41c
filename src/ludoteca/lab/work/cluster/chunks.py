"""Numbered jobs in chunks: what is left to do, what is in progress, and what is done and waits for its turn."""

from typing import Final, NamedTuple

from ludoteca.engine import GameError

SECONDS: Final = 2.0
"""How long a chunk should take: long compared with the millisecond Ray needs for it, short for people waiting."""
MOST: Final = 500
"""The most jobs in a chunk."""
AHEAD: Final = 8
"""How many chunks per worker may be finished ahead of the next one in order."""
TRIES: Final = 5
"""How often a chunk is tried if its workers keep dying."""


class Chunk(NamedTuple):
    """Jobs from `first` to `last`. A chunk is identified by its first number."""

    first: int
    last: int


class Chunks:
    """The jobs `first` to `last`. Each result is passed on once, in order, however often a chunk was tried.

    >>> chunks = Chunks(1, 3)
    >>> one, two = chunks.take(2), chunks.take(2)
    >>> chunks.came_back(two, b"second", 5.0)
    >>> chunks.in_order()
    []
    >>> chunks.lost(one)
    >>> again = chunks.take(2)
    >>> chunks.came_back(again, b"first", 5.0)
    >>> again == one, chunks.in_order()
    (True, [b'first', b'second'])
    """

    def __init__(self, first: int, last: int) -> None:
        self._next = self._wanted = first
        self._last = last
        self._size = 1
        self._again: list[Chunk] = []
        self._tries: dict[int, int] = {}
        self._out: set[Chunk] = set()
        self._done: dict[int, tuple[Chunk, bytes]] = {}

    @property
    def over(self) -> bool:
        return self._wanted > self._last

    def take(self, workers: int) -> Chunk | None:
        """The next chunk for one of this many workers; None if there is none now."""
        chunk = self._again.pop(0) if self._again else self._new(workers)
        if chunk is not None:
            self._out.add(chunk)
        return chunk

    def came_back(self, chunk: Chunk, results: bytes, seconds: float) -> None:
        self._out.discard(chunk)
        self._done[chunk.first] = (chunk, results)
        per_job = seconds / (chunk.last - chunk.first + 1)
        wanted = SECONDS / max(per_job, SECONDS / MOST)
        self._size = max(1, min(int(wanted), 4 * self._size))

    def lost(self, chunk: Chunk) -> None:
        """The worker doing it died: another one has to do it again."""
        self._out.discard(chunk)
        self._tries[chunk.first] = self._tries.get(chunk.first, 0) + 1
        if self._tries[chunk.first] >= TRIES:
            raise GameError(f"Jobs {chunk.first} to {chunk.last} killed their worker {TRIES} times.")
        self._again = sorted([*self._again, chunk])

    def in_order(self) -> list[bytes]:
        """The results that can be passed on now."""
        ready = []
        while self._wanted in self._done:
            chunk, results = self._done.pop(self._wanted)
            ready.append(results)
            self._wanted = chunk.last + 1
        return ready

    def _new(self, workers: int) -> Chunk | None:
        left = self._last - self._next + 1
        if left == 0 or len(self._out) + len(self._done) >= AHEAD * workers:
            return None
        size = min(self._size, -(-left // (2 * workers)))
        chunk = Chunk(self._next, self._next + size - 1)
        self._next += size
        return chunk
