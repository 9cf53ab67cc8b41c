"""The worth of a position of Iditacards to a player, in squares unless said otherwise."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.iditacards.board import LegSide
from ludoteca.games.iditacards.bot.prices import SCRAP, SPECIAL, Prices, each_turn
from ludoteca.games.iditacards.bot.taste import Taste
from ludoteca.games.iditacards.cards import FOOD, PERSONAL
from ludoteca.games.iditacards.content import METER_VALUES, Content
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.games.iditacards.vocabulary import ENERGY, RESOLVE_OPS, RISK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludoteca.engine import OptionValue

FEW_CARDS: Final = 14  # a deck with fewer cards than this is no better
LINE: Final = 60.0  # having crossed the line
SPEEDS: Final = (-4, 16)  # worths are worked out for speeds within these bounds
FAR: Final = 12
MOST_TURNS: Final = 40
KEPT: Final = 300  # boards and prices to remember, a few dozen kilobytes each: a server plays on many boards


class Outlook:
    """The way ahead of each square: how many squares of each kind.

    They are even, or each dog is faster or slower there, or speed bonuses do not count. Also what meters cost from
    there on: a point is a burden until a leg would raise the meter to it anyway.
    """

    def __init__(self, s: Race, taste: Taste) -> None:
        self.taste = taste
        squares = s.content.squares
        self.legs: list[int] = s.legs.copy()
        self.even: list[int] = [0] * (squares + 1)
        self.downhill: list[int] = [0] * (squares + 1)
        self.uphill: list[int] = [0] * (squares + 1)
        self.slow: list[int] = [0] * (squares + 1)
        self.cliff: list[int] = [0] * (squares + 1)
        """On how many of the next squares speed bonuses do not count, up to `FAR`."""
        for square in range(squares - 1, -1, -1):
            leg = s.leg_at(square + 1)
            self.cliff[square] = min(FAR, self.cliff[square + 1] + 1) if leg.no_speed_bonus else 0
            self.slow[square] = self.slow[square + 1] + leg.no_speed_bonus
            fast = not leg.no_speed_bonus
            self.even[square] = self.even[square + 1] + (fast and leg.dog_speed == 0)
            self.downhill[square] = self.downhill[square + 1] + (fast and leg.dog_speed > 0)
            self.uphill[square] = self.uphill[square + 1] + (fast and leg.dog_speed < 0)
        self.cold: list[float] = [0.0] * ((squares + 1) * METER_VALUES)
        self.hunger: list[float] = [0.0] * ((squares + 1) * METER_VALUES)
        for square in range(squares + 1):
            ahead = self._entries(s, square)
            for level in range(1, METER_VALUES):
                cold = self._span(square, [at for at, leg in ahead if leg.hypothermia >= level])
                hunger = self._span(square, [at for at, leg in ahead if leg.starvation >= level])
                if s.leg_at(square).no_speed_bonus:
                    cold, hunger = taste.slow_burden * cold, taste.slow_burden * hunger
                at = square * METER_VALUES + level
                self.cold[at] = self.cold[at - 1] + cold * _point(s.content, taste, level, taste.dearer_energy)
                self.hunger[at] = self.hunger[at - 1] + hunger * _point(s.content, taste, level, taste.dearer_health)

    def _entries(self, s: Race, square: int) -> list[tuple[int, LegSide]]:
        leg = s.layout.leg
        return [(at, s.leg_at(at)) for at in range(square + 1, s.content.squares + 1) if leg[at] != leg[at - 1]]

    def _span(self, square: int, raised: list[int]) -> float:
        """For how many turns a point is a burden."""
        end = raised[0] if raised else len(self.slow) - 1
        slow = self.slow[square] - self.slow[end]
        taste = self.taste
        turns = slow / taste.slow_pace + (end - square - slow) / taste.pace
        return min(taste.meter_turns, max(taste.least_span, turns))


def _point(content: Content, taste: Taste, level: int, dearer: float) -> float:
    """The cost of the last point of a meter at this level, in a turn."""
    slower = content.speed_penalty[level] - content.speed_penalty[level - 1]
    more = content.cost_increase[level] - content.cost_increase[level - 1]
    return taste.speed * slower + dearer * more


class Judge:
    """Values positions of one game; remembers what it worked out last."""

    def __init__(self, content: Content, taste: Taste) -> None:
        self.content = content
        self.taste = taste
        cards, kinds = content.cards, range(len(content.ids))
        self._each: list[float] = [each_turn(content, taste, card) for card in kinds]
        self.lucky: list[float] = [taste.luck ** cards.costs[RISK][card] for card in kinds]
        """How likely the risk of each card usually is to be paid."""
        self.special: list[bool] = [
            any(RESOLVE_OPS[op.code] in SPECIAL for op in cards.blocks[cards.block[card]]) for card in kinds
        ]
        """Whether the worth of a card depends on the position."""
        self.scraps: list[bool] = [SCRAP in [op.code for op in cards.blocks[cards.block[card]][:1]] for card in kinds]
        self._prices: dict[tuple[int, int, int, int], Prices] = {}
        self._outlooks: dict[tuple[str, tuple[int, ...]], Outlook] = {}
        self._last: Outlook | None = None
        self._options: Mapping[str, OptionValue] | None = None
        """Of the state that asked last; copies share them."""

    def prices(self, s: Race, seat: int, speed_now: int) -> Prices:
        turns = min(MOST_TURNS, round(self.swift(s, seat, self.taste.ahead)))
        at = s.players[seat].position
        slow = self.outlook(s).cliff[at] if at < s.content.line else 0
        key = (turns, max(SPEEDS[0], min(SPEEDS[1], speed_now)), s.seats - 1, slow)
        prices = self._prices.get(key)
        if prices is None:
            if len(self._prices) >= KEPT:
                del self._prices[next(iter(self._prices))]
            prices = self._prices[key] = Prices(self.content, self.taste, key[0], key[1], key[2], key[3])
        return prices

    def swift(self, s: Race, seat: int, more: float) -> float:
        """How many turns the rest of the race takes where speed counts, with a team that is faster by `more`."""
        racer = s.players[seat]
        if racer.position >= s.content.line:
            return 0.0
        taste = self.taste
        outlook, dogs = self.outlook(s), taste.speed * len(racer.team)
        pace = max(taste.slow_pace, taste.bare_pace + more + self.team(racer))
        turns = outlook.even[racer.position] / pace
        if outlook.downhill[racer.position]:
            turns += outlook.downhill[racer.position] / (pace + dogs)
        if outlook.uphill[racer.position]:
            turns += outlook.uphill[racer.position] / max(taste.slow_pace, pace - dogs)
        return turns

    def team(self, racer: Racer) -> float:
        """The gain from dogs and attachments in a turn."""
        each = self._each
        worth = sum([each[card] for card in racer.team])
        for held in racer.attached:
            for card in held:
                worth += each[card]
        return worth

    def outlook(self, s: Race) -> Outlook:
        """The way ahead on this board; a search keeps asking for the same one."""
        last = self._last
        if last is not None and self._options is s.options and last.legs == s.legs:
            return last
        key = (str(s.options["layout"]), tuple(s.legs))
        if key not in self._outlooks:
            if len(self._outlooks) >= KEPT:
                del self._outlooks[next(iter(self._outlooks))]
            self._outlooks[key] = Outlook(s, self.taste)
        last = self._outlooks[key]
        self._last, self._options = last, s.options
        return last

    def race(self, s: Race, seat: int) -> float:
        """A player's prospects: what is behind, what the team will bring, what meters cost, how good the deck is."""
        racer = s.players[seat]
        if racer.position >= s.content.line:
            return LINE + racer.position - s.content.line
        taste = self.taste
        turns = self.swift(s, seat, 0.0) + self.outlook(s).slow[racer.position] / taste.slow_pace
        speed_now = speed(s, seat)
        worth = (taste.soon + taste.day / s.seats) * speed_now - taste.pace * turns
        worth -= self.burden(s, racer, racer.hypothermia, racer.starvation)
        return worth + taste.deck * turns * self.deck(s, seat)

    def deck(self, s: Race, seat: int) -> float:
        """The worth of the mean card of a deck, those in hand counted too."""
        prices, owned = self.prices(s, seat, speed(s, seat)), owned_cards(s.players[seat])
        return sum([prices.in_deck[card] for card in owned]) / max(FEW_CARDS, len(owned))

    def burden(self, s: Race, racer: Racer, cold: int, hunger: int) -> float:
        """The cost of these meters from here on: speed, dearer cards, and no moves at the top."""
        if racer.position >= s.content.line:
            return 0.0
        outlook, first, frozen = self.outlook(s), racer.position * METER_VALUES, self.content.frozen_at
        worth = outlook.cold[first + cold] + outlook.hunger[first + hunger]
        return worth + self.taste.frozen * ((cold >= frozen) + (hunger >= frozen))

    def tempo(self, s: Race, seat: int, prices: Prices, warmth: float, food: float) -> float:
        """The gain from an action of a usual day, the turn for the new day counted too.

        A day lasts as long as its next action brings more, so this is also what a new hand is worth. `warmth` and
        `food` are the worth of one point less on each meter.
        """
        racer = s.players[seat]
        held = hand_size(s, seat)
        increase = self.content.cost_increase
        dearer, health = increase[racer.hypothermia], increase[racer.starvation]
        if dearer or health:
            less = self.taste.energy * dearer + self.taste.health * health
            worths = [self._dear(card, prices, held - 1, dearer, less, warmth, food) for card in owned_cards(racer)]
        else:
            worths = [prices.cards[card] for card in owned_cards(racer)]
        worths.sort(reverse=True)
        most = max(1, int(held / (self.taste.cards_of_an_action + dearer)))
        best = total = 0.0
        for number in range(1, most + 1):
            at = number * len(worths) // (held + 1)
            if at >= len(worths):
                break
            total += worths[at]
            best = max(best, total / (number + 1))
        return self.taste.tempo * best

    def _dear(
        self, card: int, prices: Prices, others: int, dearer: int, less: float, warmth: float, food: float
    ) -> float:
        """The worth of a card of a new hand whose `others` pay `dearer` energy for each card.

        Where they can't pay for it, or not for the first card of its risk either, only its relief counts.
        """
        cards = self.content.cards
        kind, energy = cards.types[card], cards.costs[ENERGY][card]
        relief = food if kind == FOOD else warmth if kind == PERSONAL else 0.0
        left = others - energy - dearer
        if left < (dearer if cards.costs[RISK][card] else 0):
            return relief
        usual = self.taste.relief if relief else 0.0
        return max(0.0, prices.cards[card] - usual - less) + relief


def owned_cards(racer: Racer) -> list[int]:
    """All cards that come back with a new day."""
    return racer.deck + racer.discard + racer.played + racer.hand + racer.waiting
