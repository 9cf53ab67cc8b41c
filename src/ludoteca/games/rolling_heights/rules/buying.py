"""Rolling Heights, 'Buying and placing new building plans'."""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Decision, Effect, EventType, Reason, Verb, WhyNot, add, ask, do
from ludoteca.games.rolling_heights.content import MARKET, WATER
from ludoteca.games.rolling_heights.domains import FREE, ON_OFFER, SLOT, SPACE, TILE
from ludoteca.games.rolling_heights.geometry import DISTANCE, FARTHEST, RINGS, SPACES, next_ring, seen_at
from ludoteca.games.rolling_heights.rules import market, paying, points, wild
from ludoteca.games.rolling_heights.state import FROM_BONUSES, Builder, City

BUYS: Final = EventType("buys", TILE, SPACE)
TAKES_FREE: Final = EventType("takes-free", TILE, SPACE)

IS_WATER: Final = Reason("water", "RH-023", "RH-083")
TAKEN: Final = Reason("taken", "RH-083")
SPACE_TOO_EXPENSIVE: Final = Reason("space-too-expensive", "RH-081", "RH-082")
PRIME_TOO_EXPENSIVE: Final = Reason("prime-too-expensive", "RH-069", "RH-070")


def cheapest_space(s: City, builder: Builder, most: int = WATER) -> int:
    """The lowest prime and distance cost at which this builder could place a tile; `WATER` if it is not below `most`.

    It looks ring by ring around the builder's tiles: the spaces of a ring cost at least its distance. RH-082, RH-087
    """
    prices, cells, tiles = s.content.prices, s.cells, s.tiles
    sites = builder.plans + builder.buildings
    best = most
    for distance in range(FARTHEST):
        if best <= distance:
            break
        rings = RINGS[distance]
        for site in sites:
            for space in rings[site]:
                if tiles[space] == NONE and distance + prices[cells[space]] < best:
                    best = distance + prices[cells[space]]
                    if best == distance:
                        return best
    return best if best < most else WATER


def spaces_within(s: City, builder: Builder, limit: int) -> list[int]:
    """Empty land whose prime cost, plus one for each space up to the builder's closest tile, is within a limit.

    The builder's incomplete tiles count, as do those placed this turn. RH-082, RH-083, RH-087, RH-088
    """
    prices, cells, tiles = s.content.prices, s.cells, s.tiles
    ring = builder.plans + builder.buildings
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
    steps = DISTANCE[space]
    return s.price(space) + max(0, min([steps[site] for site in builder.sites], default=1) - 1)


def cost_of(s: City, player: int, slot: int, space: int, free: bool) -> int:
    """The total cost of a plan; with a City Planner only the prime cost. RH-069, RH-081, RH-172"""
    if free:
        return s.price(space)
    return max(0, s.content.costs[slot] + placement_cost(s, s.players[player], space) - s.discount)


class TakeFreePlan(Decision[City]):
    """A Working Hard City Planner's pick: any tile in either market. RH-069, RH-070"""

    take_free = Verb(ON_OFFER)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        first = self.take_free.first
        return [first + slot for slot in range(MARKET) if s.market[slot] != NONE]

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """It must be placed at once."""
        s.then([ask(PLACE_PLAN, player, self.take_free.object(answer), 1)])

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return market.tile_words(s, player, self.take_free.object(answer))


def can_take_free(s: City) -> bool:
    """Whether there is a tile for a City Planner, and a space whose prime cost can be paid now. RH-053, RH-070"""
    return any(plan != NONE for plan in s.market) and bool(free_spaces(s))


def free_spaces(s: City) -> list[int]:
    """Empty land at any distance whose prime cost can be paid now. RH-069, RH-070, RH-083"""
    prices, cells, tiles = s.content.prices, s.cells, s.tiles
    limit = min(paying.funds(s), WATER - 1)
    return [space for space in range(SPACES) if tiles[space] == NONE and prices[cells[space]] <= limit]


def closed(s: City, space: int) -> WhyNot | None:
    """Why no tile at all can go on a space."""
    if s.price(space) == WATER:
        return IS_WATER.because()
    return None if s.is_empty(space) else TAKEN.because()


class PlacePlan(Decision[City]):
    """Where the tile from the market goes: empty land that can be paid for. RH-080, RH-081, RH-083, RH-087"""

    CARRIES = (SLOT, FREE)

    place_plan = Verb(SPACE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        slot, free = args
        first = self.place_plan.first
        if free:
            return [first + space for space in free_spaces(s)]
        limit = min(paying.funds(s) + s.discount - s.content.costs[slot], WATER - 1)
        return [first + space for space in spaces_within(s, s.players[player], limit)]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        slot, free = args
        space = self.place_plan.object(answer)
        cost = cost_of(s, player, slot, space, bool(free))
        return closed(s, space) or paying.why_not_pay(s, PRIME_TOO_EXPENSIVE if free else SPACE_TOO_EXPENSIVE, cost)

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        slot, free = args
        space = self.place_plan.object(answer)
        cost = cost_of(s, player, slot, space, bool(free))
        s.then([*paying.payment(s, player, cost), do(PUT_DOWN, player, slot, space, free)])

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        slot, free = args
        space = self.place_plan.object(answer)
        return {
            **s.called(TILE, s.market[slot]),
            "there": "land" if closed(s, space) is None else "closed",
            "cost": cost_of(s, player, slot, space, bool(free)),
            "bonus": s.bonus(s.market[slot], space),
        }


class PutDown(Effect[City]):
    """The tile goes from the market to the map; its tokens go to the taker after everything is paid.

    RH-070, RH-071, RH-083, RH-084, RH-085, RH-091, RH-172, RH-174
    """

    CARRIES = (SLOT, SPACE, FREE)

    def run(self, s: City, player: int, args: Args) -> None:
        """Only a purchase uses up the discount and the right to buy, and earns other tiles tokens."""
        slot, space, free = args
        if not free:
            s.buys -= 1
            s.discount = 0
            market.promise_tokens(s, slot)
        plan, tokens = market.take(s, slot)
        s.tell(TAKES_FREE if free else BUYS, player, plan, space)
        if free and not s.options["planner_takes_tokens"]:
            s.tokens += tokens
        else:
            wild.receive(s, player, tokens)
        put_on_map(s, player, plan, space)


def put_on_map(s: City, owner: int, plan: int, space: int) -> None:
    """Place a tile, mark it as owned, and score the space's bonus if the type matches. RH-025, RH-083, RH-084"""
    s.tiles[space] = plan
    add(s.builder(owner).plans, space)
    points.score(s, owner, FROM_BONUSES, s.bonus(plan, space))


TAKE_FREE_PLAN: Final = TakeFreePlan()
PLACE_PLAN: Final = PlacePlan()
PUT_DOWN: Final = PutDown()
