"""What cards and positions of Iditacards are worth to a fair beginner, in squares unless said otherwise."""

from typing import Final

from ludoteca.games.iditacards.cards import ATTACHMENT, DOG, FOOD, PERSONAL
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.rules import costs
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race, Racer
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, OTHERS, RESOLVE_OPS, RISK, SELF, Op

ACTION: Final = 8.0  # what a card must bring to be worth keeping for later: less comes with every new day
REVEAL: Final = 1.5  # what is lost in a turn that reveals a card of the deck instead of playing the best of the hand
LUCK: Final = 0.6  # how likely one card of a risk is usually paid
PACE: Final = 7.0  # squares of a usual turn
SLOW_PACE: Final = 3.5  # squares of a turn where speed bonuses do not count
SPEED: Final = 0.8  # what a point of the team's speed brings each turn: cards move too, but the weather may strike it
SOON: Final = 1.0  # for how many turns the speed of now is certain
DAY: Final = 2.0  # for how many more it lasts for one player alone; with rivals who call new days for a share of them
METER_TURNS: Final = 10.0  # for how many turns a meter is a burden: by then it is lowered, or a leg raises it anyway
FROZEN: Final = 15.0  # what a meter at its top costs on top of that
LATER: Final = 0.85  # what the next card of a hand is worth of its gain: much may happen until then
DECK: Final = 0.4  # what a deck whose mean card is worth 1 more brings each turn
MOST_IN_DECK: Final = 15.0  # no card of a deck counts for more: a dog is played once
FEW_CARDS: Final = 14  # a deck with fewer cards is no better for it
LINE: Final = 60.0  # having crossed the line
RIVAL: Final = 0.4  # what the prospects of the best rival count, against one's own
DAMAGED: Final = -8.0  # what a Damaged card is worth in the deck
RELIEF: Final = 2.5  # what food and personal cards are worth for the meters alone
SPEEDS: Final = (-2, 8)  # worths are worked out for speeds within these bounds

# What one unit of an effect is worth.
UNIT: Final[dict[str, float]] = {
    "draw": 1.0, "look": 1.5, "recover": 0.8, "clear": 2.5, "new_day": 2.0, "free_cost": 4.0,
    "immune_today": 1.0, "destroy_from_hand": 0.5,
}  # fmt: skip


class Prices:
    """What each kind of card is worth with so many turns to go at such a speed: once it works, and before it is paid.

    What harms rivals is worth more the more of them there are.
    """

    def __init__(self, content: Content, turns: int, speed_now: int, rivals: int) -> None:
        self.content = content
        self.turns = turns
        self.speed = speed_now
        self.rivals = rivals
        self.working: list[float] = [self._working(card) for card in range(len(content.ids))]
        self.cards: list[float] = [self._unpaid(card) for card in range(len(content.ids))]
        self.in_deck: list[float] = [min(MOST_IN_DECK, worth) for worth in self.cards]

    def _working(self, card: int) -> float:
        if card == self.content.cards.damaged:
            return 1.5 + 0.1 * self.turns
        kind = self.content.cards.types[card]
        worth = self._block(self.content.cards.block[card])
        if kind in (DOG, ATTACHMENT):
            return worth + lasting(self.content, card, self.turns)
        return worth + (RELIEF if kind in (FOOD, PERSONAL) else 0.0)

    def _unpaid(self, card: int) -> float:
        if card == self.content.cards.damaged:
            return DAMAGED
        printed = self.content.cards.costs
        energy = 3.0 if printed[ENERGY][card] == ALL else 0.8 * printed[ENERGY][card]
        lucky: float = LUCK ** printed[RISK][card]
        return self.working[card] * lucky - energy - 0.3 * printed[HEALTH][card]

    def _block(self, block: int) -> float:
        return sum([self._step(op) for op in self.content.cards.blocks[block]])

    def _step(self, op: Op) -> float:
        word = RESOLVE_OPS[op.code]
        if word == "move":
            return float(max(0, op.n + self.speed) * op.k)
        if word == "when":
            return 0.4 * self._block(op.then)
        if word in ("damage", "hypothermia", "starvation"):
            return -self._harm(word) * op.n if op.who == SELF else self._against() * self._harm(word) * op.n
        if word == "raise_to_leg":
            return self._against()
        if word == "kill_dog":
            return self._against() * SPEED * self.turns * (2.0 if op.who == OTHERS else 1.0)
        if word == "sacrifice":
            return -1.0 - SPEED * self.turns
        if word == "take":
            chosen = 2.0 if op.n < 0 else float(min(op.n, 1 + op.k / 3)) if op.k >= 0 else 1.0
            return 0.35 * self.turns * chosen
        units = 2.0 if op.n < 0 else float(op.n)
        return UNIT.get(word, 0.0) * (units if word in ("draw", "recover") else 1.0)

    def _harm(self, word: str) -> float:
        """A Damaged card, or one more point of a meter."""
        return 1.0 + (0.15 * self.turns if word == "damage" else 0.5 * min(self.turns, METER_TURNS))

    def _against(self) -> float:
        """What harm to all rivals counts: only one of them is the best, but nobody knows which it will be."""
        return RIVAL * (1 + self.rivals) / 2 if self.rivals else 0.0


