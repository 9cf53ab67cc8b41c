"""What the bots of a table remember between questions, which different processes may answer."""

import time


class Minds:
    """The minds of one table: forgotten when it is dropped from memory, which costs a bot only its plan."""

    def __init__(self) -> None:
        self._memories: dict[int, tuple[str, list[int]]] = {}
        self._begun: dict[int, float] = {}

    def memory(self, seat: int, kind: str) -> list[int]:
        """The memory of a bot of this kind in this seat; empty if there is none yet, or another kind played."""
        kept, memory = self._memories.get(seat, (kind, []))
        return memory if kept == kind else []

    def keep(self, seat: int, kind: str, memory: list[int]) -> None:
        """Keep a bot's memory for its next question."""
        self._memories[seat] = (kind, memory)

    def since(self, seat: int, goes_on: bool) -> float:
        """When the seat began to answer: now, unless it `goes_on`, which means that nobody else has answered since."""
        if not goes_on or seat not in self._begun:
            self._begun[seat] = time.monotonic()
        return self._begun[seat]
