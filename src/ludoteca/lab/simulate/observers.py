"""Observers of a simulated game: for its starter, a sample of its decisions, and its record."""

from collections.abc import Sequence
from typing import Final

from ludoteca.bots import Bot
from ludoteca.engine import Rng, State
from ludoteca.lab.games import Observer
from ludoteca.lab.simulate.rows import Decision, Head
from ludoteca.match.dealer import Dealer, secret_of
from ludoteca.match.playthrough import Playthrough

DRAWS: Final = 1_000_000
"""Added to a game's seed for the generator that chooses decisions: no bot and no dealer uses that seed."""
DIGITS: Final = 4


class Starter(Observer):
    """Finds the seat that has the first turn."""

    seat: int | None = None

    @property
    def looks(self) -> bool:
        return self.seat is None

    def chosen(self, state: State, answer: int) -> None:
        if state.rule.name in state.game.turn_rules:
            self.seat = state.player


class Sample(Observer):
    """Keeps one decision in `every`, chosen at random from the game's seed."""

    def __init__(self, every: int, seed: int, seats: Sequence[Bot]) -> None:
        self.kept: list[Decision] = []
        self._every = every
        self._rng = Rng(seed + DRAWS)
        self._seats = seats
        self._seen = 0

    @property
    def looks(self) -> bool:
        return True

    def chosen(self, state: State, answer: int) -> None:
        self._seen += 1
        if self._rng.below(self._every):
            return
        action, value = state.game.decode(state, answer), self._seats[state.player].value()
        self.kept.append(Decision(
            self._seen, state.player, action.rule, action.verb, action.to, list(state.answers), answer,
            None if value is None else round(value, DIGITS),
        ))  # fmt: skip


class Recording(Observer, Playthrough):
    """The record of a game. The fast generator deals, so the record's secret has not dealt any line."""

    def __init__(self, begin: Head) -> None:
        self._names = [f"{kind} {seat + 1}" for seat, kind in enumerate(begin.bots)]
        self._seed = begin.seed

    def before(self, state: State) -> None:
        self._open(state, self._names, Dealer(secret_of(self._seed)))

    def after(self, state: State) -> None:
        self.dealt_from = len(self.lines) + 1
        self.text = self.record.text()
