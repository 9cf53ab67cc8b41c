"""What the tokens of a request open: seats, the host's rights, or watching."""

import time
from collections.abc import Iterable
from typing import NamedTuple

from ludoteca.server.common.errors import ApiRefusal, foreign, unknown
from ludoteca.server.store.base import Capability, Rows
from ludoteca.server.tables import codes

MOST_TOKENS = 16


class Access(NamedTuple):
    """What someone may do at one table. `tokens` holds the token of each of their seats, `given` all they sent."""

    table: str
    host: bool
    tokens: dict[int, str]
    given: tuple[str, ...] = ()

    @property
    def seats(self) -> list[int]:
        """Their seats."""
        return sorted(self.tokens)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is someone else's."""
        if seat not in self.tokens:
            raise foreign("This seat is not yours.")

    def check_host(self) -> None:
        """Refuse what only the host may do."""
        if not self.host:
            raise foreign("Only the host of the table may do this.")

    def one_seat(self, seat: int | None) -> int:
        """The seat that is meant."""
        if seat is None and len(self.tokens) == 1:
            return self.seats[0]
        if seat is None:
            raise foreign("Say which of your seats is meant.")
        self.check_seat(seat)
        return seat


def bearer(header: str | None) -> list[str]:
    """The tokens in an Authorization header."""
    scheme, _, rest = (header or "").strip().partition(" ")
    tokens = [token.strip() for token in rest.split(",") if token.strip()]
    if scheme.lower() != "bearer" or not tokens:
        raise ApiRefusal(401, "no-token", "This needs the link of a seat, of the host or of a spectator.")
    if len(tokens) > MOST_TOKENS or any(len(token) > codes.LONGEST_TOKEN for token in tokens):
        raise ApiRefusal(401, "no-token", "These links are not from this server.")
    return tokens


def opened(table: str, tokens: list[str], capabilities: Iterable[Capability]) -> Access:
    """What these tokens open at a table that has these capabilities."""
    by_hash = {codes.hashed(token): token for token in tokens}
    given = [capability for capability in capabilities if capability.hash in by_hash]
    if not given:
        raise foreign("This link does not open this table.")
    return Access(
        table,
        any(capability.kind == "host" for capability in given),
        {capability.seat: by_hash[capability.hash] for capability in given if capability.kind == "seat"},
        tuple(tokens),
    )


def opened_anywhere(rows: Rows, tokens: list[str]) -> list[Access]:
    """What these tokens open, at all tables."""
    given = rows.capabilities_with({codes.hashed(token) for token in tokens})
    tables = {capability.table_id for capability in given}
    return [opened(table, tokens, [one for one in given if one.table_id == table]) for table in tables]


def found_by_code(rows: Rows, code: str) -> str:
    """The table that waits for people with this code."""
    holder = rows.code_holder(code) if codes.is_code(code) else None
    if holder is None or holder.until <= time.time():
        raise unknown("No table waits for this code: it is mistyped, too old, or the game has begun.")
    return holder.table
