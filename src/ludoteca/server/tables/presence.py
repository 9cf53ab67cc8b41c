"""The seats that are present at a table: those with an open stream, here or in another process on the same store.

Someone who polls instead counts as present for as long as the poll may wait; other processes do not learn of it.
"""

import json
from collections import Counter, OrderedDict
from math import inf
from time import monotonic

REPEAT_SECONDS = 20.0
STALE_SECONDS = 50.0
GONE_SECONDS = 3600.0
"""How long until a process that says nothing is forgotten."""
PART = 150
"""How many seats fit in one notice to the other processes."""
MOST_REMEMBERED = 10_000


class Presence:
    """Counts the streams of each seat."""

    def __init__(self) -> None:
        self._here: Counter[tuple[str, int]] = Counter()
        self._elsewhere: dict[str, tuple[float, set[tuple[str, int]]]] = {}
        self._arriving: dict[str, set[tuple[str, int]]] = {}
        self._hearing_since = monotonic()
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()

    def came(self, table: str, seats: list[int]) -> bool:
        """A stream was opened; whether anyone is new."""
        new = [seat for seat in seats if not self.present(table, seat)]
        self._here.update((table, seat) for seat in seats)
        return bool(new)

    def went(self, table: str, seats: list[int]) -> bool:
        """A stream was closed; whether anyone is gone."""
        for seat in seats:
            self._here[table, seat] -= 1
            if self._here[table, seat] <= 0:
                del self._here[table, seat]
        self.seen(table, seats)
        return any(not self.present(table, seat) for seat in seats)

    def present(self, table: str, seat: int) -> bool:
        """Whether anyone with this seat is looking at the table."""
        if (table, seat) in self._here:
            return True
        now = monotonic()
        if self._seen.get((table, seat), -inf) > now:
            return True
        oldest = now - STALE_SECONDS
        return any(when >= oldest and (table, seat) in who for when, who in self._elsewhere.values())

    def seen(self, table: str, seats: list[int], seconds: float = 0.0) -> None:
        """Someone with these seats gave a sign of life, and waits this long for an answer."""
        for seat in seats:
            self._seen[table, seat] = max(self._seen.pop((table, seat), -inf), monotonic() + seconds)
        while len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)

    def away_for(self, table: str, seat: int) -> float:
        """How many seconds nobody with this seat has been there, as far as this process could know."""
        if self.present(table, seat):
            return 0.0
        elsewhere = (when for when, who in self._elsewhere.values() if (table, seat) in who)
        last = max(self._seen.get((table, seat), -inf), *elsewhere, self._hearing_since)
        return max(0.0, monotonic() - last)

    # ---------------------------------------------------------------- other processes

    def hears_again(self) -> None:
        """For a while nothing was heard from other processes: nobody knows who was there meanwhile."""
        self._hearing_since = monotonic()

    def everybody(self, process: str) -> list[str]:
        """What the other processes are told from time to time, in parts."""
        here = sorted(self._here)
        parts = [here[at : at + PART] for at in range(0, len(here), PART)] or [[]]
        return [
            json.dumps({"process": process, "here": part, "first": part is parts[0], "last": part is parts[-1]})
            for part in parts
        ]

    def change(self, process: str, table: str, seats: list[int]) -> str:
        """What the other processes are told when some of these seats came or went."""
        here = [seat for seat in seats if (table, seat) in self._here]
        gone = [seat for seat in seats if seat not in here]
        return json.dumps({"process": process, "table": table, "came": here, "gone": gone})

    def heard(self, announcement: str) -> set[str]:
        """Take over what another process tells; the tables where something changed."""
        data = json.loads(announcement)
        process = data["process"]
        _, before = self._elsewhere.get(process, (0.0, set()))
        if "table" in data:
            table = str(data["table"])
            here = before | {(table, int(seat)) for seat in data["came"]}
            here -= {(table, int(seat)) for seat in data["gone"]}
        else:
            whole = set() if data["first"] else self._arriving.pop(process, set())
            here = whole | {(str(table), int(seat)) for table, seat in data["here"]}
            if not data["last"]:
                self._arriving[process] = here
                return set()
        self._heard_from(process, here)
        for table, seat in before - here:
            self.seen(table, [seat])
        return {table for table, _ in before ^ here}

    def _heard_from(self, process: str, here: set[tuple[str, int]]) -> None:
        now = monotonic()
        self._elsewhere[process] = (now, here)
        for other in [name for name, (when, _) in self._elsewhere.items() if now - when > GONE_SECONDS]:
            del self._elsewhere[other]
