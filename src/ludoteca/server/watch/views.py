"""Everything that a seat may see of a table leaves through this one place.

Everything is taken from `shown`, the position that may be shown now: while a reaction window is open that is the
position before it, the same for all. Only a seat that is asked gets answers, and only those of its seat.
"""

import hashlib
import time
from typing import Any, cast
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from ludoteca.engine import NOBODY, NONE, Message, State
from ludoteca.engine.actions import decode_reply
from ludoteca.server.common import asked
from ludoteca.server.common.messages import LogLine, lines_of, log_lines, news_numbers, words
from ludoteca.server.tables import worlds
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.windows import stop_words
from ludoteca.server.watch import types
from ludoteca.server.watch.phrases import Phrases
from ludoteca.server.watch.shared import Shared
from ludoteca.table.bundles import Reply
from ludoteca.table.one_click import (
    Ahead,
    FollowUp,
    ahead,
    better_answer,
    bundles,
    copies,
    failure,
    fewest_picks,
    final_together,
    picks,
)
from ludoteca.table.undoable import final_answers

LOG_LENGTH = 200


class Viewer:
    """Shows each person a table as they may see it."""

    def __init__(self, presence: Presence, phrases: Phrases, webhooks: bool) -> None:
        self._presence = presence
        self._phrases = phrases
        self._webhooks = webhooks
        self._kept: WeakKeyDictionary[Table, Shared] = WeakKeyDictionary()

    def table(self, table: Table, access: Access, seat: int | None = None) -> types.TableView:
        """The table without its log; `seat` chooses among the reader's own seats."""
        viewed_as, own = _viewed_as(access, seat), access.seats
        shared = self._shared(table)
        view = replace(
            shared.common,
            code=table.code if access.host or access.tokens else None,
            you=own,
            host=access.host,
            seats=self._seats(table, shared, own),
            viewed_as=viewed_as,
            pending=_pending(table, shared, viewed_as),
            undo=_undo(table, viewed_as),
            rematch=_rematch(table, access, viewed_as),
            phrases=self._phrases.of(table.id) if table.choices.phrases else None,
            webhook=_webhook(table, access) if self._webhooks else None,
        )
        view.stamp = _stamp(shared, view)
        view.view = _seen(table, shared, viewed_as)
        return view

    def _shared(self, table: Table) -> Shared:
        """The part that all readers share, made once for each revision and kept as long as the table is in memory."""
        shared = self._kept.get(table)
        if shared is None or shared.revision != table.revision:
            shared = self._kept[table] = Shared(table)
        return shared

    def news(self, table: Table, seat: int | None, since: int) -> Any:
        """The news for a reader of the events up to number `since`: those of them taken back, and later ones.

        Encoded once for everyone who may read the same.
        """
        last = 0 if table.match is None else table.match.shown.events
        if table.match is None or since >= last:
            return []
        told, shared = table.match.told_so_far, self._shared(table)
        numbers, gone = news_numbers(told, since, last)
        kind = (since, *(told[number - 1].in_full_to(seat) for number in numbers))
        if kind not in shared.news:
            lines = lines_of(table.game, told, seat, numbers, gone, shared.lines)
            shared.news[kind] = msgspec.Raw(msgspec.json.encode(lines))
        return shared.news[kind]

    def log(self, table: Table, seat: int | None, log_from: int | None) -> list[LogLine]:
        """The events after number `log_from`, or the last ones, as a seat may read them now; a page at most."""
        if table.match is None:
            return []
        last = table.match.shown.events
        since = max(0, last - LOG_LENGTH) if log_from is None else log_from
        return log_lines(table.game, table.match.told_so_far, seat, since, last, LOG_LENGTH)

    def _seats(self, table: Table, shared: Shared, own: list[int]) -> Any:
        """The seats, encoded once for everyone who may see the same."""
        here = self._here(table, own)
        kind = (tuple(here), tuple(own) if table.reacts else ())
        if kind not in shared.seats:
            shared.seats[kind] = msgspec.Raw(msgspec.json.encode(seats_view(table, own, here)))
        return shared.seats[kind]

    def _here(self, table: Table, own: list[int]) -> list[bool]:
        """For each seat, whether it is present: bots, the reader, and everyone with a stream are."""
        present, here = self._presence.present, table.id
        return [chair.kind == "bot" or chair.seat in own or present(here, chair.seat) for chair in table.chairs]

    def brief(self, table: Table, access: Access) -> types.TableBrief:
        """The table in a list."""
        return types.TableBrief(
            table=table.id,
            game=table.game.id,
            title=table.game.title,
            seats=seats_view(table, [], self._here(table, [])),
            you=access.seats,
            host=access.host,
            your_turn=any(seat in table.people and table.question(seat) is not None for seat in access.seats),
            started=table.started,
            over=table.over,
            updated=table.updated,
            round=_round(table) if table.public else None,
            winners=_winners(table),
        )


def seats_view(table: Table, own: list[int], here: list[bool]) -> list[types.SeatView]:
    """The seats, and who is present. Orders only for the reader's own seats, in a game with reaction windows."""
    return [
        types.SeatView(
            seat=chair.seat,
            name=chair.name,
            kind=chair.kind,
            bot=chair.bot,
            present=present,
            orders=chair.orders if table.reacts and chair.seat in own else None,
        )
        for chair, present in zip(table.chairs, here, strict=True)
    ]


