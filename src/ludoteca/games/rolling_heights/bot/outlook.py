"""How the game looks to one seat: the time that is left, what cubes are worth, and what plans promise. In points.

A cube has a price: what it earns on a plan, which is more while the meeples of a building still have time to work. A
plan promises what it will give, less the price of the cubes that it still needs, as far as they will come in time.
"""

from typing import Final

from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.bot.values import Values
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, FIGURE, KIND_COUNT
from ludoteca.games.rolling_heights.state import City, total

LONG_GAME: Final = 15.0
"""Turns that each player has until the end is near, when all cubes are still in the supply."""
QUICKENING: Final = 0.65
"""Cubes leave the supply faster and faster: below 1, the last ones in fewer turns than the first."""
CUBES_PER_MEEPLE: Final = 0.8
"""What a meeple brings in a turn, exhausted ones included."""
LAST_CUBE: Final = 0.6
"""The price of a cube when there is no time left."""
EARLY_CUBE: Final = 0.06
"""How much higher the price is for each turn that is left."""
GROWTH: Final = 10.0
"""Turns beyond which more time does not raise the price."""
OF_OTHERS: Final = 0.75
"""How much of its trade a cube costs if none of the seat's meeples brings it."""
LEFT_OUT: Final = 0.35
"""A meeple keeps this share of its worth if there are more than can be active."""
IDLE_FIGURE: Final = 0.3
"""The same for a Public Figure or an ability without its partner."""


def turns_left(s: City, seat: int) -> float:
    """About how many turns a seat has after the current one, by the scarcest colour."""
    if s.last_round:
        behind = (seat - s.start) % s.seats > (s.at_turn - s.start) % s.seats
        return float(s.last_round - s.round + (1 if behind else 0))
    box, supply, held = s.content.box(s.seats), s.supply, s.held
    scarcest = (supply[0] + held[0]) / box[0]
    for colour in range(1, COLOUR_COUNT):
        share = (supply[colour] + held[colour]) / box[colour]
        scarcest = min(scarcest, share)
    return 1.0 + LONG_GAME * (1.0 - float((1.0 - scarcest) ** QUICKENING))


class Outlook:
    """Made once for each question."""

    def __init__(self, s: City, seat: int, values: Values) -> None:
        me = s.players[seat]
        self.values = values
        self.turns: float = turns_left(s, seat)
        self.crew: list[int] = [me.meeples(kind) for kind in range(KIND_COUNT)]
        workforce, limit = total(self.crew), s.content.active_limit
        self.production: float = CUBES_PER_MEEPLE * min(limit, workforce)
        """Cubes per turn."""
        self.crowd: float = 1.0 if workforce < limit else LEFT_OUT
        self.price: float = LAST_CUBE + EARLY_CUBE * min(self.turns, GROWTH)
        trades = s.content.trade_costs
        self.prices: list[float] = [
            self.price if self.crew[colour] else self.price * OF_OTHERS * trades[colour]
            for colour in range(COLOUR_COUNT)
        ]
        self.missing: list[list[int]] = []
        """The cubes that the seat's plans miss, by plan and colour."""
        self.needed: list[int] = [0] * COLOUR_COUNT
        for space in me.plans:
            missing = stacks.unpack(s.missing(space))
            self.missing.append(missing)
            for colour in range(COLOUR_COUNT):
                self.needed[colour] += missing[colour]
        self.abilities: int = sum(s.content.plans[s.tiles[space]].ability is not None for space in me.buildings)

    def gives(self, plan: int, after: float) -> float:
        """What a plan gives if it is completed some turns from now."""
        values, time = self.values, max(0.0, self.turns - after)
        worth = values.points[plan] + self.crowd * values.rewards[plan] * time
        if values.abilities[plan][0]:
            worth += 0.1 * time * (1.0 if self.crew[FIGURE] > self.abilities else IDLE_FIGURE)
        return worth

    def promise(self, plan: int, missing: list[int], before: int) -> float:
        """What a plan will give less what its cubes cost, if `before` cubes go to other plans first."""
        count = total(missing)
        coming = self.production * self.turns
        after = (count + before) / (self.production + 0.1)
        in_time = 1.0 if coming >= count + before else coming / (count + before)
        cost = 0.0
        for colour in range(COLOUR_COUNT):
            cost += missing[colour] * self.prices[colour]
        return in_time**4 * (self.gives(plan, after) - cost)
