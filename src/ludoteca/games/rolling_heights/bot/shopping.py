"""Plans and spaces of Rolling Heights for bots: what it is worth to take them."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.rolling_heights.bot import habits, worth
from ludoteca.games.rolling_heights.bot.outlook import Outlook
from ludoteca.games.rolling_heights.content import MARKET, WATER
from ludoteca.games.rolling_heights.geometry import NEIGHBOURS
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT
from ludoteca.games.rolling_heights.rules import buying, starting
from ludoteca.games.rolling_heights.state import City, total

ROOM: Final = 0.1
"""An empty space next to a tile, where the next one can go for free."""
LOOKED_AT: Final = 6
"""How many spaces to check for ads and targets: those that look best without."""
AIMS: Final = 0.6
"""Ads and targets count a little less than points: the board will change."""


class Purse:
    """What a purchase can be paid with."""

    def __init__(self, s: City, look: Outlook, seat: int) -> None:
        self.spare: list[int] = habits.spare(s, look)
        """Cubes that none of the seat's plans needs, by colour."""
        self.means: int = s.power + total(self.spare)
        self.fitting: int = total(s.held) + total(s.misc) - total(self.spare)
        self.open: int = total(look.needed) - self.fitting
        """Cubes that the seat's plans will need after this turn."""
        self.space: int = buying.cheapest_space(s, s.players[seat])

    def pain(self, look: Outlook, cost: int) -> float:
        """What a payment takes from the seat's plans."""
        return look.price * max(0, cost - self.means)


def purchase(s: City, look: Outlook, purse: Purse, seat: int, slot: int) -> float:
    """What a plan promises, with the spare cubes that it can use at once, less what must be paid."""
    cost = max(0, s.content.costs[slot] + purse.space - s.discount)
    return promise_of(s, look, purse, slot, cost) - purse.pain(look, cost)


def promise_of(s: City, look: Outlook, purse: Purse, slot: int, cost: int) -> float:
    """What a plan from the market promises on top of the seat's own."""
    plan = s.market[slot]
    missing = s.content.plans[plan].cubes.copy()
    left, spare = purse.means - cost, purse.spare
    for colour in range(COLOUR_COUNT):
        fitting = min(missing[colour], spare[colour])
        used = min(fitting, left)  # two arguments: compiled without a call
        if used > 0:
            missing[colour] -= used
            left -= used
    gain = look.promise(plan, missing, purse.open)
    idle = max(0.0, look.production - purse.open)
    if look.turns >= 1:
        gain += worth.IDLE * look.price * min(idle, float(total(missing)))
    return gain + worth.TOKEN * s.tokens_on[slot]


def best_promise(s: City, look: Outlook, seat: int) -> float:
    """What the best plan in the market promises if it is free."""
    purse = Purse(s, look, seat)
    return max([promise_of(s, look, purse, slot, 0) for slot in range(MARKET) if s.market[slot] != NONE])


def free_plans(s: City, look: Outlook, seat: int, answers: list[int]) -> list[float]:
    """For a City Planner: what each plan promises."""
    take, purse = buying.TAKE_FREE_PLAN.of(s).take_free, Purse(s, look, seat)
    return [promise_of(s, look, purse, take.object(answer), 0) for answer in answers]


def first_plans(s: City, look: Outlook, seat: int, answers: list[int]) -> list[float]:
    """For the beginning: what each plan promises to the first crew."""
    take = starting.TAKE_STARTING_TILE.of(s).take_starting_tile
    offered = [s.market[take.object(answer)] for answer in answers]
    return [look.promise(plan, s.content.plans[plan].cubes, 0) for plan in offered]


def first_spaces(s: City, look: Outlook, seat: int, answers: list[int]) -> list[float]:
    """A bonus, and free land around."""
    place = starting.PLACE_STARTING_TILE.of(s).place_starting_tile
    spaces = [place.object(answer) for answer in answers]
    return with_aims(s, seat, s.market[s.args[0]], spaces, [0.0] * len(spaces))


def spaces(s: City, look: Outlook, seat: int, answers: list[int]) -> list[float]:
    """A bonus, what ads and targets say, and room to grow, less what it costs."""
    market_place, free = s.args
    place, purse = buying.PLACE_PLAN.of(s).place_plan, Purse(s, look, seat)
    found = [place.object(answer) for answer in answers]
    costs = [
        purse.pain(look, buying.cost_of(s, seat, market_place, space, bool(free))) + 0.01 * s.price(space)
        for space in found
    ]
    return with_aims(s, seat, s.market[market_place], found, costs)


def with_aims(s: City, seat: int, plan: int, spaces: list[int], costs: list[float]) -> list[float]:
    """What spaces are worth; ads and targets are checked only for the most promising ones."""
    gains = [s.bonus(plan, space) + ROOM * room(s, space) - costs[at] for at, space in enumerate(spaces)]
    order = sorted(range(len(gains)), key=lambda at: -gains[at])
    asked = {at: worth.aims_with(s, seat, plan, spaces[at]) for at in order[:LOOKED_AT]}
    least = min(asked.values())
    for at in order:
        gains[at] += AIMS * (asked.get(at, least) - least)
    return gains


def room(s: City, space: int) -> int:
    return sum(s.is_empty(other) and s.price(other) != WATER for other in NEIGHBOURS[space])
