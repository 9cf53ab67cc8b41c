"""Several setups in one run, as a grid of players, options and bots."""

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from ludoteca.engine import Game, Refused
from ludoteca.lab.options import Axis, combinations
from ludoteca.lab.simulate.setup import Setup


class Run(NamedTuple):
    """Setups for one game that take turns, game by game. Plain data, to send to workers.

    So a short run is the start of a longer one, and each setup has the same games as in a run of its own.

    >>> run = grid(Setup("quay", None, 2, (), ("random",), seed=7), players=(2, 3))
    >>> [(setup.players, number) for setup, number in map(run.setup_of, (1, 2, 3))]
    [(2, 1), (3, 1), (2, 2)]
    """

    setups: tuple[Setup, ...]
    records: int = 0
    """Keep the record of every game whose number is a multiple of this; with 0, keep none."""
    decisions: int = 0
    """Keep one decision in this many with its game's row, chosen at random from the seed; with 0, keep none."""
    watched: bool = False
    """Whether to note everything that was offered and taken and who led; then no records are kept."""

    def game(self) -> Game[Any]:
        return self.setups[0].game()

    @property
    def most_players(self) -> int:
        return max(setup.players for setup in self.setups)

    def setup_of(self, game: int) -> tuple[Setup, int]:
        """The setup of a game (from 1), and its number among the games of that setup."""
        turn, at = divmod(game - 1, len(self.setups))
        return self.setups[at], turn + 1

    def check(self) -> None:
        if len(set(self.setups)) < len(self.setups):
            raise Refused("The grid has the same combination of players, options and bots twice.")
        for setup in self.setups:
            setup.check()


def grid(
    setup: Setup, players: Sequence[int] = (), options: Sequence[Axis] = (), bots: Sequence[tuple[str, ...]] = ()
) -> Run:
    """Every combination of what is given, the last changing fastest; everything else is as in the setup.

    >>> run = grid(Setup("quay", None, 2, (), ("random",), seed=7), players=(2, 3), options=[("goal", (8, 12))])
    >>> [(setup.players, setup.options) for setup in run.setups]
    [(2, (('goal', 8),)), (2, (('goal', 12),)), (3, (('goal', 8),)), (3, (('goal', 12),))]
    """
    choices = combinations(setup.options, tuple(options))
    cells = product(players or (setup.players,), choices, bots or (setup.bots,))
    return Run(tuple(setup._replace(players=n, options=chosen, bots=kinds) for n, chosen, kinds in cells))
