"""Rolling Heights, 'Phase 3: Main': one menu for everything that can be done in any order."""

from typing import Final

from ludoteca.engine import NONE, Args, Argument, Decision, Reason, Verb, WhyNot, ask
from ludoteca.games.rolling_heights import stacks
from ludoteca.games.rolling_heights.content import MARKET, STRIP, WATER
from ludoteca.games.rolling_heights.domains import CUBE, MEEPLE, ON_OFFER, SPACE, TILE, WAY
from ludoteca.games.rolling_heights.pieces import COLOUR_COUNT, EXECUTIVE
from ludoteca.games.rolling_heights.rules import building, buying, market, meeples, paying, wild
from ludoteca.games.rolling_heights.state import City, Player

NO_TOKEN: Final = Reason("no-token", "RH-090")
TRADE_TOO_EXPENSIVE: Final = Reason("trade-too-expensive", "RH-075", "RH-100")
BOUGHT: Final = Reason("bought", "RH-080")
MAP_FULL: Final = Reason("map-full", "RH-087")
PLAN_TOO_EXPENSIVE: Final = Reason("plan-too-expensive", "RH-081", "RH-087")


class Main(Decision[City]):
    """End the phase, activate a meeple, use a wild token, trade, buy a plan, or add a cube to a plan.

    RH-050, RH-051, RH-052, RH-053, RH-080, RH-090, RH-100, RH-101, RH-105
    """

    end_phase = Verb()
    activate = Verb(MEEPLE, WAY)
    spend_token = Verb(CUBE)
    trade = Verb(CUBE)
    buy = Verb(ON_OFFER)
    construct = Verb(SPACE, CUBE)

    def answers(self, s: City, player: int, args: Args) -> list[int]:
        """Everything is optional."""
        me = s.players[player]
        answers = [self.end_phase.first]
        meeples.add_activations(answers, s, me, player, self.activate)
        if me.tokens:
            answers += [self.spend_token.first + colour for colour in range(COLOUR_COUNT)]
        funds = paying.funds(s)
        if funds:
            first = self.trade.first
            answers += [first + colour for colour, cost in enumerate(s.content.trade_costs) if cost <= funds]
        if s.buys:
            answers += self.purchases(s, me, funds)
        if me.plans and funds > s.power:
            self.add_constructions(answers, s, me)
        return answers

    def purchases(self, s: City, me: Player, funds: int) -> list[int]:
        """The plans the player could pay for, placed on the cheapest space. RH-080, RH-081, RH-086, RH-087"""
        costs, tiles, first = s.content.costs, s.market, self.buy.first
        means = funds + s.discount
        for_land = means - min(costs[0], costs[STRIP])
        if for_land < 0:
            return []
        land = buying.cheapest_space(s, me, min(for_land + 1, WATER))
        if land == WATER:
            return []
        means -= land
        return [first + slot for slot in range(MARKET) if costs[slot] <= means and tiles[slot] != NONE]

    def add_constructions(self, answers: list[int], s: City, me: Player) -> None:
        """Cubes in hand that fit a plan; miscellaneous ones wait for the real ones. RH-105, RH-106, RH-113, RH-122"""
        held, misc, all_of = s.held, s.misc, stacks.ALL_OF
        in_hand = [colour for colour in range(COLOUR_COUNT) if held[colour] or misc[colour]]
        first, stride = self.construct.first, self.construct.stride
        needs, tiles, built = s.content.needs, s.tiles, s.built
        for space in me.plans:
            missing = needs[tiles[space]] - built[space]
            for colour in in_hand:
                if missing & all_of[colour]:
                    answers.append(first + space * stride + colour)  # noqa: PERF401 - faster once it is compiled

    def why_not(self, s: City, player: int, answer: int, args: Args) -> WhyNot | None:
        if self.activate.covers(answer):
            kind, way = self.activate.objects(answer)
            return meeples.why_not_activate(s, player, kind, way)
        if self.spend_token.covers(answer):
            return NO_TOKEN.because() if s.players[player].tokens == 0 else None
        if self.trade.covers(answer):
            return paying.why_not_pay(s, TRADE_TOO_EXPENSIVE, s.content.trade_costs[self.trade.object(answer)])
        if self.buy.covers(answer):
            return self.why_not_buy(s, player, self.buy.object(answer))
        if self.construct.covers(answer):
            space, colour = self.construct.objects(answer)
            return building.why_not_construct(s, player, space, colour)
        return None

    def why_not_buy(self, s: City, player: int, slot: int) -> WhyNot | None:
        """One plan, on the cheapest space left."""
        if s.market[slot] == NONE:
            return None
        if s.buys == 0:
            return BOUGHT.because()
        land = buying.cheapest_space(s, s.players[player])
        if land == WATER:
            return MAP_FULL.because()
        return paying.why_not_pay(s, PLAN_TOO_EXPENSIVE, max(0, s.content.costs[slot] + land - s.discount))

    def chosen(self, s: City, player: int, answer: int, args: Args) -> None:
        """Do it; the same question follows until the player ends the phase."""
        if answer == self.end_phase.first:
            return
        s.then([ask(MAIN, player)])
        if self.activate.covers(answer):
            kind, way = self.activate.objects(answer)
            meeples.activate(s, player, kind, way)
        elif self.construct.covers(answer):
            space, colour = self.construct.objects(answer)
            building.construct(s, player, space, colour)
        elif self.buy.covers(answer):
            s.then([ask(buying.PLACE_PLAN, player, self.buy.object(answer), 0)])
        elif self.trade.covers(answer):
            building.trade(s, player, self.trade.object(answer))
        else:
            wild.spend(s, player, self.spend_token.object(answer))

    def words(self, s: City, player: int, answer: int, args: Args) -> dict[str, Argument]:
        if self.activate.covers(answer):
            kind, way = self.activate.objects(answer)
            gives = meeples.GIVES[kind] if kind <= EXECUTIVE else ""
            return {"gain": s.content.gains[way == meeples.AS_HARD][kind], "brings": gives}
        if self.trade.covers(answer):
            return {"cost": s.content.trade_costs[self.trade.object(answer)]}
        if self.buy.covers(answer):
            slot = self.buy.object(answer)
            return {**market.tile_words(s, player, slot), "cost": s.content.costs[slot]}
        if self.construct.covers(answer):
            space, colour = self.construct.objects(answer)
            tile = s.tiles[space]
            if tile == NONE:
                return {**s.called(TILE, tile), "there": "nothing"}
            last = space in s.players[player].plans and s.missing(space) == stacks.cubes(colour)
            if not last:
                return {**s.called(TILE, tile), "there": "tile"}
            points = building.points_for(s, player, [(space, colour)])
            return {**s.called(TILE, tile), "there": "finished", "points": points}
        return {}


MAIN: Final = Main()
