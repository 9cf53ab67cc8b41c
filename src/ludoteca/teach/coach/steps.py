"""The steps of a recorded game that count: what came up by chance, and what was decided."""

from typing import Any, NamedTuple

from ludoteca.engine import NOBODY, Game, State
from ludoteca.match.record import Answer, Part, Record, Undo
from ludoteca.match.replay import Replay


class Fall(NamedTuple):
    """Everything that came up by chance until someone had a real choice again, or the game was over."""

    line: int
    """The line of the first outcome."""
    seat: int
    """The seat it came up for; -1: nobody in particular."""
    before: State
    after: State


class Choice(NamedTuple):
    """A question with more than one answer, and the answer that was given."""

    line: int
    seat: int
    state: State
    answer: int


Step = Fall | Choice


class GameSteps(NamedTuple):
    """A whole game: its steps without what was taken back, and where it ended."""

    game: Game[Any]
    steps: list[Step]
    last: State
    lines: int


def course(game: Game[Any], record: Record) -> GameSteps:
    """Follow a record to its end; `BadRecord` says where it cannot be followed."""
    replay = Replay(game, record)
    steps: list[Step] = []
    while (at := len(replay.match.lines)) < len(record.lines):
        line = record.lines[at]
        if isinstance(line, Undo):
            replay.go_to(at + 1)
            steps = [step for step in steps if step.line < line.undo]
        elif isinstance(line, Part):
            replay.go_to(at + 1)
        else:
            steps.append(_step(replay, line))
    replay.match.state.listener = None
    return GameSteps(game, steps, replay.match.state, len(record.lines))


def _step(replay: Replay, line: Answer) -> Step:
    match = replay.match
    before = match.state.copy()
    if match.state.player != NOBODY:
        replay.go_to(line.n)
        return Choice(line.n, line.seat, before, line.answer)
    seat = match.state.stack[-1][1]
    while match.state.stack and match.state.player == NOBODY and len(match.lines) < len(replay.record.lines):
        replay.go_to(len(match.lines) + 1)
    return Fall(line.n, seat, before, match.state.copy())
