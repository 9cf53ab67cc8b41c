"""Rolling Heights, 'Buying and placing new building plans'."""

from typing import Final

from ludoteca.engine import NONE, Decision, Effect, add, ask, do
from ludoteca.games.rolling_heights.city import DISTANCE, SPACES, next_ring, seen_at
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.rules import market, paying, points
from ludoteca.games.rolling_heights.state import MARKET, Builder, City


def cheapest_space(s: City, builder: Builder) -> int:
    """The least prime and distance cost at which this builder could place a tile; `WATER` if the map is full.

    Ring by ring around the builder's tiles: the spaces of a ring cost at least its distance. RH-082, RH-087
    """
    prices, cells, tiles = s.content.prices, s.cells, s.tiles
    ring = [*builder.plans, *builder.buildings]
    seen = seen_at(ring)
    best, distance = WATER, 0
    while ring and best > distance:
        ring = next_ring(ring, seen)
        for space in ring:
            if tiles[space] == NONE and distance + prices[cells[space]] < best:
                best = distance + prices[cells[space]]
        distance += 1
    return best


def spaces_within(s: City, builder: Builder, limit: int) -> list[int]:
    """Empty land whose prime cost plus one for each space up to the builder's closest tile is within a limit.

    Own tiles that are not completed count, also those placed this turn. RH-082, RH-083, RH-087, RH-088
    """
    prices, cells, tiles = s.content.prices, s.cells, s.tiles
    ring = [*builder.plans, *builder.buildings]
    seen = seen_at(ring)
    found: list[int] = []
    distance = 0
    while ring and distance <= limit:
        ring = next_ring(ring, seen)
        found += [space for space in ring if tiles[space] == NONE and distance + prices[cells[space]] <= limit]
        distance += 1
    return sorted(found)


def placement_cost(s: City, builder: Builder, space: int) -> int:
    """Prime and distance cost of one space. RH-081, RH-082"""
    row = DISTANCE[space]
    steps = min([row[site] for site in [*builder.plans, *builder.buildings]], default=1)
    return s.price(space) + max(0, steps - 1)


def cost_of(s: City, player: int, place: int, space: int, free: bool) -> int:
    """What a plan costs in all: a City Planner's one only the prime cost. RH-069, RH-081, RH-172"""
    if free:
        return s.price(space)
    return max(0, s.content.costs[place] + placement_cost(s, s.players[player], space) - s.discount)


class TakeFreePlan(Decision[City]):
    """A Working Hard City Planner's pick: any tile of either market. RH-069, RH-070"""

    size = MARKET

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """Every market space that holds a tile."""
        return [place for place in range(MARKET) if s.market[place] != NONE]

    def chosen(self, s: City, player: int, place: int, a: int, b: int) -> None:
        """It must be placed at once."""
        s.then([ask(PLACE_PLAN, player, place, 1)])


def can_take_free(s: City) -> bool:
    """Whether a City Planner finds a tile, and a space whose prime cost can be paid now. RH-053, RH-070"""
    if all(plan == NONE for plan in s.market):
        return False
    prices, cells, tiles = s.content.prices, s.cells, s.tiles
    limit = paying.funds(s)
    return any(tiles[space] == NONE and prices[cells[space]] <= limit for space in range(SPACES))


class PlacePlan(Decision[City]):
    """Where the tile of market space `place` goes: empty land that can be paid for. RH-080, RH-081, RH-083, RH-087"""

    size = SPACES

    def fits(self, s: City, player: int, place: int, free: int) -> bool:
        """A tile that is still in the market."""
        return 0 <= place < MARKET and s.market[place] != NONE and free in (0, 1)

    def options(self, s: City, player: int, place: int, free: int) -> list[int]:
        """Every empty land space within means."""
        funds = paying.funds(s)
        if free:
            return [space for space in range(SPACES) if s.tiles[space] == NONE and s.price(space) <= funds]
        limit = funds + s.discount - s.content.costs[place]
        return spaces_within(s, s.players[player], min(limit, WATER - 1))

    def chosen(self, s: City, player: int, space: int, place: int, free: int) -> None:
        """Pay, then put it down."""
        cost = cost_of(s, player, place, space, bool(free))
        s.then([*paying.payment(s, player, cost), do(PUT_DOWN, player, place, space * 2 + free)])


class PutDown(Effect[City]):
    """The tile leaves the market for the map; its tokens go to the taker after all is paid.

    RH-070, RH-071, RH-083, RH-084, RH-085, RH-091, RH-172, RH-174
    """

    def fits(self, s: City, player: int, place: int, where: int) -> bool:
        """A tile of the market and an empty land space."""
        if not (0 <= player < s.seats and 0 <= place < MARKET and 0 <= where < 2 * SPACES):
            return False
        return s.market[place] != NONE and s.is_empty(where // 2) and s.price(where // 2) != WATER

    def run(self, s: City, player: int, place: int, where: int) -> None:
        """`where` is the space, doubled, plus 1 for a free plan."""
        space, free = divmod(where, 2)
        if not free:
            s.buys -= 1
            s.discount = 0
            market.promise_tokens(s, place)
        plan, tokens = market.take(s, place)
        if free and not s.options["planner_takes_tokens"]:
            s.tokens += tokens
        else:
            s.players[player].tokens += tokens
        s.tell("takes-free" if free else "buys", player, plan, space)
        if tokens:
            s.tell("gains-tokens", player, tokens)
        put_on_map(s, player, plan, space)


def put_on_map(s: City, owner: int, plan: int, space: int) -> None:
    """Lay a tile, mark it as owned, and score the space's bonus if the type matches. RH-025, RH-083, RH-084"""
    s.tiles[space] = plan
    add(s.builder(owner).plans, space)
    cell = s.cells[space]
    if s.content.bonus_types[cell] >> s.content.types[plan] & 1:
        points.score(s, owner, s.content.bonus_points[cell])


TAKE_FREE_PLAN: Final = TakeFreePlan()
PLACE_PLAN: Final = PlacePlan()
PUT_DOWN: Final = PutDown()
