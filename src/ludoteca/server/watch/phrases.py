"""What people say to each other at a table: one of a few phrases, kept in memory only and in no record."""

import json
import secrets
from collections import OrderedDict

from ludoteca.server.watch import types

KEPT = 20
"""How many phrases of a table are shown to someone who comes later."""
MOST_TABLES = 1_000


class Phrases:
    """The last phrases at the tables where someone spoke most recently.

    >>> phrases = Phrases()
    >>> announcement = phrases.say("my table", 0, "phrase-hello", 7)
    >>> [(said.seat, said.phrase, said.after) for said in phrases.of("my table")]
    [(0, 'phrase-hello', 7)]
    """

    def __init__(self) -> None:
        self._said: OrderedDict[str, list[types.Said]] = OrderedDict()

    def of(self, table: str) -> list[types.Said]:
        """The phrases said last at a table, in order."""
        return self._said.get(table, [])

    def say(self, table: str, seat: int, phrase: str, after: int) -> str:
        """Say something for a seat; what to tell the other processes."""
        said = types.Said(secrets.token_hex(4), after, seat, phrase)
        self._add(table, said)
        return json.dumps({"table": table, "said": [said.id, said.after, said.seat, said.phrase]})

    def heard(self, announcement: str) -> str | None:
        """Take over what another process tells; the table where someone spoke, None if it is about something else."""
        data = json.loads(announcement)
        if "said" not in data:
            return None
        table = str(data["table"])
        self._add(table, types.Said(*data["said"]))
        return table

    def _add(self, table: str, said: types.Said) -> None:
        self._said[table] = [*self._said.pop(table, []), said][-KEPT:]
        if len(self._said) > MOST_TABLES:
            self._said.popitem(last=False)
