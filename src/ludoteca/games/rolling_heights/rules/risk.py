"""Rolling Heights, 'Phase 2: Risk' and 'Strike!'."""

from typing import Final

from ludoteca.engine import Decision, Effect, ask, do
from ludoteca.games.rolling_heights.content import KIND_COUNT
from ludoteca.games.rolling_heights.rules import prep, wild
from ludoteca.games.rolling_heights.state import City

STOP: Final = 0
RALLY_ON: Final = 1


def begin(s: City, player: int) -> None:
    """With exhausted meeples in the box there is a choice, without any there is none. RH-040"""
    if any(s.players[player].box):
        s.then([ask(RALLY, player)])


class Rally(Decision[City]):
    """Stop, or roll all exhausted meeples again, as often as you dare. RH-040, RH-041"""

    size = 2

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """Always both."""
        return [STOP, RALLY_ON]

    def chosen(self, s: City, player: int, answer: int, a: int, b: int) -> None:
        """Stopping leads to Main."""
        if answer == RALLY_ON:
            s.tell("rallies", player)
            s.then([*prep.rolls(s, player), do(SEE_RALLY, player, sum(s.players[player].box))])


class SeeRally(Effect[City]):
    """If none of those rolled works it is a bust; otherwise the player may go on. RH-041, RH-042"""

    def fits(self, s: City, player: int, rolled: int, b: int) -> bool:
        """`rolled` meeples were in the box."""
        return 0 <= player < s.seats and rolled > 0 and b == 0

    def run(self, s: City, player: int, rolled: int, b: int) -> None:
        """Compare the box with what was rolled."""
        me = s.players[player]
        exhausted, working = sum(me.box), sum(me.steady) + sum(me.hard)
        s.tell("rolls", player, working, exhausted)
        if exhausted < rolled:
            begin(s, player)
        else:
            s.tell("strikes", player, working // 2)
            s.then([*(ask(STRIKE, player) for _ in range(working // 2)), do(END_STRIKE, player)])


class Strike(Decision[City]):
    """Which working meeple lies down, one by one until half of them do; `answer = kind * 2 + hard`. RH-045, RH-047"""

    size = 2 * KIND_COUNT
    commutes = True

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """Any working meeple."""
        me = s.players[player]
        return [
            kind * 2 + hard
            for kind in range(KIND_COUNT)
            for hard in (0, 1)
            if (me.hard[kind] if hard else me.steady[kind])
        ]

    def chosen(self, s: City, player: int, answer: int, a: int, b: int) -> None:
        """It returns to the box as an ordinary exhausted meeple."""
        kind, hard = divmod(answer, 2)
        me = s.players[player]
        (me.hard if hard else me.steady)[kind] -= 1
        me.box[kind] += 1


class EndStrike(Effect[City]):
    """A strike earns a wild token; Main follows without another rally. RH-046"""

    def run(self, s: City, player: int, a: int, b: int) -> None:
        """Even if nobody had to lie down. RH-047"""
        wild.gain(s, player, 1)


RALLY: Final = Rally()
SEE_RALLY: Final = SeeRally()
STRIKE: Final = Strike()
END_STRIKE: Final = EndStrike()
