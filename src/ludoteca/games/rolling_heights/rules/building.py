"""Rolling Heights, 'Commodity trades', 'Constructing buildings' and 'Completing buildings'."""

from typing import Final

from ludoteca.engine import Decision, Effect, add, ask, do
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, KIND_COUNT
from ludoteca.games.rolling_heights.rules import counting, cubes, ending, paying, points
from ludoteca.games.rolling_heights.state import City


def trade(s: City, player: int, colour: int) -> None:
    """Pay any cubes or spending power first, then gain one cube. RH-100, RH-101"""
    s.tell("trades", player, colour)
    s.then([*paying.payment(s, player, s.content.trade_costs[colour]), do(GAIN_TRADED, player, colour)])


class GainTraded(Effect[City]):
    """The cube for which a trade was made. RH-100, RH-101"""

    def fits(self, s: City, player: int, colour: int, b: int) -> bool:
        """A colour."""
        return 0 <= player < s.seats and 0 <= colour < COLOUR_COUNT and b == 0

    def run(self, s: City, player: int, colour: int, b: int) -> None:
        """Cubes just paid can be gained."""
        cubes.gain(s, player, colour, 1)


def construct(s: City, player: int, space: int, colour: int) -> None:
    """Put one cube on a plan for good, a real one first; a full plan is a building at once.

    RH-105, RH-107, RH-122, RH-130
    """
    if s.held[colour]:
        s.held[colour] -= 1
    else:
        s.misc[colour] -= 1
    s.built[space] += 1 << 4 * colour
    s.tell("builds", player, colour, space)
    ending.look_at(s, colour)
    if s.built[space] == s.content.needs[s.tiles[space]]:
        complete(s, player, space)


def complete(s: City, owner: int, space: int) -> None:
    """Points, then meeples, then the cap. RH-107, RH-111, RH-112"""
    builder = s.builder(owner)
    builder.plans.remove(space)
    add(builder.buildings, space)
    plan = s.tiles[space]
    if owner < s.seats:
        s.tell("completes", owner, plan, space)
        s.then([do(GAIN_MEEPLE, owner, plan, at) for at in range(len(s.content.plans[plan].rewards))])
    points.score(s, owner, counting.tile_points(s, owner, space))


class GainMeeple(Effect[City]):
    """One meeple of a completed building, if the supply has it; it is not active this turn. RH-108, RH-109, RH-110"""

    def fits(self, s: City, player: int, plan: int, at: int) -> bool:
        """A reward of a plan."""
        return (
            0 <= player < s.seats and 0 <= plan < len(s.content.plans) and 0 <= at < len(s.content.plans[plan].rewards)
        )

    def run(self, s: City, player: int, plan: int, at: int) -> None:
        """Where both of two kinds are left the player chooses."""
        kinds = available(s, plan, at)
        if len(kinds) == 2:
            s.then([ask(CHOOSE_MEEPLE, player, plan, at)])
        elif kinds:
            gain_meeple(s, player, kinds[0])


def available(s: City, plan: int, at: int) -> list[int]:
    """The kinds of one reward that the supply still has. RH-110"""
    return [kind for kind in s.content.plans[plan].rewards[at] if s.meeples[kind]]


def gain_meeple(s: City, player: int, kind: int) -> None:
    """From the supply to a player's idle meeples. RH-109"""
    s.meeples[kind] -= 1
    s.players[player].idle[kind] += 1
    s.tell("gains-meeple", player, kind)


class ChooseMeeple(Decision[City]):
    """Which of the two colours of a meeple to gain. RH-108, RH-110"""

    size = KIND_COUNT

    def fits(self, s: City, player: int, plan: int, at: int) -> bool:
        """A reward of which something is left."""
        return GAIN_MEEPLE.fits(s, player, plan, at) and bool(available(s, plan, at))

    def options(self, s: City, player: int, plan: int, at: int) -> list[int]:
        """What the supply has."""
        return available(s, plan, at)

    def chosen(self, s: City, player: int, kind: int, plan: int, at: int) -> None:
        """It joins the idle ones."""
        gain_meeple(s, player, kind)


GAIN_TRADED: Final = GainTraded()
GAIN_MEEPLE: Final = GainMeeple()
CHOOSE_MEEPLE: Final = ChooseMeeple()
