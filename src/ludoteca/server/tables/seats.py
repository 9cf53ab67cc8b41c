"""Sitting down, starting, handing a seat to a bot and taking it back."""

import time

from sqlalchemy import delete, insert, update

from ludoteca.bots import bots
from ludoteca.server.errors import bad, not_now
from ludoteca.server.play.windows import TableMatch
from ludoteca.server.store import schema
from ludoteca.server.tables.table import BOT, OPEN, PERSON, Chair, Table
from ludoteca.server.tables.transaction import Acting, encode


def start(act: Acting) -> None:
    """Begin; seats that are still open are played by bots."""
    if act.table.started:
        raise not_now("The game has already begun.")
    for chair in act.table.chairs:
        if chair.kind == OPEN:
            chair.kind, chair.bot = BOT, usual_bot(act.table)
            _write(act, chair)
    begin(act)


def begin(act: Acting, match: TableMatch | None = None) -> None:
    """Deal, or go on from a position of another match."""
    table = act.table
    names = [chair.name for chair in table.chairs]
    if match is None:
        match = TableMatch(table.game, len(table.chairs), table.options, table.secret, names)
    match.names = names
    match.forget_hushes()
    table.match = match
    table.code = None
    match.note_open_window(again=True)
    act.windows_noted(match, time.time())
    header = encode(match.header.to_json())
    act.conn.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(header=header))
    act.append("start", -1, 0, 0)


def sit(act: Acting, seat: int, name: str, new_hash: str) -> None:
    """A person takes an open seat; the last one to do so starts the game. Earlier links of the seat open no more."""
    table = act.table
    chair = table.chairs[seat]
    if table.started:
        raise not_now("The game has already begun.")
    if chair.kind != OPEN:
        raise not_now("Somebody has already taken this seat.")
    chair.kind, chair.name = PERSON, name or chair.name
    _write(act, chair)
    give(act, seat, new_hash)
    if any(other.kind == OPEN for other in table.chairs):
        act.changed()
    else:
        begin(act)


def open_again(act: Acting, seat: int, new_hash: str) -> None:
    """Before the start, a seat becomes free again, with a new link."""
    if act.table.started:
        raise not_now("The game has already begun.")
    chair = act.table.chairs[seat]
    chair.kind, chair.bot = OPEN, None
    _write(act, chair)
    give(act, seat, new_hash)
    act.changed()


def give(act: Acting, seat: int, new_hash: str) -> None:
    """A new capability for a seat; earlier ones open nothing any more."""
    caps = schema.capabilities
    act.conn.execute(
        delete(caps).where((caps.c.table_id == act.table.id) & (caps.c.kind == "seat") & (caps.c.seat == seat))
    )
    act.conn.execute(insert(caps).values(table_id=act.table.id, hash=new_hash, kind="seat", seat=seat))


def hand_over(act: Acting, seat: int, kind: str, bot: str | None) -> None:
    """To a bot, or back to the person."""
    chair = act.table.chairs[seat]
    if kind == BOT:
        bot = bot or chair.bot or usual_bot(act.table)
        if bot not in bots(act.table.game):
            raise bad(f"There is no such bot for this game; there are: {', '.join(bots(act.table.game))}.")
        chair.bot = bot
    elif chair.kind == OPEN:
        raise not_now("This seat is open: it is taken by its link or by the code.")
    act.table.dirty = True
    chair.kind = kind


def rename(act: Acting, seat: int, name: str) -> None:
    """Call a seat something else."""
    act.table.chairs[seat].name = name


def give_orders(act: Acting, seat: int, orders: dict[str, str]) -> None:
    """What the seat wants done without being asked."""
    act.table.chairs[seat].orders = {**act.table.chairs[seat].orders, **orders}


def keep(act: Acting, seat: int) -> None:
    """Write the seat down after it was changed."""
    _write(act, act.table.chairs[seat])
    act.changed()


def usual_bot(table: Table) -> str:
    """The best bot of the game."""
    return bots(table.game)[-1]


def _write(act: Acting, chair: Chair) -> None:
    where = (schema.seats.c.table_id == act.table.id) & (schema.seats.c.seat == chair.seat)
    values = {"kind": chair.kind, "name": chair.name, "bot": chair.bot, "orders": encode(chair.orders)}
    act.conn.execute(update(schema.seats).where(where).values(**values))
