"""The part of a view that all readers of a table see, made once for all of them."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.engine import Message, Seat, State
from ludoteca.server.common import asked
from ludoteca.server.common.messages import Lines, words
from ludoteca.server.tables.table import Table
from ludoteca.server.tables.windows import Shown
from ludoteca.server.watch import types


class Shared:
    """A table as everyone may see it, at one revision; it keeps nothing of the table itself alive."""

    def __init__(self, table: Table) -> None:
        shown = None if table.match is None else table.match.shown
        self.revision = table.revision
        self.seen: Mapping[str, object] | None = None if shown is None else table.game.seen_by_all(shown.state)
        self.common = _common(table, shown)
        # The version stands for the position and everything made from it, so that the view itself is not needed.
        # After a restore, the same version may be another position.
        self.stamp = hashlib.blake2b(msgspec.json.encode([table.incarnation, self.common]), digest_size=9).digest()
        self.lines: Lines = {}
        self.news: dict[Any, msgspec.Raw] = {}
        """Lines of the log, by what their reader had already seen and which of them are told in full."""
        self.seats: dict[Any, msgspec.Raw] = {}
        """The seats, by who is present and whose orders are shown."""
        self.pending: dict[int, asked.PendingView] = {}
        """The question of each seat that is asked and was looked at."""
        self._encoded: dict[int, msgspec.Raw] = {}
        self._fields: dict[str, Any] = {}

    def for_seat(self, own: Mapping[str, object]) -> dict[str, Any]:
        """What one seat sees; the parts that others see too are encoded once for all of them."""
        seen, fields, parts = self.seen or {}, self._fields, {}
        for name, value in own.items():
            if name not in seen or value is not seen[name]:
                parts[name] = self._shared(value, seen.get(name))
            else:
                if name not in fields:
                    fields[name] = self._encode(value)
                parts[name] = fields[name]
        return parts

    def _shared(self, own: Any, seen: Any) -> Any:
        if isinstance(own, list) and isinstance(seen, list) and len(own) == len(seen):
            return [self._encode(one) if mine is one else mine for mine, one in zip(own, seen, strict=True)]
        return own

    def _encode(self, part: Any) -> Any:
        """Encode only large parts: a small one is encoded as quickly as it is looked up."""
        if not isinstance(part, (dict, list)):
            return part
        if id(part) not in self._encoded:  # it stays in `seen`, so nothing else can get its id
            self._encoded[id(part)] = msgspec.Raw(msgspec.json.encode(part))
        return self._encoded[id(part)]


def _common(table: Table, shown: Shown | None) -> types.TableView:
    """For someone who has no seat and is not the host; without the view, and without who is present."""
    state = None if shown is None else shown.state
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
        stamp="",
        started=table.started,
        over=table.over,
        code=None,
        you=[],
        host=False,
        seats=[],
        view=None,
        viewed_as=None,
        scores=None if state is None else list(state.scores),
        breakdown=[] if state is None else breakdown_view(state),
        outcome=None if state is None else _outcome(state),
        pending=None if state is None else _pending(state, table.still_to_answer),
        undo=None,
        undo_request=None if request is None else types.UndoAsked(request.seat, request.to, request.agreed),
        to_agree=sorted(table.to_agree),
        log=[],
        seat_notes=_notes(table),
        rematch=None,
        phrases=None,
        hints=table.choices.hints,
        webhook=None,
        tutorial=table.choices.tutorial,
        window_wait=table.choices.window_wait if table.reacts else None,
        ready=[] if table.started else sorted(table.ready),
    )


def breakdown_view(state: State) -> list[types.SourceView]:
    """The sources of points so far, in the game's own order."""
    game, seats = state.game, state.breakdown
    return [
        types.SourceView(source, words(game.source_words(source)), [points.get(source, 0) for points in seats])
        for source in game.sources
        if any(source in points for points in seats)
    ]


def _pending(state: State, waits: list[int]) -> asked.PendingView | None:
    """The open question, for those who are not asked; nobody learns who is asked in a window."""
    if state.over:
        return None
    rule, prompt = state.rule, state.game.prompt(state)
    if rule.window:
        prompt = Message("window-open", {}, prompt.rules)
    player = None if rule.window else state.player
    return asked.PendingView(rule.name, player, words(prompt), prompt.rules, [], rule.window, None, waits=waits)


def _outcome(state: State) -> types.OutcomeView | None:
    outcome = state.outcome
    if outcome is None:
        return None
    return types.OutcomeView(
        list(outcome.winners),
        [list(level) for level in outcome.ranking],
        list(outcome.scores),
        words(outcome.ending()),
    )


def _notes(table: Table) -> list[types.SeatNote]:
    return [
        types.SeatNote(note.after, note.seat, words(Message(note.what, {"seat": Seat(note.seat)}, [])))
        for note in table.seat_notes
    ]
