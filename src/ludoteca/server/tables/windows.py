"""Reaction windows: a table's match notes where they begin, and what everyone sees until they close.

In a window a seat is asked only if it can react; the others pass automatically. From the first such question on,
everything stays hidden: until the window closes, all seats, even those asked, see the position before it.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine import NONE, Frame, Game, IllegalAnswer, Message, Rule, State
from ludoteca.match.dealer import Dealer
from ludoteca.match.match import Match
from ludoteca.match.playthrough import UndoLimit
from ludoteca.match.snapshot import Position, Snapshot
from ludoteca.server.tables.worlds import drawn
from ludoteca.table.clicks import clicks_at
from ludoteca.table.one_click import LONGEST
from ludoteca.table.undoable import closes


class Shown(NamedTuple):
    """What everyone may see: a position, and how many lines and events there were when it was reached."""

    state: State
    lines: int
    events: int

    @classmethod
    def from_json(cls, game: Game[Any], data: list[Any]) -> "Shown":
        """Read an open window from the store."""
        return cls(game.from_data(data[0]), data[1], data[2])


class TableMatch(Match):
    """A match with reaction windows: `windows` holds those still open, in order, each as what is shown meanwhile."""

    def _open(self, state: State, names: list[str] | None, dealer: Dealer) -> None:
        self.windows: list[Shown] = []
        self._in_window = False
        self._encoded: list[Position] = []
        self.joined: set[int] = set()
        """Lines of answers that belong to the step before them: undo takes both back."""
        super()._open(state, names, dealer)

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Note the position when the first question of a window is answered, by a seat or automatically."""
        in_window = s.rules[frame[0]].window
        if in_window and not self._in_window:
            self.windows.append(Shown(s.copy(), len(self.lines), len(self.told_so_far)))
        self._in_window = in_window
        super().answered(s, frame, answer)

    def go_on(self, seat: int, steps: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Answer what the seat is asked next, as long as each answer is offered and all could still be undone.

        So it ends at a chance event, a reveal, or another seat's question. Together it is one step.
        """
        for verb, objects in steps:
            if not self._can_go_on(seat):
                return
            try:
                self._join(self.game.answer(self.state, verb, **objects))
            except IllegalAnswer:
                return

    def go_on_as_usual(self, seat: int, first: Rule[Any], *, forced: bool) -> None:
        """Answer as almost everyone would, from what the seat knows, until `first` is asked again.

        It gives no answer that could not be undone: nobody has read yet what it would do.
        """
        for _ in range(LONGEST):
            if not self._can_go_on(seat) or self.state.rule is first:
                return
            world = drawn(self.state)
            usual = clicks_at(world).usual(world.rule, world, seat, world.args, forced)
            if usual == NONE or closes(world, usual):
                return
            self._join(usual)

    def _can_go_on(self, seat: int) -> bool:
        """Whether the seat's last answer was also the last thing that happened."""
        return not self.windows and not self.asks_in_window and self.undo_limit(seat).answers > 0

    def _join(self, answer: int) -> None:
        """Give an answer that belongs to the step before it."""
        line = len(self.lines) + 1
        self.choose(answer)
        self.joined.add(line)

    def undo_limit(self, seat: int) -> UndoLimit:
        """The limit, in steps."""
        limit = super().undo_limit(seat)
        joined = sum(saved.lines + 1 in self.joined for saved in self._saved if saved.seat == seat)
        return limit._replace(answers=max(0, limit.answers - joined))

    def undo_step(self, seat: int) -> None:
        """Take back this seat's last answer, and those before it that were sent together with it."""
        while self._saved and self._saved[-1].lines + 1 in self.joined:
            self.undo(seat)
        self.undo(seat)

    @property
    def asks_in_window(self) -> bool:
        """Whether the pending question belongs to a window."""
        return _asks_in_window(self.state)

    def note_open_window(self, again: bool = False) -> None:
        """If a window's first question is pending, hide what follows; `again`: also if it was open before."""
        if self.asks_in_window and (not self._in_window or (again and not self.windows)):
            self.windows.append(Shown(self.state.copy(), len(self.lines), len(self.told_so_far)))
            self._in_window = True

    def restore_windows(self, windows: list[Shown]) -> None:
        """After a restart: the windows that are still open, as the store kept them."""
        self.windows = windows
        self._in_window = self.asks_in_window

    def forget_windows(self) -> None:
        """Show everything: a window would hide nothing from anybody."""
        self.restore_windows([])

    def snapshot(self) -> Snapshot:
        """The snapshot, with positions already in JSON; they are remembered for the next one."""
        kept = super().snapshot()
        self._encoded = [kept.now] if kept.undo_from is None else [kept.now, kept.undo_from]
        return kept

    def windows_to_json(self) -> list[list[Any]]:
        """The open windows as the store keeps them."""
        return [list(self._position(*window)) for window in self.windows]

    def _position(self, state: State, lines: int, events: int) -> Position:
        for known in self._encoded:
            if (known.lines, known.events) == (lines, events):
                return known
        return Position(msgspec.Raw(msgspec.json.encode(self.game.to_data(state))), lines, events)

    @property
    def shown(self) -> Shown:
        """The position that may be shown now: the one before the first open window, or the current one."""
        if self.windows:
            return self.windows[0]
        return Shown(self.state, len(self.lines), len(self.told_so_far))


def candidates(match: TableMatch) -> dict[int, State]:
    """The seats that are asked in the pending window if all before them pass, each with its position.

    They are asked at the same time, so that nobody can tell from the wait whether someone before them was asked.
    """
    asked: dict[int, State] = {}
    world = match.state.copy()
    while _asks_in_window(world) and world.player not in asked:
        asked[world.player] = world.copy()
        world.choose(let_pass(world))
    return asked


def seats_of_window(state: State) -> list[int]:
    """The seats that the pending window is for, in their order, whether or not they can react."""
    frames = takewhile(lambda frame: state.rules[frame[0]].window, reversed(state.stack))
    return [seat for _, seat, _ in frames]


def let_pass(state: State) -> int:
    """The answer to a window's question that does nothing: by convention the first one."""
    return state.answers[0]


def stop_words(stopped_by: str) -> Message:
    """Why nothing more can be taken back."""
    return Message(f"undo-stop-{stopped_by}", {}, [])


def _asks_in_window(state: State) -> bool:
    return bool(state.stack) and state.rule.window
