"""Rolling Heights: why no meeple of a kind can do what is asked."""

from typing import Final

from ludoteca.engine import Argument, Reason, WhyNot
from ludoteca.games.rolling_heights.domains import MEEPLE, STATE
from ludoteca.games.rolling_heights.state import City

NO_MEEPLE: Final = Reason("no-meeple", "RH-031", "RH-060")
EXHAUSTED: Final = Reason("exhausted", "RH-033", "RH-060")
ACTED: Final = Reason("acted", "RH-060")
NOT_ACTIVE: Final = Reason("not-active", "RH-031", "RH-109")
NOBODY_WORKS: Final = Reason("nobody-works", "RH-060")
ONLY_HARD: Final = Reason("only-hard", "RH-061")
ONLY_STEADY: Final = Reason("only-steady", "RH-060")
NONE_SO: Final = Reason("none-so")


def none_so(s: City, player: int, kind: int, state: int) -> WhyNot | None:
    """No meeple of a kind is in this state."""
    if s.players[player].in_state(state)[kind]:
        return None
    return NONE_SO.because({**s.called(MEEPLE, kind), **s.called(STATE, state)})


def none_works(s: City, player: int, kind: int, hard: bool) -> WhyNot:
    """Where the meeples of a kind are, if none works as it should."""
    me, meeple = s.players[player], s.called(MEEPLE, kind)
    owned = me.meeples(kind)
    if not owned:
        return NO_MEEPLE.because(meeple)
    if me.steady[kind] or me.hard[kind]:
        return (ONLY_STEADY if hard else ONLY_HARD).because(meeple)
    for count, reason in ((me.box[kind], EXHAUSTED), (me.spent[kind], ACTED), (me.idle[kind], NOT_ACTIVE)):
        if count == owned:
            return reason.because(meeple)
    where: dict[str, Argument] = {"exhausted": me.box[kind], "acted": me.spent[kind], "idle": me.idle[kind]}
    return NOBODY_WORKS.because({**meeple, **where})
