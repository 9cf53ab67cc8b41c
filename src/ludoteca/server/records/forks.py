"""In a worker: following a record, to play on from one of its lines."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.engine import Refused
from ludoteca.match import forked
from ludoteca.record import Record, parse
from ludoteca.server.shelf import Folders, Shelf, shelf_of


class Forked(NamedTuple):
    """A match that goes on from a line of another, as a server resumes it."""

    header: dict[str, Any]
    secret: bytes
    snapshot: dict[str, Any]
    lines: Sequence[dict[str, Any]]
    events: Sequence[tuple[Any, ...]]


def fork(folders: Folders, text: bytes, n: int) -> Forked:
    """Play on after line `n`, with a dealer of its own."""
    try:
        return _fork(shelf_of(folders), parse(text), n)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes


def _fork(shelf: Shelf, record: Record, n: int) -> Forked:
    match = forked(shelf.of_record(record.header), record, n)
    if match.state.over:
        raise Refused("The game is over there: choose an earlier line.")
    return Forked(
        match.header.to_json(),
        match.dealer.secret,
        match.snapshot().to_json(),
        [line.to_json() for line in match.lines],
        [tuple(told) for told in match.told_so_far],
    )
