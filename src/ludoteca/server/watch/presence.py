"""Who is at the table right now: seats with an open stream, here or at another process of the same store.

Somebody who polls instead is there for as long as the poll may wait; other processes do not hear of it.
"""

import json
import time
from collections import Counter, OrderedDict
from math import inf

REPEAT_SECONDS = 20.0
STALE_SECONDS = 50.0
MOST_REMEMBERED = 10_000


class Presence:
    """Counts the streams of each seat."""

    def __init__(self) -> None:
        self._here: Counter[tuple[str, int]] = Counter()
        self._elsewhere: dict[str, tuple[float, set[tuple[str, int]]]] = {}
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()

    def came(self, table: str, seats: list[int]) -> bool:
        """A stream was opened; whether somebody is new."""
        new = [seat for seat in seats if not self.present(table, seat)]
        self._here.update((table, seat) for seat in seats)
        return bool(new)

    def went(self, table: str, seats: list[int]) -> bool:
        """A stream was closed; whether somebody is gone."""
        for seat in seats:
            self._here[table, seat] -= 1
            if self._here[table, seat] <= 0:
                del self._here[table, seat]
        self.seen(table, seats)
        return any(not self.present(table, seat) for seat in seats)

    def present(self, table: str, seat: int) -> bool:
        """Whether somebody of this seat looks at the table."""
        now = time.monotonic()
        if (table, seat) in self._here or self._seen.get((table, seat), -inf) > now:
            return True
        oldest = now - STALE_SECONDS
        return any(when >= oldest and (table, seat) in who for when, who in self._elsewhere.values())

    def seen(self, table: str, seats: list[int], seconds: float = 0.0) -> None:
        """Somebody of these seats gave a sign of life, and waits for an answer for so long."""
        for seat in seats:
            self._seen[table, seat] = max(self._seen.pop((table, seat), -inf), time.monotonic() + seconds)
        while len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)

    def away_for(self, table: str, seat: int) -> float:
        """For how many seconds nobody of this seat has been there."""
        if self.present(table, seat):
            return 0.0
        elsewhere = (when for when, who in self._elsewhere.values() if (table, seat) in who)
        last = max(self._seen.get((table, seat), -inf), *elsewhere, -inf)
        return max(0.0, time.monotonic() - last)

    def announcement(self, process: str) -> str:
        """What the other processes are told."""
        return json.dumps({"process": process, "here": sorted(self._here)})

    def heard(self, announcement: str) -> set[str]:
        """What another process tells; the tables at which something changed."""
        data = json.loads(announcement)
        here = {(str(table), int(seat)) for table, seat in data["here"]}
        _, before = self._elsewhere.get(data["process"], (0.0, set()))
        self._elsewhere[data["process"]] = (time.monotonic(), here)
        for table, seat in before - here:
            self.seen(table, [seat])
        return {table for table, _ in before ^ here}
