"""Rolling Heights, 'Commodity trades', 'Constructing buildings' and 'Completing buildings'."""

from typing import Final

from ludoteca.engine import Args, Decision, Effect, EventType, Reason, Verb, WhyNot, add, ask, do
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import WATER
from ludoteca.games.rolling_heights.domains import CUBE, MEEPLE, REWARD, SPACE, TILE
from ludoteca.games.rolling_heights.rules import buying, cubes, ending, paying, points
from ludoteca.games.rolling_heights.state import FROM_BUILDINGS, City

TRADES: Final = EventType("trades", CUBE)
BUILDS: Final = EventType("builds", CUBE, SPACE)
COMPLETES: Final = EventType("completes", TILE, SPACE)
GAINS_MEEPLE: Final = EventType("gains-meeple", MEEPLE)

NO_PLAN_THERE: Final = Reason("no-plan-there", "RH-105")
NOT_YOUR_PLAN: Final = Reason("not-your-plan", "RH-105")
COMPLETED: Final = Reason("completed", "RH-107")
NOT_NEEDED: Final = Reason("not-needed", "RH-105")
NO_CUBE: Final = Reason("no-cube", "RH-105", "RH-106")
NO_REWARD: Final = Reason("no-reward", "RH-108")


def trade(s: City, player: int, colour: int) -> None:
    """Pay any cubes or spending power first, then gain one cube. RH-100, RH-101"""
    s.tell(TRADES, player, colour)
    s.then([*paying.payment(s, player, s.content.trade_costs[colour]), do(GAIN_TRADED, player, colour)])


class GainTraded(Effect[City]):
    """Gain the cube that a trade was made for. RH-100, RH-101"""

    CARRIES = (CUBE,)

    def run(self, s: City, player: int, args: Args) -> None:
        """Cubes just paid can be gained."""
        cubes.gain(s, player, args[0], 1)


def construct(s: City, player: int, space: int, colour: int) -> None:
    """Put a cube on a plan for good, a real one first; a full plan is a building. RH-105, RH-107, RH-122, RH-130"""
    if s.held[colour]:
        s.held[colour] -= 1
    else:
        s.misc[colour] -= 1
    s.built[space] += stacks.cubes(colour)
    s.tell(BUILDS, player, colour, space)
    ending.look_at(s, colour)
    if not s.missing(space):
        complete(s, player, space)


def why_not_construct(s: City, player: int, space: int, colour: int) -> WhyNot | None:
    """Only on your own plans, and only cubes they need and you have."""
    if s.is_empty(space):
        return (buying.IS_WATER if s.price(space) == WATER else NO_PLAN_THERE).because()
    me = s.players[player]
    if space not in me.plans:
        return (COMPLETED if space in me.buildings else NOT_YOUR_PLAN).because()
    if not stacks.count(s.missing(space), colour):
        return NOT_NEEDED.because(s.called(CUBE, colour))
    return None if s.held[colour] or s.misc[colour] else NO_CUBE.because(s.called(CUBE, colour))


def points_for(s: City, player: int, cubes: list[tuple[int, int]]) -> int:
    """The points for putting cubes of these colours on these spaces, as the board is now. RH-107, RH-111"""
    trial = s.copy()
    for space, colour in cubes:
        construct(trial, player, space, colour)
    return trial.players[player].score - s.players[player].score


def complete(s: City, owner: int, space: int) -> None:
    """Points, then meeples, then the cap. RH-107, RH-111, RH-112"""
    builder = s.builder(owner)
    builder.plans.remove(space)
    add(builder.buildings, space)
    plan = s.tiles[space]
    if owner < s.seats:
        s.tell(COMPLETES, owner, plan, space)
        s.then([do(GAIN_MEEPLE, owner, plan, at) for at in range(len(s.content.plans[plan].rewards))])
    points.score(s, owner, FROM_BUILDINGS, points.tile_points(s, owner, space))


class GainMeeple(Effect[City]):
    """One meeple of a completed building, if the supply has it; it is not active this turn. RH-108, RH-109, RH-110"""

    CARRIES = (TILE, REWARD)

    def run(self, s: City, player: int, args: Args) -> None:
        """If both of two kinds are left, the player chooses."""
        plan, at = args
        kinds = available(s, plan, at)
        if len(kinds) == 2:
            s.then([ask(CHOOSE_MEEPLE, player, plan, at)])
        elif kinds:
            gain_meeple(s, player, kinds[0])


def available(s: City, plan: int, at: int) -> list[int]:
    """The kinds of one reward that the supply still has. RH-110"""
    return [kind for kind in s.content.plans[plan].rewards[at] if s.meeples[kind]]


def gain_meeple(s: City, player: int, kind: int) -> None:
    """A meeple from the supply joins a player's idle meeples. RH-109"""
    s.meeples[kind] -= 1
    s.players[player].idle[kind] += 1
    s.tell(GAINS_MEEPLE, player, kind)


class ChooseMeeple(Decision[City]):
    """Which of a meeple's two colours to gain. RH-108, RH-110"""

    CARRIES = (TILE, REWARD)

    choose_meeple = Verb(MEEPLE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        plan, at = args
        return [self.choose_meeple.at(kind) for kind in available(s, plan, at)]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        plan, at = args
        brings = s.content.plans[plan].rewards[at]
        return None if self.choose_meeple.object(answer) in brings else NO_REWARD.because()

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """It joins the idle ones."""
        gain_meeple(s, player, self.choose_meeple.object(answer))


GAIN_TRADED: Final = GainTraded()
GAIN_MEEPLE: Final = GainMeeple()
CHOOSE_MEEPLE: Final = ChooseMeeple()
