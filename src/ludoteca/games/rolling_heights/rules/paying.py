"""Rolling Heights, 'Any cube' and 'Spending power': how a cost is paid.

A payment is asked for resource by resource in one fixed order: how much spending power, then how many miscellaneous
cubes of each colour, then how many real ones. Only the sums matter, since a payment is one act. What cannot be
otherwise is not asked. `docs/decisions/0003-payments-in-rolling-heights.md` says why nothing is lost.
"""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, EventType, Frame, Reason, Verb, WhyNot, ask, do
from ludoteca.games.rolling_heights.content import COLOUR_COUNT
from ludoteca.games.rolling_heights.domains import COST, COUNT, PAID, RESOURCE
from ludoteca.games.rolling_heights.rules import building, cubes
from ludoteca.games.rolling_heights.state import CONCRETE, GLASS, STEEL, WOOD, City

POWER: Final = 0
MISC: Final = 1
REAL: Final = MISC + COLOUR_COUNT

PAYS: Final = EventType("pays", COUNT, RESOURCE)

NOT_SO_MUCH: Final = Reason("not-so-much", "RH-054")
MORE_THAN_DUE: Final = Reason("more-than-due", "RH-054")
PAY_MORE: Final = Reason("pay-more", "RH-054")
MISC_FIRST: Final = Reason("misc-first", "RH-123")


def funds(s: City) -> int:
    """Everything that can pay a cost: spending power and cubes of all sorts. RH-075, RH-081"""
    held, misc = s.held, s.misc
    real = held[WOOD] + held[CONCRETE] + held[GLASS] + held[STEEL]
    return s.power + real + misc[WOOD] + misc[CONCRETE] + misc[GLASS] + misc[STEEL]


def purse(s: City) -> list[int]:
    """What there is of each resource, in the order of payment."""
    return [s.power, *s.misc, *s.held]


def why_not_pay(s: City, reason: Reason, cost: int) -> WhyNot | None:
    """A cost that all cubes in hand and all spending power cannot pay."""
    have = funds(s)
    return reason.because({"cost": cost, "have": have, "missing": cost - have}) if cost > have else None


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

    CARRIES = (COST, RESOURCE)

    pay = Verb(PAID)

    def beneath(self, s: City, player: int, turn: int, args: Args) -> list[Frame]:
        """What is paid for: the wood of a trade, since the payment does not say it."""
        return [do(building.GAIN_TRADED, player, WOOD), *super().beneath(s, player, turn, args)]

    def misplaced(self, s: City, player: int, args: Args) -> str:
        """The rest can be paid from this resource on."""
        cost, resource = args
        have = sum(purse(s)[resource:])
        return "" if have >= cost else f"{cost} cannot be paid with {have}"

    def options(self, s: City, player: int, args: Args) -> list[int]:
        """From what later resources cannot cover up to all there is."""
        cost, resource = args
        having = purse(s)
        later = sum(having[resource + 1 : REAL]) if MISC <= resource < REAL else sum(having[resource + 1 :])
        due = min(cost, having[resource] + later)
        first = self.pay.first
        return list(range(first + max(0, due - later), first + min(cost, having[resource]) + 1))

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """More than there is or is due, or so little that the rest cannot be paid."""
        cost, resource = args
        count = self.pay.object(answer)
        having, what = purse(s), s.called(RESOURCE, resource)
        if count > having[resource]:
            return NOT_SO_MUCH.because({"have": having[resource], **what})
        if count > cost:
            return MORE_THAN_DUE.because({"cost": cost})
        least = self.pay.object(self.options(s, player, args)[0])
        if count >= least:
            return None
        if sum(having[resource + 1 :]) >= cost - count:
            return MISC_FIRST.because()
        return PAY_MORE.because({"least": least, **what})

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """Cubes are back in the supply at once; the rest is asked of the next resource."""
        cost, resource = args
        paid = self.pay.object(answer)
        if resource == POWER:
            s.power -= paid
        elif resource < REAL:
            s.misc[resource - MISC] -= paid
        else:
            cubes.give_back(s, resource - REAL, paid)
        if paid:
            s.tell(PAYS, player, paid, resource)
        if cost > paid:
            s.then(payment(s, player, cost - paid, resource + 1))

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        """Of what, and of how much."""
        cost, resource = args
        return {**s.called(RESOURCE, resource), "cost": cost}


PAY: Final = Pay()
