"""What the cards of Iditacards are worth, in squares unless said otherwise."""

from typing import Final

from ludoteca.games.iditacards.cards import ATTACHMENT, DOG, FOOD, PERSONAL
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.vocabulary import ALL, DOGS, ENERGY, HEALTH, OTHERS, RESOLVE_OPS, RISK, SELF, Op

SACRIFICE: Final = RESOLVE_OPS.index("sacrifice")
KILL_DOG: Final = RESOLVE_OPS.index("kill_dog")
RECOVER: Final = RESOLVE_OPS.index("recover")
CLEAR: Final = RESOLVE_OPS.index("clear")
TAKE: Final = RESOLVE_OPS.index("take")
SCRAP: Final = RESOLVE_OPS.index("destroy_hand")
NEW_DAY: Final = RESOLVE_OPS.index("new_day")
SPECIAL: Final = (SACRIFICE, KILL_DOG, RECOVER, CLEAR, TAKE, SCRAP, NEW_DAY)
"""Steps whose worth depends on the position."""

LUCK: Final = 0.6  # how likely one card of a risk is usually paid
SPEED: Final = 0.8  # what a point of the team's speed brings each turn: cards move too, but the weather may strike it
HAND: Final = 0.3  # what one card more in every new hand brings each turn
TAKEN: Final = 0.35  # what a card of the supply brings each turn
OUT_OF_SLOW: Final = 2.0  # what a square is worth on top of that where speed bonuses do not count
METER_TURNS: Final = 10.0  # for how many turns a meter is a burden: by then it is lowered, or a leg raises it anyway
RIVAL: Final = 0.4  # what the prospects of the best rival count, against one's own
DAMAGED: Final = -8.0  # what a Damaged card is worth in the deck
RELIEF: Final = 2.5  # what food and personal cards are worth for the meters alone
DRAWN: Final = 1.0  # what a drawn card is worth, usually
MOST_IN_DECK: Final = 15.0  # no card of a deck counts for more: a dog is played once

# What one unit of an effect is worth.
UNIT: Final[dict[str, float]] = {
    "look": 1.5, "recover": 0.8, "clear": 2.5, "new_day": 2.0, "free_cost": 4.0, "immune_today": 1.0,
    "destroy_from_hand": 0.5,
}  # fmt: skip


class Prices:
    """What each kind of card is worth with so many turns to go at such a speed: once it works, and before it is paid.

    `slow` squares lie right ahead where speed bonuses do not count. What harms rivals is worth more the more of them
    there are. Cards that are drawn are counted apart, since what they are worth depends on the deck.
    """

    def __init__(self, content: Content, turns: int, speed_now: int, rivals: int, slow: int = 0) -> None:
        self.content = content
        self.turns = turns
        self.speed = speed_now
        self.rivals = rivals
        self.slow = slow
        kinds = range(len(content.ids))
        self.working: list[float] = [self._working(card) for card in kinds]
        self.draws: list[int] = [self._draws(content.cards.block[card]) for card in kinds]
        self.cards: list[float] = [self._unpaid(card) for card in kinds]
        self.in_deck: list[float] = [min(MOST_IN_DECK, worth) for worth in self.cards]

    def _working(self, card: int) -> float:
        if card == self.content.cards.damaged:
            return 1.5 + 0.1 * self.turns
        worth = self._block(self.content.cards.block[card])
        if self.content.cards.types[card] in (DOG, ATTACHMENT):
            worth += lasting(self.content, card, self.turns)
        return worth

    def _draws(self, block: int) -> int:
        """How many cards an effect draws; two dogs where each of them gives one."""
        drawn = 0
        for op in self.content.cards.blocks[block]:
            if RESOLVE_OPS[op.code] == "draw":
                drawn += 2 if op.n == DOGS else op.n
        return drawn

    def _unpaid(self, card: int) -> float:
        if card == self.content.cards.damaged:
            return DAMAGED
        printed = self.content.cards.costs
        energy = 3.0 if printed[ENERGY][card] == ALL else 0.8 * printed[ENERGY][card]
        lucky: float = LUCK ** printed[RISK][card]
        relief = RELIEF if self.content.cards.types[card] in (FOOD, PERSONAL) else 0.0
        worth = self.working[card] + DRAWN * self.draws[card] + relief
        return worth * lucky - energy - 0.3 * printed[HEALTH][card]

    def _block(self, block: int) -> float:
        return sum([self._step(op) for op in self.content.cards.blocks[block]])

    def _step(self, op: Op) -> float:
        word = RESOLVE_OPS[op.code]
        if word == "move":
            squares = max(0, op.n + self.speed) * op.k
            return squares + OUT_OF_SLOW * min(squares, self.slow)
        if word == "when":
            return 0.4 * self._block(op.then)
        if word in ("damage", "hypothermia", "starvation"):
            return -self._harm(word) * op.n if op.who == SELF else self._against() * self._harm(word) * op.n
        if word == "raise_to_leg":
            return self._against()
        if word == "kill_dog":
            return self._against() * SPEED * self.turns * (2.0 if op.who == OTHERS else 1.0)
        if word == "sacrifice":
            return -usual_sacrifice(self.turns)
        if word == "take":
            chosen = 2.0 if op.n < 0 else float(min(op.n, 1 + op.k / 3)) if op.k >= 0 else 1.0
            return TAKEN * self.turns * chosen
        return UNIT.get(word, 0.0) * (op.n if word == "recover" and op.n > 0 else 1.0)

    def _harm(self, word: str) -> float:
        """A Damaged card, or one more point of a meter."""
        return 1.0 + (0.15 * self.turns if word == "damage" else 0.5 * min(self.turns, METER_TURNS))

    def _against(self) -> float:
        """What harm to all rivals counts: only one of them is the best, but nobody knows which it will be."""
        return RIVAL * (1 + self.rivals) / 2 if self.rivals else 0.0


def usual_sacrifice(turns: int) -> float:
    """What the loss of a dog usually costs."""
    return 1.0 + SPEED * turns


def lasting(content: Content, card: int, turns: float) -> float:
    """What a dog or attachment brings in so many turns."""
    return 1.0 + turns * each_turn(content, card)


def each_turn(content: Content, card: int) -> float:
    """What a dog or attachment brings in a turn: speed, larger hands, lower costs."""
    cards = content.cards
    each = SPEED * (cards.speed[card] + 2.0 * cards.speed_other_dogs[card] + 3.0 * (cards.speed_times[card] - 1))
    each += HAND * cards.hand_size[card] + 0.4 * cards.on_move[card]
    each += 0.6 * cards.reduction[ENERGY][card] + 0.3 * cards.reduction[HEALTH][card]
    return each + 0.4 * cards.reduction[RISK][card] - 0.1 * cards.leg_entry[card]
