"""Why an answer is good, from what plans need and promise; all of it is public, or the seat's own."""

from typing import Final

from ludoteca.engine import Argument, Message
from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.bot import habits, shopping
from ludoteca.games.rolling_heights.bot.outlook import Outlook
from ludoteca.games.rolling_heights.bot.working import lacking
from ludoteca.games.rolling_heights.domains import CUBE, TILE
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, EXECUTIVE, FIGURE, PLANNER, POLITICIAN, SERVANT
from ludoteca.games.rolling_heights.rules import (
    building,
    buying,
    ending,
    figures,
    main,
    meeples,
    paying,
    prep,
    rally_and_strike,
    servants,
    starting,
    turn,
)
from ludoteca.games.rolling_heights.state import City

PREFIX = "rolling-heights"
_HELPS: Final = {
    POLITICIAN: "hint-rolling-heights-politician",
    EXECUTIVE: "hint-rolling-heights-executive",
    SERVANT: "hint-rolling-heights-helper",
}
"""Why to use a worker that brings no cubes."""
_ABILITIES: Final = {
    tiles.GAIN_CUBES: "hint-rolling-heights-ability-cubes",
    tiles.SPENDING_POWER: "hint-rolling-heights-executive",
    tiles.POINTS: "hint-rolling-heights-politician",
    tiles.WILD_TOKENS: "hint-rolling-heights-ability-tokens",
    tiles.REROLL: "hint-rolling-heights-planner-rolls",
    tiles.UPGRADE: "hint-rolling-heights-helper",
    tiles.DISCOUNT: "hint-rolling-heights-ability-discount",
    tiles.EXTRA_BUY: "hint-rolling-heights-ability-buy",
    tiles.SWAP_CUBES: "hint-rolling-heights-ability-swap",
}


def reasons(s: City, look: Outlook, seat: int, answer: int) -> list[Message]:
    rule = s.rule
    if isinstance(rule, main.Main):
        if rule.activate.covers(answer) and rule.activate.objects(answer)[0] == FIGURE:
            return _figure(s, look, seat, rule.activate.objects(answer)[1])
        return [_in_main(s, look, seat, rule, answer)]
    if isinstance(rule, buying.PlacePlan):
        return [_space(s, rule.place_plan.object(answer), _is_cheapest(s, seat, rule, answer))]
    if isinstance(rule, starting.PlaceStartingTile):
        return [_space(s, rule.place_starting_tile.object(answer), cheapest=False)]
    if isinstance(rule, starting.TakeStartingTile):
        plan = s.market[rule.take_starting_tile.object(answer)]
        return [_promises(s, plan, look.promise(plan, s.content.plans[plan].cubes, 0))]
    if isinstance(rule, buying.TakeFreePlan):
        slot = rule.take_free.object(answer)
        return [_promises(s, s.market[slot], shopping.promise_of(s, look, shopping.Purse(s, look, seat), slot, 0))]
    if isinstance(rule, rally_and_strike.Rally):
        return [_rally(s, seat, rule.rally.covers(answer))]
    if isinstance(rule, figures.UseBuilding):
        return [_ability(s, seat, rule.use_building.object(answer), bool(s.args[0]))]
    if isinstance(rule, building.ChooseMeeple):
        return [_new_worker(s, seat, rule.choose_meeple.object(answer))]
    return [_said(_small(s, rule, answer))]


def _small(s: City, rule: object, answer: int) -> str:
    if isinstance(rule, (prep.LeaveOut, rally_and_strike.Strike)):
        return "hint-rolling-heights-worker-least"
    if isinstance(rule, paying.Pay):
        return "hint-rolling-heights-pay-spare" if rule.pay.object(answer) else "hint-rolling-heights-pay-keep"
    if isinstance(rule, servants.Raise):
        return "hint-rolling-heights-upgrade" if rule.upgrade.covers(answer) else "hint-rolling-heights-upgrade-none"
    if isinstance(rule, (figures.AnyCube, figures.TakeOther)):
        return "hint-rolling-heights-cube-hardest"
    if isinstance(rule, figures.GiveBack):
        return (
            "hint-rolling-heights-keep-cubes" if rule.keep_cubes.covers(answer) else "hint-rolling-heights-spare-cube"
        )
    if isinstance(rule, figures.RerollAgain):
        return "hint-rolling-heights-free-roll"
    if isinstance(rule, ending.ScoreTarget):
        worths = {rule.worth(s, s.player, rule.score_target.object(one)) for one in s.answers}
        return "hint-rolling-heights-target" if len(worths) > 1 else "hint-rolling-heights-any-target"
    return "hint-rolling-heights-roll-later" if isinstance(rule, turn.RollAhead) else "hint-best-placed"


