"""The setup of a simulation: everything that decides how game number n goes, and nothing else."""

from itertools import permutations
from math import factorial
from typing import Any, NamedTuple

from ludoteca.bots import from_file
from ludoteca.engine import Game, OptionValue, Refused
from ludoteca.engine.rng import seed_from
from ludoteca.lab.options import Chosen, game_of, settings
from ludoteca.lab.work.creation import check_files

MOST_BOTS = 8


class Setup(NamedTuple):
    """A game with its components, options and bots, and the seed of the whole run. Plain data, to send to workers.

    >>> setup = Setup("quay", None, 2, (("goal", 8),), ("greedy", "random"), seed=7)
    >>> [setup.lineup(number) for number in (1, 2)]
    [('greedy', 'random'), ('random', 'greedy')]
    """

    game_id: str
    content: str | None
    players: int
    options: Chosen
    bots: tuple[str, ...]
    seed: int

    def game(self) -> Game[Any]:
        return game_of(self.game_id, self.content)

    def all_options(self) -> dict[str, OptionValue]:
        return self.game().complete(dict(self.options))

    def seed_of(self, number: int) -> int:
        """The seed of one game.

        It is worked out from the run's seed, the game, its components, players and options, so the seed of a row shows
        whether the row belongs to a run.
        """
        return seed_from(f"ludoteca simulate {settings(self.game(), self.players, self.options, self.seed)} {number}")

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat of game `number`, from 1: each equally often in every seat, in all orders round the table.

        >>> setup = Setup("quay", None, 3, (), ("a", "b", "c"), seed=7)
        >>> ["".join(setup.lineup(number)) for number in range(1, 7)]
        ['abc', 'bca', 'cab', 'acb', 'cba', 'bac']
        """
        turns, rest = divmod(number - 1, len(self.bots))
        order = self._order(turns)
        return tuple(order[(seat + rest) % len(order)] for seat in range(self.players))

    def _order(self, turns: int) -> tuple[str, ...]:
        """The bots in one of their possible orders round a table; the first bot always stays first."""
        wanted = turns % factorial(len(self.bots) - 1)
        others = next(order for at, order in enumerate(permutations(self.bots[1:])) if at == wanted)
        return (self.bots[0], *others)

    def check(self) -> None:
        for kind in self.bots:
            if from_file.file_of(kind) is None:
                from_file.check(kind, self.game())
        if len(self.bots) > MOST_BOTS:
            raise Refused(f"{len(self.bots)} bots are too many for one run; the limit is {MOST_BOTS}.")
        self.game().new(self.players, dict(self.options))
        check_files(self.bots, self.game_id, self.content)
