"""Hints for people who play: asked for in front of everyone, worked out in a worker."""

from ludoteca.server.common.errors import foreign, not_now
from ludoteca.server.service.seats import note
from ludoteca.server.service.thinking import HintWanted
from ludoteca.server.tables.table import HINTED
from ludoteca.server.tables.transaction import Transaction

PATIENCE = 10.0
"""After this many seconds a worker is considered hung."""


def ask_for_hint(transaction: Transaction, seat: int, version: int) -> HintWanted:
    """Note for everyone that this seat asks for a hint, and return its question; a refusal if it may not ask."""
    table = transaction.table
    transaction.check_version(version)
    if not table.choices.hints:
        raise not_now("The host has turned hints off at this table.")
    if seat not in table.people:
        raise not_now("No person plays this seat now.")
    if table.window_open:
        raise not_now("You can't ask for a hint here: the others would see that you can react.")
    question = table.question(seat)
    if question is None:
        raise foreign("This seat is not asked now.")
    after = 0 if table.match is None else table.match.shown.events
    if not any(kept.after == after and kept.seat == seat and kept.what == HINTED for kept in table.seat_notes):
        note(transaction, seat, HINTED)
    return HintWanted(table.game.id, table.game.content_hash, table.game.to_data(question))
