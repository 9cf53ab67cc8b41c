"""The one place through which everything leaves that a seat may see of a table.

Everything is taken from `shown`, the position that may be shown now: while a reaction window is open that is the
position before it, the same for all. Only a seat that is asked gets options, and only its own.
"""

import time
from typing import Any

from ludoteca.engine import Frame, Game, GameError, Listener, Message, Seat, State
from ludoteca.engine.rule import DECIDES
from ludoteca.server.api import types
from ludoteca.server.api.messages import log_lines, taken_back, words
from ludoteca.server.play import worlds
from ludoteca.server.play.undo import stop_words
from ludoteca.server.play.windows import Shown
from ludoteca.server.tables.access import Access
from ludoteca.server.tables.table import Table
from ludoteca.server.watch.presence import Presence

LOG_LENGTH = 200


class Viewer:
    """Shows tables to people, each as they may see them."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence

    def table(self, table: Table, access: Access, stamp: str, seat: int | None = None) -> types.TableView:
        """The table without its log; `seat` chooses among several own seats."""
        viewed_as = _viewed_as(access, seat)
        match = table.match
        shown = None if match is None else match.shown
        request = table.undo_request
        return types.TableView(
            table=table.id,
            game=table.game.id,
            content=table.game.content_hash,
            title=table.game.title,
            options=table.options,
            commitment=table.commitment,
            secret=table.secret.hex() if table.over else None,
            dealt=table.dealt,
            public=table.public,
            version=table.version,
            last_event=0 if shown is None else shown.events,
            stamp=stamp,
            started=table.started,
            over=table.over,
            code=table.code if access.host or access.tokens else None,
            you=access.seats,
            host=access.host,
            seats=self.seats(table, access.seats),
            view=None if shown is None else shown.state.view(viewed_as),
            viewed_as=viewed_as,
            scores=None if shown is None else list(shown.state.scores),
            breakdown=[] if shown is None else breakdown_view(shown.state),
            outcome=None if shown is None else _outcome(shown.state),
            pending=None if shown is None else pending_view(table, shown, viewed_as),
            undo=_undo(table, viewed_as),
            undo_request=None if request is None else types.UndoAsked(request.seat, request.to, request.agreed),
            to_agree=sorted(table.to_agree),
            log=[],
            seat_notes=_notes(table),
            rematch=_rematch(table, access, viewed_as),
        )

    def seats(self, table: Table, own: list[int]) -> list[types.SeatView]:
        """Who sits where; the reader is there. Orders only of their seats, in a game with reaction windows."""
        reacts = any(rule.window for rule in table.game.rulebook.rules)
        return [
            types.SeatView(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                bot=chair.bot,
                present=chair.kind == "bot" or chair.seat in own or self._presence.present(table.id, chair.seat),
                orders=chair.orders if reacts and chair.seat in own else None,
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


def news(table: Table, seat: int | None, since: int) -> list[types.LogLine]:
    """What is new to a reader of the events up to number `since`: what was taken back of them, and later ones."""
    if table.match is None:
        return []
    told, last = table.match.told_so_far, table.match.shown.events
    since = min(since, last)
    return [*taken_back(table.game, told, seat, since, last), *log_lines(table.game, told, seat, since, last)]


def pending_view(table: Table, shown: Shown, seat: int | None) -> types.PendingView | None:
    """What is asked, as a seat may know it; nobody else learns who is asked in a window."""
    state = shown.state
    if state.over:
        return None
    question = None if seat is None else table.question(seat)
    rule = state.rule
    until = max(0.0, round(table.closes - time.monotonic(), 2)) if table.window_open else None
    if question is None:
        player = None if rule.window else state.player
        prompt = _hidden_prompt(state) if rule.window else table.game.prompt(state)
        return types.PendingView(rule.name, player, words(prompt), prompt.rules, [], rule.window, until)
    prompt = table.game.prompt(question)
    asked = question.rule
    options = options_view(question)
    return types.PendingView(asked.name, question.player, words(prompt), prompt.rules, options, asked.window, until)


def _hidden_prompt(state: State) -> Message:
    prompt = state.game.prompt(state)
    return Message("window-open", {}, prompt.rules)


def options_view(question: State) -> list[types.OptionView]:
    """What a seat is offered, each with whether it can be taken back."""
    game = question.game
    seat = question.player
    world = worlds.drawn(question)
    return [_option(game, question, answer, _is_final(world, seat, answer)) for answer in question.answers]


def _option(game: Game[Any], question: State, answer: int, final: bool) -> types.OptionView:
    action = game.decode(question, answer)
    said = words(game.option_words(question, question.stack[-1], answer))
    return types.OptionView(answer, action.verb, action.to, said, final)


class _Barrier(Listener):
    """Hears whether the way back closes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.closed = False

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Somebody else answered, also by force."""
        if s.rules[frame[0]].kind != DECIDES or frame[1] != self.seat:
            self.closed = True

    def revealed(self, seats: int) -> None:
        """Something hidden was shown."""
        if (seats >> self.seat) & 1:
            self.closed = True


def _is_final(world: State, seat: int, answer: int) -> bool:
    """Tried in a world that the seat holds possible, so that the flag tells nothing that the seat does not know."""
    trial = world.copy()
    barrier = _Barrier(seat)
    trial.listener = barrier
    try:
        trial.choose(answer)
    except (GameError, ValueError):
        return True
    return barrier.closed or trial.player != seat


def _outcome(state: State) -> types.OutcomeView | None:
    outcome = state.outcome
    if outcome is None:
        return None
    return types.OutcomeView(
        list(outcome.winners),
        [list(place) for place in outcome.ranking],
        list(outcome.scores),
        words(Message(outcome.reason, {}, [])),
    )


def breakdown_view(state: State) -> list[types.SourceView]:
    """What gave points so far, in the game's own order."""
    game, seats = state.game, state.breakdown
    return [
        types.SourceView(source, words(game.source_words(source)), [points.get(source, 0) for points in seats])
        for source in game.sources
        if any(source in points for points in seats)
    ]


def _undo(table: Table, seat: int | None) -> types.UndoView | None:
    if table.match is None or seat is None or table.window_open or table.over:
        return None
    limit = table.match.undo_limit(seat)
    if limit.stopped_by == "not-asked":
        return None
    return types.UndoView(limit.answers, limit.stopped_by, words(stop_words(limit.stopped_by)))


def _notes(table: Table) -> list[types.SeatNote]:
    return [
        types.SeatNote(note.after, note.seat, words(Message(note.what, {"seat": Seat(note.seat)}, [])))
        for note in table.seat_notes
    ]


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
    drawn.known = [fact for fact in drawn.known if fact[0] == seat]
    drawn.absent = [fact for fact in drawn.absent if fact[0] == seat]
    data: dict[str, Any] = table.game.to_data(drawn)
    return data
