"""A new table, and a game looked back at, as the server answers: see `watch.types` for the rest."""

from msgspec import Struct

from ludoteca.server.common.asked import Args, PendingView, Words
from ludoteca.server.common.messages import LogLine


class NewSeat(Struct):
    """A seat of a new table; `given` is its place in the request. The token opens it: keep it or pass it on."""

    seat: int
    given: int
    kind: str
    name: str
    bot: str | None
    token: str | None


class MadeTable(Struct):
    """A new table: the host's capability, the spectators', and those of the seats."""

    table: str
    code: str | None
    host: str
    watch: str
    seats: list[NewSeat]


class Moment(Struct):
    """The position after line `n`, as the viewer may see it, and what happened since the moment before."""

    n: int
    view: Args
    events: list[LogLine]
    pending: PendingView | None
    scores: list[int]
    line: Args | None = None


class Fallen(Struct):
    """How often a chance outcome came up for a seat (null: for nobody in particular), and how often it should have."""

    rule: str
    seat: int | None
    outcome: int
    words: Words
    fell: int
    expected: float


class Unfollowed(Struct):
    """Lines of a record that this version cannot follow, and why."""

    first: int
    last: int
    reason: str


class Checks(Struct):
    """The checks of a record."""

    lines: int
    commitment: bool
    complete: bool
    differences: list[str]
    unchecked: list[Unfollowed]
    stopped: str | None


class Replayed(Struct):
    """A record, checked, and one page of its moments."""

    table: Args
    moments: list[Moment]
    checks: Checks
