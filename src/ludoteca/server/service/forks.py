"""In a worker: following a record, to play on from one of its lines."""

from typing import NamedTuple

import msgspec

from ludoteca.engine import Refused
from ludoteca.match.match import forked
from ludoteca.match.record import Record, parse
from ludoteca.server.common.shelf import Folders, Shelf, shelf_of
from ludoteca.server.service import requests
from ludoteca.server.tables.table import Fork

LAST = 20_000
"""The last line to play on from: whole games are shorter, and a table has all its lines in memory."""
LONGEST_COMPLAINT = 300


class Forked(NamedTuple):
    """A match that goes on from a line of another, and the secret of its dealer."""

    secret: bytes
    fork: Fork


def of_request(folders: Folders, body: bytes) -> tuple[Forked, list[requests.SeatWish] | None]:
    """Fork from a request as it was sent, since even decoding it may take too long for the server itself."""
    wish = _decoded(body)
    return fork(folders, wish.record.encode(), wish.n), wish.seats


def _decoded(body: bytes) -> requests.ForkRecord:
    try:
        return msgspec.json.decode(body, type=requests.ForkRecord)
    except msgspec.ValidationError as error:
        raise Refused(f"body: {str(error)[:LONGEST_COMPLAINT]}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("The request is not the JSON that this address expects.") from None


def fork(folders: Folders, text: bytes, n: int) -> Forked:
    """Play on after line `n`, with a dealer of its own."""
    if n > LAST:
        raise Refused(f"You can play on from one of the first {LAST:,} lines.")
    try:
        return _fork(shelf_of(folders), parse(text), n)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes


def _fork(shelf: Shelf, record: Record, n: int) -> Forked:
    match = forked(shelf.of_record(record.header), record, n)
    if match.state.over:
        raise Refused("The game is over there: choose an earlier line.")
    return Forked(match.dealer.secret, Fork.of(match))
