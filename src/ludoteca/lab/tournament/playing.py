"""One game of a tournament, between contestants that may fail, hang or cheat."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.bots import Question
from ludoteca.bots.from_file import elsewhere
from ludoteca.bots.guard import running
from ludoteca.bots.telling import shown
from ludoteca.engine import NONE, GameError, Outcome, Refused, Rng, State
from ludoteca.lab.games import outcome_of, play_game
from ludoteca.lab.tournament.contestants import Player, check_contestants, files_of, player
from ludoteca.lab.tournament.protocol import ERROR, ILLEGAL, STARTING, Fault, Hello, too_late
from ludoteca.lab.tournament.rows import TournamentRow, header, lost
from ludoteca.lab.tournament.setup import Fixture, Tournament
from ludoteca.lab.work import Work
from ludoteca.match.events import Heard

PATIENCE: Final = 3.0
"""Extra seconds before the process is ended: a late bot, or one whose program hangs, is usually caught in it."""


@dataclass(frozen=True)
class TournamentGames(Work[TournamentRow]):
    """Game number n of a tournament is job number n; a bot that hangs or ends its process loses the game."""

    tournament: Tournament
    foreign = True

    @property
    def longest(self) -> float:
        return self.tournament.seconds

    def files(self) -> tuple[str, ...]:
        content = self.tournament.content
        read = [file for bot in self.tournament.bots for file in files_of(bot)]
        return (*(() if content is None else (content,)), *read)

    def fingerprint(self) -> str:
        """Everything that must be the same to resume a tournament; `Refused` for contestants that cannot play."""
        check_contestants(self.tournament)
        return header(self.tournament).decode()

    def do(self, job: int) -> TournamentRow:
        """Play it. A contestant at fault loses; an error in the rules comes with the seed."""
        table = Contest(self.tournament, self.tournament.fixture(job))
        try:
            return table.play()
        except Fault as fault:
            return lost(table.fixture, table.thinks, fault)
        except Exception as error:
            named = f"{self.tournament.game_id}, game {job} with seed {table.fixture.seed}"
            raise GameError(f"{named}: {type(error).__name__}: {error}") from error
        finally:
            table.close()

    def failed(self, job: int, who: int, what: str, late: bool) -> TournamentRow:
        if not who:
            raise Refused(f"Game {job} cannot be played: its process {what}, but it was no bot's turn.")
        fault = too_late(self.tournament.seconds) if late else Fault(ERROR, f"it {what}")
        return lost(self.tournament.fixture(job), who - 1, fault)


class Contest:
    def __init__(self, tournament: Tournament, fixture: Fixture) -> None:
        self.fixture = fixture
        self.thinks = 0
        """The seat that is thinking, or thought last: a fault belongs to it."""
        self._tournament = tournament
        self._game = tournament.game()
        self._players: list[Player] = []
        self._outcome: Outcome | None = None
        self._answers = [0] * tournament.players
        self._times: tuple[list[float], list[float]] = ([], [])
        self._turn_of = NONE
        self._heard = Heard(tournament.players)

    def play(self) -> TournamentRow:
        self._sit_down()
        state = self._game.new(self._tournament.players, dict(self.fixture.options))
        state.listener = self._heard
        answers = play_game(state, Rng(self.fixture.seed), self._answer)
        outcome = self._outcome = outcome_of(state)
        winners = outcome.winners or tuple(range(self._tournament.players))
        share = (self.fixture.seat in winners) / len(winners)
        return TournamentRow(
            *self.fixture[:3], *self.fixture.pair, self.fixture.seat, share, outcome.scores, outcome.reason, answers,
            None, self._times,
        )  # fmt: skip

    def close(self) -> None:
        for one in self._players:
            one.close(self._outcome)

    def _sit_down(self) -> None:
        options, seconds = self._game.complete(dict(self.fixture.options)), self._tournament.seconds
        for seat in range(self._tournament.players):
            seed = self._tournament.bot_seed(self.fixture, seat)
            hello = Hello(self._game, self._tournament.players, seat, options, seed, seconds)
            with self._thinking(seat, seconds + STARTING):
                self._players.append(player(self.fixture.bot(seat), hello))

    def _answer(self, state: State) -> int:
        """The answer of the seat that is asked, if it is one of those offered."""
        question, offered = Question(state, self._heard.news(state.player)), list(state.answers)
        seat = question.seat
        self._answers[seat] += 1
        if sum(self._answers) > self._game.longest_game:
            self.thinks = self._answers.index(max(self._answers))
            raise Fault(ERROR, f"the game does not end: more than {self._game.longest_game} answers")
        clock = time.perf_counter if elsewhere(self.fixture.bot(seat)) else time.process_time
        with self._thinking(seat, self._players[seat].seconds):
            begun = clock()
            answer: Any = self._players[seat].choose(question)
            self._spent(seat, clock() - begun)
        if type(answer) is not int or answer not in offered:
            raise Fault(ILLEGAL, f"{question.rule}: {shown(answer)} is not offered")
        return answer

    @contextmanager
    def _thinking(self, seat: int, seconds: float) -> Iterator[None]:
        """While a contestant is at work; it loses the game if it takes too long."""
        self.thinks, end = seat, time.monotonic() + seconds
        with running(seat + 1, seconds + PATIENCE):
            yield
        if time.monotonic() > end:
            raise too_late(seconds)

    def _spent(self, seat: int, seconds: float) -> None:
        """A turn is everything a seat answers before another seat does."""
        turns = self._times[seat != self.fixture.seat]
        if seat != self._turn_of:
            self._turn_of = seat
            turns.append(0.0)
        turns[-1] = round(turns[-1] + 1000 * seconds, 2)
