"""A table in memory: what the store says about it, and its match."""

import asyncio
import time
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from ludoteca.engine import Game, OptionValue
from ludoteca.engine.events import Told
from ludoteca.match.dealer import commitment
from ludoteca.match.match import Match
from ludoteca.match.record import Answer, Line, header_of, line_of
from ludoteca.match.snapshot import Snapshot
from ludoteca.server.common.shelf import Shelf
from ludoteca.server.store.base import TableRow
from ludoteca.server.tables.access import Access  # noqa: TC001 - as above
from ludoteca.server.tables.windows import Shown, TableMatch, candidates, seats_of_window


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


PERSON = "person"
BOT = "bot"
OPEN = "open"

SAT, LEFT, REPLACED, AWAY, BACK = "seat-sat", "seat-left", "seat-replaced", "seat-away", "seat-back"
"""Notes, by the ids of their words: someone took a seat; left it; was replaced by the host, or when away; is back."""
HANDED = {SAT, LEFT, REPLACED, AWAY, BACK}
HINTED = "seat-hinted"
"""A note: someone asked for a hint."""
READY = "seat-ready"
"""A note: someone is ready to play."""
OPENED, RENEWED, RENEWED_BY_HOST = "seat-opened", "seat-renewed", "seat-renewed-by-host"
"""Notes: a seat is open again; its link was renewed."""

LONGEST_WINDOW = 120.0
EVERYONE: Literal["everyone"] = "everyone"
"""A window that lasts until all people have answered, whether or not they can react."""


class Chair(msgspec.Struct):
    """A seat with a person, a bot, or nobody yet. Its orders are answers that it wants given without being asked."""

    seat: int
    kind: str
    name: str
    bot: str | None
    orders: dict[str, str]

    @property
    def lets_pass(self) -> bool:
        """Whether the seat never wants to be asked in a reaction window."""
        return self.orders.get("window") == "pass"


class Choices(msgspec.Struct):
    """The host's choices when the table was made; the pace of bots may change later."""

    window_wait: float | Literal["everyone"] | None = None
    pace: float | None = None
    seeded: bool = False
    own_content: str | None = None
    """The fingerprint of the components, if they are not those that the game comes with."""
    phrases: bool = True
    """Whether people may say phrases; the host can change it."""
    hints: bool = True
    """The same for asking for hints."""
    ready_check: bool = False
    """Whether the game begins only when everyone has said that they are ready."""
    tutorial: str | None = None
    """The tutorial that the table was opened for."""


class Webhook(msgspec.Struct, omit_defaults=True):
    """Where turn notices go, and why the last one did not arrive, as the end of a message's id."""

    url: str
    failed: str | None = None

    @property
    def host(self) -> str:
        """The name of the machine that they go to."""
        return urlsplit(self.url).hostname or ""


class OpenWindows(msgspec.Struct, omit_defaults=True):
    """The open reaction windows as the store keeps them; the first closes `until` (seconds since 1970) after a wait."""

    until: float
    windows: list[list[Any]]
    wait: float = LONGEST_WINDOW


class SeatNote(msgspec.Struct):
    """A change of a seat, and the number of the last event that everyone had seen by then."""

    after: int
    seat: int
    what: str


class Fork(msgspec.Struct):
    """A match that goes on from a line of another, as it is sent between processes and kept until it starts."""

    header: dict[str, Any]
    snapshot: dict[str, Any]
    lines: list[dict[str, Any]]
    events: list[list[Any]]

    @classmethod
    def of(cls, match: Match) -> "Fork":
        lines, events = [line.to_json() for line in match.lines], [list(told) for told in match.told_so_far]
        return cls(match.header.to_json(), match.snapshot().to_json(), lines, events)

    def match(self, game: Game[Any], secret: bytes) -> TableMatch:
        snapshot, header = Snapshot.from_json(self.snapshot), header_of(self.header)
        lines, events = lines_of(self.lines), [Told(*told) for told in self.events]
        return TableMatch.resume(game, snapshot, header, secret, lines, events)


def lines_of(kept: list[dict[str, Any]]) -> list[Line]:
    """The lines of a record, as JSON has them."""
    return [line_of(line, line["n"] + 1) for line in kept]


class UndoRequest(msgspec.Struct):
    """A seat asks the others to let it go back to a line; who has agreed so far."""

    seat: int
    to: int
    version: int
    agreed: list[int]


