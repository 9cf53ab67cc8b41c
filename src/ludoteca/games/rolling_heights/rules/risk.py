"""Rolling Heights, 'Phase 2: Risk' and 'Strike!'."""

from typing import Final

from ludoteca.engine import Args, Decision, Effect, EventType, Frame, Verb, WhyNot, ask, do
from ludoteca.games.rolling_heights.content import KIND_COUNT
from ludoteca.games.rolling_heights.domains import COUNT, MEEPLE, ROLLED, WORKING_STATE
from ludoteca.games.rolling_heights.rules import crew, prep, wild
from ludoteca.games.rolling_heights.state import HARD, STEADY, City

RALLIES: Final = EventType("rallies")
STRIKES: Final = EventType("strikes", COUNT)


def begin(s: City, player: int) -> None:
    """With exhausted meeples in the box there is a choice, without any there is none. RH-040"""
    if any(s.players[player].box):
        s.then([ask(RALLY, player)])


class Rally(Decision[City]):
    """Stop, or roll all exhausted meeples again, as often as you dare. RH-040, RH-041"""

    stop = Verb()
    rally = Verb()

    def misplaced(self, s: City, player: int, args: Args) -> str:
        """Somebody must be exhausted."""
        return "" if any(s.players[player].box) else "no meeple is exhausted, so there is nobody to rally"

    def options(self, s: City, player: int, args: Args) -> list[int]:
        """Always both."""
        return [self.stop.first, self.rally.first]

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """Stopping leads to Main."""
        if answer == self.rally.first:
            s.tell(RALLIES, player)
            s.then([*prep.rolls(s, player), do(SEE_RALLY, player, sum(s.players[player].box))])


class SeeRally(Effect[City]):
    """If none of those rolled works it is a bust; otherwise the player may go on. RH-041, RH-042"""

    CARRIES = (ROLLED,)

    def misplaced(self, s: City, player: int, args: Args) -> str:
        """What lies in the box was rolled."""
        return "" if sum(s.players[player].box) <= args[0] else "more meeples lie in the box than were rolled"

    def run(self, s: City, player: int, args: Args) -> None:
        """Compare the box with what was rolled."""
        (rolled,) = args
        me = s.players[player]
        exhausted, working = sum(me.box), sum(me.steady) + sum(me.hard)
        s.tell(prep.ROLLS, player, working, exhausted)
        if exhausted < rolled:
            begin(s, player)
        else:
            s.tell(STRIKES, player, working // 2)
            s.then([*(ask(STRIKE, player) for _ in range(working // 2)), do(END_STRIKE, player)])


class Strike(Decision[City]):
    """Which working meeple lies down, one by one until half of them do. RH-045, RH-047"""

    COMMUTES = True

    lie_down = Verb(MEEPLE, WORKING_STATE)

    def beneath(self, s: City, player: int, turn: int, args: Args) -> list[Frame]:
        """More of the same until half of them lie, then the token."""
        me = s.players[player]
        again = [ask(STRIKE, player)] * ((sum(me.steady) + sum(me.hard)) // 2 - 1)
        return [*again, do(END_STRIKE, player), *super().beneath(s, player, turn, args)]

    def misplaced(self, s: City, player: int, args: Args) -> str:
        """Somebody must work."""
        me = s.players[player]
        return "" if any(me.steady) or any(me.hard) else "no meeple works, so nobody can lie down"

    def options(self, s: City, player: int, args: Args) -> list[int]:
        """Any working meeple."""
        me = s.players[player]
        return [
            self.lie_down.at(kind, hard)
            for kind in range(KIND_COUNT)
            for hard in (0, 1)
            if (me.hard[kind] if hard else me.steady[kind])
        ]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """No such meeple works."""
        kind, hard = self.lie_down.objects(answer)
        return crew.none_so(s, player, kind, HARD if hard else STEADY)

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """It returns to the box as an ordinary exhausted meeple."""
        kind, hard = self.lie_down.objects(answer)
        me = s.players[player]
        (me.hard if hard else me.steady)[kind] -= 1
        me.box[kind] += 1


class EndStrike(Effect[City]):
    """A strike earns a wild token; Main follows without another rally. RH-046"""

    def run(self, s: City, player: int, args: Args) -> None:
        """Even if nobody had to lie down. RH-047"""
        wild.gain(s, player, 1)


RALLY: Final = Rally()
SEE_RALLY: Final = SeeRally()
STRIKE: Final = Strike()
END_STRIKE: Final = EndStrike()