def _winners(table: Table) -> list[int] | None:
    outcome = None if table.match is None else table.match.shown.state.outcome
    return None if outcome is None else list(outcome.winners)


def _round(table: Table) -> int | None:
    """The round as spectators see it; None if the game has not begun, or counts no rounds."""
    seen = None if table.match is None else table.match.shown.state.view(None).get("round")
    return seen if isinstance(seen, int) else None


def _viewed_as(access: Access, seat: int | None) -> int | None:
    if seat == NOBODY:
        return None
    if seat is not None:
        access.check_seat(seat)
        return seat
    return access.seats[0] if access.tokens else None


def _seen(table: Table, shared: Shared, seat: int | None) -> dict[str, Any] | None:
    if table.match is None or shared.seen is None or seat is None:
        return cast("dict[str, Any] | None", shared.seen)
    return shared.for_seat(table.game.seen_by(table.match.shown.state, seat, shared.seen))


def _pending(table: Table, shared: Shared, seat: int | None) -> asked.PendingView | None:
    """The open question, as a seat may know it; nobody else learns who is asked in a window."""
    common = shared.common.pending
    question = None if seat is None else table.question(seat)
    until = max(0.0, round(table.closes - time.monotonic(), 2)) if table.window_open else None
    if common is None:
        return None
    if question is None:
        return common if until is None else replace(common, until=until)
    if question.player not in shared.pending:
        shared.pending[question.player] = _asked(question)
    return replace(shared.pending[question.player], until=until, waits=common.waits)


def _asked(question: State) -> asked.PendingView:
    """The question of a seat with everything that it may answer."""
    prompt = question.game.prompt(question)
    rule = question.rule
    world = worlds.drawn(question)
    together = picks(world)
    answers, bundles = answers_view(question, world, together > 1), bundles_view(world)
    return asked.PendingView(
        rule.name, question.player, words(prompt), prompt.rules, answers, rule.window, None, bundles, together,
        fewest_picks(world),
    )  # fmt: skip


def _stamp(shared: Shared, view: types.TableView) -> str:
    """A fingerprint of everything shown except the clock: it changes only with what this reader may see."""
    pending = view.pending
    if pending is not None and pending is not shared.common.pending:
        pending = replace(pending, answers=[], bundles=[], until=None)
    own = [view.code, view.you, view.host, view.seats, view.viewed_as, pending, view.undo, view.rematch]
    said = [view.phrases, view.webhook]
    return hashlib.blake2b(shared.stamp + msgspec.json.encode([own, said]), digest_size=9).hexdigest()


def answers_view(question: State, world: State, several: bool) -> list[asked.AnswerView]:
    """What a seat is offered, each with what a click on it does; `world` is one that the seat considers possible.

    `several`: the question takes several answers.
    """
    alike = world.rule.alike
    final = final_answers(world) if alike else {}
    return [
        _answer(question, world, answer, Ahead(final[answer], [], None) if alike else ahead(world, answer), several)
        for answer in question.answers
    ]


def _answer(question: State, world: State, answer: int, click: Ahead, several: bool) -> asked.AnswerView:
    action, said = question.game.named(question, answer)
    instead, fails = better_answer(world, answer), failure(world, answer)
    return asked.AnswerView(
        answer,
        action.verb,
        action.to,
        words(said),
        click.final,
        [_step(step) for step in click.then],
        None if click.asks is None else words(click.asks),
        None if fails is None else words(fails),
        None if instead == NONE else instead,
        copies(world, answer) if several else 1,
    )


def bundles_view(world: State) -> list[asked.BundleView]:
    """The answers that a seat may give together, with one click."""
    return [
        asked.BundleView(
            words(bundled.message(world.game.prefix)),
            bundled.bundle.name,
            bundled.to,
            bundled.replies[0][1],
            [_next(world, reply) for reply in bundled.replies[1:]],
            final,
        )
        for bundled in bundles(world)
        if (final := final_together(world, bundled.replies)) is not None
    ]


def _next(world: State, reply: Reply) -> asked.NextView:
    action = decode_reply(world.game, world, *reply)
    return asked.NextView(action.verb, action.to)


def _step(step: FollowUp) -> asked.StepView:
    return asked.StepView(step.action.verb, step.action.to, words(step.words))


def _undo(table: Table, seat: int | None) -> types.UndoView | None:
    """Only for the seat that is asked: to any other it would reveal what happens in secret."""
    if table.match is None or table.window_open or seat is None or table.match.state.player != seat:
        return None
    limit = table.match.undo_limit(seat)
    return types.UndoView(limit.answers, limit.stopped_by, words(stop_words(limit.stopped_by)))


def _rematch(table: Table, access: Access, seat: int | None) -> types.RematchView | None:
    if table.rematch is None:
        return None
    return types.RematchView(table.rematch, None if seat is None else access.tokens[seat])


def _webhook(table: Table, access: Access) -> types.WebhookView | None:
    """Everyone learns that there is one, but its path is a secret between the host and the receiver of the notices."""
    if table.webhook is None:
        return None
    failed = table.webhook.failed if access.host else None
    said = None if failed is None else words(Message(f"webhook-failed-{failed}", {}, []))
    return types.WebhookView(table.webhook.host, said)


def world(table: Table, seat: int) -> dict[str, Any] | None:
    """A position drawn among those an asked seat considers possible, without what others know; None if not asked."""
    question = table.question(seat)
    if question is None:
        return None
    drawn = worlds.drawn(question)
    data: dict[str, Any] = table.game.to_data(drawn)
    return data
