"""Iditacards, 'Costs': energy, health, risk, in that order."""

from typing import Final

from ludoteca.engine import (
    Args,
    Argument,
    Decision,
    Effect,
    EventType,
    Reason,
    Verb,
    WhyNot,
    add,
    ask,
    distinct,
    do,
    roll,
)
from ludoteca.games.iditacards.cards import FOOD, PERSONAL
from ludoteca.games.iditacards.domains import CARD, OWED
from ludoteca.games.iditacards.rules import card_effects, failure, meters, turn_end
from ludoteca.games.iditacards.rules.piles import (
    NOT_IN_HAND,
    DeckDraw,
    from_deck,
    from_hand,
    must_be_in_hand,
    seen_in_hand,
)
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL, ENERGY, HEALTH, HYPOTHERMIA, RISK, STARVATION

PLAYS: Final = EventType("plays", CARD)
PAYS: Final = EventType("pays", CARD)
LOSES: Final = EventType("loses", CARD)
WAITS: Final = EventType("waits", CARD, OWED)
REVEALS: Final = EventType("reveals", CARD)
KEEPS: Final = EventType("keeps", CARD)

CANNOT_PAY: Final = Reason("damaged", "IC-131")


# ---------------------------------------------------------------- what a card costs


def cost(s: Race, player: int, card: int, kind: int) -> int:
    """Printed number, plus the meter, less reductions; or nothing at all.

    IC-045, IC-046, IC-047, IC-048, IC-097, IC-102, IC-159
    """
    return changed_cost(s, player, card, kind, change(s, player, kind))


def change(s: Race, player: int, kind: int) -> int:
    """The change to every cost of this kind: the meter, less reductions. IC-045, IC-097, IC-102, IC-159"""
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


def changes(s: Race, player: int) -> list[int]:
    return [change(s, player, ENERGY), change(s, player, HEALTH), change(s, player, RISK)]


def costs_when_played(s: Race, player: int, card: int, more: list[int]) -> list[int]:
    """Energy, health and risk after these changes: food and personal cards lower a meter first. IC-038, IC-044"""
    racer, kind, increase = s.players[player], s.content.cards.types[card], s.content.cost_increase
    energy, health, risk = more
    if kind == PERSONAL:
        energy -= increase[racer.hypothermia] - increase[max(0, racer.hypothermia - 1)]
    elif kind == FOOD:
        health -= increase[racer.starvation] - increase[max(0, racer.starvation - 1)]
    return [
        changed_cost(s, player, card, ENERGY, energy),
        changed_cost(s, player, card, HEALTH, health),
        changed_cost(s, player, card, RISK, risk),
    ]


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
        card_effects.note_as_played(s, player, card)
    s.then([do(PAY_HEALTH, player, card)])
    pay_energy(s, player, card)


# ---------------------------------------------------------------- energy


