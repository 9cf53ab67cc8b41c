"""How the questions of Rolling Heights are answered: one step ahead, by what improves the position most.

In the Main phase the meeples are activated first, then a plan is bought, then it is built on; the phase ends when
nothing improves the position. Payments, purchases and trades, which take several answers, are judged by what they are
about.
"""

from collections.abc import Callable
from typing import Any, Final

from ludoteca.bots.rolling_heights import worth
from ludoteca.engine import NONE, Rule
from ludoteca.games.rolling_heights.city import NEIGHBOURS
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, MARKET, WATER
from ludoteca.games.rolling_heights.rules import buying, ending, main, meeples, paying, prep, risk, starting, turn
from ludoteca.games.rolling_heights.state import CONCRETE, FIGURE, PLANNER, SERVANT, City, Player

ACTIVATE_FIRST: Final = 200.0
"""What meeples give is known before it is spent."""
THEN_BUY: Final = 100.0
COMPLETE_FIRST: Final = 50.0
LEAST_GAIN: Final = 1e-6
FITTING_CUBE: Final = 0.7
"""What it costs to pay with a cube that an own plan needs."""
WORKING: Final = 0.45
"""The chance that a rolled meeple works, near enough."""
A_WORKER: Final = 1.25
"""Cubes or the like that one working meeple brings."""
A_CUBE: Final = 1.0
"""What a cube paid for a better space could have built elsewhere."""
AIMS: Final = 0.6
"""Ads and targets count a little less than points: the board will change."""
ENOUGH_TO_BUILD: Final = 8
"""Cubes missing on own plans beyond which another plan can wait."""
CUBES_PER_MEEPLE: Final = 0.6
"""What a meeple brings in a turn, exhausted ones included."""


def first_named(s: City, seat: int, answers: list[int]) -> int:
    """Targets: the rules name the better one first. Rolling ahead: waiting loses nothing."""
    return answers[0]


def after(s: City, answer: int) -> City:
    """A copy of the position in which an answer was given."""
    world = s.copy()
    world.choose(answer)
    return world


def best_next(s: City, seat: int, answers: list[int]) -> int:
    """The answer after which the seat stands best."""
    return max(answers, key=lambda answer: worth.position(after(s, answer), seat))


# -------------------------------------------------------------------------------------------------- beginning


def starting_tile(s: City, seat: int, answers: list[int]) -> int:
    """A plan worth its cubes that Carpenters and Construction Workers can build alone."""
    take = starting.TAKE_STARTING_TILE.of(s).take_starting_tile

    def value(answer: int) -> float:
        plan = s.market[take.object(answer)]
        cubes = s.content.plans[plan].cubes
        hard_to_get = sum(cubes[CONCRETE + 1 :])
        return worth.plan_worth(s, plan, 1.0) - 0.6 * sum(cubes) - 0.8 * hard_to_get

    return max(answers, key=value)


def starting_space(s: City, seat: int, answers: list[int]) -> int:
    """A bonus, and free land around."""
    plan, place = s.market[s.args[0]], starting.PLACE_STARTING_TILE.of(s).place_starting_tile

    def value(answer: int) -> float:
        space = place.object(answer)
        return s.bonus(plan, space) + 0.3 * room(s, space)

    return max(answers, key=value)


def room(s: City, space: int) -> int:
    """Empty land next to a space."""
    return sum(s.is_empty(other) and s.price(other) != WATER for other in NEIGHBOURS[space])


# -------------------------------------------------------------------------------------------------- rolling


def least_useful(s: City, seat: int, answers: list[int]) -> int:
    """The kind that is least needed this turn stays out."""
    leave_out = prep.LEAVE_OUT.of(s).leave_out
    return min(answers, key=lambda answer: usefulness(s, s.players[seat], leave_out.object(answer)))


def usefulness(s: City, me: Player, kind: int) -> float:
    """A meeple's value, more if its cubes are needed, less if it has nothing to do."""
    value = s.content.meeple_values[kind]
    if kind < COLOUR_COUNT:
        wanted = worth.needed(s, me)[kind]
        return value + 1.0 if wanted > me.box[kind] else value - (0.5 if wanted else 1.0)
    if kind == FIGURE:
        usable = sum(s.content.plans[s.tiles[space]].ability is not None for space in me.buildings)
        return value if usable >= me.box[FIGURE] else -1.0
    return value


