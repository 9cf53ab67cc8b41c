"""What the bots of a table remember between questions, which different processes may answer."""

import time


class Minds:
    """Of one table: forgotten when the table is dropped from memory, which costs a bot no more than its plan."""

    def __init__(self) -> None:
        self._memories: dict[int, tuple[str, list[int]]] = {}
        self._begun: dict[int, float] = {}

    def memory(self, seat: int, kind: str) -> list[int]:
        """What a bot of this kind on that seat gave us to keep; nothing if there is none yet, or another played."""
        kept, memory = self._memories.get(seat, (kind, []))
        return memory if kept == kind else []

    def keep(self, seat: int, kind: str, memory: list[int]) -> None:
        """For its next question."""
        self._memories[seat] = (kind, memory)

    def since(self, seat: int, goes_on: bool) -> float:
        """When the seat began to answer; now, unless it `goes_on`: nobody else has answered since."""
        if not goes_on or seat not in self._begun:
            self._begun[seat] = time.monotonic()
        return self._begun[seat]
