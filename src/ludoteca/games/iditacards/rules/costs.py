"""Iditacards, 'Costs': energy, health, risk, in that order."""

from typing import Final

from ludoteca.engine import (
    Args,
    Argument,
    Decision,
    EventType,
    Frame,
    Reason,
    Verb,
    WhyNot,
    add,
    ask,
    distinct,
    do,
    roll,
    without,
)
from ludoteca.games.iditacards.cards import FOOD, PERSONAL
from ludoteca.games.iditacards.domains import CARD, OWED
from ludoteca.games.iditacards.rules import effects, meters, risk
from ludoteca.games.iditacards.rules.common import (
    CardEffect,
    DeckDraw,
    from_deck,
    from_hand,
    must_be_in_hand,
    not_played,
)
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, HYPOTHERMIA, RISK, STARVATION
from ludoteca.table.bundles import Bundle, Bundled, replies

PLAYS: Final = EventType("plays", CARD)
PAYS: Final = EventType("pays", CARD)
LOSES: Final = EventType("loses", CARD)

KEEP: Final = Bundle("keep")

NOT_IN_HAND: Final = Reason("not-in-hand")
CANNOT_PAY: Final = Reason("damaged", "IC-131")


def cost(s: Race, player: int, card: int, kind: int) -> int:
    """Printed number, plus the meter, less reductions; or nothing at all.

    IC-045, IC-046, IC-047, IC-048, IC-097, IC-102, IC-159
    """
    return changed_cost(s, player, card, kind, change(s, player, kind))


def change(s: Race, player: int, kind: int) -> int:
    """What the meter adds to every cost of this kind, less reductions. IC-045, IC-097, IC-102, IC-159"""
    racer, reduction, more = s.players[player], s.content.cards.reduction[kind], 0
    if kind == ENERGY:
        more = s.content.cost_increase[racer.hypothermia]
    elif kind == HEALTH:
        more = s.content.cost_increase[racer.starvation]
    for dog in racer.team:
        more -= reduction[dog]
    for held in racer.attached:
        for card in held:
            more -= reduction[card]
    return more


def changed_cost(s: Race, player: int, card: int, kind: int, more: int) -> int:
    """A cost after this change, or nothing if it is free. IC-046, IC-047, IC-048"""
    racer = s.players[player]
    if (kind == ENERGY and racer.free_energy) or (kind == HEALTH and racer.free_health):
        return 0
    number = s.content.cards.costs[kind][card]
    return ALL if number == ALL else max(0, number + more)


def play_from_hand(s: Race, player: int, card: int) -> None:
    """A card from the hand is the action of this turn. IC-013, IC-040"""
    from_hand(s, player, card)
    s.tell(PLAYS, player, card)
    put_on_table(s, player, card)


def put_on_table(s: Race, player: int, card: int) -> None:
    """Food and personal cards help at once; then the costs are paid. IC-018, IC-038, IC-044, IC-098, IC-104"""
    add(s.players[player].played, card)
    kind = s.content.cards.types[card]
    if kind == FOOD:
        meters.set_meter(s, player, STARVATION, s.players[player].starvation - 1)
    elif kind == PERSONAL:
        meters.set_meter(s, player, HYPOTHERMIA, s.players[player].hypothermia - 1)
    if s.options["failed_cards_count_as_played"]:
        note_as_played(s, player, card)
    s.then([do(PAY_HEALTH, player, card)])
    pay_energy(s, player, card)


def note_as_played(s: Race, player: int, card: int) -> None:
    """Remember what was played today, for cards that depend on it. IC-062, IC-138, IC-156"""
    racer, cards = s.players[player], s.content.cards
    if cards.types[card] == FOOD:
        racer.ate = True
        if card in cards.meals:
            racer.meals |= 1 << cards.meals.index(card)
    elif cards.types[card] == PERSONAL:
        racer.personal += 1


def pay_energy(s: Race, player: int, card: int) -> None:
    """Discard cards from the hand, all or nothing; Damaged cannot pay. IC-040, IC-042, IC-043, IC-048, IC-131"""
    hand = s.players[player].hand
    damaged = s.content.cards.damaged
    payable = [held for held in hand if held != damaged]
    owed = cost(s, player, card, ENERGY)
    needed = len(hand) if owed == ALL else owed
    if len(payable) < needed:
        must_be_in_hand(s, player, damaged, len(hand) - needed + 1)
        risk.fail(s, player, card)
    elif len(payable) == needed:
        for held in payable:
            discard_as_energy(s, player, held)
    elif needed:
        s.then([ask(PAY_ENERGY, player, needed)])


def discard_as_energy(s: Race, player: int, card: int) -> None:
    """Pay with one card from the hand. IC-040"""
    from_hand(s, player, card)
    add(s.players[player].discard, card)
    s.tell(PAYS, player, card)


