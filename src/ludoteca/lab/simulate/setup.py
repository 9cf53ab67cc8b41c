"""The setup of a simulation: everything that decides how game number n goes, and nothing else. A run has several."""

from collections.abc import Sequence
from itertools import permutations, product
from math import factorial
from typing import Any, NamedTuple

from ludoteca.bots import from_file
from ludoteca.engine import Game, OptionValue, Refused
from ludoteca.engine.rng import seed_from
from ludoteca.lab.options import Axis, Changed, Chosen, all_boards, game_of, settings
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
    changed: Changed = ()
    """Numbers of the components that a sweep changes. The seeds of games do not depend on them."""

    def game(self) -> Game[Any]:
        return game_of(self.game_id, self.content, self.changed)

    def all_options(self) -> dict[str, OptionValue]:
        return self.game().complete(dict(self.options))

    def seed_of(self, number: int) -> int:
        """The seed of one game.

        It is worked out from the run's seed, the game, its components, players and options, so the seed of a row shows
        whether the row belongs to a run.
        """
        usual = game_of(self.game_id, self.content)
        return seed_from(f"ludoteca simulate {settings(usual, self.players, self.options, self.seed)} {number}")

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

    def with_changed(self, changed: Changed) -> "Run":
        """The same games with some numbers of the components changed."""
        return self._replace(setups=tuple(setup._replace(changed=changed) for setup in self.setups))

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
    choices = all_boards(setup.options, tuple(options))
    cells = product(players or (setup.players,), choices, bots or (setup.bots,))
    return Run(tuple(setup._replace(players=n, options=chosen, bots=kinds) for n, chosen, kinds in cells))
