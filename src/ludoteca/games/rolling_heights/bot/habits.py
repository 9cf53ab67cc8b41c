"""How the small questions of Rolling Heights are answered at once: those about meeples, cubes and payments."""

from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine import Rule
from ludoteca.games.rolling_heights import tiles
from ludoteca.games.rolling_heights.bot.outlook import Outlook
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, FIGURE, HARD, PLANNER
from ludoteca.games.rolling_heights.rules import (
    building,
    ending,
    figures,
    paying,
    prep,
    rally_and_strike,
    servants,
    targets,
    turn,
)
from ludoteca.games.rolling_heights.state import City

NEEDED: Final = 1.0
"""What a meeple is worth this turn, beyond its usual worth, if its cubes are needed."""
FREE_PLAN: Final = 2.0
"""A steady City Planner that works hard is worth this much."""


def usefulness(look: Outlook, kind: int, more: int) -> float:
    """What another working meeple of a kind is worth this turn if `more` of them work already."""
    value = look.values.per_round[kind]
    if kind < COLOUR_COUNT:
        return value + (NEEDED if look.needed[kind] > more else 0.0)
    if kind == FIGURE:
        return value if look.abilities > more else 0.0
    return value + NEEDED / 2


def at_work(s: City, seat: int, kind: int) -> int:
    """Meeples of a kind that bring something this turn, and cubes in hand that they would bring."""
    me = s.players[seat]
    working = me.steady[kind] + me.hard[kind]
    return working + s.held[kind] + s.misc[kind] if kind < COLOUR_COUNT else working