def rally(s: City, seat: int, answers: list[int]) -> int:
    """Rally while the workers to be won outweigh those to be lost in a strike, token included."""
    me = s.players[seat]
    exhausted, working = sum(me.box), sum(me.steady) + sum(me.hard)
    bust = (1 - WORKING) ** exhausted
    loss = A_WORKER * (working // 2) - 1
    rule = risk.RALLY.of(s)
    return (rule.rally if A_WORKER * exhausted * WORKING > bust * loss else rule.stop).first


# -------------------------------------------------------------------------------------------------- main phase


class Standing:
    """What the gains of many answers to one question depend on, found once."""

    def __init__(self, s: City, seat: int) -> None:
        me = s.players[seat]
        self.worth: float = worth.position(s, seat)
        self.lasting: float = worth.horizon(s)
        self.needed: list[int] = worth.needed(s, me)
        self.open_cubes: int = sum(self.needed)
        self.coming: float = (
            (worth.rounds_left(s) + 0.5) * CUBES_PER_MEEPLE * min(s.content.active_limit, me.workforce())
        )
        """Cubes that the crew will bring until the end."""
        over = [max(0, s.held[c] + s.misc[c] - self.needed[c]) for c in range(COLOUR_COUNT)]
        self.spare: int = s.power + sum(over)
        """Spending power, and cubes that no own plan needs."""
        self.cheapest: int = buying.cheapest_space(s, me)

    def pain(self, cost: int) -> float:
        """What a payment hurts: spending power and spare cubes little, cubes that fit a plan more."""
        return worth.SPARE * min(cost, self.spare) + FITTING_CUBE * max(0, cost - self.spare)


def gains(s: City, seat: int, answers: list[int]) -> list[float]:
    """What each action of the Main phase gains now, tier by tier; the end of the phase next to nothing."""
    now = Standing(s, seat)
    end_phase = main.MAIN.of(s).end_phase.first
    return [LEAST_GAIN if answer == end_phase else gain_of(s, seat, answer, now) for answer in answers]


def gain_of(s: City, seat: int, answer: int, now: Standing) -> float:
    """How much an action of the Main phase improves the position, with its tier on top."""
    rule = main.MAIN.of(s)
    if rule.activate.covers(answer):
        gain = activation_gain(s, seat, answer, now)
        return gain + ACTIVATE_FIRST if gain > LEAST_GAIN else gain
    if rule.spend_token.covers(answer):
        return completion_gain(s, seat, rule.spend_token.object(answer), now.lasting)
    if rule.trade.covers(answer):
        return trade_gain(s, rule.trade.object(answer), now)
    if rule.buy.covers(answer):
        gain = purchase_gain(s, seat, rule.buy.object(answer), now)
        return gain + THEN_BUY if gain > LEAST_GAIN else gain
    return construction_gain(s, seat, answer, now.worth) if rule.construct.covers(answer) else 0.0


def construction_gain(s: City, seat: int, answer: int, now: float) -> float:
    """A cube on a plan, where it stays, is always better than in hand; plans that can be completed now go first."""
    space = main.MAIN.of(s).construct.object(answer)
    gain = worth.position(after(s, answer), seat) - now + worth.IN_HAND
    return gain + COMPLETE_FIRST if shortage(s, space) == [0] * COLOUR_COUNT else gain


def shortage(s: City, space: int) -> list[int]:
    """Cubes of each colour that a plan needs beyond those in hand."""
    return [max(0, want - s.held[c] - s.misc[c]) for c, want in enumerate(worth.missing(s, space))]


def activation_gain(s: City, seat: int, answer: int, now: Standing) -> float:
    """One step ahead, and one more where the meeple asks what to do; rolling again counts by its chances."""
    kind, way = main.MAIN.of(s).activate.objects(answer)
    if kind == PLANNER:
        if way == meeples.AS_HARD:
            return max(plan_gain(s, seat, place, now) for place in range(MARKET) if s.market[place] != NONE)
        return worth.IN_HAND * WORKING * sum(s.players[seat].box)
    world = after(s, answer)
    if kind in (SERVANT, FIGURE) and world.player == seat and not isinstance(world.rule, main.Main):
        return max(worth.position(after(world, following), seat) for following in world.answers) - now.worth
    return worth.position(world, seat) - now.worth


def plan_gain(s: City, seat: int, place: int, now: Standing) -> float:
    """What a plan of the market promises: a share of its worth if there is time, capacity and the right crew."""
    plan = s.market[place]
    in_time = min(1.0, now.coming / (sum(s.content.plans[plan].cubes) + now.open_cubes))
    if in_time < 0.6:
        return -1.0
    capacity = 1.0 if now.open_cubes <= ENOUGH_TO_BUILD else 0.25
    gain = worth.plan_worth(s, plan, now.lasting) * 0.35 * in_time * capacity
    return gain - 0.3 * unmatched(s, s.players[seat], plan) + worth.TOKEN * s.tokens_on[place]


def unmatched(s: City, me: Player, plan: int) -> int:
    """Cubes of a plan in colours that no own meeple brings."""
    cubes = s.content.plans[plan].cubes
    return sum(count for colour, count in enumerate(cubes) if not me.meeples(colour))


def purchase_gain(s: City, seat: int, place: int, now: Standing) -> float:
    """The plan's promise less what must be paid, spare things first."""
    return plan_gain(s, seat, place, now) - now.pain(max(0, s.content.costs[place] + now.cheapest - s.discount))


def trade_gain(s: City, colour: int, now: Standing) -> float:
    """A trade of spare things for a cube that a plan needs; never of cubes that fit."""
    cost = s.content.trade_costs[colour]
    if cost > now.spare or now.needed[colour] <= s.held[colour] + s.misc[colour]:
        return -1.0
    return worth.IN_HAND - worth.SPARE * cost + 0.2


def completion_gain(s: City, seat: int, colour: int, lasting: float) -> float:
    """A cube bought with a token pays if the tokens complete a plan this turn for more than they are worth."""
    me = s.players[seat]
    best = -1.0
    for space in me.plans:
        short = shortage(s, space)
        if short[colour] and sum(short) <= me.tokens:
            whole = worth.plan_worth(s, s.tiles[space], lasting) - worth.progress_worth(s, space, lasting)
            best = max(best, 0.6 * whole - worth.TOKEN * sum(short))
    return best


# -------------------------------------------------------------------------------------------------- plans and pay


def best_plan(s: City, seat: int, answers: list[int]) -> int:
    """The most promising plan for a City Planner."""
    now = Standing(s, seat)
    take_free = buying.TAKE_FREE_PLAN.of(s).take_free
    return max(answers, key=lambda answer: plan_gain(s, seat, take_free.object(answer), now))


def best_space(s: City, seat: int, answers: list[int]) -> int:
    """A bonus, what ads and targets would say, and room to grow, less the cost."""
    place, free = s.args
    plan, place_plan = s.market[place], buying.PLACE_PLAN.of(s).place_plan

    def value(answer: int) -> float:
        space = place_plan.object(answer)
        cost = buying.cost_of(s, seat, place, space, bool(free))
        gain = s.bonus(plan, space) + AIMS * worth.aims_with(s, seat, plan, space) + 0.1 * room(s, space)
        return gain - A_CUBE * cost

    return max(answers, key=value)


def payment(s: City, seat: int, answers: list[int]) -> int:
    """All spending power, then spare cubes; as few as can be of those that fit a plan."""
    _, resource = s.args
    if resource == paying.POWER:
        return answers[-1]
    colour = (resource - paying.MISC) % COLOUR_COUNT
    spare = s.held[colour] + s.misc[colour] - worth.needed(s, s.players[seat])[colour]
    return max(answers[0], min(answers[-1], paying.PAY.of(s).pay.at(spare)))


_WAYS: Final[dict[type[Rule[Any]], Callable[[City, int, list[int]], int]]] = {
    starting.TakeStartingTile: starting_tile,
    starting.PlaceStartingTile: starting_space,
    prep.LeaveOut: least_useful,
    risk.Rally: rally,
    buying.TakeFreePlan: best_plan,
    buying.PlacePlan: best_space,
    paying.Pay: payment,
    ending.ScoreTarget: first_named,
    turn.RollAhead: first_named,
}
"""How each question is answered; all others by looking one step ahead."""


def habit(s: City, seat: int, answers: list[int]) -> int:
    """By the way of the rule that asks; otherwise the answer after which the seat stands best."""
    return _WAYS.get(type(s.rule), best_next)(s, seat, answers)
