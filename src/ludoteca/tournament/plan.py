"""What is to be played: everything that decides how game number n goes, apart from the bots' own whims."""

from typing import Any, NamedTuple

from ludoteca.engine import Game, Refused
from ludoteca.planning import Axis, Chosen, combinations, game_of, seed_from, settings
from ludoteca.tournament.designs import ROUND_ROBIN, Pair, pairs

MOST_BOTS = 32


class Fixture(NamedTuple):
    """One game: `pair.one` has seat `seat`, `pair.rest` all the others."""

    game: int
    deal: int
    seed: int
    pair: Pair
    seat: int
    options: Chosen

    def bot(self, seat: int) -> str:
        """Who sits there."""
        return self.pair.one if seat == self.seat else self.pair.rest


class Plan(NamedTuple):
    """A game with its components and options, those who play it, and the seed of all deals. Plain data for workers.

    Every deal is a block of games: each pair plays it once with `one` in each seat.

    >>> plan = Plan("quay", players=2, bots=("random", "search"))
    >>> [(fixture.deal, fixture.seat) for fixture in map(plan.fixture, (1, 2, 3))]
    [(1, 0), (1, 1), (2, 0)]
    >>> plan.fixture(1).seed == plan.fixture(2).seed
    True
    """

    game_id: str
    players: int
    bots: tuple[str, ...]
    design: str = ROUND_ROBIN
    control: bool = False
    """Whether every bot also plays against itself."""
    seed: int = 0
    seconds: float = 60.0
    """What a bot may take for an answer."""
    options: Chosen = ()
    content: str | None = None
    axes: tuple[Axis, ...] = ()
    """Options with several values: the deals take turns with their combinations."""

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Who meets whom."""
        return pairs(self.bots, self.design, self.players, self.control)

    @property
    def block(self) -> int:
        """How many games are played with one deal."""
        return len(self.pairs) * self.players

    def game(self) -> Game[Any]:
        """The game itself."""
        return game_of(self.game_id, self.content)

    def fixture(self, number: int) -> Fixture:
        """Game `number`, from 1. All games of a deal come before those of the next."""
        deal, rest = divmod(number - 1, self.block)
        pair, seat = divmod(rest, self.players)
        boards = combinations(self.options, self.axes)
        options = boards[deal % len(boards)]
        dealt = f"ludoteca tournament {settings(self.game(), self.players, options, self.seed)} {deal + 1}"
        return Fixture(number, deal + 1, seed_from(dealt), self.pairs[pair], seat, options)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """The seed of the bot in a seat. It says nothing about the deal, and no two games share it."""
        return seed_from(f"bot {fixture.seed} {fixture.pair.one} {fixture.pair.rest} {fixture.seat} {seat}")

    def check(self) -> None:
        """Refuse, in one sentence, what cannot be played. The bots themselves are not looked at."""
        if self.players < 2:
            raise Refused("A tournament needs games of at least 2 players.")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise Refused(f"{bot!r} is named twice; --control lets every bot play against itself.")
        if not self.pairs:
            raise Refused("A tournament needs at least two bots, or one with --control.")
        if len(self.bots) > MOST_BOTS:
            raise Refused(f"{len(self.bots)} bots are too many for one tournament: {MOST_BOTS} at most.")
        for options in combinations(self.options, self.axes):
            self.game().new(self.players, dict(options))