class Table:
    """One table. To look at it or change it, hold `lock`.

    `until` is when the open window closes by the wall clock: for the store and other processes. This process goes by
    `closes`, on a clock that nobody can set. `decided` says whether anyone has answered since the table was loaded; it
    is not worth a place in the store.
    """

    def __init__(self, row: TableRow, chairs: list[Chair], shelf: Shelf) -> None:
        self.id: str = row.id
        self.lock = asyncio.Lock()
        self.choices = msgspec.json.decode(row.settings, type=Choices)
        self.game: Game[Any] = shelf.of_table(row.game, self.choices.own_content)
        self.reacts = any(rule.window for rule in self.game.rulebook.rules)
        """Whether there are reaction windows."""
        self.options: dict[str, OptionValue] = self.game.complete(msgspec.json.decode(row.options))
        self.secret: bytes = row.secret
        self.commitment = commitment(self.secret)
        self.public: bool = row.public
        self.incarnation: int = row.incarnation
        self.match: TableMatch | None = None
        self.fork: TableMatch | None = None
        self.acts = 0
        self.stored_lines = 0
        self.until = 0.0
        self.closes = 0.0
        self.sealed: dict[int, int] = {}
        self.asking: dict[int, Any] | None = None
        self.opened: dict[tuple[str, ...], Access] = {}
        self.seat_notes: list[SeatNote] = []
        self.used = 0.0
        self.decided = False
        self.asked_since = (-1, 0, 0.0)
        """Which seat waits to be answered for, at which version, and since when."""
        self.minds = Minds()
        self.gone = False
        self.dirty = False
        self.update(row, chairs)

    def update(self, row: TableRow, chairs: list[Chair]) -> None:
        """Take over what can change while people play."""
        self.revision: int = row.revision
        self.choices = msgspec.json.decode(row.settings, type=Choices)
        self.webhook = None if row.webhook is None else msgspec.json.decode(row.webhook, type=Webhook)
        self.code: str | None = row.code
        self.code_until: float = row.code_until
        self.updated: float = row.updated
        self.rematch: str | None = row.rematch
        self.undo_request = (
            None if row.undo_request is None else msgspec.json.decode(row.undo_request, type=UndoRequest)
        )
        self.chairs = chairs
        notes = [] if row.seat_notes is None else msgspec.json.decode(row.seat_notes, type=list[SeatNote])
        if notes != self.seat_notes:
            self.seat_notes, self.opened = notes, {}

    def update_window(self, row: TableRow) -> None:
        """Take over the open windows, after the match has caught up."""
        if self.match is None:
            return
        if row.window is None:
            self.match.forget_windows()
        else:
            kept = msgspec.json.decode(row.window, type=OpenWindows)
            if kept.until != self.until:
                self.open_for(min(max(0.0, kept.until - time.time()), kept.wait))
                self.until = kept.until
            self.match.restore_windows([Shown.from_json(self.game, window) for window in kept.windows])

    def open_for(self, wait: float) -> None:
        """Let the first open window close after this many seconds."""
        self.until = time.time() + wait
        self.closes = time.monotonic() + wait

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [chair.seat for chair in self.chairs if chair.kind == PERSON]

    @property
    def ready(self) -> set[int]:
        """Before the start: the seats whose people are ready."""
        last = {note.seat: note.what for note in self.seat_notes if note.what in {SAT, OPENED, READY}}
        return {seat for seat, what in last.items() if what == READY}

    @property
    def to_agree(self) -> set[int]:
        """The seats whose people must agree before something is taken back.

        Including those given to a bot: otherwise a host could hand the others to bots and take back alone.
        """
        last = {note.seat: note.what for note in self.seat_notes if note.what in HANDED}
        return {*self.people, *(seat for seat, what in last.items() if what in {REPLACED, AWAY})}

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.match is not None

    @property
    def last_to_answer(self) -> int:
        """The seat that gave the last answer; -1 before the first."""
        lines = [] if self.match is None else self.match.lines
        return next((line.seat for line in reversed(lines) if isinstance(line, Answer) and line.seat >= 0), -1)

    @property
    def dealt(self) -> Literal["sealed", "seed", "fork"]:
        """How the cards are dealt: by a sealed shuffle, from a seed that someone chose, or continued from a record."""
        if self.match is not None and self.match.dealt_from > 1:
            return "fork"
        return "seed" if self.choices.seeded else "sealed"

    @property
    def version(self) -> int:
        """The version that everyone sees: how many lines of the record are shown."""
        return 0 if self.match is None else self.match.shown.lines

    @property
    def over(self) -> bool:
        """Whether the game has visibly ended."""
        return self.match is not None and self.match.shown.state.over

    @property
    def window_open(self) -> bool:
        """Whether a reaction window is open that hides what happens."""
        return self.match is not None and bool(self.match.windows)

    def asked_in_window(self) -> dict[int, Any]:
        """The seats that are asked in the window everyone sees, with the position each is asked in."""
        if self.match is None or len(self.match.windows) != 1 or not self.match.asks_in_window:
            return {}
        if self.asking is None:
            self.asking = candidates(self.match)
        return self.asking

    @property
    def still_to_answer(self) -> list[int]:
        """In a window that waits for everyone, the people who have not answered yet, whether or not they can react."""
        if self.match is None or not self.match.windows or self.choices.window_wait != EVERYONE:
            return []
        asked = seats_of_window(self.match.shown.state)
        return [seat for seat in asked if self._answers_in_window(seat)]

    def _answers_in_window(self, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind == PERSON and not chair.lets_pass and seat not in self.sealed

    def question(self, seat: int) -> Any:
        """The position in which a seat is asked now; None if it is not."""
        if self.match is None:
            return None
        if self.match.windows:
            if seat in self.sealed or self.chairs[seat].lets_pass:
                return None
            return self.asked_in_window().get(seat)
        return self.match.state if self.match.state.player == seat else None
