"""Rolling Heights, 'Phase 3: Main': one menu for everything that can be done in any order."""

from typing import Final

from ludoteca.engine import NONE, Decision, ask
from ludoteca.games.rolling_heights.city import SPACES
from ludoteca.games.rolling_heights.content import COLOUR_COUNT, STRIP
from ludoteca.games.rolling_heights.rules import building, buying, meeples, paying, wild
from ludoteca.games.rolling_heights.state import MARKET, STEEL, City, Player

END: Final = 0
ACTIVATE: Final = 1
SPEND_TOKEN: Final = ACTIVATE + meeples.WAYS
TRADE: Final = SPEND_TOKEN + COLOUR_COUNT
BUY: Final = TRADE + COLOUR_COUNT
CONSTRUCT: Final = BUY + MARKET
CONSTRUCTIONS: Final = SPACES * COLOUR_COUNT


class Main(Decision[City]):
    """End the phase, activate a meeple, use a wild token, trade, buy a plan, or add a cube to a plan.

    RH-050, RH-051, RH-052, RH-053, RH-080, RH-090, RH-100, RH-105
    """

    size = CONSTRUCT + CONSTRUCTIONS

    def options(self, s: City, player: int, a: int, b: int) -> list[int]:
        """Everything is optional."""
        me = s.players[player]
        choices = [END]
        choices += meeples.activations(s, me, player)
        if me.tokens:
            choices += _TOKEN_CHOICES
        funds = paying.funds(s)
        if funds:
            choices += trades(s, funds)
        if s.buys:
            choices += purchases(s, me, funds)
        if me.plans and funds > s.power:
            choices += constructions(s, me)
        return choices

    def chosen(self, s: City, player: int, answer: int, a: int, b: int) -> None:
        """Do it; the same question follows until the player ends the phase."""
        if answer == END:
            return
        s.then([ask(MAIN, player)])
        if answer >= CONSTRUCT:
            space, colour = divmod(answer - CONSTRUCT, COLOUR_COUNT)
            building.construct(s, player, space, colour)
        elif answer >= BUY:
            s.then([ask(buying.PLACE_PLAN, player, answer - BUY)])
        elif answer >= TRADE:
            building.trade(s, player, answer - TRADE)
        elif answer >= SPEND_TOKEN:
            wild.spend(s, player, answer - SPEND_TOKEN)
        else:
            meeples.activate(s, player, answer - ACTIVATE)


_TOKEN_CHOICES: Final = [SPEND_TOKEN + colour for colour in range(COLOUR_COUNT)]


def trades(s: City, funds: int) -> list[int]:
    """Two of anything for wood, concrete or glass, three for steel. RH-100, RH-101"""
    return [TRADE + colour for colour, cost in enumerate(s.content.trade_costs) if cost <= funds]


def purchases(s: City, me: Player, funds: int) -> list[int]:
    """The plans that could be paid for, placed on the cheapest space. RH-080, RH-081, RH-086, RH-087"""
    costs, tiles = s.content.costs, s.market
    means = funds + s.discount
    if means < costs[0] and means < costs[STRIP]:
        return []
    means -= buying.cheapest_space(s, me)
    return [BUY + place for place in range(MARKET) if costs[place] <= means and tiles[place] != NONE]


def constructions(s: City, me: Player) -> list[int]:
    """Cubes in hand that fit a plan; miscellaneous ones wait for the real ones. RH-105, RH-106, RH-113, RH-122"""
    in_hand = 0
    for colour in range(STEEL + 1):
        if s.held[colour] or s.misc[colour]:
            in_hand |= 15 << 4 * colour
    choices: list[int] = []
    if in_hand:
        for space in me.plans:
            fitting = (s.content.needs[s.tiles[space]] - s.built[space]) & in_hand
            colour = 0
            while fitting:
                if fitting & 15:
                    choices.append(CONSTRUCT + space * 4 + colour)
                fitting >>= 4
                colour += 1
    return choices


MAIN: Final = Main()
