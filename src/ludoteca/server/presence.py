"""Who is at the table right now: seats with an open stream, here or at another process of the same store."""

import json
import time
from collections import Counter

REPEAT_SECONDS = 20.0
STALE_SECONDS = 50.0


class Presence:
    """Counts the streams of each seat."""

    def __init__(self) -> None:
        self._here: Counter[tuple[str, int]] = Counter()
        self._elsewhere: dict[str, tuple[float, set[tuple[str, int]]]] = {}

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
        return any(not self.present(table, seat) for seat in seats)

    def present(self, table: str, seat: int) -> bool:
        """Whether somebody of this seat looks at the table."""
        if (table, seat) in self._here:
            return True
        oldest = time.monotonic() - STALE_SECONDS
        return any(when >= oldest and (table, seat) in who for when, who in self._elsewhere.values())

    def announcement(self, process: str) -> str:
        """What the other processes are told."""
        return json.dumps({"process": process, "here": sorted(self._here)})

    def heard(self, announcement: str) -> set[str]:
        """What another process tells; the tables at which something changed."""
        data = json.loads(announcement)
        here = {(str(table), int(seat)) for table, seat in data["here"]}
        _, before = self._elsewhere.get(data["process"], (0.0, set()))
        self._elsewhere[data["process"]] = (time.monotonic(), here)
        return {table for table, _ in before ^ here}
