"""A position of Rolling Heights: the city, the markets, the supply, the current turn and the builders."""

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.engine import NONE, Argument, Domain, Game, OptionValue, State
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.city import SPACES
from ludoteca.games.rolling_heights.content import COLOURS, KINDS, MARKET, Content
from ludoteca.games.rolling_heights.invariants import invariants  # noqa: F401 - the game finds it here
from ludoteca.positions.piles import Pile

WOOD: Final = 0
CONCRETE: Final = 1
GLASS: Final = 2
STEEL: Final = 3

CARPENTER: Final = 0
WORKER: Final = 1
ARCHITECT: Final = 2
RIVETER: Final = 3
POLITICIAN: Final = 4
EXECUTIVE: Final = 5
SERVANT: Final = 6
FIGURE: Final = 7
PLANNER: Final = 8

IDLE: Final = 0
IN_BOX: Final = 1
STEADY: Final = 2
HARD: Final = 3
SPENT: Final = 4

SOURCES: Final = (
    "earlier", "buildings", "bonuses", "politicians", "abilities", "ads", "target", "tokens",
)  # fmt: skip
"""What points are for."""
FROM_BUILDINGS: Final = 1
FROM_BONUSES: Final = 2
FROM_POLITICIANS: Final = 3
FROM_ABILITIES: Final = 4
FROM_ADS: Final = 5
FROM_TARGET: Final = 6
FROM_TOKENS: Final = 7

BY_ROUNDS: Final = len(COLOURS)
"""What ended the game if no colour did: the stalemate guard. RH-132"""


UNSET: Final[list[int]] = []
"""What the lists of a position are until `empty` or `copy` fills them, so that no list is created for nothing."""


def total(lot: list[int]) -> int:
    """How many there are in all; a loop, because it is faster than `sum` once compiled.

    >>> total([1, 0, 2])
    3
    """
    many = 0
    for number in lot:
        many += number
    return many


class Builder:
    """A player, or the Rival of the solo variant: what they build. Plans are not completed; buildings are.

    Points are kept by source.
    """

    def __init__(self, points: list[int], plans: list[int], buildings: list[int]) -> None:
        self.points = points
        self.plans = plans
        self.buildings = buildings

    @property
    def score(self) -> int:
        """All points together."""
        return total(self.points)

    @property
    def sites(self) -> list[int]:
        """The spaces of all tiles, completed or not."""
        return self.plans + self.buildings


class Player(Builder):
    """One general contractor: a score, tiles, wild tokens, targets, and meeples by where they are and how they lie.

    `idle` meeples are not active this turn, those in the `box` are exhausted, `steady` and `hard` ones work, `spent`
    ones were activated. A player who is `ready` rolled for the next turn in advance. The list of targets is replaced,
    never modified, so copies share it.
    """

    def __init__(
        self,
        points: list[int],
        plans: list[int],
        buildings: list[int],
        tokens: int,
        targets: list[int],
        revealed: int,
        ready: bool,
        idle: list[int],
        box: list[int],
        steady: list[int],
        hard: list[int],
        spent: list[int],
    ) -> None:
        super().__init__(points, plans, buildings)
        self.tokens = tokens
        self.targets = targets
        self.revealed = revealed
        self.ready = ready
        self.idle = idle
        self.box = box
        self.steady = steady
        self.hard = hard
        self.spent = spent

    def copy(self) -> "Player":
        """An independent player of equal value."""
        return Player(
            self.points.copy(),
            self.plans.copy(),
            self.buildings.copy(),
            self.tokens,
            self.targets,
            self.revealed,
            self.ready,
            self.idle.copy(),
            self.box.copy(),
            self.steady.copy(),
            self.hard.copy(),
            self.spent.copy(),
        )

    def meeples(self, kind: int) -> int:
        """How many of a kind this player owns, in any state. RH-155"""
        return self.idle[kind] + self.box[kind] + self.steady[kind] + self.hard[kind] + self.spent[kind]

    def workforce(self) -> int:
        """All meeples of this player."""
        return sum(self.idle) + sum(self.box) + sum(self.steady) + sum(self.hard) + sum(self.spent)

    def in_state(self, state: int) -> list[int]:
        """The meeples in one state, by kind."""
        return (self.idle, self.box, self.steady, self.hard, self.spent)[state]


def new_builder() -> Builder:
    """A builder who owns nothing yet."""
    return Builder([0] * len(SOURCES), [], [])


def new_player() -> Player:
    """A player who owns nothing yet."""
    none, points = [0] * len(KINDS), [0] * len(SOURCES)
    return Player(points, [], [], 0, [], NONE, False, none.copy(), none.copy(), none.copy(), none.copy(), none)


