"""Several plans in one run, as a grid of players, options and bots."""

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from ludoteca.engine import Game, Refused
from ludoteca.lab.seeds import Axis, combinations
from ludoteca.lab.simulate.plan import Plan


class Place(NamedTuple):
    """Where a game in a run belongs: its plan, and its number among the games of that plan."""

    plan: Plan
    number: int


class Run(NamedTuple):
    """Plans for one game that take turns, game by game. Plain data, to send to workers.

    So a short run is the start of a longer one, and each plan has the same games as in a run of its own.

    >>> run = grid(Plan("quay", None, 2, (), ("random",), seed=7), players=(2, 3))
    >>> [(place.plan.players, place.number) for place in map(run.place, (1, 2, 3))]
    [(2, 1), (3, 1), (2, 2)]
    """

    plans: tuple[Plan, ...]
    records: int = 0
    """Keep the record of every game whose number is a multiple of this; with 0, keep none."""
    decisions: int = 0
    """Keep one decision in this many with its game's row, chosen at random from the seed; with 0, keep none."""
    watched: bool = False
    """Whether to note everything that was offered and taken and who led; then no records are kept."""

    def game(self) -> Game[Any]:
        """The game that all plans are for."""
        return self.plans[0].game()

    @property
    def most_players(self) -> int:
        """The number of players at the largest table."""
        return max(plan.players for plan in self.plans)

    def place(self, game: int) -> Place:
        """The plan of a game (from 1), and its number within that plan."""
        turn, at = divmod(game - 1, len(self.plans))
        return Place(self.plans[at], turn + 1)

    def check(self) -> None:
        """Refuse, in one sentence, a run that cannot be played."""
        if len(set(self.plans)) < len(self.plans):
            raise Refused("The grid has the same combination of players, options and bots twice.")
        for plan in self.plans:
            plan.check()


def grid(
    plan: Plan,
    players: Sequence[int] = (),
    options: Sequence[Axis] = (),
    bots: Sequence[tuple[str, ...]] = (),
) -> Run:
    """Every combination of what is given, the last changing fastest; everything else is as in the plan.

    >>> run = grid(Plan("quay", None, 2, (), ("random",), seed=7), players=(2, 3), options=[("goal", (8, 12))])
    >>> [(plan.players, plan.options) for plan in run.plans]
    [(2, (('goal', 8),)), (2, (('goal', 12),)), (3, (('goal', 8),)), (3, (('goal', 12),))]
    """
    choices = combinations(plan.options, tuple(options))
    cells = product(players or (plan.players,), choices, bots or (plan.bots,))
    return Run(tuple(plan._replace(players=n, options=chosen, bots=kinds) for n, chosen, kinds in cells))
