"""One game of a tournament, between contestants that may fail, hang or cheat."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from ludoteca.bots import Question
from ludoteca.bots.from_file import elsewhere
from ludoteca.bots.telling import shown
from ludoteca.engine import GameError, Outcome, Rng
from ludoteca.lab.tournament.contestants import Player, player
from ludoteca.lab.tournament.faults import ERROR, ILLEGAL, Fault, late
from ludoteca.lab.tournament.plan import Fixture, Plan
from ludoteca.lab.tournament.protocol import STARTING, Hello
from ludoteca.lab.tournament.rows import Row, lost


class Watch(Protocol):
    """Two numbers that another process can read: who is thinking (seat plus 1, or 0 for nobody), and until when."""

    def __setitem__(self, at: int, value: float, /) -> None:
        """Set one of them."""


def play_number(plan: Plan, number: int, watch: Watch) -> Row:
    """Play game `number` of a plan. A contestant at fault loses; an error in the rules comes with the seed."""
    table = Table(plan, plan.fixture(number), watch)
    try:
        return table.play()
    except Fault as fault:
        return lost(table.fixture, table.thinks, fault)
    except Exception as error:
        seed = table.fixture.seed
        raise GameError(f"{plan.game_id}, game {number} with seed {seed}: {type(error).__name__}: {error}") from error
    finally:
        table.close()


class Table:
    """A deal with a contestant in every seat."""

    def __init__(self, plan: Plan, fixture: Fixture, watch: Watch) -> None:
        self.fixture = fixture
        self.thinks = 0
        """The seat that is thinking, or thought last: a fault belongs to it."""
        self._plan = plan
        self._game = plan.game()
        self._watch = watch
        self._players: list[Player] = []
        self._outcome: Outcome | None = None
        self._answers = [0] * plan.players
        self._times: tuple[list[float], list[float]] = ([], [])
        self._turn_of = -1

    def play(self) -> Row:
        """Play to the end."""
        self._sit_down()
        state, rng = self._game.new(self._plan.players, dict(self.fixture.options)), Rng(self.fixture.seed)
        state.resolve_chance(rng)
        while not state.over:
            state.choose(self._answer(Question(state), list(state.answers)))
            state.resolve_chance(rng)
        outcome = self._outcome = state.outcome
        if outcome is None:
            raise GameError("the game is over and has no outcome")
        winners = outcome.winners or tuple(range(self._plan.players))
        share = (self.fixture.seat in winners) / len(winners)
        return Row(
            *self.fixture[:3], *self.fixture.pair, self.fixture.seat, share, outcome.scores, outcome.reason,
            sum(self._answers), None, self._times,
        )  # fmt: skip

    def close(self) -> None:
        """Dismiss everyone who sat down."""
        for one in self._players:
            one.close(self._outcome)

    def _sit_down(self) -> None:
        options = self._game.complete(dict(self.fixture.options))
        for seat in range(self._plan.players):
            seed = self._plan.bot_seed(self.fixture, seat)
            hello = Hello(self._game, self._plan.players, seat, options, seed, self._plan.seconds)
            with self._thinking(seat, self._plan.seconds + STARTING):
                self._players.append(player(self.fixture.bot(seat), hello))

    def _answer(self, question: Question, offered: list[int]) -> int:
        seat = question.seat
        self._answers[seat] += 1
        if sum(self._answers) > self._game.longest_game:
            self.thinks = self._answers.index(max(self._answers))
            raise Fault(ERROR, f"the game does not end: more than {self._game.longest_game} answers")
        clock = time.perf_counter if elsewhere(self.fixture.bot(seat)) else time.process_time
        with self._thinking(seat, self._players[seat].seconds):
            begun = clock()
            answer = self._players[seat].choose(question)
            self._spent(seat, clock() - begun)
        return _offered(answer, question.rule, offered)

    @contextmanager
    def _thinking(self, seat: int, seconds: float) -> Iterator[None]:
        """While it is a contestant's turn to speak; it loses the game if it takes too long."""
        self.thinks, end = seat, time.monotonic() + seconds
        self._watch[1] = end
        self._watch[0] = seat + 1
        try:
            yield
        finally:
            self._watch[0] = 0
        if time.monotonic() > end:
            raise late(seconds)

    def _spent(self, seat: int, seconds: float) -> None:
        """A turn is everything a seat answers before another seat does."""
        turns = self._times[seat != self.fixture.seat]
        if seat != self._turn_of:
            self._turn_of = seat
            turns.append(0.0)
        turns[-1] = round(turns[-1] + 1000 * seconds, 2)


def _offered(answer: Any, rule: str, offered: list[int]) -> int:
    """The answer, if it is one of those offered."""
    if type(answer) is not int or answer not in offered:
        raise Fault(ILLEGAL, f"{rule}: {shown(answer)} is not offered")
    return answer
