"""In a worker: following a record, to check it, to show its moments, or to play on from one of them."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca import found
from ludoteca.dealer import SECRET_BYTES, Dealer
from ludoteca.engine import BadRecord, Frame, Message, Refused, State
from ludoteca.engine.rule import DECIDES
from ludoteca.match import Match
from ludoteca.record import Part, Record, parse
from ludoteca.replay import Replay
from ludoteca.server import types
from ludoteca.server.wording import log_lines, words


class Page(NamedTuple):
    """Which moments of a record to show, to whom; nothing after line `limit` may be seen."""

    first: int
    last: int
    limit: int
    seat: int | None
    open: bool


class Watched(Match):
    """A match played again that shows every line, forced or not, in the same way."""

    moments: dict[int, types.Moment]
    page: Page

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Look at the position before each answer."""
        self.look(s)
        super().answered(s, frame, answer)

    def look(self, s: State) -> None:
        """Keep the moment after the last line, if it is on the page."""
        n, page = len(self.lines), self.page
        if n in self.moments or not page.first <= n <= min(page.last, page.limit):
            return
        last = len(self.told_so_far)
        since = next((at for at in range(last, 0, -1) if self.told_so_far[at - 1].line < n), 0)
        line = self.lines[n - 1] if page.open and n else None
        self.moments[n] = types.Moment(
            n=n,
            view=s.view(page.seat),
            events=log_lines(self.game, self.told_so_far, page.seat, since, last),
            pending=_pending(s),
            scores=list(s.scores),
            line=None if line is None or isinstance(line, Part) else line.to_json(),
        )


def _pending(s: State) -> types.PendingView | None:
    """Whose question came next; nobody learns who was asked in a window."""
    if s.over or s.rules[s.stack[-1][0]].kind != DECIDES:
        return None
    rule = s.rules[s.stack[-1][0]]
    prompt = Message("window-open", {}, rule.ledger) if rule.quiet else s.game.prompt(s)
    player = None if rule.quiet else s.player
    return types.PendingView(rule.name, player, words(prompt), prompt.rules, [], rule.quiet, None)


def moments(text: bytes, page: Page) -> types.Replayed:
    """Check a record and show a page of its moments; `Refused` if it cannot even be begun."""
    try:
        return _moments(parse(text), page)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes


def _moments(record: Record, page: Page) -> types.Replayed:
    game = found.game(record.header.game)
    replay = Replay(game, record, _class_for(page))
    match = replay.match
    stopped = None
    try:
        while isinstance(match, Watched) and len(match.lines) < len(record.lines):
            match.look(match.state)
            replay.go_to(len(match.lines) + 1)
            if not page.open and len(match.lines) > page.last:
                break
        else:
            replay.check_end()
    except BadRecord as error:
        stopped = str(error)
    if isinstance(match, Watched):
        match.look(match.state)
    shown = match.moments if isinstance(match, Watched) else {}
    unchecked = [types.Unfollowed(*left_out) for left_out in replay.unchecked]
    return types.Replayed(
        table=record.header.to_json() | {"result": record.result},
        moments=[shown[n] for n in sorted(shown)],
        checks=types.Checks(
            lines=len(match.lines),
            commitment=True,
            complete=record.result is not None,
            differences=replay.differences,
            unchecked=unchecked,
            stopped=stopped,
        ),
    )


def _class_for(page: Page) -> type[Watched]:
    return type("Page", (Watched,), {"moments": {}, "page": page})


class Forked(NamedTuple):
    """A match that goes on from a line of another, as a server resumes it."""

    header: dict[str, Any]
    secret: bytes
    snapshot: dict[str, Any]
    lines: Sequence[dict[str, Any]]
    events: Sequence[tuple[Any, ...]]


def fork(text: bytes, n: int) -> Forked:
    """Play on after line `n`, with a dealer of its own."""
    try:
        return _fork(parse(text), n)
    except Refused as error:
        raise Refused(str(error)) from None  # its own class may not travel between processes


def _fork(record: Record, n: int) -> Forked:
    replay = Replay(found.game(record.header.game), record)
    replay.go_to(n)
    match = replay.match
    secret = secrets.token_bytes(SECRET_BYTES)
    match.dealer = Dealer(secret)
    match.dealt_from = len(match.lines) + 1
    match.state.deal(match.dealer)
    if match.state.over:
        raise Refused("The game is over there: choose an earlier line.")
    return Forked(
        match.header.to_json(),
        secret,
        match.snapshot().to_json(),
        [line.to_json() for line in match.lines],
        [tuple(told) for told in match.told_so_far],
    )
