"""Rolling Heights, 'Any cube' and 'Spending power': how a cost is paid.

A payment is asked for resource by resource in one fixed order: how much spending power, then how many miscellaneous
cubes of each colour, then how many real ones. Only the totals matter, because a payment is one act. Forced answers
are not asked for. `docs/decisions/0003-payments-in-rolling-heights.md` says why nothing is lost.
"""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, EventType, Frame, Reason, Verb, WhyNot, ask
from ludoteca.games.rolling_heights.domains import COST, COUNT, PAID, RESOURCE
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, CONCRETE, GLASS, STEEL, WOOD
from ludoteca.games.rolling_heights.rules import cubes
from ludoteca.games.rolling_heights.state import City, total

POWER: Final = 0
MISC: Final = 1
REAL: Final = MISC + COLOUR_COUNT

GAINS_POWER: Final = EventType("gains-power", COUNT)
PAYS: Final = EventType("pays", COUNT, RESOURCE)

NOT_SO_MUCH: Final = Reason("not-so-much", "RH-054")
MORE_THAN_DUE: Final = Reason("more-than-due", "RH-054")
PAY_MORE: Final = Reason("pay-more", "RH-054")
MISC_FIRST: Final = Reason("misc-first", "RH-123")


def funds(s: City) -> int:
    """Everything that can pay a cost: spending power and all sorts of cubes. RH-075, RH-081"""
    held, misc = s.held, s.misc
    real = held[WOOD] + held[CONCRETE] + held[GLASS] + held[STEEL]
    return s.power + real + misc[WOOD] + misc[CONCRETE] + misc[GLASS] + misc[STEEL]


def purse(s: City) -> list[int]:
    """How much there is of each resource, in the order of payment."""
    return [s.power, *s.misc, *s.held]


def why_not_pay(s: City, reason: Reason, cost: int) -> WhyNot | None:
    have = funds(s)
    return reason.because({"cost": cost, "have": have, "missing": cost - have}) if cost > have else None


def payment(s: City, player: int, cost: int, first: int = POWER) -> list[Frame]:
    """The question that starts a payment, if there is anything to pay; with `first = MISC`, only cubes pay. RH-054"""
    if cost == 0:
        return []
    having = purse(s)
    while not having[first]:
        first += 1
    return [ask(PAY, player, cost, first)]


def gain_power(s: City, player: int, power: int) -> None:
    """Spending power for this turn. RH-075"""
    s.power += power
    s.tell(GAINS_POWER, player, power)


def possible(having: list[int], cost: int, resource: int) -> range:
    """How much of a resource can be paid: at least what later ones cannot cover, at most all of it. RH-054, RH-123"""
    later = total(having[resource + 1 : REAL] if MISC <= resource < REAL else having[resource + 1 :])
    due = min(cost, having[resource] + later)
    return range(max(0, due - later), min(cost, having[resource]) + 1)


class Pay(Decision[City]):
    """How much of one resource goes into a payment with `cost` left to pay; exact, without change.

    Miscellaneous cubes come before real ones, so as many of them as possible are paid. RH-052, RH-054, RH-075, RH-081,
    RH-123, RH-126
    """

    CARRIES = (COST, RESOURCE)

    pay = Verb(PAID)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """At least what later resources cannot cover, at most all there is."""
        first = self.pay.first
        return [first + count for count in possible(purse(s), *args)]

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        """More than there is or is due, or so little that the rest cannot be paid."""
        cost, resource = args
        count = self.pay.object(answer)
        having, what = purse(s), s.called(RESOURCE, resource)
        if count > having[resource]:
            return NOT_SO_MUCH.because({"have": having[resource], **what})
        if count > cost:
            return MORE_THAN_DUE.because({"cost": cost})
        least = self.pay.object(self.answers(s, player, args)[0])
        if count >= least:
            return None
        if sum(having[resource + 1 :]) >= cost - count:
            return MISC_FIRST.because()
        return PAY_MORE.because({"least": least, **what})

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """Cubes are back in the supply at once; the rest is asked for from the next resource."""
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
        return {**self.prompt_words(s, player, args), "cost": args[0]}

    def prompt_words(self, s: City, player: int, args: Args) -> dict[str, Argument]:
        return s.called(RESOURCE, args[1])


PAY: Final = Pay()
