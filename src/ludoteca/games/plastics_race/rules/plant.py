"""European Plastic's Race, 'Stop at the recycling plant'."""

from typing import Final

from ludoteca.engine import NONE, Decision, Effect, ask, do
from ludoteca.games.plastics_race.cities import MOST_BINS
from ludoteca.games.plastics_race.state import PLANT_FULL, PlasticsRace

NO_MORE: Final = 0


def wanted(s: PlasticsRace, player: int) -> list[int]:
    """The bins of a player that the plant still buys. EPR-142"""
    if s.capacity == 0 or s.plant == NONE:
        return []
    excluded = s.content.plant_excluded[s.plant]
    return [number for number in s.players[player].bins if number not in excluded]


def reach(s: PlasticsRace, player: int) -> None:
    """Whoever has something to sell decides at once. EPR-140, EPR-142"""
    if wanted(s, player):
        s.then([ask(SELL, player)])


class Sell(Decision[PlasticsRace]):
    """Sell bins, one at a time, then be done; none at all is passing by. EPR-140, EPR-141, EPR-142, EPR-143"""

    size = MOST_BINS + 1
    commutes = True

    def fits(self, s: PlasticsRace, player: int, sold: int, b: int) -> bool:
        """`sold` is 1 once a bin was sold; the truck stands at the plant."""
        at_plant = s.players[player].truck == s.content.cities[s.city].plant != NONE
        return b == 0 and sold in (0, 1) and at_plant and s.plant != NONE

    def options(self, s: PlasticsRace, player: int, sold: int, b: int) -> list[int]:
        """What the plant buys, while it has room."""
        return [NO_MORE, *wanted(s, player)]

    def chosen(self, s: PlasticsRace, player: int, answer: int, sold: int, b: int) -> None:
        """The card goes back to its stack and the points are taken."""
        if answer == NO_MORE:
            if sold:
                s.then([do(CLEAR_BOARD, player)])
            return
        me = s.players[player]
        me.bins.remove(answer)
        s.stacks[answer - 1] += 1
        s.capacity -= 1
        points = s.content.plant_points[s.plant]
        me.points += points
        s.tell("sells", player, answer, points)
        s.then([ask(SELL, player, 1)])


class ClearBoard(Effect[PlasticsRace]):
    """After a sale: no more driving, dice and tokens leave the board, a full plant ends the game. EPR-144, EPR-145"""

    def run(self, s: PlasticsRace, player: int, a: int, b: int) -> None:
        """Police tokens and the colours written down stay."""
        s.stop()
        if s.dice or s.works or s.one_ways:
            s.dice.clear()
            s.works.clear()
            s.one_ways.clear()
            s.tell("clears")
        if s.capacity == 0:
            s.trigger(PLANT_FULL)


SELL: Final = Sell()
CLEAR_BOARD: Final = ClearBoard()
