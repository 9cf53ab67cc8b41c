"""A course of training: the game, the number of players, and how much to do in each round."""

from typing import Any, NamedTuple

from ludoteca.engine import Game, OptionValue, Refused
from ludoteca.engine.rng import seed_from
from ludoteca.games import installed
from ludoteca.lab.options import Axis, all_boards
from ludoteca.lab.tournament.setup import check_boards

LEAST_HIDDEN, MOST_HIDDEN = 0, 64
MOST_SIMULATIONS = 9_999_999
"""As many as a search can be set to."""


class Course(NamedTuple):
    """The settings of a course. Plain data: it goes to workers and into the file of weights."""

    game_id: str
    players: int
    seed: int = 0
    simulations: int = 40
    """Per turn, in the games that decide who is the champion."""
    practice: int = 12
    """Per turn, in the practice games that are searched."""
    games: int = 4000
    """To learn from in each round."""
    window: int = 16_000
    """How many of the latest games a network is fitted to."""
    hidden: int = 12
    challenge: int = 400
    """How many games the match against the champion has."""
    margin: float = 0.5
    """How much of a game's result is learned from its points; the rest is learned from who won."""
    axes: tuple[Axis, ...] = ()
    """Options with several values; games and matches take turns with their combinations."""

    def game(self) -> Game[Any]:
        return installed.game(self.game_id)

    def seed_of(self, what: str, number: int) -> int:
        return seed_from(f"ludoteca train {self.game_id} {self.players} {self.seed} {what} {number}")

    def board(self, number: int) -> dict[str, OptionValue]:
        boards = all_boards((), self.axes)
        return dict(boards[number % len(boards)])

    def settings(self) -> dict[str, Any]:
        """The settings as they are written to files; unused ones are left out, so that older notes still match."""
        settings = self._asdict()
        if not self.axes:
            del settings["axes"]
        return settings

    def check(self) -> None:
        game = self.game()
        game.checked_players(self.players)
        if self.players < 2:
            raise Refused("Training needs at least 2 players, because it learns from who wins.")
        check_boards(game, self.players, (), self.axes)
        for simulations in (self.simulations, self.practice):
            if not 1 <= simulations <= MOST_SIMULATIONS:
                raise Refused(f"A search does 1 to {MOST_SIMULATIONS:,} simulations per turn, not {simulations:,}.")
        if not LEAST_HIDDEN <= self.hidden <= MOST_HIDDEN:
            raise Refused(f"A network has {LEAST_HIDDEN} to {MOST_HIDDEN} hidden units, not {self.hidden}.")

    def kind(self, simulations: int, weights: str | None) -> str:
        """A search with these weights, or with the hand-written judgement."""
        kind = f"search:simulations={simulations}"
        return kind if weights is None else f"{kind},weights={weights}"
