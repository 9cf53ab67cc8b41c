"""A store in memory: for a page that plays without a server, and for tests. It ends with its process."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeVar, Unpack

from ludoteca.server.common.background import Upkeep
from ludoteca.server.common.errors import StoreFailed
from ludoteca.server.store.base import (
    Acknowledged,
    Act,
    Capability,
    Changed,
    Changes,
    CodeHolder,
    Heard,
    Locked,
    Rows,
    Sealed,
    SeatRow,
    Store,
    TableRow,
    Uptime,
)

T = TypeVar("T")


class KeptAnalysis(NamedTuple):
    """What a coach found in a record."""

    name: str
    coach: str
    text: str


class Kept(NamedTuple):
    """Everything about a table. It is never changed: a transaction puts another one in its place."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    capabilities: tuple[Capability, ...]
    acts: tuple[Act, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    analysis: KeptAnalysis | None = None


class MemoryRows(Rows):
    """What a transaction sees and has changed so far."""

    def __init__(self, tables: dict[str, Kept], uptime: Uptime) -> None:
        self.kept = tables.copy()
        self.ran = uptime

    def _of(self, table: str) -> Kept:
        if table not in self.kept:
            raise StoreFailed("there is no such table")
        return self.kept[table]

    # ---------------------------------------------------------------- tables

    def add_table(self, table: TableRow, seated: Sequence[SeatRow], opened_by: Sequence[Capability]) -> None:
        self.kept[table.id] = Kept(table, tuple(seated), tuple(opened_by))

    def lock_table(self, table: str) -> Locked | None:
        row = self.table(table)
        return None if row is None else Locked(row.incarnation, row.revision)

    def table(self, table: str) -> TableRow | None:
        return self.kept[table].table if table in self.kept else None

    def is_public(self, table: str) -> bool:
        return table in self.kept and self.kept[table].table.public

    def change_table(self, table: str, **changes: Unpack[Changes]) -> None:
        kept = self._of(table)
        self.kept[table] = kept._replace(table=kept.table._replace(**changes))

    def delete_table(self, table: str) -> bool:
        return self.kept.pop(table, None) is not None

    def count_tables(self) -> int:
        return len(self.kept)

    def public_tables(self, most: int) -> list[str]:
        public = [kept.table for kept in self.kept.values() if kept.table.public and kept.table.header is not None]
        return [table.id for table in sorted(public, key=lambda table: -table.updated)[:most]]

    def count_codes(self) -> int:
        return sum(kept.table.code is not None for kept in self.kept.values())

    def code_holder(self, code: str) -> CodeHolder | None:
        tables = (kept.table for kept in self.kept.values() if kept.table.code == code)
        return next((CodeHolder(table.id, table.code_until) for table in tables), None)

    # ---------------------------------------------------------------- seats

    def seats(self, table: str) -> list[SeatRow]:
        return list(self._of(table).seats)

    def change_seat(self, seat: SeatRow) -> None:
        kept = self._of(seat.table_id)
        seats = tuple(seat if other.seat == seat.seat else other for other in kept.seats)
        self.kept[seat.table_id] = kept._replace(seats=seats)

    def capabilities(self, table: str) -> list[Capability]:
        return list(self.kept[table].capabilities) if table in self.kept else []

    def capabilities_with(self, hashes: Collection[str]) -> list[Capability]:
        return [one for kept in self.kept.values() for one in kept.capabilities if one.hash in hashes]

    def give_seat(self, table: str, seat: int, hash_: str) -> None:
        kept = self._of(table)
        given = Capability(table, hash_, "seat", seat)
        self.kept[table] = kept._replace(capabilities=(*kept.capabilities, given))

    def revoke_seat(self, table: str, seat: int) -> bool:
        kept = self._of(table)
        left = tuple(one for one in kept.capabilities if (one.kind, one.seat) != ("seat", seat))
        self.kept[table] = kept._replace(capabilities=left)
        return len(left) < len(kept.capabilities)

    # ---------------------------------------------------------------- acts

    def acts(self, table: str, after: int = 0) -> list[Act]:
        return [act for act in self._of(table).acts if act.number > after]

    def add_act(self, act: Act) -> None:
        kept = self._of(act.table_id)
        self.kept[act.table_id] = kept._replace(acts=(*kept.acts, act))

    def sealed_answers(self, table: str, version: int) -> dict[int, int]:
        return {sealed.seat: sealed.answer for sealed in self._of(table).sealed if sealed.version == version}

    def seal(self, answer: Sealed) -> None:
        kept = self._of(answer.table_id)
        self.kept[answer.table_id] = kept._replace(sealed=(*kept.sealed, answer))

    def acknowledged(self, table: str, key: str) -> Acknowledged | None:
        kept = self._of(table)
        done = [Acknowledged(act.request, act.shown) for act in kept.acts if act.key == key]
        waiting = [Acknowledged(sealed.request, sealed.version) for sealed in kept.sealed if sealed.key == key]
        return next(iter(done + waiting), None)

    # ---------------------------------------------------------------- analyses, and tables that nobody touches

    def analysis(self, table: str, name: str, coach: str) -> str | None:
        known = self._of(table).analysis
        return known.text if known is not None and (known.name, known.coach) == (name, coach) else None

    def keep_analysis(self, table: str, name: str, coach: str, analysis: str) -> None:
        self.kept[table] = self._of(table)._replace(analysis=KeptAnalysis(name, coach, analysis))

    def uptime(self) -> Uptime:
        return self.ran

    def keep_uptime(self, now: Uptime) -> None:
        self.ran = now

    def idle_tables(self, ran: float, seconds: float) -> list[str]:
        for id_, kept in self.kept.items():
            if kept.table.noticed != kept.table.updated:
                noticed = kept.table._replace(noticed=kept.table.updated, idle_since=ran)
                self.kept[id_] = kept._replace(table=noticed)
        since = ((id_, kept.table.idle_since) for id_, kept in self.kept.items())
        return [id_ for id_, idle_since in since if idle_since is not None and idle_since < ran - seconds]


class MemoryStore(Store):
    """Tables in memory. No transaction waits for anything, so none ever sees half of another."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self._uptime = Uptime(0.0, 0.0)

    async def read(self, work: Callable[[Rows], T]) -> T:
        return work(MemoryRows(self._tables, self._uptime))

    async def write(self, work: Callable[[Rows], T]) -> T:
        rows = MemoryRows(self._tables, self._uptime)
        result = work(rows)
        self._tables, self._uptime = rows.kept, rows.ran
        return result

    async def say(self, texts: list[str]) -> None:
        """Nobody else is there."""

    async def follow(self, changed: Changed, heard: Heard, upkeep: Upkeep) -> None:
        """Nobody else changes anything."""

    async def close(self) -> None:
        """Nothing is under way."""
