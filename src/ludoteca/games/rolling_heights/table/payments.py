"""Rolling Heights: a whole payment with one click, and what is usually paid."""

from typing import Final, NamedTuple

from ludoteca.engine import NONE, Args, Argument
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.domains import RESOURCE
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT
from ludoteca.games.rolling_heights.rules import buying, paying
from ludoteca.games.rolling_heights.state import City
from ludoteca.table.bundles import Bundle, Bundled, replies
from ludoteca.table.clicks import Clicks

MOST_WAYS: Final = 100
"""With more ways to pay than this, one resource is asked for after another. Bots that play well meet 70 at most."""

PAY_ALL: Final[Bundle] = Bundle("pay")
"""Named like the answer it completes: how much of one resource is paid says little on its own."""


class PayClicks(Clicks[paying.Pay, City]):
    """Usual payments, and whole payments with one click."""

    def usual(self, rule: paying.Pay, s: City, player: int, args: Args, forced: bool) -> int:
        """Spending power, then cubes that no plan of the player needs; if they do not pay all, it is a real choice."""
        cost, resource = args
        spare = spare_cubes(s, player)
        if resource == paying.POWER:
            power = min(cost, s.power)
            enough = power == cost or (not any(s.misc) and sum(spare) >= cost - power)
            return rule.pay.at(power) if enough else NONE
        if resource < paying.REAL or sum(spare[resource - paying.REAL :]) < cost:
            return NONE
        return rule.pay.at(min(cost, spare[resource - paying.REAL]))

    def bundles(self, rule: paying.Pay, s: City, player: int, args: Args) -> list[Bundled]:
        """All ways to pay the whole cost, by what is given; first those that leave the plans what they need."""
        cost, resource = args
        ways = whole_payments(paying.purse(s), cost, resource)
        if len(ways) > MOST_WAYS:
            return []
        spare = spare_cubes(s, player)
        return [
            PAY_ALL.of(replies(rule, [rule.pay.at(count) for count in way.asked]), way.words(s), way.given(s))
            for way in sorted(ways, key=lambda way: way.missed(spare))
        ]


def spare_cubes(s: City, player: int) -> list[int]:
    """The real cubes of each colour that neither the player's plans nor the plan being paid for need."""
    needs = [s.missing(space) for space in s.players[player].plans]
    for number, _, args in s.stack:
        if number == buying.PUT_DOWN.number and s.market[args[0]] != NONE:
            needs.append(s.content.needs[s.market[args[0]]])
    wanted = [sum(stacks.count(need, colour) for need in needs) for colour in range(COLOUR_COUNT)]
    return [max(0, s.held[colour] - wanted[colour]) for colour in range(COLOUR_COUNT)]


class Payment(NamedTuple):
    """A whole payment: how much of each resource, and the answers to the questions it takes."""

    paid: list[int]
    asked: list[int]

    def missed(self, spare: list[int]) -> int:
        """How many real cubes it takes that a plan needs."""
        return sum(max(0, self.paid[paying.REAL + colour] - spare[colour]) for colour in range(COLOUR_COUNT))

    def given(self, s: City) -> dict[str, int]:
        """How much of each resource is paid, by its id."""
        return {str(RESOURCE.id(s.content, resource)): count for resource, count in enumerate(self.paid) if count}

    def words(self, s: City) -> dict[str, Argument]:
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
    counts = paying.possible(having, cost, resource)
    found: list[Payment] = []
    for count in counts:
        for rest in whole_payments(having, cost - count, resource + 1):
            rest.paid[resource] = count
            found.append(Payment(rest.paid, [count, *rest.asked] if len(counts) > 1 else rest.asked))
    return found
