"""Sitting down, starting, handing a seat to a bot and taking it back."""

from collections.abc import Sequence
from itertools import chain, count
from typing import Any

from msgspec import UNSET

from ludoteca.bots import bots, usual_bot
from ludoteca.engine import Game
from ludoteca.server.common.errors import bad, not_now, unknown
from ludoteca.server.service.requests import ChangeSeat
from ludoteca.server.store.base import SeatRow
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.table import BACK, BOT, LEFT, OPEN, OPENED, PERSON, READY, REPLACED, SAT, Chair, SeatNote
from ludoteca.server.tables.transaction import Transaction, encode
from ludoteca.server.tables.windows import TableMatch

NOTES_PER_SEAT = 12
"""How many notes are kept: more than there are kinds of them."""


def start(transaction: Transaction) -> None:
    """Start; bots play the seats that are still open, and their links stop working."""
    if transaction.table.started:
        raise not_now("The game has already begun.")
    for chair in transaction.table.chairs:
        if chair.kind == OPEN:
            chair.kind, chair.bot = BOT, usual_bot(transaction.table.game)
            _write(transaction, chair)
            transaction.rows.revoke_seat(transaction.table.id, chair.seat)
    begin(transaction)


def begin(transaction: Transaction, match: TableMatch | None = None) -> None:
    """Deal, or continue from a position of another match: the given one, or the one kept until the last person came."""
    table = transaction.table
    names = [chair.name for chair in table.chairs]
    match = match or table.fork
    if match is None:
        match = TableMatch(table.game, len(table.chairs), table.options, table.secret, names)
        match.seeded = table.choices.seeded
    match.names = names
    match.forget_windows()
    table.match = match
    table.code = None
    match.note_open_window(again=True)
    transaction.windows_noted(match)
    transaction.append("start", -1, 0, 0, header=encode(match.header.to_json()), code=None)


def sit(transaction: Transaction, seat: int, name: str, new_hash: str) -> None:
    """A person takes an open seat; the last one to do so starts the game. Earlier links to the seat stop working."""
    table = transaction.table
    chair = table.chairs[seat]
    if table.started:
        raise not_now("The game has already begun.")
    if chair.kind != OPEN:
        raise not_now("Someone has already taken this seat.")
    others = [other.name for other in table.chairs if other.seat != seat]
    chair.kind, chair.name = PERSON, distinct(name or chair.name, others)
    _write(transaction, chair)
    give(transaction, seat, new_hash)
    note(transaction, seat, SAT)
    if not table.choices.ready_check and all(other.kind != OPEN for other in table.chairs):
        begin(transaction)


def sit_anywhere(transaction: Transaction, name: str, new_hash: str) -> int:
    """A person takes the first open seat; which one that is."""
    free = [chair.seat for chair in transaction.table.chairs if chair.kind == OPEN]
    if not free or transaction.table.started:
        raise not_now("All seats of this table are taken.")
    sit(transaction, free[0], name, new_hash)
    return free[0]


def ready(transaction: Transaction, seat: int) -> None:
    """The person of a seat is ready to play; when everyone is, the game begins."""
    table = transaction.table
    if table.started:
        raise not_now("The game has already begun.")
    if table.chairs[seat].kind != PERSON:
        raise not_now("No person plays this seat now.")
    if seat not in table.ready:
        note(transaction, seat, READY)
    if table.ready.issuperset(table.people) and all(chair.kind != OPEN for chair in table.chairs):
        begin(transaction)


def clean_name(name: str | None) -> str:
    """A name without anything that could play tricks on the screen."""
    return " ".join("".join(letter for letter in name or "" if letter.isprintable()).split())[:40]


def distinct(name: str, others: Sequence[str]) -> str:
    """The name; with a number if someone else at the table has it."""
    taken = {other.casefold() for other in others}
    tried = chain([name], (f"{name[:36]} {number}" for number in count(2)))
    return next(one for one in tried if one.casefold() not in taken)


def open_again(transaction: Transaction, seat: int, new_hash: str) -> None:
    """Before the start, make a seat free again, with a new link."""
    if transaction.table.started:
        raise not_now("The game has already begun.")
    chair = transaction.table.chairs[seat]
    chair.kind, chair.bot = OPEN, None
    _write(transaction, chair)
    give(transaction, seat, new_hash)
    note(transaction, seat, OPENED)


