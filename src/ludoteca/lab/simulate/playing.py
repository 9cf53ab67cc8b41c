"""One simulated game: bots, the fast random generator and a state, without a match around it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, NoReturn

from ludoteca.bots import Bot, Question, from_file
from ludoteca.bots.from_file import bot_of
from ludoteca.bots.random import RandomBot
from ludoteca.engine import GameError, Refused, Rng, State
from ludoteca.lab.games import GameObserver, outcome_of, play_game
from ludoteca.lab.simulate.rows import DecisionRow, Head, Row, head, named_answer
from ludoteca.lab.simulate.setup import Run
from ludoteca.lab.simulate.watch import Watch, Watched
from ludoteca.lab.work import Work
from ludoteca.match.dealer import Dealer, secret_of
from ludoteca.match.playthrough import Playthrough

DRAWS: Final = 1_000_000
"""Added to a game's seed for the generator that chooses decisions: no bot and no dealer uses that seed."""
DIGITS: Final = 4


class Starter(GameObserver):
    looks = True
    seat: int | None = None

    def chosen(self, state: State, answer: int) -> None:
        if state.rule.name in state.game.turn_rules:
            self.seat = state.player
            self.looks = False


class Sample(GameObserver):
    """Keeps one decision in `every`, chosen at random from the game's seed."""

    looks = True

    def __init__(self, every: int, seed: int, seats: Sequence[Bot]) -> None:
        self.kept: list[DecisionRow] = []
        self._every = every
        self._rng = Rng(seed + DRAWS)
        self._seats = seats
        self._seen = 0

    def chosen(self, state: State, answer: int) -> None:
        self._seen += 1
        if self._rng.below(self._every):
            return
        answers, value = list(state.answers), self._seats[state.player].value()
        actions = {one: state.game.decode(state, one) for one in answers}
        chosen = actions[answer]
        self.kept.append(DecisionRow(
            self._seen, state.player, chosen.rule, chosen.verb, chosen.to, answers,
            [named_answer(one) for one in actions.values()], answer, None if value is None else round(value, DIGITS),
        ))  # fmt: skip


class Recording(GameObserver, Playthrough):
    """The record of a game. The fast generator deals, so the record's secret has not dealt any line."""

    def __init__(self, begin: Head) -> None:
        self._names = [f"{kind} {seat + 1}" for seat, kind in enumerate(begin.bots)]
        self._seed = begin.seed

    def before(self, state: State) -> None:
        self._open(state, self._names, Dealer(secret_of(self._seed)))

    def after(self, state: State) -> None:
        self.dealt_from = len(self.lines) + 1
        self.text = self.record.text()


class Played(NamedTuple):
    row: Row
    record: str | None = None
    watched: Watched | None = None


@dataclass(frozen=True)
class SimulatedGames(Work[Played]):
    """Game number n of a run is job number n."""

    run: Run

    @property
    def foreign(self) -> bool:
        return any(from_file.file_of(kind) is not None for kind in self._kinds())

    def files(self) -> tuple[str, ...]:
        content = self.run.setups[0].content
        return (*(() if content is None else (content,)), *from_file.files_of(self._kinds()))

    def fingerprint(self) -> str:
        self.run.check()
        game = self.run.game()
        return json.dumps([game.id, game.version, game.content_hash])

    def do(self, job: int) -> Played:
        """Play it; if anything goes wrong, the error names its number and seed, and any process can read it.

        A mistake of your own bot is `Refused`. Anything else is a mistake of ours.
        """
        try:
            return play(self.run, job)
        except Exception as error:
            explained = f"{_named(self.run, job)}: {error}"
            raise (Refused if isinstance(error, Refused) else GameError)(explained) from error

    def failed(self, job: int, who: int, what: str, late: bool) -> NoReturn:
        own = [kind for kind in head(self.run, job).bots if from_file.file_of(kind) is not None]
        if not own:
            super().failed(job, who, what, late)
        raise Refused(f"{_named(self.run, job)}: {' or '.join(dict.fromkeys(own))} {what}.")

    def _kinds(self) -> list[str]:
        return [kind for setup in self.run.setups for kind in setup.bots]


def play_number(run: Run, number: int) -> Row:
    """Play game `number` of a run; only the run and the number decide how it goes."""
    return play(run, number).row


def play(run: Run, number: int) -> Played:
    begin = head(run, number)
    game = run.game()
    seats = [bot_of(kind, game, begin.seed + 1 + seat) for seat, kind in enumerate(begin.bots)]
    state = game.new(begin.players, begin.options)
    starter, watch = Starter(), Watch() if run.watched else None
    sample = Sample(run.decisions, begin.seed, seats) if run.decisions else None
    recording = Recording(begin) if run.records and number % run.records == 0 else None
    observers: list[GameObserver] = [one for one in (starter, sample, recording, watch) if one is not None]
    drawing = [one for one in seats if isinstance(one, RandomBot)]

    def choose(state: State) -> int:
        asked = seats[state.player]
        if isinstance(asked, RandomBot):  # drawing a world for a question takes longer than everything else
            return asked.draw(state.answers)
        return asked.choose(Question(state))

    answers = play_game(state, Rng(begin.seed), choose, observers, drawing if len(drawing) == len(seats) else ())
    kept = None if sample is None else tuple(sample.kept)
    row = row_of(begin, state, starter.seat, answers, kept)
    return Played(row, None if recording is None else recording.text, None if watch is None else watch.seen)


def row_of(
    begin: Head, state: State, starter: int | None, answers: int, decisions: tuple[DecisionRow, ...] | None = None
) -> Row:
    """The row of a finished game."""
    outcome = outcome_of(state)
    return Row(
        *begin, starter, outcome.scores, places_of(outcome.ranking, begin.players), outcome.winners, outcome.reason,
        answers, getattr(state, "round", None), tuple(state.breakdown), decisions,
    )  # fmt: skip


def _named(run: Run, number: int) -> str:
    return f"{run.game().id}, game {number} with seed {head(run, number).seed}"


def places_of(ranking: tuple[tuple[int, ...], ...], players: int) -> tuple[int, ...]:
    """The place of each seat, from 1; ties share the better one.

    >>> places_of(((2,), (0, 3), (1,)), 4)
    (2, 4, 1, 2)
    """
    places = [0] * players
    place = 1
    for level in ranking:
        for seat in level:
            places[seat] = place
        place += len(level)
    return tuple(places)
