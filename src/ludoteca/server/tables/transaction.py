"""One transaction on one table.

It runs in a thread of the store, with the table's row locked and the table caught up. Whatever runs inside checks first
and changes the match last; it is acknowledged only after the commit.
"""

import time
from typing import Any, Unpack

import msgspec

from ludoteca.server.common.errors import ApiRefusal, no_table, not_now
from ludoteca.server.common.settings import Settings
from ludoteca.server.store.base import Act, Changes, Rows
from ludoteca.server.tables.loader import catch_up, row_of
from ludoteca.server.tables.table import EVERYONE, LONGEST_WINDOW, OpenWindows, Table
from ludoteca.server.tables.windows import TableMatch

SHORTEST_WAIT = 1.0


class Transaction:
    """What every change to a table needs."""

    def __init__(self, rows: Rows, settings: Settings, table: Table) -> None:
        self.rows = rows
        self.settings = settings
        self.table = table
        self._lock_and_catch_up()
        self._write_new_part()

    def _lock_and_catch_up(self) -> None:
        """Lock the table until the transaction ends, and take over what others have changed."""
        locked = self.rows.lock_table(self.table.id)
        if locked is None:
            raise no_table()
        if locked.incarnation != self.table.incarnation:
            self.table.gone = True
            raise not_now("This table was just restored from a backup. Look at it again.")
        if locked.revision != self.table.revision:
            catch_up(self.rows, self.table, row_of(self.rows, self.table.id))

    def _write_new_part(self) -> None:
        """A table continued under another version says so before anything else happens."""
        match = self.table.match
        if match is not None and len(match.lines) > self.table.stored_lines:
            self.append("part", -1, self.table.stored_lines, len(match.told_so_far))

    # ---------------------------------------------------------------- checking

    def playing(self) -> TableMatch:
        """The match, if it has begun."""
        if self.table.match is None:
            raise not_now("The game has not begun yet.")
        return self.table.match

    def check_version(self, version: int) -> None:
        """Refuse an answer to a position that is no longer shown."""
        shown = self.table.version
        if version != shown:
            raise ApiRefusal(
                409, "stale", "The table has moved on since this was shown; look at it again.", version=shown
            )

    def repeated(self, key: str | None, request: str) -> int | None:
        """The version acknowledged to the same request before; None if it is new."""
        done = None if key is None else self.rows.acknowledged(self.table.id, key)
        if done is None:
            return None
        if done.request != request:
            raise ApiRefusal(409, "key-used", "This key was used for another request before.")
        return done.shown

    # ---------------------------------------------------------------- windows

    def wait(self) -> float:
        """How long a window lasts: no time at all if there is nobody to hide anything from."""
        wanted = self.table.choices.window_wait
        if len(self.table.people) <= 1:
            return 0.0 if wanted is None or wanted == EVERYONE else wanted
        if wanted == EVERYONE:
            return LONGEST_WINDOW if self.table.still_to_answer else SHORTEST_WAIT
        return max(SHORTEST_WAIT, self.settings.window_wait if wanted is None else wanted)

    def windows_noted(self, match: TableMatch) -> None:
        """Forget what was asked and sealed before; the first open window closes after the wait."""
        self.table.asking = None
        self.table.sealed = {}
        wait = self.wait()
        self.table.open_for(wait)
        if wait == 0:
            match.forget_windows()

    def close_if_all_answered(self) -> None:
        """A window that waits for everyone closes soon after the last answer: bots have that long too."""
        if self.table.choices.window_wait == EVERYONE and self.table.window_open and not self.table.still_to_answer:
            self.table.open_for(self.wait())
            self.position_changed(self.playing())

    # ---------------------------------------------------------------- writing

    def append(
        self,
        kind: str,
        seat: int,
        lines: int,
        events: int,
        key: str | None = None,
        request: str = "",
        **more: Unpack[Changes],
    ) -> None:
        """Store what the match wrote after these lines and events."""
        table, match = self.table, self.playing()
        table.acts += 1
        table.stored_lines = len(match.lines)
        if table.undo_request is not None:
            table.undo_request = more["undo_request"] = None
        act = Act(
            table_id=table.id,
            number=table.acts,
            kind=kind,
            seat=seat,
            first=lines + 1,
            key=key,
            request=request,
            shown=match.shown.lines,
            lines=encode([line.to_json() for line in match.lines[lines:]]),
            events=encode(match.told_so_far[events:]),
        )
        self.rows.add_act(act)
        more["acts"] = table.acts
        self.position_changed(match, **more)

    def position_changed(self, match: TableMatch, **more: Unpack[Changes]) -> None:
        """Store the position, and what is hidden in it."""
        more["over"] = match.state.over
        more["snapshot"], more["window"] = encode(match.snapshot().to_json()), None
        if match.windows:
            more["window"] = encode(OpenWindows(self.table.until, match.windows_to_json(), self.wait()))
        self.changed(**more)

    def changed(self, unseen: bool = False, **more: Unpack[Changes]) -> None:
        """Store these changes of the table's row. `unseen`: people must not notice."""
        table = self.table
        table.dirty = True
        table.revision += 1
        table.updated = table.updated if unseen else time.time()
        more["revision"], more["updated"] = table.revision, table.updated
        self.rows.change_table(table.id, **more)


def encode(data: Any) -> str:
    """JSON as text, as the store keeps it."""
    return msgspec.json.encode(data).decode()
