"""Rolling Heights, 'Any cube' and 'Spending power': how a cost is paid.

A payment is asked for resource by resource in one fixed order: how much spending power, then how many miscellaneous
cubes of each colour, then how many real ones. Only the sums matter, since a payment is one act. What cannot be
otherwise is not asked. `docs/decisions/0003-payments-in-rolling-heights.md` says why nothing is lost.
"""

from typing import Final

from ludoteca.engine import Decision, Frame, ask
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, MOST_COST
from ludoteca.games.rolling_heights.rules import cubes
from ludoteca.games.rolling_heights.state import City

POWER: Final = 0
MISC: Final = 1
REAL: Final = MISC + COLOUR_COUNT
RESOURCES: Final = REAL + COLOUR_COUNT
MOST_TO_PAY: Final = 2 * MOST_COST + 12


def funds(s: City) -> int:
    """Everything that can pay a cost: spending power and cubes of all sorts. RH-075, RH-081"""
    return s.power + sum(s.held) + sum(s.misc)


def purse(s: City) -> list[int]:
    """What there is of each resource, in the order of payment."""
    return [s.power, *s.misc, *s.held]


def payment(s: City, player: int, cost: int, first: int = POWER) -> list[Frame]:
    """The question that begins a payment, if there is anything to pay; a cube is paid from `first = MISC` on. RH-054"""
    if cost == 0:
        return []
    having = purse(s)
    while not having[first]:
        first += 1
    return [ask(PAY, player, cost, first)]


class Pay(Decision[City]):
    """How many of one resource go into a payment of which `cost` is left; exact, without change.

    Miscellaneous cubes come before real ones, so of those as many are paid as can be. RH-052, RH-054, RH-075, RH-081,
    RH-123, RH-126
    """

    size = MOST_TO_PAY + 1

    def fits(self, s: City, player: int, cost: int, resource: int) -> bool:
        """A cost that can still be paid from this resource on."""
        return 0 < cost <= MOST_TO_PAY and 0 <= resource < RESOURCES and sum(purse(s)[resource:]) >= cost

    def options(self, s: City, player: int, cost: int, resource: int) -> list[int]:
        """From what later resources cannot cover up to all there is."""
        having = purse(s)
        later = sum(having[resource + 1 : REAL]) if MISC <= resource < REAL else sum(having[resource + 1 :])
        due = min(cost, having[resource] + later)
        return list(range(max(0, due - later), min(cost, having[resource]) + 1))

    def chosen(self, s: City, player: int, paid: int, cost: int, resource: int) -> None:
        """Cubes are back in the supply at once; the rest is asked of the next resource."""
        if resource == POWER:
            s.power -= paid
        elif resource < REAL:
            s.misc[resource - MISC] -= paid
        else:
            cubes.give_back(s, resource - REAL, paid)
        if paid:
            s.tell("pays", player, paid, resource)
        if cost > paid:
            s.then(payment(s, player, cost - paid, resource + 1))


PAY: Final = Pay()
