"""Rolling Heights, 'Any cube' and 'Spending power': how a cost is paid.

A payment is asked for resource by resource in one fixed order: how much spending power, then how many miscellaneous
cubes of each colour, then how many real ones. Only the totals matter, because a payment is one act. Forced answers
are not asked for. `docs/decisions/0003-payments-in-rolling-heights.md` says why nothing is lost.
"""

from typing import Final, NamedTuple

from ludoteca.engine import NONE, Args, Argument, Decision, EventType, Frame, Reason, Verb, WhyNot, ask, do
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import COLOUR_COUNT
from ludoteca.games.rolling_heights.domains import COST, COUNT, PAID, RESOURCE
from ludoteca.games.rolling_heights.rules import building, buying, cubes
from ludoteca.games.rolling_heights.state import CONCRETE, GLASS, STEEL, WOOD, City, total
from ludoteca.table.bundles import Bundle, Bundled, replies

POWER: Final = 0
MISC: Final = 1
REAL: Final = MISC + COLOUR_COUNT

MOST_WAYS: Final = 8
"""With more ways to pay than this, one resource is asked for after another."""

PAY_ALL: Final = Bundle("pay")
"""Named like the answer it completes: how much of one resource is paid says little on its own."""

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
    """What there is of each resource, in the order of payment."""
    return [s.power, *s.misc, *s.held]


def why_not_pay(s: City, reason: Reason, cost: int) -> WhyNot | None:
    """A cost that all cubes in hand and all spending power together cannot pay."""
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


def spare_cubes(s: City, player: int) -> list[int]:
    """The real cubes of each colour that neither the player's plans nor the plan being paid for need."""
    needs = [s.missing(space) for space in s.players[player].plans]
    for rule, _, args in s.stack:
        if rule == buying.PUT_DOWN.number and s.market[args[0]] != NONE:
            needs.append(s.content.needs[s.market[args[0]]])
    wanted = [sum(stacks.count(need, colour) for need in needs) for colour in range(COLOUR_COUNT)]
    return [max(0, s.held[colour] - wanted[colour]) for colour in range(COLOUR_COUNT)]


def possible(having: list[int], cost: int, resource: int) -> range:
    """How much of a resource can be paid: at least what later ones cannot cover, at most all of it. RH-054, RH-123"""
    later = total(having[resource + 1 : REAL] if MISC <= resource < REAL else having[resource + 1 :])
    due = min(cost, having[resource] + later)
    return range(max(0, due - later), min(cost, having[resource]) + 1)


class Payment(NamedTuple):
    """A whole payment: how much of each resource, and the answers to the questions it takes."""

    paid: list[int]
    asked: list[int]

    def missed(self, spare: list[int]) -> int:
        """How many real cubes it takes that a plan needs."""
        return sum(max(0, self.paid[REAL + colour] - spare[colour]) for colour in range(COLOUR_COUNT))

    def words(self, s: City) -> dict[str, Argument]:
        """How much of each resource is paid."""
        said: dict[str, Argument] = {}
        paid = [(count, resource) for resource, count in enumerate(self.paid) if count]
        for at, (count, resource) in enumerate(paid, 1):
            said[f"count{at}"] = count
            said[f"resource{at}"] = s.called(RESOURCE, resource)[RESOURCE.name]
        return {"parts": len(paid), **said}


def whole_payments(having: list[int], cost: int, resource: int) -> list[Payment]:
    """All ways to pay a cost, starting from a resource; forced answers are left out.

    >>> [way.asked for way in whole_payments([0, 0, 0, 0, 0, 2, 1, 0, 1], 2, 5)]
    [[0], [1, 0], [1, 1], [2]]
    """
    while resource < len(having) and not having[resource]:
        resource += 1
    if cost == 0 or resource == len(having):
        return [Payment([0] * len(having), [])]
    counts = possible(having, cost, resource)
    found: list[Payment] = []
    for count in counts:
        for rest in whole_payments(having, cost - count, resource + 1):
            rest.paid[resource] = count
            found.append(Payment(rest.paid, [count, *rest.asked] if len(counts) > 1 else rest.asked))
    return found


class Pay(Decision[City]):
    """How much of one resource goes into a payment with `cost` left to pay; exact, without change.

    Miscellaneous cubes come before real ones, so as many of them as possible are paid. RH-052, RH-054, RH-075, RH-081,
    RH-123, RH-126
    """

    CARRIES = (COST, RESOURCE)

    pay = Verb(PAID)

    def beneath(self, s: City, player: int, turn: int, args: Args) -> list[Frame]:
        """What is paid for: the wood of a trade, because the payment does not say."""
        return [do(building.GAIN_TRADED, player, WOOD), *super().beneath(s, player, turn, args)]

    def misplaced(self, s: City, player: int, args: Args) -> str:
        """The rest can be paid with this resource and later ones."""
        cost, resource = args
        have = sum(purse(s)[resource:])
        return "" if have >= cost else f"{cost} cannot be paid with {have}"

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """At least what later resources cannot cover, at most all there is."""
        first = self.pay.first
        return [first + count for count in possible(purse(s), *args)]

    def usual(self, s: City, player: int, args: Args, forced: bool) -> int:
        """Spending power, then cubes that no plan of the player needs; if there are too few, it is a real choice."""
        cost, resource = args
        if resource == POWER:
            return self.pay.at(min(cost, s.power))
        spare = spare_cubes(s, player)
        if resource < REAL or sum(spare[resource - REAL :]) < cost:
            return NONE
        return self.pay.at(min(cost, spare[resource - REAL]))

    def bundles(self, s: City, player: int, args: Args) -> list[Bundled]:
        """All ways to pay the whole cost, if there are few; first those that leave the plans what they need."""
        cost, resource = args
        ways = whole_payments(purse(s), cost, resource)
        if len(ways) > MOST_WAYS:
            return []
        spare = spare_cubes(s, player)
        return [
            PAY_ALL.of(replies(self, [self.pay.at(count) for count in way.asked]), way.words(s))
            for way in sorted(ways, key=lambda way: way.missed(spare))
        ]

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
        """Which resource, and how much is due."""
        return {**self.prompt_words(s, player, args), "cost": args[0]}

    def prompt_words(self, s: City, player: int, args: Args) -> dict[str, Argument]:
        """Which resource."""
        return s.called(RESOURCE, args[1])


PAY: Final = Pay()
