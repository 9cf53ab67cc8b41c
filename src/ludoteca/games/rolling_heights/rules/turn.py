"""Rolling Heights, 'Game turn'."""

from typing import Final

from ludoteca.engine import Args, Decision, Effect, EventType, Verb, ask, do
from ludoteca.games.rolling_heights.domains import ROUND
from ludoteca.games.rolling_heights.rules import cleanup, ending, main, prep, rally_and_strike, rival
from ludoteca.games.rolling_heights.state import City

ROUND_BEGINS: Final = EventType("round", ROUND)


class BeginTurn(Effect[City]):
    """Prep, Risk, Main, Cleanup; a player who rolled in advance begins with Main. RH-030, RH-037"""

    def run(self, s: City, player: int, args: Args) -> None:
        """The start player opens a round; one plan may be bought. RH-080"""
        if player == s.start:
            s.round += 1
            s.tell(ROUND_BEGINS, a=s.round)
        s.at_turn = player
        s.buys = 1
        s.then(
            [
                do(prep.PREP, player),
                do(rally_and_strike.RISK, player),
                ask(main.MAIN, player),
                do(cleanup.CLEANUP, player),
                do(END_TURN, player),
            ]
        )


class EndTurn(Effect[City]):
    """After Cleanup the Rival of a solo game builds; then you may roll for your next turn. RH-037, RH-118, RH-181"""

    def run(self, s: City, player: int, args: Args) -> None:
        """Nobody rolls ahead in the last round."""
        s.then([do(PASS_ON, player)])
        if s.options["advance_roll"] and s.round != s.last_round:
            s.then([ask(ROLL_AHEAD, player)])
        s.then([do(rival.STEP) for _ in s.rivals])


class RollAhead(Decision[City]):
    """Do Prep and Risk of the next turn now, or wait; the roll stays as it is, and everyone can see it. RH-037"""

    roll_later = Verb()
    roll_now = Verb()

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """Waiting is always allowed."""
        return [self.roll_later.first, self.roll_now.first]

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        if answer == self.roll_now.first:
            s.then([do(prep.PREP, player), do(rally_and_strike.RISK, player), do(GET_READY, player)])


class GetReady(Effect[City]):
    """The next turn begins with Main. RH-037"""

    def run(self, s: City, player: int, args: Args) -> None:
        s.players[player].ready = True


class PassOn(Effect[City]):
    """Clockwise to the next player; after the last of the last round the game ends. RH-027, RH-118, RH-131, RH-132"""

    def run(self, s: City, player: int, args: Args) -> None:
        """The player to the right of the start player closes the round."""
        following = (player + 1) % s.seats
        if following == s.start:
            if s.round == s.last_round:
                s.then([do(ending.FINAL_SCORING)])
                return
            if s.round >= int(s.options["max_rounds"]):
                ending.trigger_by_rounds(s)
        s.then([do(BEGIN_TURN, following)])


BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
ROLL_AHEAD: Final = RollAhead()
GET_READY: Final = GetReady()
PASS_ON: Final = PassOn()