def first_named(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """Targets: the rules name the better one first. Rolling ahead: waiting loses nothing."""
    return answers[0]


def last_named(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """Rolling exhausted meeples again without risk."""
    return answers[-1]


# -------------------------------------------------------------------------------------------------- rolling


def least_useful(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """The kind that is least needed this turn stays out."""
    me, leave_out = s.players[seat], prep.LEAVE_OUT.of(s).leave_out

    def loss(answer: int) -> float:
        kind = leave_out.object(answer)
        return usefulness(look, kind, me.box[kind] - 1)

    return min(answers, key=loss)


def rally(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """Yes, as long as more workers can be expected than there are now."""
    me, rule = s.players[seat], rally_and_strike.RALLY.of(s)
    goes_on = look.values.rally[sum(me.box)][me.working()]
    return (rule.rally if goes_on else rule.stop).first


def lies_down(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """The least useful of those that work; a hard one brings twice as much."""
    lie_down = rally_and_strike.STRIKE.of(s).lie_down

    def loss(answer: int) -> float:
        kind, state = lie_down.objects(answer)
        return usefulness(look, kind, at_work(s, seat, kind) - 1) * (2 if state == HARD else 1)

    return min(answers, key=loss)


# -------------------------------------------------------------------------------------------------- meeples


def raises(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """The meeple that brings most one step higher."""
    rule = servants.RAISE.of(s)

    def gain(answer: int) -> float:
        if answer == rule.nobody_else.first:
            return 0.01
        kind, step = rule.upgrade.objects(answer)
        if kind == PLANNER and step != servants.TO_STEADY:
            return FREE_PLAN
        worth = usefulness(look, kind, at_work(s, seat, kind))
        if step == servants.TO_HARD and kind >= FIGURE:
            return worth / 2
        return worth * 1.4 if step == servants.STRAIGHT_TO_HARD else worth

    return max(answers, key=gain)


def new_meeple(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """The kind that brings most, also for a target, and is in short supply."""
    choose = building.CHOOSE_MEEPLE.of(s).choose_meeple

    def gain(answer: int) -> float:
        kind = choose.object(answer)
        for_target = for_targets(s, seat, kind) / max(1.0, look.turns)
        return look.values.per_round[kind] - 0.05 * look.crew[kind] + for_target

    return max(answers, key=gain)


def for_targets(s: City, seat: int, kind: int) -> int:
    """How many more points the better target of a seat scores with one more meeple of a kind."""
    mine = [s.content.targets[target] for target in s.players[seat].targets]
    before = max([targets.target_points(s, seat, target) for target in mine], default=0)
    idle = s.players[seat].idle
    idle[kind] += 1
    after = max([targets.target_points(s, seat, target) for target in mine], default=0)
    idle[kind] -= 1
    return after - before


def ability_gain(s: City, look: Outlook, seat: int, space: int, hard: bool) -> float:
    ability = s.content.plans[s.tiles[space]].ability
    if ability is None:
        return 0.0
    me, value = s.players[seat], ability.value[hard]
    if ability.counting is not None:
        return float(figures.points_of(s, seat, space, ability, ability.counting, hard))
    if ability.kind == tiles.SWAP_CUBES:
        return look.price * min(value, sum(short(s, look)), sum(spare(s, look)))
    if ability.kind == tiles.REROLL:
        return 0.45 * sum(me.box) * value
    if ability.kind == tiles.DISCOUNT and not s.buys:
        return 0.0
    if ability.kind == tiles.CONVERT:
        return look.values.abilities[s.tiles[space]][0] if look.turns >= 2 else 0.0
    return look.values.abilities[s.tiles[space]][hard]


def best_ability(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    use, hard = figures.USE_BUILDING.of(s).use_building, bool(s.args[0])
    return max(answers, key=lambda answer: ability_gain(s, look, seat, use.object(answer), hard))


def converted(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """One that can still act as an Executive this turn, if there is one."""
    convert = figures.CONVERT.of(s).convert
    order = [1, 0, 3, 4, 2]  # idle, in the box, steady, hard, spent
    return max(answers, key=lambda answer: order[convert.object(answer)])


# -------------------------------------------------------------------------------------------------- cubes


def short(s: City, look: Outlook) -> list[int]:
    """Cubes of each colour that the seat's plans need beyond those in hand."""
    return [max(0, look.needed[c] - s.held[c] - s.misc[c]) for c in range(COLOUR_COUNT)]


def spare(s: City, look: Outlook) -> list[int]:
    """Cubes of each colour in hand that none of the seat's plans needs."""
    return [max(0, s.held[c] + s.misc[c] - look.needed[c]) for c in range(COLOUR_COUNT)]


def any_cube(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """The missing colour that is hardest to get."""
    take, missing = figures.ANY_CUBE.of(s).take_cube, short(s, look)
    return max(answers, key=lambda answer: _urgency(look, missing, take.object(answer)))


def taken_for_other(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    take, missing = figures.TAKE_OTHER.of(s).take_cube, short(s, look)
    return max(answers, key=lambda answer: _urgency(look, missing, take.object(answer)))


def _urgency(look: Outlook, missing: list[int], colour: int) -> float:
    return look.prices[colour] + missing[colour] * 0.01 if missing[colour] else 0.0


def given_back(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """Spare cubes, while others are missing; needed ones only if there is no other way."""
    rule, over, missing = figures.GIVE_BACK.of(s), spare(s, look), short(s, look)

    def gain(answer: int) -> float:
        if answer == rule.keep_cubes.first:
            return 0.5
        return float(over[rule.give_back.object(answer)] > 0 and sum(missing[:-1]) > 0)

    return max(answers, key=gain)


def payment(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    """All spending power, then spare cubes; as few as possible of those that fit a plan."""
    _, resource = s.args
    if resource == paying.POWER:
        return answers[-1]
    colour = (resource - paying.MISC) % COLOUR_COUNT
    over = s.held[colour] + s.misc[colour] - look.needed[colour]
    return max(answers[0], min(answers[-1], paying.PAY.of(s).pay.at(over)))


_WAYS: Final[dict[type[Rule[Any]], Callable[[City, Outlook, int, list[int]], int]]] = {
    prep.LeaveOut: least_useful,
    rally_and_strike.Rally: rally,
    rally_and_strike.Strike: lies_down,
    servants.Raise: raises,
    building.ChooseMeeple: new_meeple,
    figures.UseBuilding: best_ability,
    figures.Convert: converted,
    figures.RerollAgain: last_named,
    figures.AnyCube: any_cube,
    figures.GiveBack: given_back,
    figures.TakeOther: taken_for_other,
    paying.Pay: payment,
    ending.ScoreTarget: first_named,
    turn.RollAhead: first_named,
}
"""How each small question is answered."""


def habit(s: City, look: Outlook, seat: int, answers: list[int]) -> int:
    return _WAYS[type(s.rule)](s, look, seat, answers)