def _in_main(s: City, look: Outlook, seat: int, rule: main.Main, answer: int) -> Message:
    if rule.buy.covers(answer):
        slot = rule.buy.object(answer)
        return _promises(s, s.market[slot], shopping.purchase(s, look, shopping.Purse(s, look, seat), seat, slot))
    if rule.construct.covers(answer):
        space, _ = rule.construct.objects(answer)
        return _construct(s, look, seat, space)
    if rule.activate.covers(answer):
        return _activate(s, look, *rule.activate.objects(answer))
    if rule.trade.covers(answer):
        return _needs(s, look, rule.trade.object(answer), "hint-rolling-heights-trade")
    if rule.spend_token.covers(answer):
        return _said("hint-rolling-heights-token-finishes")
    fitting = sum(s.held) + sum(s.misc) - sum(habits.spare(s, look))
    return _said("hint-rolling-heights-end-phase-anyway" if fitting else "hint-rolling-heights-end-phase")


def _promises(s: City, plan: int, points: float) -> Message:
    words = TILE.words(PREFIX, s.content, plan)
    if points < 0.5:
        return _said("hint-rolling-heights-plan-little", **words)
    return _said("hint-rolling-heights-plan", points=round(points), **words)


def _construct(s: City, look: Outlook, seat: int, space: int) -> Message:
    at = s.players[seat].plans.index(space)
    plan, short = s.tiles[space], lacking(s, look.missing[at])
    words = TILE.words(PREFIX, s.content, plan)
    if short:
        return _said("hint-rolling-heights-construct", missing=short, **words)
    return _said("hint-rolling-heights-finish", points=s.content.plans[plan].points, **words)


def _activate(s: City, look: Outlook, kind: int, way: int) -> Message:
    if kind < COLOUR_COUNT:
        return (
            _needs(s, look, kind, "hint-rolling-heights-worker-needed")
            if habits.short(s, look)[kind]
            else _said("hint-rolling-heights-worker-pays")
        )
    if kind == PLANNER:
        return _said("hint-rolling-heights-planner" if way == meeples.AS_HARD else "hint-rolling-heights-planner-rolls")
    return _said(_HELPS[kind])


def _needs(s: City, look: Outlook, colour: int, what: str) -> Message:
    return Message(what, {"count": habits.short(s, look)[colour], **CUBE.words(PREFIX, s.content, colour)}, [])


def _rally(s: City, seat: int, rallies: bool) -> Message:
    me = s.players[seat]
    tired, working = sum(me.box), me.working()
    if rallies:
        return _said("hint-rolling-heights-rally", lost=working // 2)
    return _said("hint-rolling-heights-no-rally", tired=tired, working=working)


def _is_cheapest(s: City, seat: int, rule: buying.PlacePlan, answer: int) -> bool:
    """Whether no other space costs less, and some cost more."""
    slot, free = s.args
    costs = {one: buying.cost_of(s, seat, slot, rule.place_plan.object(one), bool(free)) for one in s.answers}
    return costs[answer] == min(costs.values()) < max(costs.values())


def _space(s: City, space: int, cheapest: bool) -> Message:
    bonus, room = s.bonus(s.market[s.args[0]], space), shopping.room(s, space)
    if bonus:
        return _said("hint-rolling-heights-space-bonus", points=bonus, room=room)
    return _said("hint-rolling-heights-space-cheap" if cheapest else "hint-rolling-heights-space", room=room)


def _new_worker(s: City, seat: int, kind: int) -> Message:
    points = habits.for_targets(s, seat, kind)
    if points > 0:
        return _said("hint-rolling-heights-new-worker-target", points=points)
    return _said("hint-rolling-heights-new-worker")


def _figure(s: City, look: Outlook, seat: int, way: int) -> list[Message]:
    """The building that the figure would use, and what that brings."""
    hard = way == meeples.AS_HARD
    usable = figures.usable(s, seat, hard, 0 if hard else 1)
    if not usable:
        return [_said("hint-best-placed")]
    space = max(usable, key=lambda one: habits.ability_gain(s, look, seat, one, hard))
    uses = _said("hint-rolling-heights-figure", **TILE.words(PREFIX, s.content, s.tiles[space]))
    return [uses, _ability(s, seat, space, hard)]


def _ability(s: City, seat: int, space: int, hard: bool) -> Message:
    ability = s.content.plans[s.tiles[space]].ability
    if ability is None:
        return _said("hint-best-placed")
    if ability.counting is not None:
        scored = figures.points_of(s, seat, space, ability, ability.counting, hard)
        return _said("hint-rolling-heights-ability-points", points=scored)
    return _said(_ABILITIES.get(ability.kind, "hint-rolling-heights-ability"))


def _said(what: str, **args: Argument) -> Message:
    return Message(what, dict(args), [])
