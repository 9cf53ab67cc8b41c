"""What is to be learned: the game, the number of players, and how much is done in each round of learning."""

from typing import Any, NamedTuple

from ludoteca import found
from ludoteca.engine import Game, OptionValue, Refused
from ludoteca.planning import Axis, combinations

LEAST_HIDDEN, MOST_HIDDEN = 0, 64


class Course(NamedTuple):
    """Plain data: it goes to workers and into the file of weights."""

    game_id: str
    players: int
    seed: int = 0
    simulations: int = 40
    """In a turn of the games that decide about a champion."""
    practice: int = 12
    """In a turn of those games to learn from that are searched."""
    games: int = 4000
    """To learn from, in a round."""
    window: int = 16_000
    """Of how many games a network is made: the last ones."""
    hidden: int = 12
    challenge: int = 400
    """How many games a new network must win against the champion."""
    margin: float = 0.5
    """How much of how a game ended is told by its points; the rest by who won."""
    axes: tuple[Axis, ...] = ()
    """Options with several values: games and matches take turns with their combinations."""

    def game(self) -> Game[Any]:
        """The game itself."""
        return found.game(self.game_id)

    def board(self, number: int) -> dict[str, OptionValue]:
        """The options of a game to learn from."""
        boards = combinations((), self.axes)
        return dict(boards[number % len(boards)])

    def told(self) -> dict[str, Any]:
        """The settings as they stand in files; one that is not used is left out, so that older notes still fit."""
        told = self._asdict()
        if not self.axes:
            del told["axes"]
        return told

    def check(self) -> None:
        """Refuse, in one sentence, what cannot be learned."""
        game = self.game()
        game.checked_players(self.players)
        if self.players < 2:
            raise Refused("Learning needs at least 2 players: it is about who wins.")
        for options in combinations((), self.axes):
            game.new(self.players, dict(options))
        if not LEAST_HIDDEN <= self.hidden <= MOST_HIDDEN:
            raise Refused(f"A network has {LEAST_HIDDEN} to {MOST_HIDDEN} hidden units, not {self.hidden}.")

    def kind(self, simulations: int, weights: str | None) -> str:
        """A search with these weights, or with the hand-written judgement."""
        kind = f"search:simulations={simulations}"
        return kind if weights is None else f"{kind},weights={weights}"