class PayEnergy(Decision[Race]):
    """Choose the cards to discard, one at a time. IC-040, IC-043, IC-131"""

    CARRIES = (OWED,)
    COMMUTES = True

    pay = Verb(CARD)

    def beneath(self, s: Race, player: int, turn: int, args: Args) -> list[Frame]:
        """The other costs of a card in front of them, if there is one."""
        health = [do(PAY_HEALTH, player, card) for card in s.players[player].played[:1]]
        return [*health, *super().beneath(s, player, turn, args)]

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """Everything owed can be paid."""
        hand = s.players[player].hand
        payable = len(hand) - hand.count(s.content.cards.damaged)
        return f"their hand can pay {payable}, not {args[0]}" if args[0] > payable else ""

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Every kind in the hand except Damaged."""
        first, damaged = self.pay.first, s.content.cards.damaged
        return [first + card for card in distinct(s.players[player].hand) if card != damaged]

    def bundles(self, s: Race, player: int, args: Args) -> list[Bundled]:
        """If all cards but one are paid: which one to keep."""
        damaged = s.content.cards.damaged
        payable = [card for card in s.players[player].hand if card != damaged]
        if args[0] == 1 or len(payable) != args[0] + 1:
            return []
        return [self.keeping(s, payable, card) for card in distinct(payable)]

    def keeping(self, s: Race, payable: list[int], kept: int) -> Bundled:
        """Pay with all the others; nothing is asked once the remaining cards are alike."""
        rest = payable
        answers: list[int] = []
        for card in without(payable, [kept]):
            if len(set(rest)) > 1:
                answers.append(self.pay.at(card))
            rest = without(rest, [card])
        return KEEP.of(replies(self, answers), CARD.words(s.game.prefix, s.content, kept))

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        """It must be in the hand, and not Damaged."""
        card = self.pay.object(answer)
        if card not in s.players[player].hand:
            return NOT_IN_HAND.because()
        return CANNOT_PAY.because() if card == s.content.cards.damaged else None

    def prompt_words(self, s: Race, player: int, args: Args) -> dict[str, Argument]:
        """Which card this is, of how many: the card being paid for is right beneath, waiting for its health."""
        place, _, card = s.stack[-2] if len(s.stack) > 1 else (-1, player, ())
        count = max(args[0], cost(s, player, card[0], ENERGY)) if place == PAY_HEALTH.number else args[0]
        return {"number": count - args[0] + 1, "count": count}

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Ask again until everything is paid."""
        discard_as_energy(s, player, self.pay.object(answer))
        if args[0] > 1:
            s.then([ask(PAY_ENERGY, player, args[0] - 1)])


class PayHealth(CardEffect):
    """Discard cards from the deck, all or nothing. IC-039, IC-041, IC-042, IC-044"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Computed after energy is paid."""
        card = args[0]
        owed = cost(s, player, card, HEALTH)
        if owed > len(s.players[player].deck):
            risk.fail(s, player, card)
            return
        s.then([do(PAY_RISK, player, card)])
        if owed:
            s.then([roll(LOSE_CARD, player, owed, card)])


class LoseCard(DeckDraw):
    """One card from the top of the deck is discarded; Damaged ends the turn. IC-041, IC-128, IC-129, IC-177"""

    CARRIES = (OWED, CARD)

    lose = Verb(CARD)

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """The card that costs it has been played, and the deck can pay."""
        wrong = super().misplaced(s, player, args) or not_played(s, player, args[1])
        if not wrong and args[0] > len(s.players[player].deck):
            wrong = f"their deck can pay {len(s.players[player].deck)}, not {args[0]}"
        return wrong

    def chosen(self, s: Race, player: int, lost: int, args: Args) -> None:
        """Everyone sees it."""
        owed, card = args
        from_deck(s, player, lost)
        add(s.players[player].discard, lost)
        s.tell(LOSES, player, lost)
        if lost == s.content.cards.damaged:
            risk.fail(s, player, card)
        elif owed > 1:
            s.then([roll(LOSE_CARD, player, owed - 1, card)])


class PayRisk(CardEffect):
    """Without risk a card takes effect now; with risk it waits or fails. IC-044, IC-050, IC-058, IC-059, IC-081"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Computed after health is paid."""
        card = args[0]
        owed = cost(s, player, card, RISK)
        if not owed:
            s.then([do(effects.RESOLVE, player, card)])
        elif s.leg_at(s.players[player].position).risks_fail:
            risk.fail(s, player, card)
        else:
            risk.wait(s, player, card, owed)


PAY_ENERGY: Final = PayEnergy()
PAY_HEALTH: Final = PayHealth()
LOSE_CARD: Final = LoseCard()
PAY_RISK: Final = PayRisk()
