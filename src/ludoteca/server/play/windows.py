"""The match of a table, which notes where reaction windows begin.

In a window a seat is asked only if it can react; the others are passed over by force. What happens from the first
such question on is hushed: until the window closes, all seats see the position before it, whoever is asked.
"""

from typing import Any, NamedTuple

from ludoteca.dealer import Dealer
from ludoteca.engine import Frame, Game, State
from ludoteca.match import Match


class Hush(NamedTuple):
    """The position before the first question of a window, and how many lines and events there were."""

    state: State
    lines: int
    events: int

    def to_json(self) -> list[Any]:
        """As the store keeps it."""
        return [self.state.game.to_data(self.state), self.lines, self.events]

    @classmethod
    def from_json(cls, game: Game[Any], data: list[Any]) -> "Hush":
        """What `to_json` wrote."""
        return cls(game.from_data(data[0]), data[1], data[2])


class TableMatch(Match):
    """A match whose windows can be hushed: `hushes` holds those that have not been shown yet, in order."""

    def _open(self, state: State, names: list[str] | None, dealer: Dealer) -> None:
        self.hushes: list[Hush] = []
        self._in_window = False
        super()._open(state, names, dealer)

    def answered(self, s: State, frame: Frame, answer: int) -> None:
        """Note the position when the first question of a window is answered, by a seat or by force."""
        window = s.rules[frame[0]].window
        if window and not self._in_window:
            self.hushes.append(Hush(s.copy(), len(self.lines), len(self.told_so_far)))
        self._in_window = window
        super().answered(s, frame, answer)

    @property
    def asked_quietly(self) -> bool:
        """Whether the pending question belongs to a window."""
        return bool(self.state.stack) and self.state.rule.window

    def note_open_window(self, again: bool = False) -> None:
        """If a window's first question is pending, hush from here on; `again`: also if it was open before."""
        if self.asked_quietly and (not self._in_window or (again and not self.hushes)):
            self.hushes.append(Hush(self.state.copy(), len(self.lines), len(self.told_so_far)))
            self._in_window = True

    def restore_hushes(self, hushes: list[Hush]) -> None:
        """After a restart: the windows that are not shown yet, as the store kept them."""
        self.hushes = hushes
        self._in_window = self.asked_quietly

    def forget_hushes(self) -> None:
        """Show everything: nobody is there to whom a window could give something away."""
        self.hushes = []
        self._in_window = self.asked_quietly

    @property
    def shown(self) -> Hush:
        """What may be shown now: the position before the first open window, or the present one."""
        if self.hushes:
            return self.hushes[0]
        return Hush(self.state, len(self.lines), len(self.told_so_far))


def candidates(match: TableMatch) -> dict[int, State]:
    """The seats that are asked in the pending window if all before them let it pass, each with its position.

    They are asked at the same time, so that nobody can tell from the wait whether somebody before him was asked.
    """
    asked: dict[int, State] = {}
    world = match.state.copy()
    while world.stack and world.rule.window and world.player not in asked:
        asked[world.player] = world.copy()
        world.choose(let_pass(world))
    return asked


def let_pass(state: State) -> int:
    """The answer to a window's question that does nothing: by convention the first one."""
    return state.answers[0]
