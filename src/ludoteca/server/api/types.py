"""What the server answers: the OpenAPI document is made from these types."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ludoteca.server.api.asked import Args, PendingView, Words
from ludoteca.server.api.taught import TutorialInfo


class Problem(Struct):
    """Why a request was refused: a code for programs, one sentence for people."""

    code: str
    message: str
    words: Words | None = None
    rules: list[str] = []
    version: int | UnsetType = UNSET


class Refusal(Struct):
    """The body of every answer with a status of 400 or more."""

    error: Problem


class Alive(Struct):
    """The server is there."""

    ok: bool


class Health(Struct):
    """The server's health. `ok` if all of it works."""

    ok: bool
    database: bool
    """Whether something can be written to the store."""
    disk: bool
    """Whether there is room for the store, as far as the server can see its disk."""
    workers: bool
    """Whether bots can think and records be read: false after a process hung or died, until one works again."""
    background: list[str]
    """The background tasks that failed the last time."""
    version: str
    compiled: bool
    games: list[str]
    lan: str | None
    """The address for others on the network; None if the server listens on one address only."""
    webhooks: bool
    """Whether a table's host may have turn notices sent to an address."""


class PlayerRange(Struct):
    """How many can play."""

    min: int
    max: int


class GameOption(Struct):
    """A choice before the game."""

    name: str
    allowed: list[bool | int | str]
    default: bool | int | str


class BotStrength(Struct):
    """How a bot did in games for this many `players`, with `against` bots in all other seats."""

    bot: str
    players: int
    against: str
    share: float
    """Of the wins: an even share is one in `players`."""
    elo: float
    """With `low` and `high`, the ends of its 95 % interval."""
    low: float
    high: float


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    version: str
    players: PlayerRange
    options: list[GameOption]
    bots: list[str]
    """The kinds of bot, the best last."""
    usual_bot: str
    """The one that plays unless another is named."""
    strength: list[BotStrength]
    """As far as measured; empty for a game with components other than its own."""
    content: str
    tutorials: list[TutorialInfo]
    """Tutorials first, then lessons."""


class Rule(Struct):
    """A line of the rules ledger."""

    id: str
    section: str
    tags: list[str]
    text: str


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


class Seated(Struct):
    """A seat that was taken; its token is new, and whatever was used to take it no longer opens it."""

    table: str
    seat: int
    token: str


class Accepted(Struct):
    """It is done, and on disk; the table now shows this version."""

    version: int


class Done(Struct):
    """It is done."""

    ok: bool = True
    token: str | None = None


class SeatView(Struct):
    """Who sits there. Orders are shown only to the seat itself."""

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


class LogLine(Struct):
    """Something that happened, after line `n` of the record: what, to which seat if to any, about which things."""

    number: int
    n: int
    what: str
    seat: int | None
    about: Args
    words: Words
    withdrawn: bool


class SeatNote(Struct):
    """What happened to a seat after that event: taken, left, given to a bot, taken back, link renewed."""

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


class AnalysisView(Struct):
    """How far along an analysis is, in steps; `analysis` once it is done, as `ludoteca analyse --json` writes it."""

    id: str
    done: int
    of: int
    analysis: Args | None


class PuzzleView(Struct):
    """A table for finding the best answer in one position: which seat, which answer, and what is better than what."""

    table: MadeTable
    seat: int
    best: int
    loss: float
    said: Words
    better: Words


class TableNews(Struct):
    """What is new at a table: replace the table, append the events to the log.

    An event that was taken back comes again, before the new ones, and replaces the one with its number.
    """

    number: int
    version: int
    events: list[LogLine]
    table: TableView


class TableBrief(Struct):
    """A table in a list; `round` only for a table that anyone may watch, if the game has rounds."""

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
    """What was checked in a record."""

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


class World(Struct):
    """A position drawn at random among those that the asked seat considers possible, for bots that think ahead."""

    seat: int
    version: int
    position: Args