def pay_energy(s: Race, player: int, card: int) -> None:
    """Discard cards from the hand, all or nothing; Damaged cannot pay. IC-040, IC-042, IC-043, IC-048, IC-131"""
    hand = s.players[player].hand
    damaged = s.content.cards.damaged
    payable = [held for held in hand if held != damaged]
    owed = cost(s, player, card, ENERGY)
    needed = len(hand) if owed == ALL else owed
    if len(payable) < needed:
        must_be_in_hand(s, player, damaged, len(hand) - needed + 1)
        failure.fail(s, player, card)
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

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Every kind in the hand except Damaged."""
        first, damaged = self.pay.first, s.content.cards.damaged
        return [first + card for card in distinct(s.players[player].hand) if card != damaged]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        card = self.pay.object(answer)
        if card not in s.players[player].hand:
            return NOT_IN_HAND.because()
        return CANNOT_PAY.because() if card == s.content.cards.damaged else None

    def prompt_words(self, s: Race, player: int, args: Args) -> dict[str, Argument]:
        """Which card this is, of how many: the card being paid for is right beneath, waiting for its health."""
        number, _, card = s.stack[-2] if len(s.stack) > 1 else (-1, player, ())
        count = max(args[0], cost(s, player, card[0], ENERGY)) if number == PAY_HEALTH.number else args[0]
        return {"number": count - args[0] + 1, "count": count}

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        discard_as_energy(s, player, self.pay.object(answer))
        if args[0] > 1:
            s.then([ask(PAY_ENERGY, player, args[0] - 1)])


# ---------------------------------------------------------------- health


class PayHealth(Effect[Race]):
    """Discard cards from the deck, all or nothing. IC-039, IC-041, IC-042, IC-044"""

    CARRIES = (CARD,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """Computed after energy is paid."""
        card = args[0]
        owed = cost(s, player, card, HEALTH)
        if owed > len(s.players[player].deck):
            failure.fail(s, player, card)
            return
        s.then([do(PAY_RISK, player, card)])
        if owed:
            s.then([roll(LOSE_CARD, player, owed, card)])


class LoseCard(DeckDraw):
    """One card from the top of the deck is discarded; Damaged ends the turn. IC-041, IC-128, IC-129, IC-177"""

    CARRIES = (OWED, CARD)

    lose = Verb(CARD)

    def chosen(self, s: Race, player: int, lost: int, args: Args) -> None:
        """Everyone sees it."""
        owed, card = args
        from_deck(s, player, lost)
        add(s.players[player].discard, lost)
        s.tell(LOSES, player, lost)
        if lost == s.content.cards.damaged:
            failure.fail(s, player, card)
        elif owed > 1:
            s.then([roll(LOSE_CARD, player, owed - 1, card)])


# ---------------------------------------------------------------- risk


class PayRisk(Effect[Race]):
    """Without risk a card takes effect now; with risk it waits or fails. IC-044, IC-050, IC-058, IC-059, IC-081"""

    CARRIES = (CARD,)

    def run(self, s: Race, player: int, args: Args) -> None:
        """Computed after health is paid."""
        card = args[0]
        owed = cost(s, player, card, RISK)
        if not owed:
            s.then([do(card_effects.RESOLVE, player, card)])
        elif s.leg_at(s.players[player].position).risks_fail:
            failure.fail(s, player, card)
        else:
            wait(s, player, card, owed)


def wait(s: Race, player: int, card: int, owed: int) -> None:
    """A card starts waiting; this turn reveals nothing more. IC-050, IC-053, IC-059"""
    racer = s.players[player]
    racer.played.remove(card)
    racer.waiting.append(card)
    racer.owed.append(owed)
    racer.paid.append(0)
    s.tell(WAITS, player, card, owed)
    s.unwind(turn_end.END_OF_ACTION)


def reveal(s: Race, player: int) -> None:
    """The next risk card is due; with an empty deck, or on some legs, it fails. IC-050, IC-057, IC-081"""
    racer = s.players[player]
    if not racer.deck or s.leg_at(racer.position).risks_fail:
        failure.fail(s, player, racer.waiting[-1])
    else:
        s.then([roll(REVEAL_CARD, player)])


class RevealCard(DeckDraw):
    """The top card of the deck is turned up and played in full. IC-050, IC-051, IC-061, IC-164, IC-177"""

    turn_up = Verb(CARD)

    def chosen(self, s: Race, player: int, card: int, args: Args) -> None:
        """With a Reliable Dog, the first card of a risk is kept instead of played."""
        racer = s.players[player]
        from_deck(s, player, card)
        s.tell(REVEALS, player, card)
        s.then([do(RISK_PAID, player)])
        if racer.paid[-1] == 0 and any(s.content.cards.draw_first_risk[dog] for dog in racer.team):
            add(racer.hand, card)
            seen_in_hand(s, player, card)
            s.tell(KEEPS, player, card)
        else:
            put_on_table(s, player, card)


class RiskPaid(Effect[Race]):
    """One risk of the newest waiting card is paid; when the last one is paid, the card takes effect. IC-052, IC-053"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """A card that takes effect itself counts as a paid risk of the card below."""
        racer = s.players[player]
        racer.owed[-1] -= 1
        racer.paid[-1] += 1
        if racer.owed[-1]:
            return
        card = racer.waiting.pop()
        racer.owed.pop()
        racer.paid.pop()
        add(racer.played, card)
        if racer.waiting:
            s.then([do(RISK_PAID, player)])
        s.then([do(card_effects.RESOLVE, player, card)])


PAY_ENERGY: Final = PayEnergy()
PAY_HEALTH: Final = PayHealth()
LOSE_CARD: Final = LoseCard()
PAY_RISK: Final = PayRisk()
REVEAL_CARD: Final = RevealCard()
RISK_PAID: Final = RiskPaid()
