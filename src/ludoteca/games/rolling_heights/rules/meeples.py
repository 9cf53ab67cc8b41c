"""Rolling Heights, 'Activating meeples' and 'The meeples'."""

from typing import Final

from ludoteca.engine import NONE, Args, Decision, EventType, Reason, Verb, WhyNot, ask
from ludoteca.games.rolling_heights.content import KIND_COUNT
from ludoteca.games.rolling_heights.domains import COUNT, LEFT, MEEPLE, MODE, RAISED, STEP, WAY
from ludoteca.games.rolling_heights.rules import buying, crew, cubes, figures, points, prep
from ludoteca.games.rolling_heights.state import (
    EXECUTIVE,
    FIGURE,
    FROM_POLITICIANS,
    IN_BOX,
    PLANNER,
    POLITICIAN,
    RIVETER,
    SERVANT,
    STEADY,
    City,
    Player,
    total,
)

AS_STEADY: Final = 0
AS_HARD: Final = 1
HARD_AS_STEADY: Final = 2

TO_STEADY: Final = 0
TO_HARD: Final = 1
STRAIGHT_TO_HARD: Final = 2

FIRST: Final = 0
FIRST_OF_HARD: Final = 1
FURTHER: Final = 2
SECOND: Final = 3
"""The second meeple of a Public Servant; it must not be the same as the first."""

ACTIVATES: Final = EventType("activates", MEEPLE, WAY)
GAINS_POWER: Final = EventType("gains-power", COUNT)
RAISES: Final = EventType("raises", MEEPLE, STEP)

NOBODY_TO_RAISE: Final = Reason("nobody-to-raise", "RH-053", "RH-066")
NO_ABILITY: Final = Reason("no-ability", "RH-053", "RH-072")
NOBODY_TO_ROLL: Final = Reason("nobody-to-roll", "RH-053", "RH-068")
NO_FREE_PLAN: Final = Reason("no-free-plan", "RH-053", "RH-070")
IS_SERVANT: Final = Reason("servant", "RH-066")
SAME_MEEPLE: Final = Reason("same-meeple", "RH-067")
STRAIGHT: Final = Reason("straight", "RH-065", "RH-175")
RAISE_FIRST: Final = Reason("raise-first", "RH-053", "RH-065")


def add_activations(choices: list[int], s: City, me: Player, player: int, activate: Verb) -> None:
    """What the working meeples can do, except what would change nothing. RH-053, RH-060, RH-061"""
    steady, hard, first, stride = me.steady, me.hard, activate.first, activate.stride
    for kind in range(KIND_COUNT):
        if steady[kind] and (kind <= EXECUTIVE or can_act(s, me, player, kind, AS_STEADY)):
            choices.append(first + kind * stride + AS_STEADY)
        if hard[kind]:
            if kind <= EXECUTIVE or can_act(s, me, player, kind, AS_HARD):
                choices.append(first + kind * stride + AS_HARD)
            if kind <= EXECUTIVE or can_act(s, me, player, kind, HARD_AS_STEADY):
                choices.append(first + kind * stride + HARD_AS_STEADY)


def can_act(s: City, me: Player, player: int, kind: int, way: int) -> bool:
    """Whether a Public Servant, Public Figure or City Planner has anything to do. RH-053"""
    if kind == SERVANT:
        return can_raise(me, 0)
    if kind == FIGURE:
        return bool(figures.usable(s, player, way == AS_HARD, 1 if way == AS_STEADY else 0))
    return buying.can_take_free(s) if way == AS_HARD else any(me.box)


def why_not_activate(s: City, player: int, kind: int, way: int) -> WhyNot | None:
    """None of that kind works like that, or it would have nothing to do."""
    me = s.players[player]
    if not (me.steady if way == AS_STEADY else me.hard)[kind]:
        return crew.none_works(s, player, kind, way != AS_STEADY)
    if kind < SERVANT or can_act(s, me, player, kind, way):
        return None
    if kind == SERVANT:
        return NOBODY_TO_RAISE.because()
    if kind == FIGURE:
        return NO_ABILITY.because()
    return (NO_FREE_PLAN if way == AS_HARD else NOBODY_TO_ROLL).because()


def can_raise(me: Player, own: int) -> bool:
    """Whether there is an exhausted or steady meeple to upgrade, not counting `own` steady ones that act. RH-066"""
    return total(me.box) + total(me.steady) - me.box[SERVANT] - me.steady[SERVANT] > own


