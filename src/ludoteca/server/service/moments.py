"""In a worker: the moments of a record. A record is followed once and kept, so that any page comes at once."""

import hashlib
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine import BadRecord, Frame, Message, Refused, State, ledger_of
from ludoteca.engine.rule import DECISION
from ludoteca.match.playthrough import Playthrough
from ludoteca.match.record import Part, parse
from ludoteca.match.replay import Replay
from ludoteca.server.common import asked
from ludoteca.server.common.messages import log_lines, words
from ludoteca.server.common.shelf import Folders, Shelf, shelf_of
from ludoteca.server.service import replies

CHUNK = 50
"""How many moments are packed together; packed they take a twentieth of the space, since they differ little."""
KEPT = 4
"""How many records a worker keeps: the last ones asked for."""


class Page(NamedTuple):
    """Which moments of a record to show, and to which seat; nothing after line `limit` may be seen.

    `brief` leaves out of the views what is not a plain number, word or flag: for the course of a whole game.
    """

    first: int
    last: int
    limit: int
    seat: int | None
    open: bool
    brief: bool = False


class ShownPlaythrough(Playthrough):
    """A match played again that shows every line, forced or not, in the same way."""

    moments: dict[int, replies.Moment]
    seat: int | None
    open: bool

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Look at the position before each answer."""
        self.look(s)
        super().answered(s, frame, answer)

    def look(self, s: State) -> None:
        """Keep the moment after the last line."""
        n = len(self.lines)
        if n in self.moments:
            return
        last = len(self.told_so_far)
        since = next((at for at in range(last, 0, -1) if self.told_so_far[at - 1].line < n), 0)
        line = self.lines[n - 1] if self.open and n else None
        self.moments[n] = replies.Moment(
            n=n,
            view=s.view(self.seat),
            events=log_lines(self.game, self.told_so_far, self.seat, since, last),
            pending=_pending(s),
            scores=list(s.scores),
            line=None if line is None or isinstance(line, Part) else line.to_json(),
        )


def _pending(s: State) -> asked.PendingView | None:
    """The next question, and whose it was; nobody learns who was asked in a window."""
    if s.over or s.rule.kind != DECISION:
        return None
    rule = s.rule
    prompt = Message("window-open", {}, ledger_of(rule)) if rule.window else s.game.prompt(s)
    player = None if rule.window else s.player
    return asked.PendingView(rule.name, player, words(prompt), prompt.rules, [], rule.window, None)


class Followed:
    """A record, followed as far as anyone wanted to look, with all moments on the way."""

    def __init__(self, shelf: Shelf, text: bytes, seat: int | None, open_: bool) -> None:
        self.record = parse(text)
        self.stopped: str | None = None
        self.done = False
        self._packed: dict[int, bytes] = {}
        self._match = ShownPlaythrough.begin(shelf.of_record(self.record.header), self.record)
        self._match.moments, self._match.seat, self._match.open = {}, seat, open_
        self._replay = Replay.going_on(self._match, self.record)
        self.lines = 0
        self.unchecked: list[replies.Unfollowed] = []
        self.differences: list[str] = []

    def follow(self, last: int) -> None:
        """Continue until the moment after line `last` is known, or the record ends, or cannot be followed further."""
        if self.done:
            return
        match = self._match
        try:
            while len(match.lines) <= last:
                match.look(match.state)
                self._pack(match, len(match.lines) // CHUNK)
                if len(match.lines) == len(self.record.lines):
                    self._replay.check_end()
                    self._finish(match)
                    return
                self._replay.go_to(len(match.lines) + 1)
        except BadRecord as error:
            self.stopped = str(error)
            match.look(match.state)
            self._finish(match)

    def _pack(self, match: ShownPlaythrough, before: int) -> None:
        """Pack the chunks that are complete."""
        for chunk in sorted({n // CHUNK for n in match.moments}):
            if chunk < before:
                moments = [match.moments.pop(n) for n in sorted(match.moments) if n // CHUNK == chunk]
                self._packed[chunk] = zlib.compress(msgspec.msgpack.encode(moments), 1)

    def _finish(self, match: ShownPlaythrough) -> None:
        self.done = True
        self.lines = len(match.lines)
        self.unchecked = [replies.Unfollowed(*left_out) for left_out in self._replay.unchecked]
        self.differences = self._replay.differences
        self._pack(match, self.lines // CHUNK + 1)
        del self._replay, self._match  # with a position for every answer

    def moments(self, page: Page) -> list[replies.Moment]:
        """The moments on a page, as far as the record was followed."""
        last = min(page.last, page.limit)
        known = [moment for chunk in range(page.first // CHUNK, last // CHUNK + 1) for moment in self._chunk(chunk)]
        shown = [moment for moment in known if page.first <= moment.n <= last]
        return [_brief(moment) for moment in shown] if page.brief else shown

    def _chunk(self, chunk: int) -> list[replies.Moment]:
        if chunk in self._packed:
            return msgspec.msgpack.decode(zlib.decompress(self._packed[chunk]), type=list[replies.Moment])
        live = {} if self.done else self._match.moments
        return [live[n] for n in sorted(live) if n // CHUNK == chunk]

    @property
    def checks(self) -> replies.Checks:
        """The checks that were made on the way."""
        return replies.Checks(
            lines=self.lines,
            commitment=True,
            complete=self.record.result is not None,
            differences=self.differences,
            unchecked=self.unchecked,
            stopped=self.stopped,
        )


def _brief(moment: replies.Moment) -> replies.Moment:
    plain = {name: value for name, value in moment.view.items() if isinstance(value, str | int | None)}
    return msgspec.structs.replace(moment, view=plain)


_KEPT: OrderedDict[tuple[bytes, int | None], Followed] = OrderedDict()


def of_table(folders: Folders, text: bytes, page: Page) -> list[replies.Moment]:
    """A page of moments; a game still in progress is followed no further than it may be seen, and not kept."""
    shelf = shelf_of(folders)
    followed = _followed(shelf, text, page.seat) if page.open else Followed(shelf, text, page.seat, open_=False)
    followed.follow(min(page.last, page.limit))
    return followed.moments(page)


def of_record(folders: Folders, text: bytes, page: Page) -> replies.Replayed:
    """Check a whole record and show a page of its moments; `Refused` if not even the start can be followed."""
    try:
        followed = _followed(shelf_of(folders), text, page.seat)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes
    if page.seat is not None and page.seat >= followed.record.header.players:
        raise Refused("There is no such seat in this record.")
    followed.follow(page.limit)
    table = followed.record.header.to_json() | {"result": followed.record.result}
    return replies.Replayed(table=table, moments=followed.moments(page), checks=followed.checks)


def _followed(shelf: Shelf, text: bytes, seat: int | None) -> Followed:
    """The same record is followed only once, unless too many others come in between."""
    key = (hashlib.sha256(text).digest(), seat)
    if key not in _KEPT:
        _KEPT[key] = Followed(shelf, text, seat, open_=True)
        while len(_KEPT) > KEPT:
            _KEPT.popitem(last=False)
    _KEPT.move_to_end(key)
    return _KEPT[key]


def encoded(folders: Folders, work: Callable[..., Any], *args: Any) -> bytes:
    """The result of the work, as JSON: decoding and encoding a page of moments would keep the server itself busy."""
    return msgspec.json.encode(work(folders, *args))
