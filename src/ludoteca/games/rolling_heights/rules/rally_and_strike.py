"""Rolling Heights, 'Phase 2: Risk' (stop or rally) and 'Strike!'."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Effect, EventType, Verb, WhyNot, ask, do
from ludoteca.games.rolling_heights.domains import COUNT, MEEPLE, ROLLED, WORKING
from ludoteca.games.rolling_heights.pieces import EXHAUSTED, HARD, KIND_COUNT, STEADY
from ludoteca.games.rolling_heights.rules import prep, wild
from ludoteca.games.rolling_heights.state import City, total

RALLIES: Final = EventType("rallies")
STRIKES: Final = EventType("strikes", COUNT)


class Risk(Effect[City]):
    """If there are exhausted meeples in the box, there is a choice; otherwise there is none. RH-037, RH-040"""

    def run(self, s: City, player: int, args: Args) -> None:
        """A player who rolled in advance has decided already."""
        me = s.players[player]
        if total(me.box) and not me.ready:
            s.then([ask(RALLY, player)])


def strike_percent(s: City, player: int) -> int:
    """The chance that a rally ends in a strike; never 0 if it can happen, never 100 if it need not. RH-041"""
    landing = s.content.landing
    chance = (landing.count(EXHAUSTED) / len(landing)) ** total(s.players[player].box)
    return min(99, max(1, round(100 * chance)))


def strikers(s: City, player: int) -> int:
    """How many meeples lie down in a strike: half of those that work. RH-045, RH-047"""
    return s.players[player].working() // 2


class Rally(Decision[City]):
    """Stop, or roll all exhausted meeples again, as often as you dare. RH-040, RH-041"""

    stop = Verb()
    rally = Verb()

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        return [self.stop.first, self.rally.first]

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        if not self.rally.covers(answer):
            return {}
        return {"strike": strike_percent(s, player), "down": strikers(s, player)}

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        if answer == self.rally.first:
            s.tell(RALLIES, player)
            s.then([do(SEE_RALLY, player, total(s.players[player].box))])
            s.then(prep.rolls(s, player))


class SeeRally(Effect[City]):
    """If none of those rolled works, it is a bust; otherwise the player may continue. RH-041, RH-042"""

    CARRIES = (ROLLED,)

    def run(self, s: City, player: int, args: Args) -> None:
        (rolled,) = args
        me = s.players[player]
        exhausted, working = total(me.box), me.working()
        s.tell(prep.ROLLS, player, working, exhausted)
        if exhausted < rolled:
            s.then([do(RISK, player)])
        else:
            down = strikers(s, player)
            s.tell(STRIKES, player, down)
            s.then([do(END_STRIKE, player)])
            s.then([ask(STRIKE, player)] * down)


class Strike(Decision[City]):
    """Which working meeple lies down, one at a time, until half of them do. RH-045, RH-047"""

    COMMUTES = True

    lie_down = Verb(MEEPLE, WORKING)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        me = s.players[player]
        answers: list[int] = []
        for kind in range(KIND_COUNT):
            if me.steady[kind]:
                answers.append(self.lie_down.at(kind, STEADY))
            if me.hard[kind]:
                answers.append(self.lie_down.at(kind, HARD))
        return answers

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        kind, state = self.lie_down.objects(answer)
        return prep.none_so(s, player, kind, state)

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        kind, state = self.lie_down.objects(answer)
        me = s.players[player]
        me.in_state(state)[kind] -= 1
        me.box[kind] += 1


class EndStrike(Effect[City]):
    """A strike earns a wild token; Main follows without another rally. RH-046"""

    def run(self, s: City, player: int, args: Args) -> None:
        """Even if nobody had to lie down. RH-047"""
        wild.gain(s, player, 1)


RISK: Final = Risk()
RALLY: Final = Rally()
SEE_RALLY: Final = SeeRally()
STRIKE: Final = Strike()
END_STRIKE: Final = EndStrike()