def give(transaction: Transaction, seat: int, new_hash: str) -> None:
    """Give a seat a new token; earlier ones stop working."""
    transaction.rows.revoke_seat(transaction.table.id, seat)
    transaction.rows.give_seat(transaction.table.id, seat, new_hash)


def renew(transaction: Transaction, seat: int, new_hash: str, what: str) -> None:
    """Give a new link to a seat that has one: a bot's own seat has none, and nobody may see its hand."""
    if seat >= len(transaction.table.chairs):
        raise unknown("There is no such seat at this table.")
    if not transaction.rows.revoke_seat(transaction.table.id, seat):
        raise not_now("A bot has played this seat from the start, so it has no link.")
    give(transaction, seat, new_hash)
    note(transaction, seat, what)


def note(transaction: Transaction, seat: int, what: str) -> None:
    """Note for everyone what happened to a seat. If there are too many notes, the oldest one repeated since goes."""
    table = transaction.table
    after = 0 if table.match is None else table.match.shown.events
    notes = [*table.seat_notes, SeatNote(after, seat, what)]
    if len(notes) > NOTES_PER_SEAT * len(table.chairs):
        kinds = [(kept.seat, kept.what) for kept in notes]
        notes.pop(next((at for at, kind in enumerate(kinds) if kind in kinds[at + 1 :]), 0))
    table.seat_notes = notes
    transaction.changed(seat_notes=encode(notes))


def hand_over(transaction: Transaction, seat: int, kind: str, bot: str | None, what: str) -> None:
    """Hand a seat to a bot, or back to the person; `what` is the note for it."""
    chair, game = transaction.table.chairs[seat], transaction.table.game
    if kind == BOT:
        chair.bot = known_bot(bot or chair.bot or usual_bot(game), game)
    elif chair.kind == OPEN:
        raise not_now("This seat is open. Take it with its link or the code.")
    transaction.table.dirty = True
    if chair.kind == OPEN:
        transaction.rows.revoke_seat(transaction.table.id, seat)
    elif chair.kind != kind:
        note(transaction, seat, what)
    chair.kind = kind


def leave(transaction: Transaction, seat: int) -> None:
    """A bot plays on for the person, who can come back."""
    hand_over(transaction, seat, BOT, None, LEFT)
    keep(transaction, seat)


def change_seat(transaction: Transaction, access: Access, seat: int, wish: ChangeSeat, new_hash: str | None) -> None:
    """Open a seat again under a new link, hand it over, rename it, give it orders, as the wish says."""
    if seat >= len(transaction.table.chairs):
        raise unknown("There is no such seat at this table.")
    if wish.orders is not None:
        access.check_seat(seat)
    if new_hash is not None:
        access.check_host()
        open_again(transaction, seat, new_hash)
    elif wish.kind is not None:
        if wish.kind == PERSON and seat not in access.tokens:
            raise bad("Only the person with the link to a seat can take it back from its bot.")
        left = LEFT if seat in access.tokens else REPLACED
        hand_over(transaction, seat, wish.kind, wish.bot, left if wish.kind == BOT else BACK)
    if name := clean_name(wish.name):
        rename(transaction, seat, name)
    if wish.orders is not None and wish.orders.window is not UNSET:
        chair = transaction.table.chairs[seat]
        chair.orders = {**chair.orders, "window": wish.orders.window}
    keep(transaction, seat)


def rename(transaction: Transaction, seat: int, name: str) -> None:
    """Give a seat another name."""
    chairs = transaction.table.chairs
    chairs[seat].name = distinct(name, [other.name for other in chairs if other.seat != seat])


def keep(transaction: Transaction, seat: int) -> None:
    """Write a changed seat to the store."""
    _write(transaction, transaction.table.chairs[seat])
    transaction.changed()
    transaction.close_if_all_answered()


def known_bot(wish: str, game: Game[Any]) -> str:
    """The requested kind of bot; a refusal if there is none."""
    if wish not in bots(game):
        raise bad(f"There is no such bot for {game.title}; there are: {', '.join(bots(game))}.")
    return wish


def _write(transaction: Transaction, chair: Chair) -> None:
    transaction.rows.change_seat(seat_row(transaction.table.id, chair))


def seat_row(table: str, chair: Chair) -> SeatRow:
    """A chair as the store keeps it."""
    return SeatRow(table, chair.seat, chair.kind, chair.name, chair.bot, encode(chair.orders))
