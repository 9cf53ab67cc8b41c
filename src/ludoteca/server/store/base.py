"""What every store keeps, and how it is asked for. `sql` keeps it in SQLite or PostgreSQL, `memory` until the end.

Work on a store is done by functions that take its `Rows`. `write` returns only when what the function did is kept for
good; if the function raises anything, all it did is undone.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple, TypedDict, TypeVar, Unpack

from ludoteca.server.common.background import Upkeep

T = TypeVar("T")

Changed = Callable[[str | None], Awaitable[None]]
"""Called with the id of a table that another process changed; None: it may be any."""
Heard = Callable[[str], Awaitable[None]]
"""Called with what another process said about who is present."""


class TableRow(NamedTuple):
    """A table. Texts that are not names hold JSON: only `tables` and `service` know what it says."""

    id: str
    incarnation: int
    """Changes with a restore: then what is in memory counts no more."""
    revision: int
    """Grows with every change to the table."""
    game: str
    options: str
    settings: str
    secret: bytes
    code: str | None
    code_until: float
    created: float
    updated: float
    public: bool
    over: bool = False
    acts: int = 0
    """How many acts there are."""
    header: str | None = None
    """Of the record; none before the start."""
    snapshot: str | None = None
    window: str | None = None
    """An open reaction window: what everyone sees until it closes."""
    undo_request: str | None = None
    rematch: str | None = None
    noticed: float | None = None
    """`updated` when a server last looked for tables that nobody touches."""
    idle_since: float | None = None
    """How long servers had been running then."""
    seat_notes: str | None = None
    """For everyone to read: who sat down, left, was replaced by a bot."""
    webhook: str | None = None
    """Where turn notices go, and whether the last one arrived."""


class Changes(TypedDict, total=False):
    """The parts of a table that can change, with their new values."""

    revision: int
    settings: str
    code: str | None
    updated: float
    over: bool
    acts: int
    header: str | None
    snapshot: str | None
    window: str | None
    undo_request: str | None
    rematch: str | None
    seat_notes: str | None
    webhook: str | None


class SeatRow(NamedTuple):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    orders: str


class Capability(NamedTuple):
    """A token that opens a table, of which only the hash is kept: `kind` is what it opens, `seat` is -1 for no seat."""

    table_id: str
    hash: str
    kind: str
    seat: int


class Act(NamedTuple):
    """An answer, something taken back, the start: all that was written by it, in one step."""

    table_id: str
    number: int
    kind: str
    seat: int
    first: int
    """Number of the first line of the record that it wrote."""
    key: str | None
    request: str
    """The request itself, to tell a repeated key from a stolen one."""
    shown: int
    """The version that was acknowledged."""
    lines: str
    events: str


class Sealed(NamedTuple):
    """An answer that waits for its reaction window to close; `version` is what everyone sees until then."""

    table_id: str
    version: int
    seat: int
    answer: int
    key: str | None
    request: str


class Uptime(NamedTuple):
    """How many seconds servers have run on a store, and what the clock said when that was written."""

    ran: float
    at: float


class Locked(NamedTuple):
    """Where a table is that nobody else can change now."""

    incarnation: int
    revision: int


class Acknowledged(NamedTuple):
    """A request that was done before, and the version that it was answered with."""

    request: str
    shown: int


class CodeHolder(NamedTuple):
    """The table that a code leads to, and how long it does."""

    table: str
    until: float


class Rows(ABC):
    """Everything in a store, as one transaction sees and changes it."""

    # ---------------------------------------------------------------- tables

    @abstractmethod
    def add_table(self, table: TableRow, seated: Sequence[SeatRow], opened_by: Sequence[Capability]) -> None:
        """A new table with its seats and what opens them."""

    @abstractmethod
    def lock_table(self, table: str) -> Locked | None:
        """Let nobody else change a table until this transaction ends; None if there is no such table."""

    @abstractmethod
    def table(self, table: str) -> TableRow | None:
        """A table; None if there is no such table."""

    @abstractmethod
    def is_public(self, table: str) -> bool:
        """Whether there is such a table and anyone may watch it."""

    @abstractmethod
    def change_table(self, table: str, **changes: Unpack[Changes]) -> None:
        """Change a table; other processes hear of it after the commit."""

    @abstractmethod
    def delete_table(self, table: str) -> bool:
        """Delete a table and everything about it; whether there was one. Other processes hear of it."""

    @abstractmethod
    def count_tables(self) -> int:
        """How many tables there are."""

    @abstractmethod
    def public_tables(self, most: int) -> list[str]:
        """The games in progress or over that anyone may watch: those that were changed last."""

    @abstractmethod
    def count_codes(self) -> int:
        """How many tables have a code."""

    @abstractmethod
    def code_holder(self, code: str) -> CodeHolder | None:
        """The table with this code."""

    # ---------------------------------------------------------------- seats

    @abstractmethod
    def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""

    @abstractmethod
    def change_seat(self, seat: SeatRow) -> None:
        """Keep a seat as it is now."""

    @abstractmethod
    def capabilities(self, table: str) -> list[Capability]:
        """All that opens a table."""

    @abstractmethod
    def capabilities_with(self, hashes: Collection[str]) -> list[Capability]:
        """What these hashes open, at any table."""

    @abstractmethod
    def give_seat(self, table: str, seat: int, hash_: str) -> None:
        """Let a token open a seat."""

    @abstractmethod
    def revoke_seat(self, table: str, seat: int) -> bool:
        """Let no token open a seat any more; whether one did."""

    # ---------------------------------------------------------------- acts

    @abstractmethod
    def acts(self, table: str, after: int = 0) -> list[Act]:
        """The acts at a table after number `after`, in order."""

    @abstractmethod
    def add_act(self, act: Act) -> None:
        """Add what was done."""

    @abstractmethod
    def sealed_answers(self, table: str, version: int) -> dict[int, int]:
        """The sealed answers of the window that is open at a version, by seat."""

    @abstractmethod
    def seal(self, answer: Sealed) -> None:
        """Keep an answer until its window closes."""

    @abstractmethod
    def acknowledged(self, table: str, key: str) -> Acknowledged | None:
        """The request that came with this key before."""

    # ---------------------------------------------------------------- analyses, and tables that nobody touches

    @abstractmethod
    def analysis(self, table: str, name: str, coach: str) -> str | None:
        """This coach's analysis of a record of a table."""

    @abstractmethod
    def keep_analysis(self, table: str, name: str, coach: str, analysis: str) -> None:
        """Keep an analysis, in place of any other of this table."""

    @abstractmethod
    def uptime(self) -> Uptime:
        """How long servers have run on this store; no other process can change it until this transaction ends."""

    @abstractmethod
    def keep_uptime(self, now: Uptime) -> None:
        """Keep how long servers have run."""

    @abstractmethod
    def idle_tables(self, ran: float, seconds: float) -> list[str]:
        """The tables that nobody has touched while servers ran for that long; `ran` is how long they have run."""


class Store(ABC):
    """Where tables are kept. Other processes matter only to a store that several of them can use."""

    shared: bool = False
    """Whether other processes are told about changes at once."""

    @abstractmethod
    async def read(self, work: Callable[[Rows], T]) -> T:
        """Run a function that only reads; it sees the store at one moment, whatever is written meanwhile."""

    @abstractmethod
    async def write(self, work: Callable[[Rows], T]) -> T:
        """Run a function in a transaction; returns after the commit."""

    @abstractmethod
    async def say(self, texts: list[str]) -> None:
        """Tell other processes something that is not kept. Texts must be short: a notice has at most 8,000 bytes."""

    @abstractmethod
    async def follow(self, changed: Changed, heard: Heard, upkeep: Upkeep) -> None:
        """Call `changed` whenever another process changed something; runs until it is cancelled."""

    def room(self) -> int | None:
        """How many bytes are left on the store's disk; None if this machine cannot see it."""
        return None

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go of everything."""
