"""Answers that only the routes make; those about tables are in `watch.types` and `service.replies`."""

from msgspec import UNSET, Struct, UnsetType

from ludoteca.server.api.tutorials import TutorialInfo
from ludoteca.server.common.asked import Args, Words
from ludoteca.server.service.replies import MadeTable


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
    reacts: bool
    """Whether there are reaction windows."""


class Rule(Struct):
    """A line of the rules ledger."""

    id: str
    section: str
    tags: list[str]
    text: str


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


class AnalysisView(Struct):
    """How far along an analysis is, in steps; `analysis` once it is done, as `ludoteca analyse --json` writes it."""

    id: str
    done: int
    of: int
    analysis: Args | None


class PuzzleView(Struct):
    """A table for finding the best answer in one position: which seat, which answer, and what is better than what.

    `chance`: to win with the best answer; `loss`: how much less it was with the answer that was given.
    """

    table: MadeTable
    seat: int
    best: int
    chance: float
    loss: float
    said: Words
    better: Words


class World(Struct):
    """A position drawn at random among those that the asked seat considers possible, for bots that think ahead."""

    seat: int
    version: int
    position: Args
