"""Sitting down, starting, handing a seat to a bot and taking it back."""

from sqlalchemy import delete, insert, update

from ludoteca.bots import bots
from ludoteca.server.errors import bad, not_now
from ludoteca.server.play.windows import TableMatch
from ludoteca.server.store import schema
from ludoteca.server.tables.table import BOT, OPEN, PERSON, Chair, Table
from ludoteca.server.tables.transaction import Transaction, encode


def start(transaction: Transaction) -> None:
    """Begin; seats that are still open are played by bots."""
    if transaction.table.started:
        raise not_now("The game has already begun.")
    for chair in transaction.table.chairs:
        if chair.kind == OPEN:
            chair.kind, chair.bot = BOT, usual_bot(transaction.table)
            _write(transaction, chair)
    begin(transaction)


def begin(transaction: Transaction, match: TableMatch | None = None) -> None:
    """Deal, or go on from a position of another match."""
    table = transaction.table
    names = [chair.name for chair in table.chairs]
    if match is None:
        match = TableMatch(table.game, len(table.chairs), table.options, table.secret, names)
    match.names = names
    match.forget_windows()
    table.match = match
    table.code = None
    match.note_open_window(again=True)
    transaction.windows_noted(match)
    header = encode(match.header.to_json())
    transaction.conn.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(header=header))
    transaction.append("start", -1, 0, 0)


def sit(transaction: Transaction, seat: int, name: str, new_hash: str) -> None:
    """A person takes an open seat; the last one to do so starts the game. Earlier links of the seat open no more."""
    table = transaction.table
    chair = table.chairs[seat]
    if table.started:
        raise not_now("The game has already begun.")
    if chair.kind != OPEN:
        raise not_now("Somebody has already taken this seat.")
    chair.kind, chair.name = PERSON, name or chair.name
    _write(transaction, chair)
    give(transaction, seat, new_hash)
    if any(other.kind == OPEN for other in table.chairs):
        transaction.changed()
    else:
        begin(transaction)


def open_again(transaction: Transaction, seat: int, new_hash: str) -> None:
    """Before the start, a seat becomes free again, with a new link."""
    if transaction.table.started:
        raise not_now("The game has already begun.")
    chair = transaction.table.chairs[seat]
    chair.kind, chair.bot = OPEN, None
    _write(transaction, chair)
    give(transaction, seat, new_hash)
    transaction.changed()


def give(transaction: Transaction, seat: int, new_hash: str) -> None:
    """A new token for a seat; earlier ones open nothing any more."""
    caps = schema.capabilities
    transaction.conn.execute(
        delete(caps).where((caps.c.table_id == transaction.table.id) & (caps.c.kind == "seat") & (caps.c.seat == seat))
    )
    transaction.conn.execute(insert(caps).values(table_id=transaction.table.id, hash=new_hash, kind="seat", seat=seat))


def hand_over(transaction: Transaction, seat: int, kind: str, bot: str | None) -> None:
    """To a bot, or back to the person."""
    chair = transaction.table.chairs[seat]
    if kind == BOT:
        bot = bot or chair.bot or usual_bot(transaction.table)
        if bot not in bots(transaction.table.game):
            raise bad(f"There is no such bot for this game; there are: {', '.join(bots(transaction.table.game))}.")
        chair.bot = bot
    elif chair.kind == OPEN:
        raise not_now("This seat is open: it is taken by its link or by the code.")
    transaction.table.dirty = True
    chair.kind = kind


def rename(transaction: Transaction, seat: int, name: str) -> None:
    """Call a seat something else."""
    transaction.table.chairs[seat].name = name


def give_orders(transaction: Transaction, seat: int, orders: dict[str, str]) -> None:
    """What the seat wants done without being asked."""
    transaction.table.chairs[seat].orders = {**transaction.table.chairs[seat].orders, **orders}


def keep(transaction: Transaction, seat: int) -> None:
    """Write the seat down after it was changed."""
    _write(transaction, transaction.table.chairs[seat])
    transaction.changed()


def usual_bot(table: Table) -> str:
    """The best bot of the game."""
    return bots(table.game)[-1]


def _write(transaction: Transaction, chair: Chair) -> None:
    where = (schema.seats.c.table_id == transaction.table.id) & (schema.seats.c.seat == chair.seat)
    values = {"kind": chair.kind, "name": chair.name, "bot": chair.bot, "orders": encode(chair.orders)}
    transaction.conn.execute(update(schema.seats).where(where).values(**values))
