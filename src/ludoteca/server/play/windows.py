"""Reaction windows: the match of a table notes where they begin, and what everybody sees until they close.

In a window a seat is asked only if it can react; the others are passed over by force. What happens from the first
such question on stays hidden: until the window closes, all seats see the position before it, those that are asked too.
"""

from typing import Any, NamedTuple

import msgspec

from ludoteca.dealer import Dealer
from ludoteca.engine import Frame, Game, State
from ludoteca.match import Match
from ludoteca.snapshot import Position, Snapshot


class Shown(NamedTuple):
    """What everybody may see: a position, and how many lines and events there were when it was reached."""

    state: State
    lines: int
    events: int

    @classmethod
    def from_json(cls, game: Game[Any], data: list[Any]) -> "Shown":
        """What the store kept of an open window."""
        return cls(game.from_data(data[0]), data[1], data[2])


class TableMatch(Match):
    """A match with reaction windows: `windows` holds those still open, in order, each as what is shown meanwhile."""

    def _open(self, state: State, names: list[str] | None, dealer: Dealer) -> None:
        self.windows: list[Shown] = []
        self._in_window = False
        self._encoded: list[Position] = []
        super()._open(state, names, dealer)

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Note the position when the first question of a window is answered, by a seat or by force."""
        in_window = s.rules[frame[0]].window
        if in_window and not self._in_window:
            self.windows.append(Shown(s.copy(), len(self.lines), len(self.told_so_far)))
        self._in_window = in_window
        super().answered(s, frame, answer)

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
        """With positions in JSON already. What was the present one the last time, or began the way back, is known."""
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
        """What may be shown now: the position before the first open window, or the present one."""
        if self.windows:
            return self.windows[0]
        return Shown(self.state, len(self.lines), len(self.told_so_far))


def candidates(match: TableMatch) -> dict[int, State]:
    """The seats that are asked in the pending window if all before them let it pass, each with its position.

    They are asked at the same time, so that nobody can tell from the wait whether somebody before them was asked.
    """
    asked: dict[int, State] = {}
    world = match.state.copy()
    while _asks_in_window(world) and world.player not in asked:
        asked[world.player] = world.copy()
        world.choose(let_pass(world))
    return asked


def let_pass(state: State) -> int:
    """The answer to a window's question that does nothing: by convention the first one."""
    return state.answers[0]


def _asks_in_window(state: State) -> bool:
    return bool(state.stack) and state.rule.window
