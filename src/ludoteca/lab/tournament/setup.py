"""A tournament: everything that decides how game number n goes, apart from the bots' answers."""

from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any, Final, NamedTuple

from ludoteca.bots import NORMAL
from ludoteca.engine import Game, Refused
from ludoteca.engine.rng import seed_from
from ludoteca.lab.options import Axis, Chosen, all_boards, game_of, settings

ROUND_ROBIN: Final = "round-robin"
GAUNTLET: Final = "gauntlet"
LADDER: Final = "ladder"
RANDOM: Final = "random"


class Pair(NamedTuple):
    one: str
    rest: str

    @property
    def mirror(self) -> bool:
        return self.one == self.rest


@cache
def pairs(bots: tuple[str, ...], design: str, players: int, control: bool) -> tuple[Pair, ...]:
    """All pairs of a tournament; bots against themselves come last.

    >>> [f"{one} {rest}" for one, rest in pairs(("a", "b", "c"), ROUND_ROBIN, 2, False)]
    ['a b', 'a c', 'b c']
    >>> [f"{one} {rest}" for one, rest in pairs(("a", "b"), ROUND_ROBIN, 4, True)]
    ['a b', 'b a', 'a a', 'b b']
    >>> [f"{one} {rest}" for one, rest in pairs(("a", "b", "c"), GAUNTLET, 2, False)]
    ['a b', 'a c']

    In a ladder each bot meets the one before it, and `normal` (or the first bot, without `normal`) meets itself.

    >>> [f"{one} {rest}" for one, rest in pairs(("random", "easy", "normal"), LADDER, 2, False)]
    ['easy random', 'normal easy', 'normal random', 'normal normal']
    """
    mirrored = bots if control else (anchor(bots),) if design == LADDER else ()
    return (*(Pair(*pair) for pair in _meetings(bots, design, players)), *(Pair(bot, bot) for bot in mirrored))


def anchor(bots: tuple[str, ...]) -> str:
    """The bot whose rating is 0."""
    return NORMAL if NORMAL in bots else bots[0]


def _meetings(bots: tuple[str, ...], design: str, players: int) -> list[tuple[str, str]]:
    if design == GAUNTLET:
        return [(bots[0], other) for other in bots[1:]]
    if design == LADDER:
        steps = [(higher, lower) for lower, higher in pairwise(bots)]
        known = (NORMAL, RANDOM)  # the step that everyone asks about
        return steps if known in steps or not set(known) <= set(bots) else [*steps, known]
    # With two players, the games with swapped seats already are the other way round.
    return list(combinations(bots, 2) if players == 2 else permutations(bots, 2))


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
        return self.pair.one if seat == self.seat else self.pair.rest


class Tournament(NamedTuple):
    """A game with its components and options, who plays it, and the seed of all deals. Plain data, to send to workers.

    Every deal is a block of games: each pair plays it once with `one` in each seat.

    >>> tournament = Tournament("quay", players=2, bots=("random", "search"))
    >>> [(fixture.deal, fixture.seat) for fixture in map(tournament.fixture, (1, 2, 3))]
    [(1, 0), (1, 1), (2, 0)]
    >>> tournament.fixture(1).seed == tournament.fixture(2).seed
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
    """How long a bot may take for an answer."""
    options: Chosen = ()
    content: str | None = None
    axes: tuple[Axis, ...] = ()
    """Options with several values; the deals take turns with their combinations."""

    @property
    def pairs(self) -> tuple[Pair, ...]:
        return pairs(self.bots, self.design, self.players, self.control)

    @property
    def block(self) -> int:
        return len(self.pairs) * self.players

    def game(self) -> Game[Any]:
        return game_of(self.game_id, self.content)

    def fixture(self, number: int) -> Fixture:
        """Game `number`, from 1. All games of a deal come before those of the next."""
        deal, rest = divmod(number - 1, self.block)
        pair, seat = divmod(rest, self.players)
        boards = all_boards(self.options, self.axes)
        options = boards[deal % len(boards)]
        dealt = f"ludoteca tournament {settings(self.game(), self.players, options, self.seed)} {deal + 1}"
        return Fixture(number, deal + 1, seed_from(dealt), self.pairs[pair], seat, options)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """The seed of the bot in a seat. It says nothing about the deal, and no two games share it."""
        return seed_from(f"bot {fixture.seed} {fixture.pair.one} {fixture.pair.rest} {fixture.seat} {seat}")

    def check(self) -> None:
        """Refuse, in one sentence, a tournament that cannot be played. The bots themselves are not checked here."""
        if self.players < 2:
            raise Refused("A tournament needs at least 2 players.")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise Refused(f"{bot!r} is named twice. To have bots play against themselves, use --control.")
            if bot != bot.encode(errors="replace").decode():
                raise Refused(f"The name {bot!r} is not valid text. Rename the file that it stands for.")
        if not self.pairs:
            raise Refused("A tournament needs at least two bots, or one with --control.")
        if len(self.bots) > MOST_BOTS:
            raise Refused(f"{len(self.bots)} bots are too many for one tournament; the limit is {MOST_BOTS}.")
        check_boards(self.game(), self.players, self.options, self.axes)


def check_boards(game: Game[Any], players: int, options: Chosen, axes: tuple[Axis, ...]) -> None:
    """Refuse, in one sentence, options that the game does not have, and the same value twice in a grid."""
    for name, values in axes:
        for value in values:
            if values.count(value) > 1:
                raise Refused(f"The option {name!r} has the value {value!r} twice in the grid. Give each value once.")
    for board in all_boards(options, axes):
        game.new(players, dict(board))
