"""What every seat has seen and remembers since the game began."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.engine import NOBODY, Listener, State


class Memory(NamedTuple):
    """The past of a game up to some answer, written down only when somebody asks for it.

    Clones of a game share it and continue from it, so nothing is replayed twice.
    """

    state: State
    """The game at that answer. Never changed."""
    answers: int
    """How many answers of the history came before it, chance included."""
    seen: tuple[str, ...]
    """What each seat has seen and answered, a line each; last, what everybody has seen."""
    tally: tuple[int, ...]
    """How often each kind of event has happened to each seat, kind by kind."""

    @classmethod
    def blank(cls, state: State) -> "Memory":
        kinds = len(state.game.rulebook.events)
        return cls(state, 0, ("",) * (state.seats + 1), (0,) * (kinds * state.seats))

    def up_to(self, history: Sequence[int]) -> "Memory":
        """The same game after more actions, of players and of chance."""
        if len(history) == self.answers:
            return self
        state = self.state.copy()
        witness = _Witness(state, self.tally)
        for action in history[self.answers :]:
            witness.answer(action)
        seen = tuple(old + "".join(new) for old, new in zip(self.seen, witness.lines, strict=True))
        return Memory(state, len(history), seen, tuple(witness.tally))

    def of_world(self, state: State, seat: int) -> "Memory":
        """The past of a world that a seat thinks possible: its own past, and for the others what everybody saw."""
        seen = tuple(own if at == seat else self.seen[-1] for at, own in enumerate(self.seen))
        return Memory(state, 0, seen, self.tally)


class _Witness(Listener):
    """Continues the game and writes down what the seats see."""

    def __init__(self, state: State, tally: Sequence[int]) -> None:
        self.lines: list[list[str]] = [[] for _ in range(state.seats + 1)]
        self.tally = list(tally)
        self._state = state
        self._events = state.game.rulebook.events
        self._places = {what: at * state.seats for at, what in enumerate(self._events)}

    def answer(self, action: int) -> None:
        """Take an action, and remember it if it is a player's, with what they saw when they chose it."""
        state = self._state
        if state.player != NOBODY:
            answer = action - state.game.offsets[state.stack[-1][0]]
            before = hashlib.blake2b(observation(state, state.player).encode(), digest_size=8).hexdigest()
            self.lines[state.player].append(f"{state.game.decode(state, answer)} at {before}\n")
            action = answer
        state.listener = self
        state.choose(action)
        state.listener = None

    def told(self, what: str, seat: int, a: int, b: int, secret: int, seen_by: int) -> None:
        """Every seat hears of it; only some hear the secret."""
        if seat >= 0:
            self.tally[self._places[what] + seat] += 1
        event, content = self._events[what], self._state.game.content
        open_line = _line(what, seat, event.about(content, a, b, -1))
        whole_line = open_line if secret < 0 else _line(what, seat, event.about(content, a, b, secret))
        for at, lines in enumerate(self.lines):
            lines.append(whole_line if (seen_by >> at) & 1 else open_line)


def _line(what: str, seat: int, about: dict[str, Any]) -> str:
    said = [what, *([f"seat {seat}"] if seat >= 0 else []), *(f"{name} {value}" for name, value in about.items())]
    return ", ".join(said) + "\n"


def observation(state: State, seat: int) -> str:
    """What a seat sees now, as JSON: its view, and the question with its answers if it is asked."""
    asked = None
    if state.player == seat:
        _, _, carries = state.stack[-1]
        asked = {"rule": state.rule.name, "carries": carries, "answers": sorted(state.answers)}
    seen = {"seat": seat, "asked": asked, "view": state.view(seat)}
    return json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
