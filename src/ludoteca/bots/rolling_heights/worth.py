"""What things of Rolling Heights are worth, in points: hand-written features of a position, for bots.

All of it looks only at what is public and at the seat's own targets.
"""

from typing import Final

from ludoteca.engine import NONE, add
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, KIND_COUNT
from ludoteca.games.rolling_heights.rules import ads, counting, targets
from ludoteca.games.rolling_heights.state import EXECUTIVE, City, Player

TOKEN: Final = 1.2
"""A wild token scores 1 at the end and may be the cube that was missing."""
IN_HAND: Final = 0.25
"""A cube in hand that fits one of the own plans; on the plan it is worth more."""
SPARE: Final = 0.1
"""A cube in hand, or spending power, that only buys or trades."""
PRODUCER: Final = 0.05
"""A working meeple, per step, that still has to be activated for its cubes, points or spending power."""
HELPER: Final = 0.02
"""The same for those that only help others."""
ABILITY: Final = 1.5
"""The ability of a completed building, if there is time to use it."""
LONG_GAME: Final = 14.0
"""Rounds until the end is near, when all cubes are still in the supply."""
HORIZON: Final = 8.0
"""Rounds that a meeple needs to be worth its full value."""


def rounds_left(s: City) -> float:
    """About how many more turns a player has after this one, by the scarcest colour."""
    if s.last_round:
        return float(s.last_round - s.round)
    box = s.content.box(s.seats)
    return 1.0 + LONG_GAME * min((s.supply[c] + s.held[c]) / box[c] for c in range(COLOUR_COUNT))


def horizon(s: City) -> float:
    """How much of its full value something long-lasting still has."""
    return min(1.0, rounds_left(s) / HORIZON)


def plan_worth(s: City, plan: int, lasting: float) -> float:
    """The points, meeples and ability of a plan once it is completed; `lasting` is the horizon."""
    card = s.content.plans[plan]
    meeples = sum(max(s.content.meeple_values[kind] for kind in reward) for reward in card.rewards)
    ability = 0.0 if card.ability is None else ABILITY
    return card.points + card.expected + lasting * (meeples + ability)


def missing(s: City, space: int) -> list[int]:
    """Cubes of each colour that the tile on a space still needs."""
    return stacks.unpack(s.missing(space))


def progress_worth(s: City, space: int, lasting: float) -> float:
    """The share of a plan's worth that its cubes have earned; the last ones earn most."""
    plan = s.tiles[space]
    size = sum(s.content.plans[plan].cubes)
    done = (size - sum(missing(s, space))) / size
    reachable = 0.9 if rounds_left(s) >= 1 else 0.5
    return reachable * plan_worth(s, plan, lasting) * (0.7 * done + 0.3 * done * done)


def needed(s: City, me: Player) -> list[int]:
    """Cubes of each colour that all own plans together still need."""
    total = [0] * COLOUR_COUNT
    for space in me.plans:
        for colour, count in enumerate(missing(s, space)):
            total[colour] += count
    return total


def hand_worth(s: City, me: Player) -> float:
    """Cubes in hand and spending power."""
    worth = SPARE * s.power
    for colour, wanted in enumerate(needed(s, me)):
        have = s.held[colour] + s.misc[colour]
        fitting = min(have, wanted)
        worth += IN_HAND * fitting + SPARE * (have - fitting)
    return worth


def crew_worth(s: City, me: Player, lasting: float) -> float:
    """All own meeples, as far as the game lasts, and those at work that have not been activated."""
    worth = 0.0
    for kind in range(KIND_COUNT):
        value = s.content.meeple_values[kind]
        step = (PRODUCER if kind <= EXECUTIVE else HELPER) + value / 1000
        worth += lasting * value * me.meeples(kind) + step * (me.steady[kind] + 2 * me.hard[kind])
    return worth


def position(s: City, seat: int) -> float:
    """How well a seat stands: points, tokens, meeples, plans under construction, cubes in hand."""
    me = s.players[seat]
    lasting = horizon(s)
    worth = me.score + TOKEN * me.tokens + crew_worth(s, me, lasting) + hand_worth(s, me)
    worth += lasting * sum(s.content.plans[s.tiles[space]].ability is not None for space in me.buildings)
    return worth + sum(progress_worth(s, space, lasting) for space in me.plans)


def aims(s: City, seat: int) -> float:
    """What the ads and the better own target would score now."""
    mine = [targets.target_points(s, seat, s.content.targets[target]) for target in s.players[seat].targets]
    return float(sum(ads.ad_points(s, seat, s.content.ads[ad]) for ad in s.ads) + max(mine, default=0))


def aims_with(s: City, seat: int, plan: int, space: int) -> float:
    """What they would score with this plan completed on a space; `s` is a copy and is left as it was."""
    me = s.players[seat]
    s.tiles[space] = plan
    add(me.buildings, space)
    total = aims(s, seat)
    variable = s.content.plans[plan].variable
    if variable is not None:
        total += s.content.plans[plan].per * counting.count(s, seat, space, variable)
    me.buildings.remove(space)
    s.tiles[space] = NONE
    return total
