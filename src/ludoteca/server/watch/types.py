"""A table as the server shows it: the OpenAPI document is made from these types."""

from typing import Literal

from msgspec import Struct

from ludoteca.server.common.asked import Args, PendingView, Words
from ludoteca.server.common.messages import LogLine


class SeatView(Struct):
    """A seat and its player. Orders are shown only to the seat itself."""

    seat: int
    name: str
    kind: str
    bot: str | None
    present: bool
    orders: dict[str, str] | None


class UndoView(Struct):
    """How many steps can be taken back, and what stops it there. Answers that were sent together are one step."""

    answers: int
    stopped_by: str
    words: Words


class UndoAsked(Struct):
    """Someone asks the others to let them take back everything from line `to` on."""

    seat: int
    to: int
    agreed: list[int]


class SeatNote(Struct):
    """A change of a seat after that event: taken, left, given to a bot, taken back, link renewed."""

    after: int
    seat: int
    words: Words


class Said(Struct):
    """A phrase that a seat said after that event: `phrase` is the id of its words."""

    id: str
    after: int
    seat: int
    phrase: str


class WebhookView(Struct):
    """Where turn notices are sent: the name of the machine; for the host also why the last one failed."""

    host: str
    failed: Words | None


class OutcomeView(Struct):
    """How the game ended."""

    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    reason: Words


class SourceView(Struct):
    """Something that gave points, and how many to each seat."""

    source: str
    words: Words
    points: list[int]


class RematchView(Struct):
    """A new table with the same people: your own token opens it too."""

    table: str
    token: str | None


class TableView(Struct):
    """A table as a viewer may see it; `content` is the fingerprint of its components.

    `dealt`: by a sealed shuffle, from a seed that the table's maker chose, or continued from a line of a record.
    `to_agree`: the seats whose people must agree to taking back more than one may alone; a bot may play for them.
    `phrases`: what was said last; null where the host has turned phrases off. `hints`: whether people may ask for them.
    `tutorial`: the id of the one that the table was opened for.
    `window_wait`: how long reaction windows last; null for a game without any, or as long as is usual on this server.
    `ready`: before the start, the seats whose people are ready.
    """

    table: str
    game: str
    content: str
    title: str
    options: dict[str, bool | int | str]
    commitment: str
    secret: str | None
    dealt: Literal["sealed", "seed", "fork"]
    public: bool
    version: int
    last_event: int
    stamp: str
    started: bool
    over: bool
    code: str | None
    you: list[int]
    host: bool
    seats: list[SeatView]
    view: Args | None
    viewed_as: int | None
    scores: list[int] | None
    breakdown: list[SourceView]
    outcome: OutcomeView | None
    pending: PendingView | None
    undo: UndoView | None
    undo_request: UndoAsked | None
    to_agree: list[int]
    log: list[LogLine]
    seat_notes: list[SeatNote]
    rematch: RematchView | None
    phrases: list[Said] | None
    hints: bool
    webhook: WebhookView | None
    tutorial: str | None
    window_wait: float | Literal["everyone"] | None
    ready: list[int]


class TableNews(Struct):
    """The news of a table: replace the table, append the events to the log.

    An event that was taken back comes again, before the new ones, and replaces the one with its number.
    """

    number: int
    version: int
    events: list[LogLine]
    table: TableView


class TableBrief(Struct):
    """A table in a list; `round` only for a table that anyone may watch, if the game has rounds.

    `winners`: the seats that have won, once the game is over.
    """

    table: str
    game: str
    title: str
    seats: list[SeatView]
    you: list[int]
    host: bool
    your_turn: bool
    started: bool
    over: bool
    updated: float
    round: int | None
    winners: list[int] | None
