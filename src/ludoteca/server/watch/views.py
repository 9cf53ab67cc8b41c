"""The one place through which everything leaves that a seat may see of a table.

Everything is taken from `shown`, the position that may be shown now: while a reaction window is open that is the
position before it, the same for all. Only a seat that is asked gets options, and only its own.
"""

import hashlib
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.engine import Game, State
from ludoteca.engine.way_back import final_answers
from ludoteca.server.api import types
from ludoteca.server.api.messages import log_lines, taken_back, words
from ludoteca.server.play import worlds
from ludoteca.server.play.undo import stop_words
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.table import Table
from ludoteca.server.watch.presence import Presence
from ludoteca.server.watch.sheet import Sheet, Sheets

LOG_LENGTH = 200


class Viewer:
    """Shows tables to people, each as they may see them."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._sheets = Sheets()

    def table(self, table: Table, access: Access, seat: int | None = None) -> types.TableView:
        """The table without its log; `seat` chooses among several own seats."""
        viewed_as = _viewed_as(access, seat)
        sheet = self._sheets.of(table)
        view = replace(
            sheet.common,
            code=table.code if access.host or access.tokens else None,
            you=access.seats,
            host=access.host,
            seats=self.seats(table, access.seats),
            viewed_as=viewed_as,
            pending=_pending(table, sheet.common.pending, viewed_as),
            undo=_undo(table, viewed_as),
            rematch=_rematch(table, access, viewed_as),
        )
        view.stamp = _stamp(sheet, view)
        view.view = _seen(table, sheet, viewed_as)
        return view

    def news(self, table: Table, seat: int | None, since: int) -> list[types.LogLine]:
        """What is new to a reader of the events up to number `since`: what was taken back of them, and later ones."""
        if table.match is None:
            return []
        told, last, made = table.match.told_so_far, table.match.shown.events, self._sheets.of(table).lines
        since = min(since, last)
        return [
            *taken_back(table.game, told, seat, since, last, made),
            *log_lines(table.game, told, seat, since, last, made),
        ]

    def seats(self, table: Table, own: list[int]) -> list[types.SeatView]:
        """Who sits where; the reader is there. Orders only of their seats, in a game with reaction windows."""
        return [
            types.SeatView(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                bot=chair.bot,
                present=chair.kind == "bot" or chair.seat in own or self._presence.present(table.id, chair.seat),
                orders=chair.orders if table.reacts and chair.seat in own else None,
            )
            for chair in table.chairs
        ]

    def brief(self, table: Table, access: Access) -> types.TableBrief:
        """The table in a list."""
        return types.TableBrief(
            table=table.id,
            game=table.game.id,
            title=table.game.title,
            seats=self.seats(table, []),
            you=access.seats,
            host=access.host,
            your_turn=any(table.question(seat) is not None for seat in access.seats),
            started=table.started,
            over=table.over,
            updated=table.updated,
            round=_round(table) if table.public else None,
        )


def _round(table: Table) -> int | None:
    """The round as spectators see it; None if the game does not begin to count, or counts no rounds."""
    seen = None if table.match is None else table.match.shown.state.view(None).get("round")
    return seen if isinstance(seen, int) else None


def _viewed_as(access: Access, seat: int | None) -> int | None:
    if seat is not None:
        access.check_seat(seat)
        return seat
    return access.seats[0] if access.tokens else None


def log(table: Table, seat: int | None, since: int, until: int | None = None) -> list[types.LogLine]:
    """What happened after event number `since`, as a seat may read it, of what may be shown now."""
    if table.match is None:
        return []
    lines = log_lines(table.game, table.match.told_so_far, seat, since, table.match.shown.events)
    return lines if until is None else lines[: until - since]


def _seen(table: Table, sheet: Sheet, seat: int | None) -> dict[str, Any] | None:
    if table.match is None or sheet.seen is None or seat is None:
        return sheet.seen
    return sheet.shared(table.game.seen_by(table.match.shown.state, seat, sheet.seen))


def _pending(table: Table, common: types.PendingView | None, seat: int | None) -> types.PendingView | None:
    """What is asked, as a seat may know it; nobody else learns who is asked in a window."""
    question = None if seat is None or common is None else table.question(seat)
    until = max(0.0, round(table.closes - time.monotonic(), 2)) if table.window_open else None
    if question is None:
        return common if common is None or until is None else replace(common, until=until)
    prompt = table.game.prompt(question)
    asked = question.rule
    options = options_view(question)
    return types.PendingView(asked.name, question.player, words(prompt), prompt.rules, options, asked.window, until)


def _stamp(sheet: Sheet, view: types.TableView) -> str:
    """A fingerprint of everything shown but the clock: it changes only with what this reader may see."""
    pending = view.pending
    if pending is not None and pending is not sheet.common.pending:
        pending = replace(pending, options=[], until=None)
    own = [view.code, view.you, view.host, view.seats, view.viewed_as, pending, view.undo, view.rematch]
    return hashlib.blake2b(sheet.stamp + msgspec.json.encode(own), digest_size=9).hexdigest()


def options_view(question: State) -> list[types.OptionView]:
    """What a seat is offered, each with whether it can be taken back."""
    final = final_answers(worlds.drawn(question))
    return [_option(question.game, question, answer, final[answer]) for answer in question.answers]


def _option(game: Game[Any], question: State, answer: int, final: bool) -> types.OptionView:
    action, said = game.named(question, answer)
    return types.OptionView(answer, action.verb, action.to, words(said), final)


def _undo(table: Table, seat: int | None) -> types.UndoView | None:
    if table.match is None or seat is None or table.window_open or table.over:
        return None
    limit = table.match.undo_limit(seat)
    if limit.stopped_by == "not-asked":
        return None
    return types.UndoView(limit.answers, limit.stopped_by, words(stop_words(limit.stopped_by)))


def _rematch(table: Table, access: Access, seat: int | None) -> types.RematchView | None:
    if table.rematch is None:
        return None
    return types.RematchView(table.rematch, None if seat is None else access.tokens[seat])


def world(table: Table, seat: int) -> dict[str, Any] | None:
    """A position drawn among those that an asked seat holds possible, without what others know; None if not asked."""
    question = table.question(seat)
    if question is None:
        return None
    drawn = worlds.drawn(question)
    data: dict[str, Any] = table.game.to_data(drawn)
    return data
