"""The rows of a database, for SQLite and PostgreSQL alike."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Unpack

from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Executable,
    Table,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import DBAPIError

from ludoteca.server.common.errors import StoreFailed
from ludoteca.server.store.base import (
    Acknowledged,
    Act,
    Capability,
    Changes,
    CodeHolder,
    Locked,
    Rows,
    Sealed,
    SeatRow,
    TableRow,
    Uptime,
)
from ludoteca.server.store.sql.schema import analyses, answers, capabilities, sealed, seats, tables, uptime


def _columns(kept: Table, row: Any) -> list[ColumnElement[Any]]:
    """The columns of a table in the order of a row's fields."""
    return [kept.c[name] for name in row._fields]


# The statements of an answer are built once: building one costs more than running it.
_THIS_TABLE = tables.c.id == bindparam("this")
_LOCK = select(*_columns(tables, Locked)).where(_THIS_TABLE).with_for_update()
_CHANGE = update(tables).where(_THIS_TABLE)
_ADD_ACT = insert(answers)
_ACKNOWLEDGED = union_all(
    *(
        select(kept.c.request, shown).where((kept.c.table_id == bindparam("this")) & (kept.c.key == bindparam("key")))
        for kept, shown in ((answers, answers.c.shown), (sealed, sealed.c.version))
    )
)


class SqlRows(Rows):
    """The rows as a connection sees them."""

    def __init__(self, conn: Connection) -> None:
        self.conn = conn

    def _execute(
        self, statement: Executable, values: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None
    ) -> CursorResult[Any]:
        try:
            return self.conn.execute(statement, values)
        except DBAPIError as error:
            raise failed(error) from error

    def tell_others(self, table: str) -> None:
        """Tell other processes that a table changed, once this is committed. Those on a file look for themselves."""

    # ---------------------------------------------------------------- tables

    def add_table(self, table: TableRow, seated: Sequence[SeatRow], opened_by: Sequence[Capability]) -> None:
        self._execute(insert(tables), table._asdict())
        self._execute(insert(seats), [seat._asdict() for seat in seated])
        self._execute(insert(capabilities), [capability._asdict() for capability in opened_by])

    def lock_table(self, table: str) -> Locked | None:
        row = self._execute(_LOCK, {"this": table}).first()
        return None if row is None else Locked._make(row)

    def table(self, table: str) -> TableRow | None:
        row = self._execute(select(*_columns(tables, TableRow)).where(tables.c.id == table)).first()
        return None if row is None else TableRow._make(row)

    def is_public(self, table: str) -> bool:
        return self._execute(select(tables.c.id).where((tables.c.id == table) & tables.c.public)).first() is not None

    def change_table(self, table: str, **changes: Unpack[Changes]) -> None:
        self._execute(_CHANGE, {"this": table, **changes})
        self.tell_others(table)

    def delete_table(self, table: str) -> bool:
        found = self._execute(delete(tables).where(tables.c.id == table)).rowcount > 0
        self.tell_others(table)
        return found

    def count_tables(self) -> int:
        return int(self._execute(select(func.count()).select_from(tables)).scalar_one())

    def public_tables(self, most: int) -> list[str]:
        begun = select(tables.c.id).where(tables.c.public & tables.c.header.is_not(None))
        return list(self._execute(begun.order_by(tables.c.updated.desc()).limit(most)).scalars())

    def count_codes(self) -> int:
        # Counted in the index of codes; asking which of them are still valid would read every table.
        return int(
            self._execute(select(func.count()).select_from(tables).where(tables.c.code.is_not(None))).scalar_one()
        )

    def code_holder(self, code: str) -> CodeHolder | None:
        row = self._execute(select(tables.c.id, tables.c.code_until).where(tables.c.code == code)).first()
        return None if row is None else CodeHolder._make(row)

    # ---------------------------------------------------------------- seats

    def seats(self, table: str) -> list[SeatRow]:
        query = select(*_columns(seats, SeatRow)).where(seats.c.table_id == table).order_by(seats.c.seat)
        return [SeatRow._make(row) for row in self._execute(query)]

    def change_seat(self, seat: SeatRow) -> None:
        this = (seats.c.table_id == seat.table_id) & (seats.c.seat == seat.seat)
        self._execute(update(seats).where(this).values(seat._asdict()))

    def capabilities(self, table: str) -> list[Capability]:
        return self._capabilities(capabilities.c.table_id == table)

    def capabilities_with(self, hashes: Collection[str]) -> list[Capability]:
        return self._capabilities(capabilities.c.hash.in_(hashes))

    def _capabilities(self, where: ColumnElement[bool]) -> list[Capability]:
        query = select(*_columns(capabilities, Capability)).where(where)
        return [Capability._make(row) for row in self._execute(query)]

    def give_seat(self, table: str, seat: int, hash_: str) -> None:
        self._execute(insert(capabilities), Capability(table, hash_, "seat", seat)._asdict())

    def revoke_seat(self, table: str, seat: int) -> bool:
        caps = capabilities.c
        where = (caps.table_id == table) & (caps.kind == "seat") & (caps.seat == seat)
        return self._execute(delete(capabilities).where(where)).rowcount > 0

    # ---------------------------------------------------------------- acts

    def acts(self, table: str, after: int = 0) -> list[Act]:
        these = (answers.c.table_id == table) & (answers.c.number > after)
        query = select(*_columns(answers, Act)).where(these).order_by(answers.c.number)
        return [Act._make(row) for row in self._execute(query)]

    def add_act(self, act: Act) -> None:
        self._execute(_ADD_ACT, act._asdict())

    def sealed_answers(self, table: str, version: int) -> dict[int, int]:
        these = (sealed.c.table_id == table) & (sealed.c.version == version)
        return {row.seat: row.answer for row in self._execute(select(sealed.c.seat, sealed.c.answer).where(these))}

    def seal(self, answer: Sealed) -> None:
        self._execute(insert(sealed), answer._asdict())

    def acknowledged(self, table: str, key: str) -> Acknowledged | None:
        row = self._execute(_ACKNOWLEDGED, {"this": table, "key": key}).first()
        return None if row is None else Acknowledged._make(row)

    # ---------------------------------------------------------------- analyses, and tables that nobody touches

    def analysis(self, table: str, name: str, coach: str) -> str | None:
        this = (analyses.c.table_id == table) & (analyses.c.name == name) & (analyses.c.coach == coach)
        found: str | None = self._execute(select(analyses.c.analysis).where(this)).scalar()
        return found

    def keep_analysis(self, table: str, name: str, coach: str, analysis: str) -> None:
        self._execute(delete(analyses).where(analyses.c.table_id == table))
        self._execute(insert(analyses).values(table_id=table, name=name, coach=coach, analysis=analysis))

    def uptime(self) -> Uptime:
        return Uptime._make(self._execute(select(*_columns(uptime, Uptime)).with_for_update()).one())

    def keep_uptime(self, now: Uptime) -> None:
        self._execute(update(uptime).values(now._asdict()))

    def idle_tables(self, ran: float, seconds: float) -> list[str]:
        touched = or_(tables.c.noticed.is_(None), tables.c.noticed != tables.c.updated)
        self._execute(update(tables).where(touched).values(noticed=tables.c.updated, idle_since=ran))
        return list(self._execute(select(tables.c.id).where(tables.c.idle_since < ran - seconds)).scalars())


def failed(error: DBAPIError) -> StoreFailed:
    """An error of the database, in its own words."""
    return StoreFailed(" ".join(str(error.orig).split()))
