"""The worths of the cards of Iditacards, in squares unless said otherwise."""

from typing import Final

from ludoteca.games.iditacards.bot.taste import Taste
from ludoteca.games.iditacards.cards import ATTACHMENT, DOG, FOOD, PERSONAL
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.vocabulary import ALL, DOGS, ENERGY, HEALTH, OTHERS, RESOLVE_OPS, RISK, SELF, Op

SCRAP: Final = RESOLVE_OPS.index("destroy_hand")
SPECIAL: Final = ("sacrifice", "kill_dog", "recover", "clear", "take", "destroy_hand", "new_day")
"""Steps whose worth depends on the position."""


class Prices:
    """The worth of each kind of card, by the turns to go and the speed: once it works, and before it is paid.

    On the next `slow` squares speed bonuses do not count. Harm to rivals is worth more the more of them there are.
    Cards that are drawn are counted separately, since their worth depends on the deck.
    """

    def __init__(self, content: Content, taste: Taste, turns: int, speed_now: int, rivals: int, slow: int = 0) -> None:
        self.content = content
        self.taste = taste
        self.turns = turns
        self.speed = speed_now
        self.rivals = rivals
        self.slow = slow
        kinds = range(len(content.ids))
        self.working: list[float] = [self._working(card) for card in kinds]
        self.draws: list[int] = [self._draws(content.cards.block[card]) for card in kinds]
        self.cards: list[float] = [self._unpaid(card) for card in kinds]
        self.in_deck: list[float] = [min(self.taste.most_in_deck, worth) for worth in self.cards]

    def _working(self, card: int) -> float:
        if card == self.content.cards.damaged:
            return 1.5 + 0.1 * self.turns
        worth = self._block(self.content.cards.block[card])
        if self.content.cards.types[card] in (DOG, ATTACHMENT):
            worth += 1.0 + self.turns * each_turn(self.content, self.taste, card)
        return worth

    def _draws(self, block: int) -> int:
        """How many cards an effect draws; counts two dogs if each of them gives one."""
        drawn = 0
        for op in self.content.cards.blocks[block]:
            if RESOLVE_OPS[op.code] == "draw":
                drawn += 2 if op.n == DOGS else op.n
        return drawn

    def _unpaid(self, card: int) -> float:
        if card == self.content.cards.damaged:
            return self.taste.damaged
        printed = self.content.cards.costs
        energy = 3.0 if printed[ENERGY][card] == ALL else self.taste.energy * printed[ENERGY][card]
        lucky: float = self.taste.luck ** printed[RISK][card]
        relief = self.taste.relief if self.content.cards.types[card] in (FOOD, PERSONAL) else 0.0
        worth = self.working[card] + self.taste.drawn * self.draws[card] + relief
        return worth * lucky - energy - self.taste.health * printed[HEALTH][card]

    def _block(self, block: int) -> float:
        return sum([self._step(op) for op in self.content.cards.blocks[block]])

    def _step(self, op: Op) -> float:
        word = RESOLVE_OPS[op.code]
        if word == "move":
            squares = max(0, op.n + self.speed) * op.k
            return squares + self.taste.out_of_slow * min(squares, self.slow)
        if word == "when":
            return self.taste.sometimes * self._block(op.then)
        if word in ("damage", "hypothermia", "starvation"):
            return -self._harm(word) * op.n if op.who == SELF else self._against() * self._harm(word) * op.n
        if word == "kill_dog":
            return self._against() * self.taste.speed * self.turns * (2.0 if op.who == OTHERS else 1.0)
        if word == "sacrifice":
            return -usual_sacrifice(self.taste, self.turns)
        if word == "take":
            chosen = 2.0 if op.n < 0 else float(min(op.n, 1 + op.k / 3)) if op.k >= 0 else 1.0
            return self.taste.taken * self.turns * chosen
        return self._unit(word) * (op.n if word == "recover" and op.n > 0 else 1.0)

    def _unit(self, word: str) -> float:
        """The worth of one unit of an effect."""
        taste = self.taste
        if word == "look":
            return taste.look
        if word == "recover":
            return taste.recover
        if word == "clear":
            return taste.clear
        if word == "new_day":
            return taste.new_day
        if word == "free_cost":
            return taste.free_cost
        return 1.0 if word == "immune_today" else 0.5 if word == "destroy_from_hand" else 0.0

    def _harm(self, word: str) -> float:
        """A Damaged card, or one more point of a meter."""
        if word == "damage":
            return 1.0 + 0.15 * self.turns
        return 1.0 + self.taste.harm * min(self.turns, self.taste.meter_turns)

    def _against(self) -> float:
        """The worth of harm to all rivals: only one of them is the best, but nobody knows which it will be."""
        return self.taste.rival * (1 + self.rivals) / 2 if self.rivals else 0.0


def usual_sacrifice(taste: Taste, turns: int) -> float:
    """The usual cost of losing a dog."""
    return 1.0 + taste.speed * turns


def each_turn(content: Content, taste: Taste, card: int) -> float:
    """The gain from a dog or attachment in a turn: speed, larger hands, lower costs."""
    cards = content.cards
    each = taste.speed * (cards.speed[card] + 2.0 * cards.speed_other_dogs[card] + 3.0 * (cards.speed_times[card] - 1))
    each += taste.hand * cards.hand_size[card] + taste.moving * cards.on_move[card]
    each += taste.cheaper * cards.reduction[ENERGY][card] + 0.3 * cards.reduction[HEALTH][card]
    return each + 0.4 * cards.reduction[RISK][card] - 0.1 * cards.leg_entry[card]
