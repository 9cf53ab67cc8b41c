"""Making tables: new ones, rematches, and those that continue from a line of another game."""

import secrets
import time
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludoteca.bots import usual_bot
from ludoteca.engine import Game
from ludoteca.match.dealer import SECRET_BYTES, secret_of
from ludoteca.server.common.errors import ApiRefusal, bad, not_now
from ludoteca.server.common.settings import DAY, Settings
from ludoteca.server.common.shelf import Shelf
from ludoteca.server.service import replies, requests
from ludoteca.server.service.seats import begin, clean_name, distinct, known_bot, seat_row
from ludoteca.server.store.base import Capability, Rows, SeatRow, TableRow
from ludoteca.server.tables import codes
from ludoteca.server.tables.loader import load
from ludoteca.server.tables.registry import Registry
from ludoteca.server.tables.table import BOT, OPEN, PERSON, Chair, Choices, Fork, Table, Webhook
from ludoteca.server.tables.transaction import Transaction, encode
from ludoteca.server.tables.windows import TableMatch

NO_NAME = "Player {}"
CODE_SECONDS = DAY
"""How long a code lets people join."""


class PlannedTable(NamedTuple):
    """A table about to be made, with everything checked. `tokens` are by seat, None for bots."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    choices: Choices
    public: bool
    secret: bytes
    chairs: list[Chair]
    given: list[int]
    tokens: list[str | None]
    host: str
    watch: str


def plan(wish: requests.NewTable, shelf: Shelf, game: Game[Any] | None = None) -> PlannedTable:
    """Check a request for a table, with this game or as new tables play it; a refusal says what is wrong."""
    game = shelf.game(wish.game) if game is None else game
    game.new(len(wish.seats), wish.options)
    order = _order(wish)
    seats = [wish.seats[given] for given in order]
    secret = secrets.token_bytes(SECRET_BYTES) if wish.seed is None else secret_of(wish.seed)
    return PlannedTable(
        id=codes.table_id(),
        game=game.id,
        options=dict(wish.options),
        choices=Choices(
            wish.window_wait,
            wish.pace,
            wish.seed is not None,
            shelf.own_content(game),
            wish.phrases,
            wish.hints,
            wish.ready_check,
        ),
        public=wish.public,
        secret=secret,
        chairs=_chairs(seats, game),
        given=order,
        tokens=[None if seat.kind == BOT else codes.token() for seat in seats],
        host=codes.token(),
        watch=codes.token(),
    )


def _order(wish: requests.NewTable) -> list[int]:
    """The order of the requested seats: the one that starts comes first."""
    count = len(wish.seats)
    first = secrets.randbelow(count) if isinstance(wish.starts, str) else (wish.starts or 0)
    if first >= count:
        raise bad("The seat that goes first is not one of the seats.")
    return [(first + at) % count for at in range(count)]


def _chairs(seats: list[requests.SeatWish], game: Game[Any]) -> list[Chair]:
    chairs: list[Chair] = []
    for at, seat in enumerate(seats):
        chair = _chair(at, seat, game)
        chair.name = distinct(chair.name, [other.name for other in chairs])
        chairs.append(chair)
    return chairs


def _chair(at: int, wish: requests.SeatWish, game: Game[Any]) -> Chair:
    bot = known_bot(wish.bot or usual_bot(game), game) if wish.kind == BOT else None
    name = clean_name(wish.name) or NO_NAME.format(at + 1)
    return Chair(at, wish.kind, name, bot, {})


def make(rows: Rows, settings: Settings, planned: PlannedTable, match: TableMatch | None = None) -> replies.MadeTable:
    """Write a planned table to the store; it starts at once if no seat is open."""
    if rows.count_tables() >= settings.limits.tables:
        raise ApiRefusal(503, "full", "This server is full. Try again later.")
    waiting = any(chair.kind == OPEN for chair in planned.chairs)
    row = _row(planned, _free_code(rows) if waiting else None)
    if waiting and match is not None:
        row = row._replace(snapshot=encode(Fork.of(match)))
    rows.add_table(row, _seats(planned), _capabilities(planned))
    if not waiting:
        begin(Transaction(rows, settings, load(rows, planned.id, settings.shelf)), match)
    return _made(planned, row.code)


def _row(planned: PlannedTable, code: str | None) -> TableRow:
    now = time.time()
    return TableRow(
        id=planned.id,
        incarnation=secrets.randbelow(2**31),
        revision=1,
        game=planned.game,
        options=encode(planned.options),
        settings=encode(planned.choices),
        secret=planned.secret,
        code=code,
        code_until=now + CODE_SECONDS,
        created=now,
        updated=now,
        public=planned.public,
    )


def _seats(planned: PlannedTable) -> list[SeatRow]:
    return [seat_row(planned.id, chair) for chair in planned.chairs]


def _capabilities(planned: PlannedTable) -> list[Capability]:
    seats = [("seat", seat, token) for seat, token in enumerate(planned.tokens) if token is not None]
    return [
        Capability(planned.id, codes.hashed(token), kind, seat)
        for kind, seat, token in [("host", -1, planned.host), ("watch", -1, planned.watch), *seats]
    ]


def _free_code(rows: Rows) -> str:
    waiting = rows.count_codes()
    while True:
        code = codes.code(waiting)
        if rows.code_holder(code) is None:
            return code


def _made(planned: PlannedTable, code: str | None) -> replies.MadeTable:
    return replies.MadeTable(
        table=planned.id,
        code=code,
        host=planned.host,
        watch=planned.watch,
        seats=[
            replies.NewSeat(chair.seat, given, chair.kind, chair.name, chair.bot, token)
            for chair, given, token in zip(planned.chairs, planned.given, planned.tokens, strict=True)
        ],
    )


async def make_rematch(tables: Registry, table_id: str) -> str:
    """The rematch's table: made for the first who asks, the same for all others."""

    def work(transaction: Transaction) -> str:
        old = transaction.table
        if not old.over:
            raise not_now("You can ask for a rematch when the game is over.")
        if old.rematch is None:
            old.rematch = _again(transaction, old)
            transaction.changed(rematch=old.rematch)
        return old.rematch

    new = await tables.change(table_id, work)
    await tables.get(new)
    return new


def _again(transaction: Transaction, old: Table) -> str:
    """Make a table with the same tokens and the same seats, moved on by one so that someone else begins.

    A seat that a person lent to a bot goes back to the person: it has a token.
    """
    count = len(old.chairs)
    given = transaction.rows.capabilities(old.id)
    people = {capability.seat for capability in given if capability.kind == "seat"}
    moved = [old.chairs[(seat + 1) % count] for seat in range(count)]
    planned = PlannedTable(
        id=codes.table_id(),
        game=old.game.id,
        options=old.options,
        choices=replace(old.choices, seeded=False, tutorial=None),
        public=old.public,
        secret=secrets.token_bytes(SECRET_BYTES),
        chairs=[
            Chair(seat, PERSON if chair.seat in people else BOT, chair.name, chair.bot, {})
            for seat, chair in enumerate(moved)
        ],
        given=list(range(count)),
        tokens=[None] * count,
        host="",
        watch="",
    )
    row = _row(planned, None)
    if old.webhook is not None:
        row = row._replace(webhook=encode(Webhook(old.webhook.url)))
    moved_on = [
        Capability(planned.id, one.hash, one.kind, (one.seat - 1) % count if one.kind == "seat" else -1)
        for one in given
    ]
    transaction.rows.add_table(row, _seats(planned), moved_on)
    new = load(transaction.rows, planned.id, transaction.settings.shelf)
    begin(Transaction(transaction.rows, transaction.settings, new))
    return planned.id
