"""Rolling Heights, 'Activating meeples' and 'The meeples'."""

from typing import Final, Literal

from ludoteca.engine import NONE, Argument, EventType, Reason, Verb, WhyNot, ask
from ludoteca.games.rolling_heights.domains import MEEPLE, WAY
from ludoteca.games.rolling_heights.pieces import EXECUTIVE, FIGURE, KIND_COUNT, PLANNER, POLITICIAN, RIVETER, SERVANT
from ludoteca.games.rolling_heights.rules import buying, cubes, figures, paying, points, prep, servants
from ludoteca.games.rolling_heights.state import FROM_POLITICIANS, City, Player

Given = Literal["wood", "concrete", "glass", "steel", "points", "power"]
GIVES: Final[tuple[Given, ...]] = ("wood", "concrete", "glass", "steel", "points", "power")
"""What meeples give, by kind up to the Executive; the last three kinds do something else."""

AS_STEADY: Final = 0
AS_HARD: Final = 1
HARD_AS_STEADY: Final = 2

ACTIVATES: Final = EventType("activates", MEEPLE, WAY)

NOBODY_TO_RAISE: Final = Reason("nobody-to-raise", "RH-053", "RH-066")
NO_ABILITY: Final = Reason("no-ability", "RH-053", "RH-072")
NOBODY_TO_ROLL: Final = Reason("nobody-to-roll", "RH-053", "RH-068")
NO_FREE_PLAN: Final = Reason("no-free-plan", "RH-053", "RH-070")
ALL_EXHAUSTED: Final = Reason("exhausted", "RH-033", "RH-060")
ALL_ACTED: Final = Reason("acted", "RH-060")
NONE_ACTIVE: Final = Reason("not-active", "RH-031", "RH-109")
NOBODY_WORKS: Final = Reason("nobody-works", "RH-060")
ONLY_HARD: Final = Reason("only-hard", "RH-061")
ONLY_STEADY: Final = Reason("only-steady", "RH-060")


def add_activations(answers: list[int], s: City, me: Player, player: int, activate: Verb) -> None:
    """What the working meeples can do, except what would change nothing. RH-053, RH-060, RH-061"""
    steady, hard, first, stride = me.steady, me.hard, activate.first, activate.stride
    for kind in range(KIND_COUNT):
        if steady[kind] and (kind <= EXECUTIVE or can_act(s, me, player, kind, AS_STEADY)):
            answers.append(first + kind * stride + AS_STEADY)
        if hard[kind]:
            if kind <= EXECUTIVE or can_act(s, me, player, kind, AS_HARD):
                answers.append(first + kind * stride + AS_HARD)
            if kind <= EXECUTIVE or can_act(s, me, player, kind, HARD_AS_STEADY):
                answers.append(first + kind * stride + HARD_AS_STEADY)


def can_act(s: City, me: Player, player: int, kind: int, way: int) -> bool:
    """Whether a Public Servant, Public Figure or City Planner has anything to do. RH-053"""
    if kind == SERVANT:
        return servants.can_raise(me, 0)
    if kind == FIGURE:
        return bool(figures.usable(s, player, way == AS_HARD, 1 if way == AS_STEADY else 0))
    return buying.can_take_free(s) if way == AS_HARD else any(me.box)


def why_not_activate(s: City, player: int, kind: int, way: int) -> WhyNot | None:
    """None of that kind works like that, or it would have nothing to do."""
    me = s.players[player]
    if not (me.steady if way == AS_STEADY else me.hard)[kind]:
        return none_works(s, player, kind, way != AS_STEADY)
    if kind < SERVANT or can_act(s, me, player, kind, way):
        return None
    if kind == SERVANT:
        return NOBODY_TO_RAISE.because()
    if kind == FIGURE:
        return NO_ABILITY.because()
    return (NO_FREE_PLAN if way == AS_HARD else NOBODY_TO_ROLL).because()


def none_works(s: City, player: int, kind: int, hard: bool) -> WhyNot:
    """Where the meeples of a kind are, if none works as it should."""
    me, meeple = s.players[player], s.called(MEEPLE, kind)
    owned = me.meeples(kind)
    if not owned:
        return prep.NO_MEEPLE.because(meeple)
    if me.steady[kind] or me.hard[kind]:
        return (ONLY_STEADY if hard else ONLY_HARD).because(meeple)
    for count, reason in ((me.box[kind], ALL_EXHAUSTED), (me.spent[kind], ALL_ACTED), (me.idle[kind], NONE_ACTIVE)):
        if count == owned:
            return reason.because(meeple)
    where: dict[str, Argument] = {"exhausted": me.box[kind], "acted": me.spent[kind], "idle": me.idle[kind]}
    return NOBODY_WORKS.because({**meeple, **where})


def activate(s: City, player: int, kind: int, way: int) -> None:
    """Lay the meeple flat and do what it does. RH-060, RH-061, RH-062, RH-063, RH-064, RH-068, RH-069, RH-072"""
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
        paying.gain_power(s, player, s.content.gains[hard][kind])
    elif kind == SERVANT:
        mode = servants.FIRST_OF_HARD if hard else servants.FIRST
        s.then([ask(servants.RAISE, player, 1 + hard, mode, NONE)])
    elif kind == FIGURE:
        s.then([ask(figures.USE_BUILDING, player, hard)])
    elif kind == PLANNER:
        s.then([ask(buying.TAKE_FREE_PLAN, player)] if hard else prep.rolls(s, player))