class City(State):
    """Everything on the table. Spaces are numbered row by row, market spaces 0-8 on Level 1 and 9-17 on Level 2."""

    def __init__(
        self, game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue], players: list[Player]
    ) -> None:
        super().__init__(game, seats, options)
        self.content = content
        self.players = players
        self.rivals: list[Builder] = []
        # The map: board cell, tile and cubes by space. Cells never change once they are laid.
        self.cells: list[int] = UNSET
        self.tiles: list[int] = UNSET
        self.built: list[int] = UNSET
        # The markets.
        self.market: list[int] = UNSET
        self.tokens_on: list[int] = UNSET
        self.due: list[int] = UNSET
        self.pile1: list[int] = UNSET
        self.pile2: list[int] = UNSET
        # The supply.
        self.supply: list[int] = UNSET
        self.misc_joined: bool = False
        self.meeples: list[int] = UNSET
        self.tokens: int = 0
        self.ads: list[int] = UNSET
        # The course of the game.
        self.start: int = 0
        self.at_turn: int = NONE
        self.round: int = 0
        self.last_round: int = 0
        self.ended_by: int = NONE
        # The current turn: only the player whose turn it is holds cubes.
        self.held: list[int] = UNSET
        self.misc: list[int] = UNSET
        self.power: int = 0
        self.discount: int = 0
        self.buys: int = 0
        self.used: list[int] = UNSET

    def copy(self) -> "City":
        """An independent position of equal value."""
        other = City(self.game, self.content, self.seats, self.options, [player.copy() for player in self.players])
        self.copy_into(other)
        other.rivals = [Builder(one.points.copy(), one.plans.copy(), one.buildings.copy()) for one in self.rivals]
        other.cells = self.cells
        other.tiles = self.tiles.copy()
        other.built = self.built.copy()
        other.market = self.market.copy()
        other.tokens_on = self.tokens_on.copy()
        other.due = self.due.copy()
        other.pile1 = self.pile1.copy()
        other.pile2 = self.pile2.copy()
        other.supply = self.supply.copy()
        other.misc_joined = self.misc_joined
        other.meeples = self.meeples.copy()
        other.tokens = self.tokens
        other.ads = self.ads
        other.start = self.start
        other.at_turn = self.at_turn
        other.round = self.round
        other.last_round = self.last_round
        other.ended_by = self.ended_by
        other.held = self.held.copy()
        other.misc = self.misc.copy()
        other.power = self.power
        other.discount = self.discount
        other.buys = self.buys
        other.used = self.used.copy()
        return other

    def builder(self, owner: int) -> Builder:
        """A builder by number: seats first, then the Rival."""
        return self.players[owner] if owner < self.seats else self.rivals[owner - self.seats]

    @property
    def owners(self) -> int:
        """How many builders there are: the players, and the Rival of the solo variant."""
        return self.seats + len(self.rivals)

    def others(self, owner: int) -> list[Builder]:
        """All builders but one."""
        return [self.builder(other) for other in range(self.owners) if other != owner]

    def price(self, space: int) -> int:
        """The prime cost of a space; `WATER` if nothing can be built there."""
        return self.content.prices[self.cells[space]]

    def is_empty(self, space: int) -> bool:
        """Whether there is no tile; water is empty too."""
        return self.tiles[space] == NONE

    def pile(self, strip: int) -> list[int]:
        """The draw pile of a market strip."""
        return self.pile2 if strip else self.pile1

    def built_in_all(self, colour: int) -> int:
        """Cubes of a colour on all tiles, real and miscellaneous."""
        return sum(stacks.count(stack, colour) for stack in self.built)

    def missing(self, space: int) -> int:
        """The stack of cubes that the tile on a space still needs."""
        return self.content.needs[self.tiles[space]] - self.built[space]

    def bonus(self, plan: int, space: int) -> int:
        """The points that a space gives to a plan of a matching type. RH-025"""
        cell = self.cells[space]
        matches = self.content.bonus_types[cell] >> self.content.types[plan] & 1
        return self.content.bonus_points[cell] if matches else 0

    def targets_left(self) -> list[int]:
        """The targets that have not been dealt."""
        dealt = [target for player in self.players for target in [*player.targets, player.revealed]]
        return [target for target in range(len(self.content.targets)) if target not in dealt]

    def called(self, domain: Domain, number: int) -> dict[str, Argument]:
        """What messages call a thing."""
        return domain.words(self.game.prefix, self.content, number)


def empty(game: Game[Any], content: Content, seats: int, options: Mapping[str, OptionValue]) -> City:
    """A table with nothing on it."""
    s = City(game, content, seats, options, [new_player() for _ in range(seats)])
    s.rivals = [new_builder()] if seats == 1 else []
    s.cells = [NONE] * SPACES
    s.tiles = [NONE] * SPACES
    s.built = [0] * SPACES
    s.market = [NONE] * MARKET
    s.tokens_on = [0] * MARKET
    s.due = [0] * MARKET
    s.pile1, s.pile2, s.ads, s.used = [], [], [], []
    s.held, s.misc = [0] * len(COLOURS), [0] * len(COLOURS)
    s.supply = content.box(seats).copy()
    s.meeples = content.meeple_counts.copy()
    s.tokens = content.tokens
    return s


def _own_pile(s: City, plan: str) -> str:
    return f"pile{s.content.plans[s.content.plan_ids.index(plan)].level}"


PILES: Final = [
    Pile(
        lambda s: s.content.plan_ids,
        ["tiles", "market", "pile1", "pile2"],
        rest=["pile1", "pile2"],
        home=_own_pile,
        kept=["tiles"],
    ),
    Pile(lambda s: s.content.target_ids, ["players.targets", "players.revealed"], rest=[]),
    Pile(lambda s: s.content.ad_ids, ["ads"], rest=[]),
]


def cards_at(s: City, place: int) -> list[int]:
    """The targets a player holds."""
    return s.players[place].targets if place < s.seats else []