def lasting(content: Content, card: int, turns: float) -> float:
    """What a dog or attachment brings in so many turns: speed, larger hands, lower costs."""
    cards = content.cards
    each = SPEED * (cards.speed[card] + 2.0 * cards.speed_other_dogs[card] + 3.0 * (cards.speed_times[card] - 1))
    each += 0.3 * cards.hand_size[card] + 0.4 * cards.on_move[card]
    each += 0.6 * cards.reduction[ENERGY][card] + 0.3 * cards.reduction[HEALTH][card]
    each += 0.4 * cards.reduction[RISK][card] - 0.1 * cards.leg_entry[card]
    return 1.0 + each * turns


class Outlook:
    """How far the race still goes from each square, in usual turns: all of them, and those in which bonuses count."""

    def __init__(self, s: Race) -> None:
        squares = s.content.squares
        self.turns: list[float] = [0.0] * (squares + 1)
        self.swift: list[float] = [0.0] * (squares + 1)
        for square in range(squares - 1, -1, -1):
            slow = s.leg_at(square + 1).no_speed_bonus
            self.turns[square] = self.turns[square + 1] + 1 / (SLOW_PACE if slow else PACE)
            self.swift[square] = self.swift[square + 1] + (0.0 if slow else 1 / PACE)


class Judge:
    """Values positions of one game; remembers what it has worked out."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._prices: dict[tuple[int, int, int], Prices] = {}
        self._outlooks: dict[tuple[str, tuple[int, ...]], Outlook] = {}

    def prices(self, s: Race, seat: int) -> Prices:
        """The worths of cards for a player as they stand now."""
        racer = s.players[seat]
        turns = round(self.outlook(s).swift[racer.position]) if racer.position < s.content.line else 0
        key = (turns, max(SPEEDS[0], min(SPEEDS[1], speed(s, seat))), s.seats - 1)
        if key not in self._prices:
            self._prices[key] = Prices(self.content, key[0], key[1], key[2])
        return self._prices[key]

    def outlook(self, s: Race) -> Outlook:
        """The way ahead on this board."""
        key = (str(s.options["layout"]), tuple(s.legs))
        if key not in self._outlooks:
            self._outlooks[key] = Outlook(s)
        return self._outlooks[key]

    def value(self, s: Race, seat: int) -> float:
        """One's own race with the hand, less a part of the best rival's; their hands are anybody's guess."""
        mine = self.race(s, seat) + self.hand(s, seat)
        others = [self.race(s, other) for other in s.others_from_left(seat)]
        return mine - RIVAL * max(others) if others else mine

    def race(self, s: Race, seat: int) -> float:
        """A player's prospects: what is behind, what the team will bring, what meters cost, how good the deck is."""
        racer = s.players[seat]
        if racer.position >= s.content.line:
            return LINE + racer.position
        outlook, prices = self.outlook(s), self.prices(s, seat)
        turns = outlook.turns[racer.position]
        worth = racer.position + (SOON + DAY / s.seats) * speed(s, seat)
        team = [*racer.team, *(card for held in racer.attached for card in held)]
        swift = outlook.swift[racer.position]
        worth += sum([lasting(s.content, card, swift) for card in team])
        worth -= self._burden(racer, min(turns, METER_TURNS))
        return worth + DECK * turns * self._deck(racer, prices)

    def _deck(self, racer: Racer, prices: Prices) -> float:
        """The mean worth of all cards that come back with every new day."""
        owned = [*racer.deck, *racer.discard, *racer.played, *racer.hand, *racer.waiting]
        return sum([prices.in_deck[card] for card in owned]) / max(FEW_CARDS, len(owned))

    def _burden(self, racer: Racer, turns: float) -> float:
        """What the meters cost: speed, dearer cards, and standing still at the top."""
        penalty, dearer, frozen = self.content.speed_penalty, self.content.cost_increase, self.content.frozen_at
        cold, hungry = racer.hypothermia, racer.starvation
        each = SPEED * (penalty[cold] + penalty[hungry]) + 0.8 * dearer[cold] + 0.5 * dearer[hungry]
        return turns * each + FROZEN * ((cold >= frozen) + (hungry >= frozen))

    def hand(self, s: Race, seat: int) -> float:
        """What the cards in hand and those that wait will bring beyond the usual, as far as they can be paid."""
        racer, prices = s.players[seat], self.prices(s, seat)
        if racer.position >= s.content.line:
            return 0.0
        damaged = self.content.cards.damaged
        means = len(racer.hand) - racer.hand.count(damaged)
        sound = 1 - racer.deck.count(damaged) / len(racer.deck) if racer.deck else 0.0
        luck = self._luck(s, seat, means, sound)
        worth, later = 0.0, 1.0
        for card, owed in zip(racer.waiting, racer.owed, strict=True):
            worth += prices.working[card] * luck[means] ** owed - REVEAL * owed
            later *= LATER**owed
        offers: list[tuple[float, int]] = []
        for card in racer.hand:
            energy, health, risk = [costs.cost(s, seat, card, kind) for kind in (ENERGY, HEALTH, RISK)]
            used = means if energy == ALL else energy + (card != damaged)
            if used > means or health > len(racer.deck):
                continue
            gain = prices.working[card] * sound**health * luck[means - used] ** risk - ACTION - REVEAL * risk
            if gain > 0:
                offers.append((gain / max(1, used), used))
        offers.sort(reverse=True)
        for each, used in offers:
            if used <= means:
                means -= used
                worth += each * max(1, used) * later
                later *= LATER
        return worth + 0.3 * means

    def _luck(self, s: Race, seat: int, most: int, sound: float) -> list[float]:
        """How likely the next card of the deck can be paid with each number of cards in hand, up to `most`."""
        racer, cards = s.players[seat], self.content.cards
        chances = [0.0] * (most + 1)
        if not racer.deck or s.leg_at(racer.position).risks_fail:
            return chances
        meal = cards.meals[1]
        dearer = costs.cost(s, seat, meal, ENERGY) - cards.costs[ENERGY][meal]
        for card in racer.deck:
            energy, health, risk = cards.costs[ENERGY][card], cards.costs[HEALTH][card], cards.costs[RISK][card]
            owed = max(0, energy + dearer)
            if owed <= most and health < len(racer.deck):
                chances[owed] += sound**health * LUCK**risk / len(racer.deck)
        for number in range(1, most + 1):
            chances[number] += chances[number - 1]
        return chances
