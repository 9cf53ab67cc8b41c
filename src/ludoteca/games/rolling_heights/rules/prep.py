"""Rolling Heights, 'Phase 1: Prep'."""

from typing import Final

from ludoteca.engine import Chance, Decision, Effect, Frame, ask, do, roll
from ludoteca.games.rolling_heights.content import KIND_COUNT
from ludoteca.games.rolling_heights.rules import risk
from ludoteca.games.rolling_heights.state import City

EXHAUSTED: Final = 0
STEADY: Final = 1
HARD: Final = 2


class Prep(Effect[City]):
    """All meeples, but at most ten, become active and are rolled. RH-030, RH-031, RH-037"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """Whoever rolled in advance has nothing to prepare."""
        me = s.players[player]
        if me.ready:
            return
        me.box, me.idle = me.idle, me.box
        too_many = sum(me.box) - s.content.active_limit
        s.then([*(ask(LEAVE_OUT, player) for _ in range(too_many)), do(ROLL_FIRST, player)])


class LeaveOut(Decision[City]):
    """Which meeple stays out this turn, one at a time until ten are left. RH-031, RH-032"""

    size = KIND_COUNT
    commutes = True

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """Any kind in the box."""
        return [kind for kind, count in enumerate(s.players[player].box) if count]

    def chosen(self, s: City, player: int, kind: int, a: int, b: int) -> None:
        """It is not active this turn."""
        s.players[player].box[kind] -= 1
        s.players[player].idle[kind] += 1


class RollFirst(Effect[City]):
    """Roll everything in the box, then look how many work. RH-033"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """Each meeple falls by itself."""
        s.then([*rolls(s, player), do(SEE_FIRST_ROLL, player)])


def rolls(s: City, player: int) -> list[Frame]:
    """A roll for each meeple in a player's box."""
    return [roll(ROLL_MEEPLE, player, kind) for kind, count in enumerate(s.players[player].box) for _ in range(count)]


class RollMeeple(Chance[City]):
    """One meeple of a kind lands exhausted, steady or hard; working ones leave the box. RH-033, RH-036"""

    size = 3

    def fits(self, s: City, player: int, kind: int, b: int) -> bool:
        """A kind of meeple."""
        return 0 <= player < s.seats and 0 <= kind < KIND_COUNT and b == 0

    def total(self, s: City, player: int, kind: int, b: int) -> int:
        """The chances are the content's, the same for all kinds."""
        return len(s.content.landing) if s.players[player].box[kind] else 0

    def at(self, s: City, place: int, player: int, kind: int, b: int) -> int:
        """How it lands."""
        return s.content.landing[place]

    def chosen(self, s: City, player: int, landing: int, kind: int, b: int) -> None:
        """Exhausted ones stay where they are."""
        me = s.players[player]
        if landing != EXHAUSTED:
            me.box[kind] -= 1
            if landing == HARD:
                me.hard[kind] += 1
            else:
                me.steady[kind] += 1


class SeeFirstRoll(Effect[City]):
    """While more than half are exhausted those are rolled again; no bust is possible. RH-034, RH-035"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """Then comes Risk."""
        me = s.players[player]
        exhausted, working = sum(me.box), sum(me.steady) + sum(me.hard)
        s.tell("rolls", player, working, exhausted)
        if exhausted > working:
            s.then([do(ROLL_FIRST, player)])
        else:
            risk.begin(s, player)


PREP: Final = Prep()
LEAVE_OUT: Final = LeaveOut()
ROLL_FIRST: Final = RollFirst()
ROLL_MEEPLE: Final = RollMeeple()
SEE_FIRST_ROLL: Final = SeeFirstRoll()
