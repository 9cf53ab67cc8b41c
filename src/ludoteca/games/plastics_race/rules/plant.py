"""European Plastic's Race, 'Stop at the recycling plant'."""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Decision, Effect, EventType, Verb, ask, do
from ludoteca.games.plastics_race import state
from ludoteca.games.plastics_race.domains import BIN, PLANT_FULL, POINTS, SOLD
from ludoteca.games.plastics_race.rules import end
from ludoteca.games.plastics_race.state import PlasticsRace

SELLS: Final = EventType("sells", BIN, POINTS)
CLEARS: Final = EventType("clears")


def wanted(s: PlasticsRace, player: int) -> list[int]:
    """The player's bins that the plant will still buy. EPR-142"""
    if s.capacity == 0 or s.plant == NONE:
        return []
    excluded = s.content.plant_excluded[s.plant]
    return [number for number in s.players[player].bins if number not in excluded]


def reach(s: PlasticsRace, player: int) -> None:
    """A player with something to sell decides at once. EPR-140, EPR-142"""
    if wanted(s, player):
        s.then([ask(SELL, player, 0)])


class Sell(Decision[PlasticsRace]):
    """Sell bins, one at a time, until done; selling none means passing by. EPR-140, EPR-141, EPR-142, EPR-143"""

    CARRIES = (SOLD,)
    COMMUTES = True

    done = Verb(says="sell-done")
    sell = Verb(BIN)

    def answers(self, s: PlasticsRace, player: int, args: Args) -> list[int]:
        """The bins that the plant buys, while it has room."""
        return [self.done.first, *(self.sell.at(number) for number in wanted(s, player))]

    def words(self, s: PlasticsRace, player: int, answer: int, args: Args) -> dict[str, Argument]:
        return {"sold": args[0]} if self.done.covers(answer) else {"points": s.content.plant_points[s.plant]}

    def chosen(self, s: PlasticsRace, player: int, answer: int, args: Args) -> None:
        """The card goes back to its stack and the points are taken."""
        if self.done.covers(answer):
            if args[0]:
                s.then([do(CLEAR_BOARD, player)])
            return
        me, number = s.players[player], self.sell.object(answer)
        me.bins.remove(number)
        s.stacks[number - 1] += 1
        s.capacity -= 1
        points = s.content.plant_points[s.plant]
        me.points[state.SOLD] += points
        s.tell(SELLS, player, number, points)
        s.then([ask(SELL, player, 1)])


class ClearBoard(Effect[PlasticsRace]):
    """After a sale: no more driving, dice and tokens leave the board, a full plant ends the game. EPR-144, EPR-145"""

    def run(self, s: PlasticsRace, player: int, args: Args) -> None:
        """Police tokens and the colours written down stay."""
        s.stop()
        if s.dice or s.works or s.one_ways:
            s.dice.clear()
            s.works.clear()
            s.one_ways.clear()
            s.tell(CLEARS)
        if s.capacity == 0:
            end.trigger(s, PLANT_FULL)


SELL: Final = Sell()
CLEAR_BOARD: Final = ClearBoard()
