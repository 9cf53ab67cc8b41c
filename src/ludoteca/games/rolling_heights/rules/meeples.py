"""Rolling Heights, 'Activating meeples' and 'The meeples'."""

from typing import Final

from ludoteca.engine import Decision, ask
from ludoteca.games.rolling_heights.content import KIND_COUNT
from ludoteca.games.rolling_heights.rules import buying, cubes, figures, points, prep
from ludoteca.games.rolling_heights.state import (
    EXECUTIVE,
    FIGURE,
    PLANNER,
    POLITICIAN,
    RIVETER,
    SERVANT,
    City,
    Player,
)

AS_STEADY: Final = 0
AS_HARD: Final = 1
HARD_AS_STEADY: Final = 2
WAYS: Final = 3 * KIND_COUNT
"""An activation is `kind * 3 + way`."""

TO_STEADY: Final = 0
TO_HARD: Final = 1
STRAIGHT_TO_HARD: Final = 2
STEPS: Final = 3 * KIND_COUNT
"""A raise is `kind * 3 + step`."""
DONE: Final = STEPS

FIRST: Final = 0
FIRST_OF_HARD: Final = 1
FURTHER: Final = 2
SECOND: Final = 3
"""Raises of a Public Servant's second meeple: `SECOND + kind` if the first one was raised to a steady `kind`."""
NOT_IN_THE_WAY: Final = SECOND + KIND_COUNT


def activations(s: City, me: Player, player: int) -> list[int]:
    """What the working meeples can do, from `ACTIVATE = 1` on; not what would change nothing. RH-053, RH-060, RH-061"""
    choices: list[int] = []
    for kind in range(KIND_COUNT):
        if me.steady[kind] and (kind <= EXECUTIVE or can_act(s, me, player, kind, AS_STEADY)):
            choices.append(1 + kind * 3)
        if me.hard[kind]:
            if kind <= EXECUTIVE or can_act(s, me, player, kind, AS_HARD):
                choices.append(2 + kind * 3)
            if kind <= EXECUTIVE or can_act(s, me, player, kind, HARD_AS_STEADY):
                choices.append(3 + kind * 3)
    return choices


def can_act(s: City, me: Player, player: int, kind: int, way: int) -> bool:
    """Whether a Public Servant, Public Figure or City Planner finds anything to do. RH-053"""
    if kind == SERVANT:
        return can_raise(me, 0)
    if kind == FIGURE:
        return bool(figures.usable(s, player, way == AS_HARD, 1 if way == AS_STEADY else 0))
    return buying.can_take_free(s) if way == AS_HARD else any(me.box)


def can_raise(me: Player, own: int) -> bool:
    """Whether there is an exhausted or steady meeple to upgrade, `own` steady ones being busy themselves. RH-066"""
    return sum(me.box) + sum(me.steady) - me.box[SERVANT] - me.steady[SERVANT] > own


def activate(s: City, player: int, answer: int) -> None:
    """Lay the meeple flat and carry out what it does. RH-060 to RH-064, RH-068, RH-069, RH-072

    RH-061, RH-062, RH-063
    """
    kind, way = divmod(answer, 3)
    me = s.players[player]
    (me.steady if way == AS_STEADY else me.hard)[kind] -= 1
    me.spent[kind] += 1
    s.tell("activates", player, kind, way)
    hard = 1 if way == AS_HARD else 0
    if kind <= RIVETER:
        cubes.gain(s, player, kind, s.content.gains[hard][kind])
    elif kind == POLITICIAN:
        points.score(s, player, s.content.gains[hard][kind])
    elif kind == EXECUTIVE:
        gain_power(s, player, s.content.gains[hard][kind])
    elif kind == SERVANT:
        s.then([ask(RAISE, player, 1 + hard, FIRST_OF_HARD if hard else FIRST)])
    elif kind == FIGURE:
        s.then([ask(figures.USE_BUILDING, player, hard)])
    elif kind == PLANNER:
        s.then([ask(buying.TAKE_FREE_PLAN, player)] if hard else prep.rolls(s, player))


def gain_power(s: City, player: int, power: int) -> None:
    """Spending power for this turn. RH-063, RH-075"""
    s.power += power
    s.tell("gains-power", player, power)


class Raise(Decision[City]):
    """Upgrade one meeple: exhausted to steady, or steady to hard; `left` steps are to be had.

    A Working Hard Public Servant raises two meeples, or one exhausted straight to hard. A building's ability may
    raise the same one twice. `mode` tells which. RH-065, RH-066, RH-067, RH-076, RH-175
    """

    size = DONE + 1

    def fits(self, s: City, player: int, left: int, mode: int) -> bool:
        """Steps that are left, and something to raise at the first."""
        if not (0 < left <= 9 and FIRST <= mode <= NOT_IN_THE_WAY):
            return False
        return mode >= FURTHER or can_raise(s.players[player], 0)

    def options(self, s: City, player: int, left: int, mode: int) -> list[int]:
        """Active meeples that have not acted; after the first step one may stop."""
        me = s.players[player]
        choices: list[int] = []
        for kind in range(KIND_COUNT):
            if kind == SERVANT:
                continue
            if me.box[kind]:
                choices.append(kind * 3 + TO_STEADY)
                if mode == FIRST_OF_HARD:
                    choices.append(kind * 3 + STRAIGHT_TO_HARD)
            if me.steady[kind] > (1 if mode == SECOND + kind else 0):
                choices.append(kind * 3 + TO_HARD)
        return [*choices, DONE] if mode >= FURTHER else choices

    def chosen(self, s: City, player: int, answer: int, left: int, mode: int) -> None:
        """It works, or works harder, and may act this turn."""
        if answer == DONE:
            return
        kind, step = divmod(answer, 3)
        me = s.players[player]
        (me.steady if step == TO_HARD else me.box)[kind] -= 1
        (me.steady if step == TO_STEADY else me.hard)[kind] += 1
        s.tell("raises", player, kind, step)
        if step != STRAIGHT_TO_HARD and left > 1:
            following = FURTHER
            if mode == FIRST_OF_HARD:
                following = SECOND + kind if step == TO_STEADY else NOT_IN_THE_WAY
            s.then([ask(RAISE, player, left - 1, following)])


RAISE: Final = Raise()
