"""Matches of the toy game under any sequence of commands, against simple models of what they must do."""

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.support.quays import QUAY, STEADY

from ludoteca.engine import NOBODY, Rng, State
from ludoteca.match.match import Match
from ludoteca.match.record import Answer, Undo, parse
from ludoteca.match.replay import Replay


class Table(RuleBasedStateMachine):
    """A match, and beside it the answers that stand, with the positions before them: enough to foretell everything."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match = Match(QUAY, 2, seed=0)
        self.stack: list[tuple[int, int, State]] = []
        self.keys: dict[int, tuple[Any, ...]] = {}

    @initialize(players=st.integers(2, 4), seed=st.integers(0, 10**6), patrol=st.booleans())
    def sit_down(self, players: int, seed: int, patrol: bool) -> None:
        self.match = Match(QUAY, players, {"patrol": patrol}, seed=seed)
        self.remember()

    def remember(self) -> None:
        self.keys[self.match.version] = self.match.state.key()

    @precondition(lambda self: not self.match.state.over)
    @rule(number=st.integers(0, 30))
    def choose(self, number: int) -> None:
        """Some answer: the lines after it belong to it, to forced answers and to chance."""
        seat, version = self.match.state.player, self.match.version
        before = self.match.state.copy()
        answer = self.match.state.answers[number % len(self.match.state.answers)]
        self.match.choose(answer)
        lines = self.match.lines[version:]
        assert isinstance(lines[0], Answer)
        assert (lines[0].seat, lines[0].answer) == (seat, answer)
        if any(line.seat != seat for line in lines if isinstance(line, Answer)):
            self.stack.clear()
        else:
            self.stack = [(who, at, state) for who, at, state in self.stack if who == seat]
            self.stack.append((seat, version + 1, before))
        if self.reveals(answer, lines[0].rule):
            self.stack.clear()
        self.remember()

    @staticmethod
    def reveals(answer: int, name: str) -> bool:
        """Asking somebody for a card shows something."""
        return name == "Turn" and answer >= 4

    @precondition(lambda self: self.match.undo_limit(self.match.state.player).answers)
    @rule()
    def undo(self) -> None:
        """The last answer that can be taken back is gone, and only that."""
        seat = self.match.state.player
        who, line, before = self.stack.pop()
        self.match.undo(seat)
        assert who == seat
        assert self.match.state == before
        assert self.match.lines[-1] == Undo(self.match.version, seat, line)
        self.remember()

    @rule(number=st.integers(0, 10**6))
    def go_back_by_agreement(self, number: int) -> None:
        """The table goes back to any answer that a seat was asked for."""
        asked = [line for line in self.match.lines if isinstance(line, Answer) and line.seat != NOBODY]
        if not asked:
            return
        line = asked[number % len(asked)]
        key = self.keys.get(line.n - 1)
        if key is not None and self.match.at(line.n - 1).player == line.seat and not self.is_forced(line):
            self.match.go_back(line.seat, line.n)
            assert self.match.state.key() == key
            self.stack.clear()
            self.remember()

    def is_forced(self, line: Answer) -> bool:
        """Whether the engine gave that answer: then no position ends before it."""
        return bool(self.match.at(line.n - 1) == self.match.at(line.n))

    @rule()
    def save_and_load(self) -> None:
        text = self.match.record.text()
        record = parse(text.encode())
        again = Match.begin(QUAY, record)
        replay = Replay.going_on(again, record)
        replay.go_to(self.match.version)
        replay.check_end()
        assert again.record.text() == text
        assert [again.events(seat=seat) for seat in (None, 0, 1)] == [
            self.match.events(seat=seat) for seat in (None, 0, 1)
        ]
        self.match = again

    @rule()
    def keep_and_resume(self) -> None:
        old = self.match
        kept = type(old.snapshot()).from_json(json.loads(json.dumps(old.snapshot().to_json())))
        self.match = Match.resume(QUAY, kept, old.header, old.dealer.secret, old.lines, old.told_so_far)
        assert self.match.record.text() == old.record.text()

    @rule(number=st.integers(0, 10**6), seed=st.integers(0, 10))
    def fork(self, number: int, seed: int) -> None:
        """A fork leaves this match alone and starts where it says."""
        text = self.match.record.text()
        n = number % (self.match.version + 1)
        fork = self.match.fork(n, seed=seed)
        assert fork.lines[:n] == self.match.lines[:n]
        assert self.match.record.text() == text
        assert fork.at(n) == self.match.at(n)
        if n in self.keys:
            assert fork.at(n).key() == self.keys[n]

    @rule(seed=st.integers(0, 100))
    def look(self, seed: int) -> None:
        """Looking, thinking and asking change nothing."""
        state = self.match.state
        text, key = self.match.record.text(), state.key()
        for seat in (None, *range(state.seats)):
            state.view(seat)
            self.match.pending_for(seat)
            self.match.events(seat=seat)
        if not state.over:
            world = state.determinize(state.player, Rng(seed))
            world.choose(world.answers[0])
        assert (self.match.record.text(), state.key()) == (text, key)

    @invariant()
    def the_table_is_sound(self) -> None:
        """Pieces, numbers of lines and events, whom undo serves, and the commitment hold at any time."""
        match = self.match
        QUAY.check(match.state)
        assert [line.n for line in match.lines] == list(range(1, match.version + 1))
        assert [event.number for event in match.events()] == list(range(1, len(match.events()) + 1))
        assert match.header.commitment == match.dealer.commitment
        for seat in range(match.state.seats):
            limit = match.undo_limit(seat)
            mine = len(self.stack) if not match.state.over and match.state.player == seat else 0
            assert limit.answers == sum(who == seat for who, _, _ in self.stack[:mine])
        if not match.state.over:
            assert match.state.player != NOBODY


TestTable = Table.TestCase
TestTable.settings = settings(STEADY, max_examples=25, stateful_step_count=30)