def activate(s: City, player: int, kind: int, way: int) -> None:
    """Lay the meeple flat and do what it does. RH-060 to RH-064, RH-068, RH-069, RH-072

    RH-061, RH-062, RH-063
    """
    me = s.players[player]
    (me.steady if way == AS_STEADY else me.hard)[kind] -= 1
    me.spent[kind] += 1
    s.tell(ACTIVATES, player, kind, way)
    hard = 1 if way == AS_HARD else 0
    if kind <= RIVETER:
        cubes.gain(s, player, kind, s.content.gains[hard][kind])
    elif kind == POLITICIAN:
        points.score(s, player, FROM_POLITICIANS, s.content.gains[hard][kind])
    elif kind == EXECUTIVE:
        gain_power(s, player, s.content.gains[hard][kind])
    elif kind == SERVANT:
        s.then([ask(RAISE, player, 1 + hard, FIRST_OF_HARD if hard else FIRST, NONE)])
    elif kind == FIGURE:
        s.then([ask(figures.USE_BUILDING, player, hard)])
    elif kind == PLANNER:
        s.then([ask(buying.TAKE_FREE_PLAN, player)] if hard else prep.rolls(s, player))


def gain_power(s: City, player: int, power: int) -> None:
    """Spending power for this turn. RH-063, RH-075"""
    s.power += power
    s.tell(GAINS_POWER, player, power)


class Raise(Decision[City]):
    """Upgrade one meeple: exhausted to steady, or steady to hard; there are `left` steps.

    A Working Hard Public Servant raises two meeples, or one exhausted straight to hard. A building's ability may
    raise the same one twice. `mode` says which; `raised` is the kind that a Public Servant has just raised to steady,
    if any. RH-065, RH-066, RH-067, RH-076, RH-175
    """

    CARRIES = (LEFT, MODE, RAISED)

    upgrade = Verb(MEEPLE, STEP)
    nobody_else = Verb()

    def misplaced(self, s: City, player: int, args: Args) -> str:
        """The first step is not optional."""
        _, mode, raised = args
        if raised != NONE and mode != SECOND:
            return "only at the second of two meeples it matters which was raised first"
        return "" if mode >= FURTHER or can_raise(s.players[player], 0) else "there is nobody to raise"

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """Active meeples that have not acted; after the first step the player may stop."""
        _, mode, raised = args
        me = s.players[player]
        choices: list[int] = []
        for kind in range(KIND_COUNT):
            if kind == SERVANT:
                continue
            if me.box[kind]:
                choices.append(self.upgrade.at(kind, TO_STEADY))
                if mode == FIRST_OF_HARD:
                    choices.append(self.upgrade.at(kind, STRAIGHT_TO_HARD))
            if me.steady[kind] > (1 if kind == raised else 0):
                choices.append(self.upgrade.at(kind, TO_HARD))
        return [*choices, self.nobody_else.first] if mode >= FURTHER else choices

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """There is no such meeple in that state, or it is not for this step."""
        _, mode, raised = args
        if answer == self.nobody_else.first:
            return RAISE_FIRST.because() if mode < FURTHER else None
        kind, step = self.upgrade.objects(answer)
        if kind == SERVANT:
            return IS_SERVANT.because()
        missing = crew.none_so(s, player, kind, STEADY if step == TO_HARD else IN_BOX)
        if missing is not None:
            return missing
        if step == STRAIGHT_TO_HARD and mode != FIRST_OF_HARD:
            return STRAIGHT.because()
        same = step == TO_HARD and kind == raised and s.players[player].steady[kind] == 1
        return SAME_MEEPLE.because() if same else None

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """It works, or works harder, and may act this turn."""
        if answer == self.nobody_else.first:
            return
        left, mode, _ = args
        kind, step = self.upgrade.objects(answer)
        me = s.players[player]
        (me.steady if step == TO_HARD else me.box)[kind] -= 1
        (me.steady if step == TO_STEADY else me.hard)[kind] += 1
        s.tell(RAISES, player, kind, step)
        if step != STRAIGHT_TO_HARD and left > 1:
            following = SECOND if mode == FIRST_OF_HARD else FURTHER
            raised = kind if following == SECOND and step == TO_STEADY else NONE
            s.then([ask(RAISE, player, left - 1, following, raised)])

    def to_pair(self, args: Args) -> tuple[int, int]:
        """From `SECOND` on, the mode used to say also which kind was raised; the last number meant none."""
        left, mode, raised = args
        return left, mode if mode < SECOND else SECOND + (KIND_COUNT if raised == NONE else raised)

    def from_pair(self, a: int, b: int) -> Args:
        """The reverse."""
        if b < SECOND:
            return a, b, NONE
        return a, SECOND, b - SECOND if b < SECOND + KIND_COUNT else NONE


RAISE: Final = Raise()
