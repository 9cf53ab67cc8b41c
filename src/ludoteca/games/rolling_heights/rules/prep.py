"""Rolling Heights, 'Phase 1: Prep'."""

from typing import Final

from ludoteca.engine import (
    Args,
    Argument,
    Chance,
    Decision,
    Effect,
    EventType,
    Frame,
    Reason,
    Verb,
    WhyNot,
    ask,
    do,
    roll,
)  # fmt: skip
from ludoteca.games.rolling_heights.domains import EXHAUSTED_COUNT, MEEPLE, STATE, WORKING_COUNT
from ludoteca.games.rolling_heights.pieces import EXHAUSTED, HARD
from ludoteca.games.rolling_heights.state import City, total

ROLLS: Final = EventType("rolls", WORKING_COUNT, EXHAUSTED_COUNT)

NO_MEEPLE: Final = Reason("no-meeple", "RH-031", "RH-060")
LEFT_OUT: Final = Reason("left-out", "RH-031")
NONE_SO: Final = Reason("none-so")


class Prep(Effect[City]):
    """All meeples, but at most ten, become active and are rolled. RH-030, RH-031, RH-037"""

    def run(self, s: City, player: int, args: Args) -> None:
        """A player who rolled in advance has nothing to prepare."""
        me = s.players[player]
        if me.ready:
            return
        me.box, me.idle = me.idle, me.box
        s.then([do(ROLL_FIRST, player)])
        s.then([ask(LEAVE_OUT, player)] * (total(me.box) - s.content.active_limit))


class LeaveOut(Decision[City]):
    """Which meeple stays out this turn, one at a time until ten are left. RH-031, RH-032"""

    COMMUTES = True

    leave_out = Verb(MEEPLE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        first = self.leave_out.first
        return [first + kind for kind, count in enumerate(s.players[player].box) if count]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        kind = self.leave_out.object(answer)
        me = s.players[player]
        if me.box[kind]:
            return None
        return (LEFT_OUT if me.idle[kind] else NO_MEEPLE).because(s.called(MEEPLE, kind))

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        kind = self.leave_out.object(answer)
        s.players[player].box[kind] -= 1
        s.players[player].idle[kind] += 1


class RollFirst(Effect[City]):
    """Roll everything in the box, then check how many work. RH-033"""

    def run(self, s: City, player: int, args: Args) -> None:
        s.then([do(SEE_FIRST_ROLL, player)])
        s.then(rolls(s, player))


def rolls(s: City, player: int) -> list[Frame]:
    frames: list[Frame] = []
    for kind, count in enumerate(s.players[player].box):
        if count:
            frames += [roll(ROLL_MEEPLE, player, kind)] * count
    return frames


class RollMeeple(Chance[City]):
    """One meeple of a kind lands exhausted, steady or hard; working ones leave the box. RH-033, RH-036"""

    CARRIES = (MEEPLE,)

    lands = Verb(STATE)

    def total(self, s: City, player: int, args: Args) -> int:
        """The chances come from the content and are the same for all kinds."""
        return len(s.content.landing) if s.players[player].box[args[0]] else 0

    def at(self, s: City, nth: int, player: int, args: Args) -> int:
        return s.content.landing[nth]

    def chosen(self, s: City, player: int, state: int, args: Args) -> None:
        """Exhausted ones stay where they are."""
        if state != EXHAUSTED:
            me, kind = s.players[player], args[0]
            me.box[kind] -= 1
            if state == HARD:
                me.hard[kind] += 1
            else:
                me.steady[kind] += 1

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return s.called(MEEPLE, args[0])


class SeeFirstRoll(Effect[City]):
    """While more than half are exhausted, those are rolled again; no bust is possible. RH-034, RH-035"""

    def run(self, s: City, player: int, args: Args) -> None:
        me = s.players[player]
        exhausted, working = total(me.box), me.working()
        s.tell(ROLLS, player, working, exhausted)
        if exhausted > working:
            s.then([do(ROLL_FIRST, player)])


def none_so(s: City, player: int, kind: int, state: int) -> WhyNot | None:
    """No meeple of a kind is in this state."""
    if s.players[player].in_state(state)[kind]:
        return None
    return NONE_SO.because({**s.called(MEEPLE, kind), **s.called(STATE, state)})


PREP: Final = Prep()
LEAVE_OUT: Final = LeaveOut()
ROLL_FIRST: Final = RollFirst()
ROLL_MEEPLE: Final = RollMeeple()
SEE_FIRST_ROLL: Final = SeeFirstRoll()
